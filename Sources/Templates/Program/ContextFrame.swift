/// What a section is about, while it is run: where a subject stands in memory, with its fields.
///
/// It keeps nothing alive: frames are pushed and popped by `Interpreter.run(_:about:)`, within a call that holds what they
/// point to.
struct ContextFrame {
    /// A record's subject, or a `Value` that is no record.
    private let subject: UnsafeRawPointer
    private let fields: UnsafeMutablePointer<FieldReaders>?

    /// What a frame is about.
    enum Content {
        case record(UnsafeRawPointer, UnsafeMutablePointer<FieldReaders>)
        case value(UnsafePointer<Value>)
    }

    init(_ subject: UnsafeRawPointer, _ fields: FieldTable) {
        self.subject = subject
        self.fields = fields.readers
    }

    init(_ value: UnsafePointer<Value>) {
        subject = UnsafeRawPointer(value)
        fields = nil
    }

    var content: Content {
        if let fields { .record(subject, fields) } else { .value(subject.assumingMemoryBound(to: Value.self)) }
    }
}
