/// A record with a shape made from its own values: for names known only when the program runs.
public struct Record: Sendable {
    /// The names of the values and their kinds.
    let shape: RecordShape<[Value]>
    /// The values, by slot.
    let values: [Value]

    /// A record of these values. A list of records takes the shape that all its records share; any other list is one of
    /// texts.
    public init(_ name: String, _ fields: [(name: String, value: Value)]) {
        values = fields.map(\.value)
        shape = RecordShape(
            name,
            fields.enumerated().map { slot, field in
                Field(field.name, field.value.kind) { values, interpreter in interpreter.emit(values.pointee[slot]) }
            })
    }
}
