/// A shape together with how each of its fields is read from a subject, so that a field is declared once.
///
/// ```swift
/// let pizza = RecordShape<Pizza>("pizza", [
///     .text("name") { $0.name },
///     .flag("vegan") { $0.isVegan },
/// ])
/// let menu = RecordShape<Menu>("menu page", [.list("pizzas", pizza) { $0.pizzas }])
/// ```
public struct RecordShape<Subject>: Sendable {
    /// The names and kinds, which a template is compiled for.
    public let shape: Shape
    private let fields: [Field<Subject>]

    /// A shape called `name` in messages. Of two fields with one name the later counts.
    public init(_ name: String, _ fields: [Field<Subject>]) {
        shape = Shape(name, fields.flatMap(\.declared))
        self.fields = fields
    }

    /// What a template shows of `subject`. Reads every field.
    public func record(_ subject: Subject) -> Record {
        var values: [Value] = []
        values.reserveCapacity(shape.names.count)
        append(subject, to: &values)
        return Record(shape: shape, values: values)
    }

    var declared: [(name: String, kind: Shape.Kind)] { fields.flatMap(\.declared) }

    func append(_ subject: Subject, to values: inout [Value]) {
        for field in fields { field.append(subject, &values) }
    }
}
