import DefaultTheme
import Diagnostics
import Reading

/// Prints the problems of a site with the lines that they stand on: those of its files, or of the theme inside the
/// program.
public struct SiteDiagnostics: Sendable {
    private let formatter: DiagnosticFormatter

    /// Diagnostics of the site in the folder `site`.
    public init(site: String, colour: Bool = false) {
        formatter = DiagnosticFormatter(colour: colour) { file in
            // A file that cannot be read has no line to show; the diagnostic is printed without one.
            try? Self.bytes(of: file, in: site)
        }
    }

    /// The text of what is shown of problems, in order.
    public func text(_ digest: ProblemDigest) -> TerminalText { formatter.format(digest.entries) }

    /// The lines that problems stand on, with number and caret; nil where there is none to show.
    public func excerpts(of diagnostics: [Diagnostic]) -> [String?] {
        formatter.excerpts(at: diagnostics.map(\.location)).map { $0?.text }
    }

    /// The file that a problem stands in; one that is not in the site is the theme's, or is named as the command line names it.
    private static func bytes(of file: String, in site: String) throws(FileFailure) -> [UInt8]? {
        if let bytes = try TextFile.readIfPresent(site + "/" + file) ?? themeFile(file) { return bytes }
        return try TextFile.readIfPresent(file)
    }

    private static func themeFile(_ path: String) -> [UInt8]? {
        DefaultTheme.files.first { "templates/" + $0.path == path }.map { Array($0.bytes) }
    }
}
