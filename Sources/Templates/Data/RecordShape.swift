/// A shape together with how each of its fields is read from a subject, so that a field is declared once.
///
/// ```swift
/// let pizza = RecordShape<Pizza>("pizza", [
///     .text("name") { $0.name },
///     .flag("vegan") { $0.isVegan },
/// ])
/// let menu = RecordShape<Menu>("menu page", [.list("pizzas", pizza) { $0.pizzas }])
/// ```
public struct RecordShape<Subject: Sendable>: Sendable {
    /// The names and kinds, which a template is compiled for.
    public let shape: Shape
    @usableFromInline let entries: [Field<Subject>.Entry]

    /// A shape called `name` in messages. Of two fields with one name the later counts.
    @inlinable
    public init(_ name: String, _ fields: [Field<Subject>]) {
        let entries = fields.flatMap(\.entries)
        shape = Shape(name, entries.map { ($0.name, $0.kind) })
        self.entries = entries
    }

    /// What a template shows of `subject`. A field is read when the template comes to it, and each time that it does.
    @inlinable
    public func record(_ subject: Subject) -> Record {
        Record(shape: shape) { [entries] in entries[$0].read(subject) }
    }
}
