/// The values of one subject, in the order of its shape's names.
public struct Record: Sendable {
    /// The names of the values and their kinds.
    public let shape: Shape
    /// The values, by slot.
    public let values: [Value]

    /// The values of a subject of kind `shape`, in the order of its names.
    ///
    /// A value that is missing at the end counts as absent, and one too many is never read.
    public init(shape: Shape, values: [Value]) {
        self.shape = shape
        self.values = values
    }

    /// A record with a shape made from its own values: for names known only when the program runs, as the words of a
    /// language. A list of records takes the shape that all its records share; any other list is one of texts.
    public init(_ name: String, _ fields: [(name: String, value: Value)]) {
        shape = Shape(name, fields.map { ($0.name, $0.value.kind) })
        values = fields.map(\.value)
    }

    /// The value in `slot`, absent when there is none.
    func value(in slot: Int) -> Value {
        slot < values.count ? values[slot] : .absent
    }
}
