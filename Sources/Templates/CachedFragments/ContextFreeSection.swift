import Synchronization

/// A section of a list in HTML whose tags name nothing but the item: what it prints depends on that and on the way to the
/// root. Sections of several templates that are made of the same steps are one, as where they include the same partial.
@usableFromInline
struct ContextFreeSection: Sendable {
    /// A number that no other section of the process has.
    let number: Int

    /// The steps of a section, counted from its start, and the shape of its items.
    struct Steps: Hashable {
        let shape: ObjectIdentifier
        let instructions: [Instruction]
        let literals: [UInt8]
        let slots: [Int32]
    }
}

/// The closed sections of a theme's templates.
final class ClosedSections: Sendable {
    private static let numbers = Atomic(0)
    private let sections = Mutex<[ContextFreeSection.Steps: ContextFreeSection]>([:])

    /// The section that is made of these steps.
    func section(of steps: ContextFreeSection.Steps) -> ContextFreeSection {
        sections.withLock { sections in
            if let section = sections[steps] { return section }
            let section = ContextFreeSection(number: Self.numbers.add(1, ordering: .relaxed).newValue)
            sections[steps] = section
            return section
        }
    }
}

extension Program {
    /// The steps from `start` to the end of the program so far, for items of a shape.
    func steps(from start: Int, for shape: Shape) -> ContextFreeSection.Steps {
        var (literals, slots): ([UInt8], [Int32]) = ([], [])
        let moved = instructions[start...].map { instruction in
            instruction.moved(
                back: Int32(start),
                literal: { from, count in
                    literals += self.literals[Int(from)..<Int(from + count)]
                    return Int32(literals.count) - count
                },
                rest: { lookup in
                    slots += self.slots[Int(lookup.rest)..<Int(lookup.rest + lookup.restCount)]
                    return Int32(slots.count) - lookup.restCount
                })
        }
        return ContextFreeSection.Steps(
            shape: ObjectIdentifier(shape), instructions: moved, literals: literals, slots: slots)
    }
}

extension Instruction {
    /// The same step where a section starts `back` steps earlier, with its literal and the further slots of its name moved.
    fileprivate func moved(
        back: Int32, literal: (Int32, Int32) -> Int32, rest: (Lookup) -> Int32
    ) -> Instruction {
        func moved(_ lookup: Lookup) -> Lookup {
            Lookup(up: lookup.up, slot: lookup.slot, rest: rest(lookup), restCount: lookup.restCount)
        }
        return switch self {
        case .literal(let start, let count): .literal(start: literal(start, count), count: count)
        case .print(let lookup, let escape): .print(moved(lookup), escape)
        case .enter(let lookup, let end): .enter(moved(lookup), end: end - back)
        case .when(let lookup, let end): .when(moved(lookup), end: end - back)
        case .unless(let lookup, let end): .unless(moved(lookup), end: end - back)
        case .leave, .beginCell, .endCell, .expand: self
        }
    }
}
