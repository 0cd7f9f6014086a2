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
        let mayBePrepared = scan.mayPlay([.preparation, .manner])
        if mayBePrepared { readLeadingPreparation() }
        readSizeOfName()
        let end = endOfName()
        let name = position..<startOfEach(behind: position, end)
        mark(name, .name)
        if mayBePrepared { markPreparations(in: name) }
        readSizeBehind(name)
        position = endOfPreparation(behind: end)
        return name
    }

    /// "Small fresh basil leaves": a size, where no amount says that one was to come.
    private mutating func readSizeOfName() {
        guard scan.plays(position, .size), scan.token(position + 1)?.isWord ?? false,
            Self.sizesOfFood.contains(scan.key(of: scan.tokens[position]))
        else { return }
        mark(position..<position + 1, .size)
        position += 1
    }

    /// "4 huevos grandes": a size behind the name, where a language says it there.
    private mutating func readSizeBehind(_ name: Range<Int>) {
        guard scan.mayPlay(.size), name.count > 1, let last = name.last, scan.plays(last, .size) else { return }
        switch scan.lexicon.language {
        case .english, .german: return
        default: mark(last..<last + 1, .size)
        }
    }

    /// The sizes that are never a kind of the food, as in "whole milk".
    private static let sizesOfFood: Set<String> = ["small", "medium", "large"]

    /// "1 tsp salt and pepper each": where the word for each begins behind a name.
    private mutating func startOfEach(behind start: Int, _ end: Int) -> Int {
        guard scan.mayPlay(.each), let each = (start..<end).dropFirst().first(where: { endOfEach(at: $0) == end })
        else { return end }
        isOfEach = true
        return each
    }

    /// The first boundary behind the first word of the name; commas part nothing where each of several is meant.
    private func endOfName() -> Int {
        if let end = endOfChoice() { return end }
        var index = position
        if isOfEach, let and = (position..<count).first(where: { scan.plays($0, .and) }) {
            while index < and, !isBoundary(index) || scan.isMark(index, ",") { index += 1 }
        }
        while index < count, !isBoundary(index) { index += 1 }
        return index
    }

    /// The token behind "bourbon, brandy, or cognac": three foods or more of which one will do are no one food, and stay
    /// together. Nil where the line names no such choice.
    private func endOfChoice() -> Int? {
        guard scan.mayPlay(.or), scan.has(",") else { return nil }
        let end = (position..<count).first { scan.isMark($0, "(") } ?? count
        let foods = scan.tokens[position..<end].split(omittingEmptySubsequences: false) { $0.isMark(",") }
        let first = foods.last?.startIndex ?? end
        guard foods.count > 2, foods.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(isFoodWord) }),
            (first..<min(first + 3, end - 1)).contains(where: { scan.plays($0, .or) })
        else { return nil }
        return end
    }

    /// Whether a word can be part of the name of a food, and says nothing of how it is used.
    private func isFoodWord(_ token: LineToken) -> Bool {
        token.isWord && token.meaning.number == nil
            && !token.plays([.preparation, .manner, .purpose, .aside, .optional, .taste, .size, .and])
    }

    /// Whether the name ends before a token.
    private func isBoundary(_ index: Int) -> Bool {
        let token = scan.tokens[index]
        guard token.isAnyMark else {
            return !token.meaning.isNone && (isTaste(index) || index > position && isRemark(index))
        }
        if token.isMark(",") || token.isMark(";") || token.isMark("|") { return true }
        // The address of a Markdown link is not set off by a space, a remark is or should be.
        if token.isMark("(") { return true }
        if token.isMark(".") { return isEndOfSentence(index) }
        return token.isMark("-") && token.hasSpaceBefore && !scan.isGlued(index + 1)
    }

    /// Whether a full stop ends a sentence behind which another begins.
    private func isEndOfSentence(_ index: Int) -> Bool {
        guard let before = scan.token(index - 1), before.isWord, before.range.count > 2, scan.isGlued(index),
            let next = scan.token(index + 1), next.isWord, next.hasSpaceBefore
        else { return false }
        return scan.bytes(of: next) { $0.first.map { $0 &- UInt8(ascii: "A") < 26 } ?? false }
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
