import Text

extension Diagnostic {
    /// The diagnostic for programs.
    public var json: JSONValue {
        .object([
            .init("id", .text(id.rawValue)), .init("severity", .text(severity.rawValue)),
            .init("message", .text(message)), .init("file", .text(location?.file)),
            .init("line", .number(location?.span?.line)), .init("column", .number(location?.span?.column)),
            .init("length", .number(location?.span?.length)), .init("notes", .list(notes.map { .text($0) })),
            .init("fix", .text(fix)),
        ])
    }
}
