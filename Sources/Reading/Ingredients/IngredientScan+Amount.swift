import Kitchen

extension IngredientScan {
    /// The amount at a token, with everything that belongs to it up to the name; false when there is none.
    ///
    /// `hasName` says that the name stood before it, so that a unit with nothing behind it is one.
    mutating func readAmount(at index: Int, hasName: Bool = false) -> Bool {
        guard let found = scan.quantity(at: index) else { return false }
        mark(index..<found.amount.lowerBound, .joint)
        mark(found.amount, .amount)
        quantity = found.quantity
        isOfEach = isEach(before: found, from: index)
        if found.quantity.unit == nil {
            mark(found.size, .size)
            position = found.end
            readMultiplied()
        } else if !hasName, isOnlyWord(found) {
            // "2 cloves" is about cloves, not about an amount of nothing.
            quantity?.unit = nil
            position = found.unit.lowerBound
        } else {
            mark(found.size, .size)
            mark(found.unit, .unit)
            position = found.end
            readFilling()
        }
        readSum()
        readAlternatives()
        // "237 ml (1 cup) + 54 ml of water"
        if scan.isMark(position, "+") { readSum() }
        readPackaging()
        if quantity?.unit == nil { readSize() }
        readEach()
        position = skipConnectors(position)
        return true
    }

    /// Whether a counting unit has no name behind it.
    private func isOnlyWord(_ found: QuantityScan.Found) -> Bool {
        guard found.quantity.unit?.family == .count, let next = scan.token(found.end) else {
            return found.quantity.unit?.family == .count
        }
        return next.isMark(",")
            || next.isMark("(") && scan.token((closing(found.end) ?? count) + 1) == nil
                && !isQuantity(found.end + 1..<(closing(found.end) ?? found.end + 1))
    }

    /// "2 x 400 g tins", "1 14-oz can", "1 (6-ounce) package": what one of the count is, and then what it is in.
    private mutating func readMultiplied() {
        let isTimes = scan.isMark(position, "x") || scan.plays(position, .times)
        let isOpen = scan.isMark(position, "(")
        let start = isTimes || isOpen ? position + 1 : position
        guard let found = scan.quantity(at: start), found.quantity.unit?.family != .count, found.quantity.unit != nil
        else {
            return isOpen ? readUnitBehindRemark() : readTimes(isTimes)
        }
        let end = isOpen ? found.end + 1 : found.end
        guard !isOpen || scan.isMark(found.end, ")") else { return }
        let container = scan.sizedUnit(at: end)
        // "1 8oz cream cheese" is one of eight ounces.
        guard
            isTimes || isOpen || container?.unit.family == .count || scan.token(end)?.kind == .word
                || scan.isMark(end, "(")
        else { return }
        if isTimes { mark(position..<start, .joint) }
        mark(start..<found.end, .each)
        each = found.quantity
        position = end
        guard let (unit, sizes, units) = container, unit.family == .count, scan.token(units.upperBound) != nil else {
            return
        }
        quantity?.unit = unit
        mark(sizes, .size)
        mark(units, .unit)
        position = units.upperBound
    }

    /// "1 (3-inch) piece": the unit behind a remark in brackets.
    private mutating func readUnitBehindRemark() {
        guard let close = closing(position), let (unit, sizes, units) = scan.sizedUnit(at: close + 1),
            scan.token(units.upperBound)?.isWord ?? false, scan.quantity(at: position + 1)?.end != close
        else { return }
        mark(position + 1..<close, .note)
        quantity?.unit = unit
        mark(sizes, .size)
        mark(units, .unit)
        position = units.upperBound
    }

    /// "2 x eggs" is two eggs.
    private mutating func readTimes(_ isTimes: Bool) {
        guard isTimes, scan.token(position + 1)?.kind == .word else { return }
        mark(position..<position + 1, .joint)
        position += 1
        guard let (unit, sizes, units) = scan.sizedUnit(at: position), scan.token(units.upperBound) != nil else {
            return
        }
        quantity?.unit = unit
        mark(sizes, .size)
        mark(units, .unit)
        position = units.upperBound
    }

