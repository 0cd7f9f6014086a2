import Diagnostics

/// Reads the words of a language from a theme's `strings/<language>.yml`: keys with texts.
public enum StringsReader {
    /// The text of each key; what is no text is reported.
    public static func read(_ bytes: [UInt8], file: String, diagnostics: inout DiagnosticList) -> [String: String] {
        guard let root = YAMLReader.read(bytes, file: file, diagnostics: &diagnostics) else { return [:] }
        var fields = Fields(root, file: file, subject: "the words")
        let table = fields.allTexts()
        fields.finish(into: &diagnostics)
        return table
    }

    /// The keys as they stand there; what is wrong with the file is reported as ``read(_:file:diagnostics:)`` does.
    public static func keys(_ bytes: [UInt8], file: String, diagnostics: inout DiagnosticList) -> [Located<String>] {
        guard let root = YAMLReader.read(bytes, file: file, diagnostics: &diagnostics) else { return [] }
        return Fields(root, file: file, subject: "the words").keys
    }
}
