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
        }
        readSum()
        readAlternatives()
        readPackaging()
        if quantity?.unit == nil { readSize() }
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
            return readTimes(isTimes)
        }
        let end = isOpen ? found.end + 1 : found.end
        guard !isOpen || scan.isMark(found.end, ")") else { return }
        let container = scan.sizedUnit(at: end)
        // "1 8oz cream cheese" is one of eight ounces.
        guard isTimes || isOpen || container?.unit.family == .count || scan.token(end)?.kind == .word else { return }
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

    /// "1 cup + 2 tbsp": one amount, in the second unit.
    private mutating func readSum() {
        guard scan.isMark(position, "+") || scan.plays(position, .plus) || scan.plays(position, .and),
            let first = quantity, first.unit != nil, let found = scan.quantity(at: position + 1),
            let unit = found.quantity.unit, let sum = first.converted(to: unit).flatMap({ $0 + found.quantity })
        else { return }
        mark(position..<position + 1, .joint)
        mark(position + 1..<found.unit.lowerBound, .amount)
        mark(found.unit, .unit)
        quantity = sum
        position = found.end
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
            } else if isEither(position), let found = scan.quantity(at: position + 1), let unit = found.quantity.unit,
                unit.family != .count || unit.isContainer
            {
                readSection(position + 1..<found.end)
                position = found.end
            } else {
                return
            }
        }
    }

    /// Whether a token stands between two ways to say the same.
    private func isEither(_ index: Int) -> Bool {
        scan.isMark(index, "/") || scan.isMark(index, "|") || scan.isMark(index, "=") || scan.plays(index, .or)
    }

    /// "12 oz can tomato paste": the can says nothing more.
    private mutating func readPackaging() {
        guard let family = quantity?.unit?.family, family == .mass || family == .volume,
            let (unit, sizes, units) = scan.sizedUnit(at: position), unit.isContainer,
            scan.token(units.upperBound).map({ $0.kind == .word || $0.isMark("*") }) ?? false
        else { return }
        mark(sizes.lowerBound..<units.upperBound, .joint)
        position = units.upperBound
    }

    /// "4 large eggs": the size, when a name is left.
    private mutating func readSize() {
        let sizes = scan.sizes(at: position)
        guard !sizes.isEmpty, scan.token(sizes.upperBound)?.kind == .word else { return }
        mark(sizes, .size)
        position = sizes.upperBound
    }
}
