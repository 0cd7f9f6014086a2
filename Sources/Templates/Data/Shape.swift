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

    /// What a record of this shape is called in messages: "recipe page".
    public let name: String
    /// The names, by slot.
    public let names: [String]
    /// The kinds, by slot.
    public let kinds: [Kind]
    private let slots: [String: Int]

    /// A shape of named fields, in the order of their slots. Of two fields with one name the later counts.
    public init(_ name: String, _ fields: [(name: String, kind: Kind)]) {
        self.name = name
        names = fields.map(\.name)
        kinds = fields.map(\.kind)
        slots = Dictionary(zip(names, names.indices), uniquingKeysWith: { $1 })
    }

    /// Where the value of `name` stands in a record, or nil when the shape does not have the name.
    public func slot(of name: String) -> Int? { slots[name] }
}
