/// A shape together with how each of its fields is read from a subject, so that a field is declared once.
///
/// ```swift
/// struct Pizza { var (name, isVegan): (String, Bool) }
///
/// let pizza = RecordShape<Pizza>("pizza", [
///     .text("name") { $0.name },
///     .flag("vegan") { $0.isVegan },
/// ])
/// let menu = RecordShape<[Pizza]>("menu page", [.list("pizzas", pizza) { $0 }])
/// ```
public struct RecordShape<Subject: Sendable>: Sendable {
    @usableFromInline let fields: FieldTable

    /// What the names stand for, which a template is compiled for.
    public var shape: Shape { fields.shape }

    /// A shape called `name` in messages. Of two fields with one name the later counts.
    @inlinable
    public init(_ name: String, _ fields: [Field<Subject>]) {
        var entries: [FieldTable.Entry] = []
        for field in fields { entries += field.entries }
        self.fields = FieldTable(name, entries)
    }
}
