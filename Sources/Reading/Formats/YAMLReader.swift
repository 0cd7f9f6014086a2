import Diagnostics

/// Reads YAML into values that know where they stand, through the events of libyaml.
///
/// Every plain scalar stays text: what `no`, `017` or `12:30` means is for the field to decide. The meaning of tags is
/// left aside, but `!!str` makes a plain scalar quoted text. A merge key `<<` is a key like any other.
///
/// ```swift
/// var diagnostics = DiagnosticList()
/// let value = YAMLReader.read(Array("title: Soup\nservings: 4\n".utf8), file: "site.yml", diagnostics: &diagnostics)
/// // value["servings"] is .text("4", plain: true) at 2:11
/// ```
public enum YAMLReader {
    /// How many lists and maps may stand inside one another.
    public static let deepest = 64
    /// How many values the aliases of one text may stand for, all together.
    public static let maxAliased = 1_000

    /// The value of the first document in `bytes`; null for an empty one, nil when its syntax gives none.
    ///
    /// `firstLine` is the line of the file on which `bytes` begin, for front matter. Reports `not-utf8`, `yaml-syntax`
    /// and `duplicate-key` (where the last one counts). Cost: linear, about 25 µs for a front matter of 1 KB.
    public static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int = 1, diagnostics: inout DiagnosticList
    ) -> SourceValue? {
        guard UTF8Check.passes(bytes, file: file, firstLine: firstLine, diagnostics: &diagnostics) else { return nil }
        let text = UnsafeBufferPointer(rebasing: bytes[ByteOrderMark.length(in: bytes)...])
        guard !text.isEmpty else { return SourceValue(.null, at: SourceSpan(line: firstLine, column: 1)) }
        var simple = SimpleYAML(text, firstLine: firstLine)
        if let map = simple.map(file: file, diagnostics: &diagnostics) { return map }
        return compose(text, file: file, firstLine: firstLine, diagnostics: &diagnostics)
    }

    /// The value that libyaml's events give, whatever the text.
    static func compose(
        _ text: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int, diagnostics: inout DiagnosticList
    ) -> SourceValue? {
        var composer = YAMLComposer(text, file: file, firstLine: firstLine)
        let value = composer.firstDocument()
        diagnostics.append(composer.diagnostics)
        return value
    }

    /// The value of the first document in `bytes`; null for an empty one, nil when its syntax gives none.
    ///
    /// Reports what the variant over a buffer reports.
    public static func read(
        _ bytes: [UInt8], file: String, firstLine: Int = 1, diagnostics: inout DiagnosticList
    ) -> SourceValue? {
        bytes.withUnsafeBufferPointer { read($0, file: file, firstLine: firstLine, diagnostics: &diagnostics) }
    }

    /// The value of the front matter that stands at `range` of a file's bytes, as `FrontMatter` finds it.
    static func read(
        frontMatter range: Range<Int>, of bytes: [UInt8], file: String, diagnostics: inout DiagnosticList
    ) -> SourceValue? {
        bytes.withUnsafeBufferPointer {
            FrontMatterYAML.read(
                UnsafeBufferPointer(rebasing: $0[range]), file: file, firstLine: FrontMatter.yamlLine,
                diagnostics: &diagnostics)
        }
    }
}
