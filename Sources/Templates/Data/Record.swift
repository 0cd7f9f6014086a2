/// The values of one subject, each read when a template asks for it.
public struct Record: Sendable {
    /// The names of the values and their kinds.
    public let shape: Shape
    @usableFromInline let read: @Sendable (Int) -> Value

    /// A record whose value in a slot is what `read` gives: for slots that the shape has.
    @inlinable
    init(shape: Shape, read: @escaping @Sendable (Int) -> Value) {
        self.shape = shape
        self.read = read
    }

    /// A record with a shape made from its own values: for names known only when the program runs, as the words of a
    /// language. A list of records takes the shape that all its records share; any other list is one of texts.
    public init(_ name: String, _ fields: [(name: String, value: Value)]) {
        self.init(shape: Shape(name, fields.map { ($0.name, $0.value.kind) })) { fields[$0].value }
    }

    /// The value in `slot`, absent when there is none.
    func value(in slot: Int) -> Value {
        slot < shape.names.count ? read(slot) : .absent
    }
}
