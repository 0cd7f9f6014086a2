import Kitchen
import Text

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
    /// Whether the name stood before the amount.
    private var isNamed = false
    /// Whether the amount is of each of what is named: "1 tsp each of salt and pepper".
    var isOfEach = false
    private var partners: [Int: Int] = [:]

    init(lexicon: Lexicon) {
        scan = QuantityScan(lexicon: lexicon)
    }

    var count: Int { scan.tokens.count }

    /// The line, read as far as it can be; one scan can read many, and needs memory for the first alone.
    ///
    /// A line with a unit of another language is read in that one: "3 c. à soupe de crème".
    mutating func read(_ text: String) -> IngredientLine {
        let line = readInOwnLanguage(text)
        guard let home = scan.home else { return line }
        var abroad = IngredientScan(lexicon: .of(home))
        let other = abroad.readInOwnLanguage(text)
        return other.quantity?.unit != nil && other.quantity?.unit != line.quantity?.unit ? other : line
    }

    private mutating func readInOwnLanguage(_ text: String) -> IngredientLine {
        scan.open(text)
        partners = scan.has("(") ? Self.partners(scan.tokens) : [:]
        (quantity, each, alternatives, position, isOfEach, isNamed) = (nil, nil, [], 0, false, false)
        readLine()
        return line(text)
    }

    /// The first word of the name in the line last read, where it is long, means nothing and others follow: "200 gramms flour".
    func unknownWord() -> String? {
        guard let first = scan.tokens.firstIndex(where: { $0.role == .name }), scan.tokens[first].range.count >= 5,
            scan.tokens[first].isWord, scan.tokens[first].meaning.isNone, scan.token(first + 1)?.role == .name
        else { return nil }
        return scan.key(of: scan.tokens[first])
    }

    mutating func mark(_ range: Range<Int>, _ role: IngredientLine.Role?) {
        for index in range where scan.tokens.indices.contains(index) { scan.tokens[index].role = role }
    }

    private mutating func readLine() {
        skipLeadingNotes()
        if scan.mayPlay(.size) { skipLeadingSize() }
        if !readLeadingTaste(), !readNothing(), !readLabel(), !readAmount(at: position) {
            if !readBareUnit() { readVague() }
        }
        let name = isNamed ? position..<position : nameSection()
        if quantity == nil { readAmountInside(name) } else { readTrailingUnit(name) }
        readSections(from: position)
        readTaste()
        var hasMarks = false
        for index in 0..<count {
            if scan.tokens[index].isAnyMark {
                hasMarks = hasMarks || scan.tokens[index].role != nil
            } else if scan.tokens[index].role == nil {
                // Words that nothing asked for ("or", "about" between amounts) still belong to the line.
                scan.tokens[index].role = .joint
            }
        }
        if hasMarks { trimMarks() }
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
            } else {
                return
            }
        }
    }

    /// "Scant ½ cup sugar": how a measure is filled, before its number.
    private mutating func skipLeadingSize() {
        guard scan.plays(position, .size),
            scan.quantity(at: position + 1)?.quantity.unit?.isOfWeightOrVolume ?? false
        else { return }
        mark(position..<position + 1, .size)
        position += 1
    }

    /// "Eggs: 5", "Sugar: 75 g for the base" and "For the tin: 20 g butter": an amount behind a colon.
    private mutating func readLabel() -> Bool {
        guard scan.has(":"), let colon = (position..<count).first(where: { scan.isMark($0, ":") }), colon > position,
            !(position..<colon).contains(where: { scan.isMark($0, "(") }), scan.quantity(at: position) == nil,
            let found = scan.quantity(at: colon + 1)
        else { return false }
        let label = position..<colon
        isNamed = scan.plays(found.end, .purpose)
        let leavesName = !isNamed && scan.token(found.end)?.kind == .word
        mark(label, leavesName ? .note : .name)
        position = colon + 1
        return readAmount(at: position, hasName: !leavesName)
    }

    /// "je nach Geschmack Salz": as much as tastes good, of what is named behind it.
    private mutating func readLeadingTaste() -> Bool {
        guard scan.mayPlay(.taste), let (meaning, end) = scan.phrase(at: position), meaning.plays.contains(.taste),
            scan.token(end)?.isWord ?? false, scan.quantity(at: end) == nil
        else { return false }
        quantity = .toTaste
        mark(position..<end, .amount)
        position = skipConnectors(end)
        return true
    }

    /// "0 g salt": none of a weight or a volume, where "0 flour" is a kind of flour.
    private mutating func readNothing() -> Bool {
        guard let (unit, sizes, units) = scan.sizedUnit(at: position + 1), unit.isOfWeightOrVolume,
            scan.token(position)?.kind == .number, scan.number(at: position) == 0,
            scan.token(units.upperBound)?.isWord ?? false
        else { return false }
        quantity = Quantity(0, unit)
        mark(position..<position + 1, .amount)
        mark(sizes, .size)
        mark(units, .unit)
        position = skipConnectors(units.upperBound)
        return true
    }

    /// "Pinch of salt", "dash cayenne", "Overfilled tablespoon honey": a unit that stands for one.
    private mutating func readBareUnit() -> Bool {
        guard let (unit, sizes, units) = scan.sizedUnit(at: position), let next = scan.token(units.upperBound),
            unit.isVague && next.isWord
                || scan.token(units.upperBound + 1) != nil
                    && (next.plays(.connector) || !sizes.isEmpty && unit.family == .volume)
        else { return false }
        quantity = Quantity(1, unit)
        mark(sizes, .size)
        mark(units, .unit)
        position = units.upperBound
        readEach()
        position = skipConnectors(position)
        return true
    }

    /// "some parsley": a word for an amount that is no number.
    private mutating func readVague() {
        guard let (meaning, end) = scan.phrase(at: position), meaning.plays.contains(.vague), end < count else {
            return
        }
        // "a few cloves of garlic": the unit of no number is no unit, but it is not the name either.
        let units = scan.unit(at: end).flatMap { (unit, tokens) in
            let isCounted = unit.family == .count && scan.token(tokens.upperBound)?.isWord ?? false
            return isCounted || scan.plays(tokens.upperBound, .connector) ? tokens : nil
        }
        let last = units?.upperBound ?? end
        mark(position..<last, .note)
        position = skipConnectors(last)
    }

    /// The bracket that closes the one at a token; nil when none does.
    func closing(_ index: Int) -> Int? { partners[index] }

    /// The other bracket of each that has one, found in one pass.
    private static func partners(_ tokens: [LineToken]) -> [Int: Int] {
        var (open, partners): ([Int], [Int: Int]) = ([], [:])
        for (index, token) in tokens.enumerated() {
            if token.isMark("(") { open.append(index) }
            if token.isMark(")"), let last = open.popLast() { (partners[last], partners[index]) = (index, last) }
        }
        return partners
    }
}

