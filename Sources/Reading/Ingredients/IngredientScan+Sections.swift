import Kitchen

extension IngredientScan {
    /// Whether tokens are wholly a quantity, or several with a bar, slash, dash or "or" between.
    func isQuantity(_ range: Range<Int>) -> Bool {
        quantities(range) != nil
    }

    /// The quantities that tokens wholly are; nil when they say anything else.
    private func quantities(_ range: Range<Int>) -> [QuantityScan.Found]? {
        var found: [QuantityScan.Found] = []
        var index = range.lowerBound
        while let next = scan.quantity(at: index), next.end <= range.upperBound {
            found.append(next)
            index = next.end
            if scan.isMark(index, ".") || scan.plays(index, .times), index + 1 == range.upperBound { index += 1 }
            if let each = endOfEach(at: index), each == range.upperBound { index = each }
            guard index < range.upperBound else { return found }
            guard scan.token(index).map({ Self.isDivider($0) }) ?? false || scan.plays(index, .or)
            else { return nil }
            index += 1
        }
        return nil
    }

    private static func isDivider(_ token: LineToken) -> Bool {
        guard case .mark(let byte) = token.kind else { return false }
        return "|/-=;,".utf8.contains(byte)
    }

    /// Gives the tokens from one on their roles: sections set off by commas, brackets and bars.
    mutating func readSections(from start: Int) {
        var index = start
        while index < count {
            var depth = 0
            var end = index
            while end < count, !(depth == 0 && isSeparator(end)) {
                if scan.isMark(end, "(") { depth += 1 }
                if scan.isMark(end, ")") { depth -= 1 }
                end += 1
            }
            if end == index, scan.isMark(index, "("), let close = closing(index) {
                readSection(index + 1..<close)
                end = close
            } else {
                readSection(index..<end)
            }
            index = end + 1
        }
    }

    private func isSeparator(_ index: Int) -> Bool {
        guard case .mark(let byte) = scan.tokens[index].kind else { return false }
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"): return true
        default:
            return byte == UInt8(ascii: "-") && scan.tokens[index].hasSpaceBefore && !scan.isGlued(index + 1)
                && !(isNumber(index - 1) && isNumber(index + 1))
        }
    }

    private func isNumber(_ index: Int) -> Bool { scan.token(index)?.kind == .number }

    /// One section: amounts when it is wholly that, else a note.
    mutating func readSection(_ range: Range<Int>) {
        guard let first = range.first(where: { !scan.isMark($0, ":") }) else { return }
        let range = first..<range.upperBound
        guard let found = quantities(range) else { return mark(range, .note) }
        // "(2020)" is a year, or who knows what.
        if found.contains(where: { $0.quantity.unit == nil && ($0.quantity.amount.upper ?? 0) >= 100 }) {
            return mark(range, .note)
        }
        let isOfEach = range.contains { endOfEach(at: $0) != nil }
        for one in found { add(one, isOfEach: isOfEach) }
    }

    private mutating func add(_ found: QuantityScan.Found, isOfEach: Bool = false) {
        if quantity == nil {
            mark(found.amount, .amount)
            mark(found.size, .size)
            mark(found.unit, .unit)
            quantity = found.quantity
            self.isOfEach = isOfEach
            return
        }
        let isOfOne = found.quantity.unit.map { $0.family != .count } ?? false
        let isCounted = quantity?.unit.map { isOfEach ? $0.family == .count : $0.isContainer } ?? isOfEach
        if each == nil, isOfOne, isCounted {
            mark(found.amount.lowerBound..<found.end, .each)
            each = found.quantity
        } else {
            mark(found.amount.lowerBound..<found.end, .measure)
            alternatives.append(found.quantity)
        }
    }

    /// "Ginger 1 tbsp" and "juice of 1 lemon": an amount inside the name.
    mutating func readAmountInside(_ name: Range<Int>) {
        let last = name.last { !(scan.token($0)?.isAnyMark ?? true) } ?? name.lowerBound
        for index in name.dropFirst() {
            guard let found = scan.quantity(at: index), found.end <= name.upperBound else { continue }
            if found.end > last, found.quantity.unit != nil || isSetOff(index - 1) || isCount(found, after: index - 1) {
                return readTrailing(found, from: index, isSetOff: isSetOff(index - 1))
            }
            if scan.plays(index - 1, [.connector, .part]), found.end < name.upperBound, index - name.lowerBound <= 4,
                scan.token(found.end)?.kind == .word
            {
                return readWithin(found, from: index, name)
            }
        }
    }

    /// Whether a token sets an amount off: "Eggs x 5", "Eggs: 5", "Eggs = 5".
    private func isSetOff(_ index: Int) -> Bool {
        scan.plays(index, .times) || scan.isMark(index, ":") || scan.isMark(index, "x") || scan.isMark(index, "=")
            || scan.isMark(index, "-")
    }

    /// "Eggs 5", but not "flour type 55".
    private func isCount(_ found: QuantityScan.Found, after index: Int) -> Bool {
        guard let before = scan.token(index), before.kind == .word, scan.token(found.amount.lowerBound)?.kind == .number
        else { return false }
        return found.quantity.amount.upper.map { $0 <= 50 } ?? false && !Self.numbered.contains(scan.key(of: before))
    }

    /// Words whose number is a name.
    private static let numbered: Set<String> = [
        "type", "typ", "tipo", "no", "nr", "number", "grade", "size", "step", "n", "numero", "número", "numéro", "to",
    ]

    private mutating func readTrailing(_ found: QuantityScan.Found, from index: Int, isSetOff: Bool) {
        if isSetOff { mark(index - 1..<index, scan.tokens[index - 1].isAnyMark ? nil : .joint) }
        mark(index..<found.amount.lowerBound, .joint)
        add(found)
    }

    /// "zest of 3 oranges": what is before is a note, what is behind is the name.
    private mutating func readWithin(_ found: QuantityScan.Found, from index: Int, _ name: Range<Int>) {
        for before in 0..<index where scan.tokens[before].role == .preparation { mark(before..<before + 1, .note) }
        mark(name.lowerBound..<index, .note)
        mark(index..<found.amount.lowerBound, .joint)
        add(found)
        if found.quantity.unit == nil, !found.size.isEmpty { mark(found.size, .size) }
        _ = skipConnectors(found.end)
    }

    /// "3 garlic cloves": the unit at the end of the name.
    mutating func readTrailingUnit(_ name: Range<Int>) {
        guard quantity?.unit == nil, quantity != .toTaste, name.count >= 2, let last = name.last,
            let (unit, units) = scan.unit(at: last), units.upperBound >= name.upperBound,
            Self.trailing.contains(unit) || unit == .rib && scan.key(of: scan.tokens[last - 1]) == "celery"
        else { return }
        quantity?.unit = unit
        mark(last..<name.upperBound, .unit)
    }

    /// What is named behind its thing in English, and is never part of a longer name.
    private static let trailing: Set<Unit> = [.clove, .slice, .sprig, .stalk]

    /// "to taste", anywhere: the amount when there is no other.
    mutating func readTaste() {
        guard scan.mayPlay(.taste) else { return }
        for index in 0..<count {
            guard let (meaning, end) = scan.phrase(at: index), meaning.plays.contains(.taste) else { continue }
            if quantity == nil {
                quantity = .toTaste
                mark(index..<end, .amount)
            } else if scan.tokens[index].role == .name {
                mark(index..<end, .note)
            }
            return
        }
    }
}
