/// Runs a program over a stack of values.
struct Interpreter {
    /// Partials linked while rendering nest no deeper than this: a page of a loose program that includes itself without
    /// an end is cut there.
    static let deepest = 64
    /// And there are no more of them than this on one page.
    static let mostExpansions = 1_000

    private struct Loop {
        let items: ValueList?
        var index = 0
    }

    private let program: Program
    private let library: TemplateLibrary?
    private var frames: [Value]
    private var loops: [Loop] = []
    private var cellStart = 0
    private var depth = 0
    private var expansionsLeft = Interpreter.mostExpansions

    /// An interpreter of `program`; a loose one needs the `library` in which its partials are found.
    init(_ program: Program, library: TemplateLibrary?, frames: [Value]) {
        self.program = program
        self.library = library
        self.frames = frames
    }

    mutating func run(into buffer: inout [UInt8]) {
        program.literals.withUnsafeBufferPointer { literals in
            program.instructions.withUnsafeBufferPointer { instructions in
                run(instructions, literals, into: &buffer)
            }
        }
    }

    private mutating func run(
        _ instructions: UnsafeBufferPointer<Instruction>, _ literals: UnsafeBufferPointer<UInt8>,
        into buffer: inout [UInt8]
    ) {
        var counter = 0
        while counter < instructions.count {
            let instruction = instructions[counter]
            counter += 1
            switch instruction {
            case .literal(let start, let count):
                buffer.append(contentsOf: UnsafeBufferPointer(rebasing: literals[Int(start)..<Int(start + count)]))
            case .print(let lookup, let escape): print(value(at: lookup), escape, into: &buffer)
            case .enter(let lookup, let end): if !enter(value(at: lookup)) { counter = Int(end) }
            case .next(let body): if advance() { counter = Int(body) }
            case .when(let lookup, let end): if !value(at: lookup).isShown { counter = Int(end) }
            case .unless(let lookup, let end): if value(at: lookup).isShown { counter = Int(end) }
            case .beginCell: cellStart = buffer.count
            case .endCell: buffer.quoteCell(from: cellStart)
            case .expand(let index): expand(program.expansions[Int(index)], into: &buffer)
            }
        }
    }

    private func print(_ value: Value, _ escape: Escape, into buffer: inout [UInt8]) {
        switch value {
        case .text(var text):
            text.withUTF8 { buffer.append($0, escaped: escape.forText) }
        case .html(let bytes):
            bytes.withUnsafeBufferPointer { buffer.append($0, escaped: escape.forHTML) }
        case .json(let bytes):
            bytes.withUnsafeBufferPointer { buffer.append($0, escaped: escape == .json ? .raw : escape.forHTML) }
        case .flag(let flag) where escape.isLoose:
            buffer.append(contentsOf: (flag ? "true" : "false").utf8)
        case .absent, .flag, .record, .list: break
        }
    }

    private mutating func enter(_ value: Value) -> Bool {
        guard value.isShown else { return false }
        if case .list(let items) = value {
            loops.append(Loop(items: items))
            frames.append(items[0])
        } else {
            loops.append(Loop(items: nil))
            frames.append(value)
        }
        return true
    }

    /// Whether the section is run once more.
    private mutating func advance() -> Bool {
        let last = loops.count - 1
        loops[last].index += 1
        guard let items = loops[last].items, loops[last].index < items.count else {
            loops.removeLast()
            frames.removeLast()
            return false
        }
        frames[frames.count - 1] = items[loops[last].index]
        return true
    }
}

// Finding values.
extension Interpreter {
    private func value(at lookup: Lookup) -> Value {
        guard lookup.up != Lookup.byName else { return value(named: program.names[Int(lookup.slot)]) }
        let frame = frames.count - 1 - Int(lookup.up)
        guard frame >= 0 else { return .absent }
        guard lookup.slot != Lookup.frame else { return frames[frame] }
        guard case .record(let record) = frames[frame] else { return .absent }
        var value = record.value(in: Int(lookup.slot))
        for index in 0..<Int(lookup.restCount) {
            guard case .record(let inner) = value else { return .absent }
            value = inner.value(in: Int(program.slots[Int(lookup.rest) + index]))
        }
        return value
    }

    /// The value of a name, by the specification: the first part in the innermost record that has it, the other parts
    /// in what that gives.
    private func value(named parts: [String]) -> Value {
        guard let first = parts.first else { return frames.last ?? .absent }
        for case .record(let record) in frames.reversed() {
            guard let slot = record.shape.slot(of: first) else { continue }
            var value = record.value(in: slot)
            for part in parts.dropFirst() {
                guard case .record(let inner) = value, let slot = inner.shape.slot(of: part) else { return .absent }
                value = inner.value(in: slot)
            }
            return value
        }
        return .absent
    }

    private mutating func expand(_ expansion: Expansion, into buffer: inout [UInt8]) {
        guard let library, depth < Interpreter.deepest, expansionsLeft > 0 else { return }
        guard let name = name(of: expansion) else { return }
        var inner = Interpreter(library.link(expansion, named: name), library: library, frames: frames)
        inner.depth = depth + 1
        inner.expansionsLeft = expansionsLeft - 1
        inner.run(into: &buffer)
        expansionsLeft = inner.expansionsLeft
    }

    private func name(of expansion: Expansion) -> String? {
        guard expansion.name.isDynamic else { return expansion.name.text }
        if case .text(let name) = value(named: expansion.name.parts) { return name }
        return nil
    }
}
