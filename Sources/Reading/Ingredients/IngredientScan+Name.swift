import Kitchen

extension IngredientScan {
    /// The tokens of the name: from here to the first boundary. What is in brackets before the name are notes.
    mutating func nameSection() -> Range<Int> {
        for _ in 0..<4 where scan.isMark(position, "(") {
            guard let close = closing(position), let next = scan.token(close + 1),
                !next.isAnyMark || next.isMark("*") || next.isMark("[")
            else { break }
            readSection(position + 1..<close)
            position = skipConnectors(close + 1)
        }
        while scan.token(position)?.isAnyMark ?? false, !scan.isMark(position, "("), !scan.isMark(position, "[") {
            position += 1
        }
        let end = (position..<count).first { isBoundary($0) } ?? count
        mark(position..<end, .name)
        return position..<end
    }

    /// Whether the name ends before a token.
    private func isBoundary(_ index: Int) -> Bool {
        guard scan.tokens[index].isAnyMark else { return isTaste(index) }
        if scan.isMark(index, ",") || scan.isMark(index, ";") || scan.isMark(index, "|") { return true }
        // The address of a Markdown link is not set off by a space, a remark is or should be.
        if scan.isMark(index, "(") { return true }
        return scan.isMark(index, "-") && scan.tokens[index].hasSpaceBefore && !scan.isGlued(index + 1)
    }

    /// Whether a phrase for "to taste" starts at a token, with "or" before it.
    private func isTaste(_ index: Int) -> Bool {
        guard scan.mayPlay(.taste) else { return false }
        let start = scan.plays(index, .or) ? index + 1 : index
        return scan.phrase(at: start)?.meaning.plays.contains(.taste) ?? false
    }

    /// Marks "of", "of the" and the like as joints, when a name follows.
    mutating func skipConnectors(_ index: Int) -> Int {
        var next = index
        while scan.isMark(next, "*"), scan.token(next + 1)?.kind == .word { next += 1 }
        guard scan.mayPlay(.connector) else { return next }
        for _ in 0..<2 {
            guard let (meaning, end) = scan.phrase(at: next), meaning.plays.contains(.connector),
                let following = scan.token(end), !following.isAnyMark || following.isMark("*") || following.isMark("[")
            else { break }
            mark(next..<end, .joint)
            next = end
        }
        return next
    }
}
