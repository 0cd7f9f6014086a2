/// What a section is about, while it is run.
enum Frame {
    /// A record: a subject where it stands in memory, with its fields. Both live as long as the frame, which is pushed and
    /// popped by one call of `Interpreter.run(_:about:as:)` that holds them.
    case record(UnsafeRawPointer, Unmanaged<FieldTable>)
    /// A text, a flag or the like.
    case value(Value)
    /// JSON that is safe in a script element already.
    case json([UInt8])
}
