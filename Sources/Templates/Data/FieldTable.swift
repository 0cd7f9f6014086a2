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

    /// What the names of the fields stand for.
    let shape: Shape
    /// The fields, by slot.
    @usableFromInline let entries: [Entry]
    private let readers: [Reader]
    /// The readers once more. All threads read the same fields all the time: to count who holds one would be what takes
    /// longest of a reading.
    private let uncounted: [Unmanaged<Reader>]

    @usableFromInline
    init(_ name: String, _ entries: [Entry]) {
        shape = Shape(name, entries.map(\.field))
        self.entries = entries
        readers = entries.map { Reader($0.read) }
        uncounted = readers.map(Unmanaged.passUnretained)
    }

    /// Reads the field in a slot; one that the shape has not is absent.
    func read(_ slot: Int, of subject: UnsafeRawPointer, for interpreter: inout Interpreter) {
        guard slot < uncounted.count else { return }
        uncounted[slot]._withUnsafeGuaranteedRef { $0.read(subject, &interpreter) }
    }

    /// How a field is read, as an object.
    private final class Reader: Sendable {
        let read: Reading

        init(_ read: @escaping Reading) { self.read = read }
    }
}
