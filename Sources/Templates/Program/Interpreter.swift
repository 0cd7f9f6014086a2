import Text

/// Runs a program over a stack of frames.
///
/// A step that names a value has its field read; the field tells what it found (`Interpreter+Found`), and that is printed,
/// looked at or gone into, as the step asks. So values go from their subjects to the page without being boxed, and records
/// stay where they are.
@usableFromInline
struct Interpreter: ~Copyable {
    /// Partials linked while rendering nest no deeper than this: a page of a loose program that includes itself without
    /// an end is cut there.
    static let deepest = 64
    /// And there are no more of them than this on one page.
    private static let maxExpansions = 1_000

    /// What is done with the value that is found.
    enum Task {
        case print(Escape)
        /// Only looks whether it is shown.
        case test
        /// Runs the section that starts at an instruction, when the value is shown.
        case run(Int)
        /// Keeps a text, for the name of a partial.
        case keep
    }

    let library: TemplateLibrary?
    /// What is written so far.
    var output: OutputBuffer
    var frames: [ContextFrame] = []
    var task = Task.test
    /// Whether the value found last is shown: not what is absent, false or empty.
    var isShown = false
    /// The text that was found last, where it was to be kept.
    var kept: String?
    /// The further parts of a dotted name that are still to be followed: as places in the program's `slots`, or as names
    /// in a loose program.
    private var restSlots = 0..<0
    private var restNames: ArraySlice<String> = []
    /// Where the way to the root was printed, while a fragment is drawn.
    var trail: Trail?
    private(set) var program = Program()
    private var instructions = UnsafeBufferPointer<Instruction>(start: nil, count: 0)
    private var literals = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    private var cellStart = 0
    private var depth = 0
    private var expansionsLeft = Interpreter.maxExpansions

    /// An interpreter with room for a page of `capacity` bytes before it has to grow; a loose program needs the `library`
    /// in which its partials are found.
    init(library: TemplateLibrary?, capacity: Int) {
        self.library = library
        output = OutputBuffer(capacity: capacity)
    }

    /// What was written, with which it ends.
    consuming func finish() -> OutputBuffer { output }

    /// Runs a program within the frames that there are.
    mutating func run(_ program: Program) {
        let outer = (self.program, instructions, literals)
        program.instructions.withUnsafeBufferPointer { instructions in
            program.literals.withUnsafeBufferPointer { literals in
                (self.program, self.instructions, self.literals) = (program, instructions, literals)
                run(from: 0)
            }
        }
        (self.program, instructions, literals) = outer
    }

    /// Runs the section that starts at an instruction about a frame.
    mutating func run(_ section: Int, about frame: ContextFrame) {
        frames.append(frame)
        run(from: section)
        frames.removeLast()
    }

    private mutating func run(from start: Int) {
        var counter = start
        while counter < instructions.count {
            let instruction = instructions[counter]
            counter += 1
            switch instruction {
            case .literal(let start, let count):
                output.append(UnsafeBufferPointer(rebasing: literals[Int(start)..<Int(start + count)]))
            case .print(let lookup, let escape): find(lookup, to: .print(escape))
            case .enter(let lookup, let end):
                find(lookup, to: .run(counter))
                counter = Int(end)
            case .leave: return
            case .when(let lookup, let end): if !isShown(lookup) { counter = Int(end) }
            case .unless(let lookup, let end): if isShown(lookup) { counter = Int(end) }
            case .beginCell: cellStart = output.count
            case .endCell: output.quoteCell(from: cellStart)
            case .expand(let index): expand(program.expansions[Int(index)])
            }
        }
    }

    private mutating func isShown(_ lookup: Lookup) -> Bool {
        find(lookup, to: .test)
        return isShown
    }

    private mutating func expand(_ expansion: Expansion) {
        guard let library, depth < Interpreter.deepest, expansionsLeft > 0 else { return }
        guard let name = name(of: expansion) else { return }
        depth += 1
        expansionsLeft -= 1
        run(library.link(expansion, named: name))
        depth -= 1
    }

    private mutating func name(of expansion: Expansion) -> String? {
        guard expansion.name.isDynamic else { return expansion.name.text }
        kept = nil
        task = .keep
        find(named: expansion.name.parts)
        return kept
    }
}

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
                let slot = fields.pointee.shape.slot(of: first)
            {
                return read(slot, of: frame)
            }
        }
    }

    private mutating func read(_ slot: Int, of frame: ContextFrame) {
        if case .record(let subject, let fields) = frame.content { read(slot, of: subject, fields) }
    }

    private mutating func read(_ slot: Int, of subject: UnsafeRawPointer, _ fields: UnsafeMutablePointer<FieldReaders>)
    {
        fields.pointee.read(slot, of: subject, for: &self)
    }

    /// Whether no part of a dotted name is left; what has no fields is absent when one is.
    var isAtEnd: Bool { restSlots.isEmpty && restNames.isEmpty }

    /// Follows the next part of a dotted name into a record.
    mutating func follow(_ subject: UnsafeRawPointer, _ fields: UnsafeMutablePointer<FieldReaders>) {
        if let next = restSlots.popFirst() { return read(Int(program.slots[next]), of: subject, fields) }
        guard let name = restNames.popFirst() else { return }
        if let slot = fields.pointee.shape.slot(of: name) { read(slot, of: subject, fields) }
    }
}
