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
            // One that is not in the site is named as the command line names it.
            (try? TextFile.read(site + "/" + file)) ?? Self.themeFile(file) ?? (try? TextFile.read(file))
        }
    }

    /// The text of all problems, in order.
    public func text(_ findings: Findings) -> String {
        findings.diagnostics.map(formatter.format).joined()
    }

    /// The line that a problem stands on, with its number and a caret below it; nil when there is none to show.
    public func excerpt(of diagnostic: Diagnostic) -> String? {
        diagnostic.location.flatMap(formatter.excerpt(at:))
    }

    private static func themeFile(_ path: String) -> [UInt8]? {
        DefaultTheme.files.first { "templates/" + $0.path == path }.map { Array($0.bytes) }
    }
}