    /// "(2.2 lb)", "| 11 oz", "/ ½ cups", "or 4 cups" right behind the amount.
    private mutating func readAlternatives() {
        for _ in 0..<3 {
            if scan.isMark(position, "("), let close = closing(position), isQuantity(position + 1..<close) {
                readSection(position + 1..<close)
                position = close + 1
            } else if let unit = quantity?.unit, unit.isContainer,
                let found = scan.quantity(at: position),
                let measure = found.quantity.unit, measure.family != .count
            {
                readSection(position..<found.end)
                position = found.end
            } else if let found = scan.quantity(at: position), isAsMuch(found.quantity) {
                readSection(position..<found.end)
                position = found.end
            } else if isEither(position), let found = scan.quantity(at: position + 1), let unit = found.quantity.unit,
                unit.family != .count || unit.isContainer
            {
                readSection(position + 1..<found.end)
                position = found.end
                addRest(to: unit)
            } else {
                return
            }
        }
    }

    /// "525 g/1 lb 3 oz": what an alternative amount in a unit leaves, in a smaller one.
    private mutating func addRest(to unit: Unit) {
        guard let last = alternatives.last, last.unit == unit, let rest = scan.quantity(at: position),
            let more = rest.quantity.converted(to: unit), isRest(more), let sum = last + more
        else { return }
        alternatives[alternatives.count - 1] = sum
        mark(position..<rest.end, .measure)
        position = rest.end
    }

    /// Whether another amount is about the same, in other units: "225g 8oz".
    private func isAsMuch(_ other: Quantity) -> Bool {
        guard let unit = quantity?.unit, unit.isOfWeightOrVolume, let amount = quantity?.amount.upper, amount > 0,
            let same = other.converted(to: unit)?.amount.upper
        else { return false }
        return same * 5 >= amount * 4 && same * 4 <= amount * 5
    }

    /// Whether a token stands between two ways to say the same.
    private func isEither(_ index: Int) -> Bool {
        scan.isMark(index, "/") || scan.isMark(index, "|") || scan.isMark(index, "=") || scan.plays(index, .or)
    }

    /// "12 oz can tomato paste", "1-inch piece ginger": the can and the piece say nothing more.
    private mutating func readPackaging() {
        if quantity?.unit?.family == .length, scan.isPiece(position), scan.token(position + 1)?.isWord ?? false {
            mark(position..<position + 1, .joint)
            position += 1
        }
        guard let family = quantity?.unit?.family, family == .mass || family == .volume,
            let (unit, sizes, units) = scan.sizedUnit(at: position), unit.isContainer,
            scan.token(units.upperBound).map({ $0.kind == .word || $0.isMark("*") }) ?? false
        else { return }
        mark(sizes.lowerBound..<units.upperBound, .joint)
        position = units.upperBound
    }

    /// "1 cup packed brown sugar", "1 cucchiaio colmo di zucchero", "1 TL, gestr. Salz": how a measure is filled, behind its
    /// unit.
    private mutating func readFilling() {
        guard scan.mayPlay(.size), quantity?.unit?.family == .volume else { return }
        let sizes = scan.sizes(at: scan.isMark(position, ",") ? position + 1 : position)
        let end = scan.isMark(sizes.upperBound, ".") ? sizes.upperBound + 1 : sizes.upperBound
        guard !sizes.isEmpty, let next = scan.token(end) else { return }
        let isPacked =
            next.isWord && scan.bytes(of: scan.tokens[sizes.upperBound - 1]) { WordKey.matches($0, Self.packed) }
        // In German it always stands so.
        let isGerman = scan.lexicon.language == .german && (next.isWord || next.isMark("("))
        guard isPacked || isGerman || next.plays(.connector) else { return }
        mark(sizes, .size)
        position = end
    }

    private static let packed = Array("packed".utf8)

    /// "1 tsp each of salt and pepper": the word for each.
    mutating func readEach() {
        guard let end = endOfEach(at: position), end < count else { return }
        mark(position..<end, .joint)
        position = end
        isOfEach = true
    }

    /// The token behind words for each; nil where there are none.
    func endOfEach(at index: Int) -> Int? {
        scan.phrase(at: index).flatMap { $0.meaning.plays.contains(.each) ? $0.end : nil }
    }

    /// "je 1 TL": whether the word for each stands before an amount.
    func isEach(before found: QuantityScan.Found, from index: Int) -> Bool {
        (index..<found.amount.lowerBound).contains { endOfEach(at: $0) != nil }
    }

    /// "4 large eggs": the size, when a name is left.
    private mutating func readSize() {
        let sizes = scan.sizes(at: position)
        guard !sizes.isEmpty, scan.token(sizes.upperBound)?.kind == .word else { return }
        mark(sizes, .size)
        position = sizes.upperBound
    }
}
