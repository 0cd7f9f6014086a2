/// Which names a kind of record has, and what each stands for; nested for records and lists.
public final class Shape: Sendable {
    /// What a name stands for.
    public indirect enum Kind: Sendable {
        case text
        case html
        case flag
        case record(Shape)
        /// A list of records.
        case list(Shape)
        /// A list of plain texts, printed by `{{.}}`.
        case texts
    }

    /// A name with what it stands for.
    public struct Field: Sendable {
        /// The name, as templates write it.
        public let name: String
        /// What it stands for.
        public let kind: Kind
        /// What else there is to know of it, in Markdown on one line; empty where the name says all.
        public let remark: String

        @usableFromInline
        init(_ name: String, _ kind: Kind, _ remark: String) {
            self.name = name
            self.kind = kind
            self.remark = remark
        }
    }

    /// What a record of this shape is called in messages: "recipe page".
    public let name: String
    /// The fields, by slot.
    public let fields: [Field]
    private let slots: [String: Int]

    /// The names, by slot.
    public var names: [String] { fields.map(\.name) }

    /// A shape with these fields, in the order of their slots. Of two fields with one name the later counts.
    init(_ name: String, _ fields: [Field]) {
        self.name = name
        self.fields = fields
        slots = Dictionary(zip(fields.lazy.map(\.name), fields.indices), uniquingKeysWith: { $1 })
    }

    /// Where the value of `name` stands in a record, or nil when the shape does not have the name.
    public func slot(of name: String) -> Int? { slots[name] }
}
