// Finding the field that a name means.
extension Interpreter {
    /// Has the value at a place read, to do with it what the task says.
    mutating func find(_ lookup: Lookup, to task: Task) {
        self.task = task
        isShown = false
        guard lookup.up != Lookup.byName else { return find(named: program.names[Int(lookup.slot)]) }
        let place = frames.count - 1 - Int(lookup.up)
        guard place >= 0 else { return }
        restSlots = Int(lookup.rest)..<Int(lookup.rest + lookup.restCount)
        if lookup.slot == Lookup.frame { emit(frames[place]) } else { read(Int(lookup.slot), of: frames[place]) }
    }

    /// Has the value of a name read, by the specification: the first part in the innermost record that has it, the other
    /// parts in what that gives.
    mutating func find(named parts: [String]) {
        restSlots = 0..<0
        restNames = parts.dropFirst()
        guard let first = parts.first else { return frames.last.map { emit($0) } ?? () }
        for frame in frames.reversed() {
            if case .record(_, let fields) = frame.content,
                let slot = fields.takeUnretainedValue().shape.slot(of: first)
            {
                return read(slot, of: frame)
            }
        }
    }

    private mutating func read(_ slot: Int, of frame: ContextFrame) {
        if case .record(let subject, let fields) = frame.content { read(slot, of: subject, fields) }
    }

    private mutating func read(_ slot: Int, of subject: UnsafeRawPointer, _ fields: Unmanaged<FieldTable>) {
        fields._withUnsafeGuaranteedRef { $0.read(slot, of: subject, for: &self) }
    }

    /// Whether no part of a dotted name is left; what has no fields is absent when one is.
    var isAtEnd: Bool { restSlots.isEmpty && restNames.isEmpty }

    /// Follows the next part of a dotted name into a record.
    mutating func follow(_ subject: UnsafeRawPointer, _ fields: Unmanaged<FieldTable>) {
        if let next = restSlots.popFirst() { return read(Int(program.slots[next]), of: subject, fields) }
        guard let name = restNames.popFirst() else { return }
        if let slot = fields.takeUnretainedValue().shape.slot(of: name) { read(slot, of: subject, fields) }
    }
}
