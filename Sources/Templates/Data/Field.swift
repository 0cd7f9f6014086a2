/// A name that templates can use, and how its value is read from a subject.
public struct Field<Subject: Sendable>: Sendable {
    /// One name with its value. A field that includes another shape has many.
    @usableFromInline struct Entry: Sendable {
        @usableFromInline let name: String
        @usableFromInline let kind: Shape.Kind
        @usableFromInline let read: @Sendable (Subject) -> Value

        @inlinable
        init(_ name: String, _ kind: Shape.Kind, _ read: @escaping @Sendable (Subject) -> Value) {
            self.name = name
            self.kind = kind
            self.read = read
        }
    }

    @usableFromInline let entries: [Entry]

    /// Text; nil is absent, and empty text is false in a section.
    @inlinable
    public static func text(_ name: String, _ get: @escaping @Sendable (Subject) -> String?) -> Field {
        Field(name, .text) { get($0).map(Value.text) ?? .absent }
    }

    /// UTF-8 HTML that is safe already, so that HTML text shows it without escaping it again; nil is absent.
    @inlinable
    public static func html(_ name: String, _ get: @escaping @Sendable (Subject) -> [UInt8]?) -> Field {
        Field(name, .html) { get($0).map(Value.html) ?? .absent }
    }

    /// UTF-8 JSON in which `<`, `>`, `&` and separators of lines are escaped already, for a script element; nil is absent.
    @inlinable
    public static func json(_ name: String, _ get: @escaping @Sendable (Subject) -> [UInt8]?) -> Field {
        Field(name, .html) { get($0).map(Value.json) ?? .absent }
    }

    /// A flag, for sections.
    @inlinable
    public static func flag(_ name: String, _ get: @escaping @Sendable (Subject) -> Bool) -> Field {
        Field(name, .flag) { .flag(get($0)) }
    }

    /// A record within the record; nil is absent.
    @inlinable
    public static func record<Inner: Sendable>(
        _ name: String, _ shape: RecordShape<Inner>, _ get: @escaping @Sendable (Subject) -> Inner?
    ) -> Field {
        Field(name, .record(shape.shape)) { get($0).map { .record(shape.record($0)) } ?? .absent }
    }

    /// A list of records, in the order given.
    @inlinable
    public static func list<Inner: Sendable>(
        _ name: String, _ shape: RecordShape<Inner>, _ get: @escaping @Sendable (Subject) -> [Inner]
    ) -> Field {
        Field(name, .list(shape.shape)) { subject in
            let items = get(subject)
            return .list(ValueList(count: items.count) { .record(shape.record(items[$0])) })
        }
    }

    /// A list of plain texts, each printed by `{{.}}`, in the order given.
    @inlinable
    public static func texts(_ name: String, _ get: @escaping @Sendable (Subject) -> [String]) -> Field {
        Field(name, .texts) { subject in
            let items = get(subject)
            return .list(ValueList(count: items.count) { .text(items[$0]) })
        }
    }

    /// All fields of another shape, as fields of this one: "all of a pizza, and …".
    @inlinable
    public static func include<Inner: Sendable>(
        _ shape: RecordShape<Inner>, _ get: @escaping @Sendable (Subject) -> Inner
    ) -> Field {
        Field(
            entries: shape.entries.map { inner in
                Entry(inner.name, inner.kind) { inner.read(get($0)) }
            })
    }

    @inlinable
    init(_ name: String, _ kind: Shape.Kind, _ read: @escaping @Sendable (Subject) -> Value) {
        self.init(entries: [Entry(name, kind, read)])
    }

    @inlinable
    init(entries: [Entry]) {
        self.entries = entries
    }
}
