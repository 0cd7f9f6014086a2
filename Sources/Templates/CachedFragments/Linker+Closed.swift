// Finding the sections of lists that name nothing but their items.
extension Linker {
    /// A place to find a value in: `up` frames from the top, then slots.
    mutating func lookup(up: Int, slots: [Int]) -> Lookup {
        if let scope { outermostNamed = min(outermostNamed, scope.frames.count - 1 - up) }
        return assembler.lookup(up: up, slots: slots)
    }

    /// Links the section of a list from `start` on, and notes whether it is closed. Within a tag or outside of HTML, what is
    /// before an item decides how it is written.
    mutating func noteIfClosed(_ frame: Scope.Frame?, from start: Int32, _ link: (inout Linker) -> Void) {
        let (place, outer, depth) = (assembler.place, outermostNamed, scope?.frames.count ?? 0)
        outermostNamed = Int.max
        link(&self)
        let isClosed = outermostNamed >= depth
        outermostNamed = min(outer, outermostNamed)
        guard isClosed, case .record(let shape) = frame, case .markup(let markup) = place, markup.state == .text else {
            return
        }
        let steps = assembler.program.steps(from: Int(start), for: shape)
        assembler.noteClosed(library.closedSections.section(of: steps), from: start)
    }
}
