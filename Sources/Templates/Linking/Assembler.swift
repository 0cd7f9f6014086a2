import Text

/// Writes a program step by step, and follows the place in the output at which it has come.
struct Assembler {
    private(set) var program = Program()
    var place: EscapeContext
    /// Whether a literal may grow: not where a jump arrives.
    private var grows = false

    init(place: EscapeContext) {
        self.place = place
        if case .csv = place { append(.beginCell) }
    }

    /// The index of the next instruction, as a jump's target.
    mutating func label() -> Int32 {
        grows = false
        return Int32(program.instructions.count)
    }

    /// Ends the program.
    mutating func finish() -> Program {
        if case .csv = place { append(.endCell) }
        return program
    }

    mutating func append(_ instruction: Instruction) {
        program.instructions.append(instruction)
        grows = false
    }

    /// Appends text of the template. Throws when it makes a tag before it unsafe.
    mutating func literal(_ bytes: some Collection<UInt8>) throws(UnsafePlace) {
        guard !bytes.isEmpty else { return }
        if case .csv(var cells) = place {
            let pieces = cells.pieces(Array(bytes))
            place = .csv(cells)
            return pieces.forEach { append($0) }
        }
        appendBytes(bytes)
        try place.read(bytes)
    }

    /// Appends a value that is known now, written as `escape` says.
    mutating func constant(_ text: String, _ escape: Escape) {
        var written = OutputBuffer(capacity: text.utf8.count)
        written.append(text, escaped: escape)
        appendBytes(written.bytes)
    }

    /// Makes the jump at `index` go to the next instruction.
    mutating func land(_ index: Int32) {
        let end = label()
        switch program.instructions[Int(index)] {
        case .enter(let lookup, _): program.instructions[Int(index)] = .enter(lookup, end: end)
        case .when(let lookup, _): program.instructions[Int(index)] = .when(lookup, end: end)
        case .unless(let lookup, _): program.instructions[Int(index)] = .unless(lookup, end: end)
        default: break
        }
    }

    /// The first byte that the program prints from `index` on, when that is literal text.
    func firstByte(from index: Int32) -> UInt8? {
        guard Int(index) < program.instructions.count,
            case .literal(let start, _) = program.instructions[Int(index)]
        else { return nil }
        return program.literals[Int(start)]
    }

    /// A place to find a value in: `up` frames from the top, then slots.
    mutating func lookup(up: Int, slots: [Int]) -> Lookup {
        let rest = slots.dropFirst()
        let start = program.slots.count
        program.slots += rest.map { Int32($0) }
        return Lookup(
            up: Int32(up), slot: slots.first.map { Int32($0) } ?? Lookup.frame, rest: Int32(start),
            restCount: Int32(rest.count))
    }

    /// A name to find while rendering.
    mutating func lookup(named parts: [String]) -> Lookup {
        program.names.append(parts)
        return Lookup(up: Lookup.byName, slot: Int32(program.names.count - 1))
    }

    /// Notes that the section of a list that starts at an instruction is closed.
    mutating func noteClosed(_ section: ContextFreeSection, from start: Int32) {
        program.closedSections[Int(start)] = section
    }

    mutating func expand(_ expansion: Expansion) {
        program.expansions.append(expansion)
        append(.expand(Int32(program.expansions.count - 1)))
    }

    private mutating func append(_ piece: CSVPlace.Piece) {
        switch piece {
        case .text(let text): appendBytes(text)
        case .divider(let divider):
            append(.endCell)
            appendBytes(divider)
            append(.beginCell)
        }
    }

    private mutating func appendBytes(_ bytes: some Collection<UInt8>) {
        guard !bytes.isEmpty else { return }
        let start = Int32(program.literals.count)
        program.literals += bytes
        let last = program.instructions.count - 1
        if grows, case .literal(let lastStart, let count) = program.instructions[last] {
            program.instructions[last] = .literal(start: lastStart, count: count + Int32(bytes.count))
        } else {
            program.instructions.append(.literal(start: start, count: Int32(bytes.count)))
        }
        grows = true
    }
}
