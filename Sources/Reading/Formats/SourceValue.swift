import Diagnostics

/// A value of a JSON or YAML file together with the place where it stands.
///
/// Nothing is interpreted yet: a number is its text as written, an unquoted YAML scalar is text, and the field that is
/// read decides what it means (see ``Fields``).
///
/// ```swift
/// var diagnostics = DiagnosticList()
/// let value = JSONReader.read(Array(#"{"basePrice": 4.50}"#.utf8), file: "menu.json", diagnostics: &diagnostics)
/// // value["basePrice"] is .number("4.50") at 1:15, four scalars long
/// ```
public struct SourceValue: Hashable, Sendable {
    /// The kinds of values.
    public enum Content: Hashable, Sendable {
        /// JSON's `null`; in YAML nothing at all, `~` or `null`.
        case null
        /// JSON's `true` or `false`; YAML's are plain text.
        case bool(Bool)
        /// A JSON number, its text as written.
        case number(String)
        /// Text without its quotes and escapes; `plain` for an unquoted YAML scalar, which may stand for a number.
        case text(String, plain: Bool)
        /// The items in the order written.
        case list([SourceValue])
        /// The entries in the order written, each key once.
        case map([Entry])
    }

    /// A key of a map with its value.
    public struct Entry: Hashable, Sendable {
        /// Without quotes and escapes.
        public var key: String
        /// The key as written, its quotes included.
        public var keySpan: SourceSpan
        /// What the key stands for.
        public var value: SourceValue

        /// The entry `key: value`.
        public init(key: String, keySpan: SourceSpan, value: SourceValue) {
            self.key = key
            self.keySpan = keySpan
            self.value = value
        }
    }

    /// What stands there.
    public var content: Content
    /// The token with its quotes; for a list, a map or text over several lines its first character.
    public var span: SourceSpan

    /// The value `content` at `span`.
    public init(_ content: Content, at span: SourceSpan) {
        self.content = content
        self.span = span
    }

    /// The value of `key`; nil when this is no map or has no such key. Cost: the number of entries.
    public subscript(key: String) -> SourceValue? {
        guard case .map(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }
}
