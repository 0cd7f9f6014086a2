import Diagnostics

/// Reads JSON (RFC 8259) into values that know where they stand.
///
/// Numbers stay text, so that a price never passes through binary floating point. A comment, a trailing comma and a
/// missing comma are reported and read over, so that one run shows them all; other syntax errors end the reading.
public enum JSONReader {
    /// How many lists and objects may stand inside one another.
    public static let deepest = 128
    /// How many syntax errors of one file are reported.
    public static let maxErrors = 20

    /// The value of a JSON file, or nil when its syntax does not give one. Cost: linear in the bytes.
    ///
    /// Reports `not-utf8`, `json-syntax` and `duplicate-key` (where the last one counts).
    public static func read(_ bytes: [UInt8], file: String, diagnostics: inout DiagnosticList) -> SourceValue? {
        guard UTF8Check.passes(bytes, file: file, diagnostics: &diagnostics) else { return nil }
        var parser = JSONParser(bytes, file: file)
        let value = parser.document()
        diagnostics.append(parser.diagnostics)
        return value
    }
}
