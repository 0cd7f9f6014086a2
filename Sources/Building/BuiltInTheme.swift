import DefaultTheme

/// The text of the default theme's files, for the lines that diagnostics show.
public struct BuiltInTheme: Sendable {
    /// The theme inside this program.
    public init() {}

    /// The bytes of a file by its path in the site (`templates/menu.html`), or nil.
    public func file(_ path: String) -> [UInt8]? {
        DefaultTheme.files.first { "templates/" + $0.path == path }.map { Array($0.bytes) }
    }
}
