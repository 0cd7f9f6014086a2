import Kitchen

/// A line while it is read: its tokens get their roles, and the values are gathered.
///
/// A line is what leads (notes in brackets, the amount in all its forms), then the name up to the first comma, bracket, bar
/// or spaced dash, then sections that are notes unless one of them is an amount.
struct IngredientScan {
    var scan: QuantityScan
    var quantity: Quantity?
    var each: Quantity?
    var alternatives: [Quantity] = []
    /// The first token that is not read yet.
    var position = 0
    private let closers: [Int: Int]

    init(_ scan: QuantityScan) {
        self.scan = scan
        closers = Self.closers(scan.tokens)
    }

    var count: Int { scan.tokens.count }

    mutating func mark(_ range: Range<Int>, _ role: IngredientLine.Role?) {
        for index in range where scan.tokens.indices.contains(index) { scan.tokens[index].role = role }
    }

    mutating func readLine() {
        skipLeadingNotes()
        if !readLabel(), !readAmount(at: position) {
            if !readBareUnit() { readVague() }
        }
        let name = nameSection()
        if quantity == nil { readAmountInside(name) } else { readTrailingUnit(name) }
        readSections(from: name.upperBound)
        readTaste()
        // Words that nothing asked for ("or", "about" between amounts) still belong to the line.
        for index in 0..<count where scan.tokens[index].role == nil && !scan.tokens[index].isAnyMark {
            scan.tokens[index].role = .joint
        }
        trimMarks()
    }

    /// Notes in brackets and "Optional:" before everything, and marks of lists and emphasis.
    private mutating func skipLeadingNotes() {
        for _ in 0..<4 {
            if scan.isMark(position, "("), let close = closing(position) {
                mark(position + 1..<close, .note)
                position = close + 1
            } else if scan.plays(position, .optional), scan.token(position + 1)?.isAnyMark ?? false {
                mark(position..<position + 1, .note)
                position += 2
            } else if let token = scan.token(position), token.isAnyMark, !token.isMark("~") {
                position += 1
            }
        }
    }

    /// "Eggs: 5" and "For the tin: 20 g butter": an amount behind a colon.
    private mutating func readLabel() -> Bool {
        guard let colon = (position..<count).first(where: { scan.isMark($0, ":") }), colon > position,
            !(position..<colon).contains(where: { scan.isMark($0, "(") }), scan.quantity(at: position) == nil,
            let found = scan.quantity(at: colon + 1)
        else { return false }
        let label = position..<colon
        let leavesName = scan.token(found.end)?.kind == .word
        mark(label, leavesName ? .note : .name)
        position = colon + 1
        return readAmount(at: position, hasName: !leavesName)
    }

    /// "Pinch of salt", "Overfilled tablespoon honey": a unit that stands for one.
    private mutating func readBareUnit() -> Bool {
        guard let (unit, sizes, units) = scan.sizedUnit(at: position),
            scan.plays(units.upperBound, .connector) || !sizes.isEmpty && unit.family == .volume,
            scan.token(units.upperBound + 1) != nil
        else { return false }
        quantity = Quantity(1, unit)
        mark(sizes, .size)
        mark(units, .unit)
        position = skipConnectors(units.upperBound)
        return true
    }

    /// "some parsley": a word for an amount that is no number.
    private mutating func readVague() {
        guard let (meaning, end) = scan.phrase(at: position), meaning.plays.contains(.vague), end < count else {
            return
        }
        // "a few cloves of garlic": the unit of no number is no unit, but it is not the name either.
        let units = scan.unit(at: end).flatMap { scan.plays($0.tokens.upperBound, .connector) ? $0.tokens : nil }
        let last = units?.upperBound ?? end
        mark(position..<last, .note)
        position = skipConnectors(last)
    }

    /// The tokens of the name: from here to the first boundary. What is in brackets before the name are notes.
    private mutating func nameSection() -> Range<Int> {
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
        guard let token = scan.token(index), token.isAnyMark else { return isTaste(index) }
        if token.isMark(",") || token.isMark(";") || token.isMark("|") { return true }
        // The address of a Markdown link is not set off by a space, a remark is or should be.
        if token.isMark("(") { return true }
        return token.isMark("-") && token.hasSpaceBefore && !scan.isGlued(index + 1)
    }

    /// Whether a phrase for "to taste" starts at a token, with "or" before it.
    private func isTaste(_ index: Int) -> Bool {
        let start = scan.plays(index, .or) ? index + 1 : index
        return scan.phrase(at: start)?.meaning.plays.contains(.taste) ?? false
    }

    /// The bracket that closes the one at a token; nil when none does.
    func closing(_ index: Int) -> Int? { closers[index] }

    /// The closing bracket of each opening one that has one, found in one pass.
    private static func closers(_ tokens: [LineToken]) -> [Int: Int] {
        guard tokens.contains(where: { $0.isMark("(") }) else { return [:] }
        var (open, closers): ([Int], [Int: Int]) = ([], [:])
        for (index, token) in tokens.enumerated() {
            if token.isMark("(") { open.append(index) }
            if token.isMark(")"), let last = open.popLast() { closers[last] = index }
        }
        return closers
    }

    /// Marks "of", "of the" and the like as joints, when a name follows.
    mutating func skipConnectors(_ index: Int) -> Int {
        var next = index
        while scan.isMark(next, "*"), scan.token(next + 1)?.kind == .word { next += 1 }
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
