/// The fields of a shape by slot, without the type of the subject.
@usableFromInline
final class FieldTable: Sendable {
    /// Tells an interpreter what a field of the subject at a place in memory holds. A field is read when the template
    /// comes to it, and each time that it does.
    @usableFromInline typealias Reading = @Sendable (UnsafeRawPointer, inout Interpreter) -> Void

    /// One name with its value.
    @usableFromInline
    struct Entry: Sendable {
        @usableFromInline let field: Shape.Field
        @usableFromInline let read: Reading

        @inlinable
        init(_ field: Shape.Field, _ read: @escaping Reading) {
            self.field = field
            self.read = read
        }
    }

    /// The fields, by slot.
    @usableFromInline let entries: [Entry]
    /// How they are read: in memory of its own, to which frames point.
    nonisolated(unsafe) let readers: UnsafeMutablePointer<FieldReaders>

    /// What the names of the fields stand for.
    var shape: Shape { readers.pointee.shape }

    @usableFromInline
    init(_ name: String, _ entries: [Entry]) {
        self.entries = entries
        readers = .allocate(capacity: 1)
        readers.initialize(to: FieldReaders(Shape(name, entries.map(\.field)), entries))
    }

    deinit {
        readers.deinitialize(count: 1)
        readers.deallocate()
    }
}

/// How the fields of a shape are read, by slot.
///
/// All threads read the same fields all the time: reference counting would be what takes longest of a reading. What cannot
/// be copied is not counted.
struct FieldReaders: ~Copyable {
    /// What the names of the fields stand for.
    let shape: Shape
    private let readers: UnsafeMutableBufferPointer<Reader>

    private struct Reader: ~Copyable {
        let read: FieldTable.Reading
    }

    init(_ shape: Shape, _ entries: [FieldTable.Entry]) {
        self.shape = shape
        readers = .allocate(capacity: entries.count)
        for (slot, entry) in entries.enumerated() { readers.initializeElement(at: slot, to: Reader(read: entry.read)) }
    }

    deinit {
        readers.deinitialize()
        readers.deallocate()
    }

    /// Reads the field in a slot; one that the shape has not is absent.
    func read(_ slot: Int, of subject: UnsafeRawPointer, for interpreter: inout Interpreter) {
        if slot < readers.count { readers[slot].read(subject, &interpreter) }
    }
}
