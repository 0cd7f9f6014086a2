/// A name that templates can use, and how its value is read from a subject.
public struct Field<Subject>: Sendable {
    let declared: [(name: String, kind: Shape.Kind)]
    let append: @Sendable (Subject, inout [Value]) -> Void

    /// Text; nil is absent, and empty text is false in a section.
    public static func text(_ name: String, _ get: @escaping @Sendable (Subject) -> String?) -> Field {
        Field(name, .text) { get($0).map(Value.text) ?? .absent }
    }

    /// UTF-8 HTML that is safe already, so that HTML text shows it without escaping it again; nil is absent.
    public static func html(_ name: String, _ get: @escaping @Sendable (Subject) -> [UInt8]?) -> Field {
        Field(name, .html) { get($0).map(Value.html) ?? .absent }
    }

    /// A flag, for sections.
    public static func flag(_ name: String, _ get: @escaping @Sendable (Subject) -> Bool) -> Field {
        Field(name, .flag) { .flag(get($0)) }
    }

    /// A record within the record; nil is absent.
    public static func record<Inner>(
        _ name: String, _ shape: RecordShape<Inner>, _ get: @escaping @Sendable (Subject) -> Inner?
    ) -> Field {
        Field(name, .record(shape.shape)) { get($0).map { .record(shape.record($0)) } ?? .absent }
    }

    /// A list of records, in the order given.
    public static func list<Inner>(
        _ name: String, _ shape: RecordShape<Inner>, _ get: @escaping @Sendable (Subject) -> [Inner]
    ) -> Field {
        Field(name, .list(shape.shape)) { .list(get($0).map { .record(shape.record($0)) }) }
    }

    /// A list of plain texts, each printed by `{{.}}`, in the order given.
    public static func texts(_ name: String, _ get: @escaping @Sendable (Subject) -> [String]) -> Field {
        Field(name, .texts) { .list(get($0).map(Value.text)) }
    }

    /// All fields of another shape, as fields of this one: "all of a pizza, and …".
    public static func include<Inner>(
        _ shape: RecordShape<Inner>, _ get: @escaping @Sendable (Subject) -> Inner
    ) -> Field {
        Field(declared: shape.declared) { shape.append(get($0), to: &$1) }
    }

    private init(_ name: String, _ kind: Shape.Kind, _ get: @escaping @Sendable (Subject) -> Value) {
        self.init(declared: [(name, kind)]) { $1.append(get($0)) }
    }

    private init(
        declared: [(name: String, kind: Shape.Kind)], append: @escaping @Sendable (Subject, inout [Value]) -> Void
    ) {
        self.declared = declared
        self.append = append
    }
}