extension IngredientScan {
    /// Takes the roles off punctuation at the ends of each stretch.
    private mutating func trimMarks() {
        for index in 0..<count where isLoose(index) && role(index) != role(index - 1) { clear(index, step: 1) }
        for index in (0..<count).reversed() where isLoose(index) && role(index) != role(index + 1) {
            clear(index, step: -1)
        }
    }

    private func role(_ index: Int) -> IngredientLine.Role? { scan.token(index)?.role }

    /// Whether a token is punctuation that means nothing at the end of a stretch.
    private func isLoose(_ index: Int) -> Bool {
        guard let token = scan.token(index), token.role != nil, token.isAnyMark, !token.isMark("%")
        else { return false }
        // "fresh (not smoked)": a bracket that was opened in the same stretch belongs to it.
        return !token.isMark(")") || partners[index].map { role($0) != token.role } ?? true
    }

    private mutating func clear(_ index: Int, step: Int) {
        let role = role(index)
        var next = index
        while isLoose(next), self.role(next) == role {
            scan.tokens[next].role = nil
            next += step
        }
    }

    /// The line with the values and the parts that the roles give; all name when they say no amount, unit or name.
    func line(_ text: String) -> IngredientLine {
        let parts = parts()
        guard parts.contains(where: { $0.role == .name || $0.role == .amount || $0.role == .unit }) else {
            return IngredientLine(text: text)
        }
        var line = IngredientLine(
            text: text, quantity: quantity, each: each, alternatives: alternatives, parts: parts)
        line.isOfEach = isOfEach
        return line
    }

    /// Neighbouring tokens of one role are one part.
    private func parts() -> [IngredientLine.Part] {
        var parts: [IngredientLine.Part] = []
        parts.reserveCapacity(4)
        var before: IngredientLine.Role?
        for token in scan.tokens {
            if let role = token.role, role == before {
                let start = parts[parts.count - 1].range.lowerBound
                parts[parts.count - 1] = IngredientLine.Part(role, start..<token.range.upperBound)
            } else if let role = token.role {
                parts.append(IngredientLine.Part(role, token.range))
            }
            before = token.role
        }
        return parts
    }
}
