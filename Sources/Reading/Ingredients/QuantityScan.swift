import Kitchen

/// Reads numbers, units and quantities at a place among the tokens of a line, without changing them.
///
/// ```
/// quantity = about* amount size* unit?
/// amount   = value ((dash | to | or) value)?
/// value    = number fraction? | fraction | word
/// ```
struct QuantityScan {
    var tokens: [LineToken]
    let bytes: [UInt8]
    let lexicon: Lexicon

    /// A quantity found, and which tokens say what.
    struct Found {
        var quantity: Quantity
        /// The tokens of the number or range.
        var amount: Range<Int>
        var size: Range<Int>
        var unit: Range<Int>
        /// The token after.
        var end: Int { unit.upperBound }
    }

    init(_ text: String, lexicon: Lexicon) {
        bytes = Array(text.utf8)
        self.lexicon = lexicon
        tokens = LineTokenizer.tokens(of: bytes, lexicon: lexicon)
    }

    func token(_ index: Int) -> LineToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    func isMark(_ index: Int, _ mark: LineToken.Mark) -> Bool {
        tokens.indices.contains(index) && tokens[index].isMark(mark)
    }

    func plays(_ index: Int, _ play: Lexicon.Play) -> Bool {
        tokens.indices.contains(index) && tokens[index].plays(play)
    }

    /// The word of a token in lower case, as the lexicon has it.
    func key(of token: LineToken) -> String { WordKey.folded(bytes, token.range) }

    /// Whether a token touches the one before it.
    func isGlued(_ index: Int) -> Bool { token(index).map { !$0.hasSpaceBefore } ?? false }

    /// The quantity at a token; nil when none is there.
    func quantity(at start: Int) -> Found? {
        guard let (amount, first, end) = amount(at: start) else { return nil }
        let hyphen = isMark(end, "-") && isGlued(end) && isGlued(end + 1) ? end + 1 : end
        let bare = trailingSizes(at: end)
        var found = Found(
            quantity: Quantity(amount), amount: first..<end, size: bare, unit: bare.upperBound..<bare.upperBound)
        if let (unit, sizes, units) = sizedUnit(at: hyphen), hyphen == end || unit.family != .length {
            found.quantity.unit = unit
            (found.size, found.unit) = (sizes, units)
        } else if hyphen > end {
            // "7-inch" and "7-day" are about something else.
            return nil
        }
        return sameUnitRange(found)
    }

    /// "2 medium-sized": sizes with nothing behind them.
    private func trailingSizes(at index: Int) -> Range<Int> {
        let sizes = sizes(at: index)
        return token(sizes.upperBound)?.isAnyMark ?? true ? sizes : index..<index
    }

    /// "1 tsp - 2 tsp" and "a stick or two" as one range.
    private func sameUnitRange(_ found: Found) -> Found {
        guard found.quantity.unit != nil, isMark(found.end, "-") || plays(found.end, .to) || plays(found.end, .or),
            let (amount, _, end) = amount(at: found.end + 1), case .exact(let upper) = amount,
            case .exact(let lower) = found.quantity.amount, let units = secondUnit(at: end, found.quantity.unit)
        else { return found }
        return Found(
            quantity: Quantity(Amount(lower, to: upper), found.quantity.unit), amount: found.amount.lowerBound..<end,
            size: end..<end, unit: units)
    }

    /// The same unit again, or the end of what is said; nil when something else follows.
    private func secondUnit(at index: Int, _ unit: Unit?) -> Range<Int>? {
        if let (second, units) = self.unit(at: index) { return second == unit ? units : nil }
        return token(index)?.isAnyMark ?? true ? index..<index : nil
    }

    /// The tokens after words for "about" and the mark ~.
    private func afterAbout(_ start: Int) -> Int {
        var index = start
        while index < start + 4 {
            if isMark(index, "~") || isMark(index, ".") && index > start {
                index += 1
            } else if let (play, end) = phrase(at: index), play.plays.contains(.about) {
                index = end
            } else {
                break
            }
        }
        return index
    }

    /// The number or range at a token, the first token of it, and the token after it.
    func amount(at start: Int) -> (amount: Amount, start: Int, end: Int)? {
        let first = afterAbout(start)
        guard let (value, last) = value(at: first) else { return nil }
        let end = value < 1 ? beforeUnitOfHalf(last) : last
        if let (upper, next) = rangeEnd(at: end) { return (Amount(value, to: upper), first, next) }
        return (.exact(value), first, end)
    }

    /// "3/4 of a cup": the token of the unit, when "of" leads to one.
    private func beforeUnitOfHalf(_ index: Int) -> Int {
        guard let (meaning, end) = phrase(at: index), meaning.plays.contains(.connector), unit(at: end) != nil else {
            return index
        }
        return end
    }

    /// The upper number of a range, at the dash or the word between.
    private func rangeEnd(at index: Int) -> (value: Rational, end: Int)? {
        guard isMark(index, "-") || plays(index, .to) || plays(index, .or), !plays(index + 1, .article) else {
            return nil
        }
        return value(at: index + 1)
    }

    /// The number at a token and the token after it; nil when none is there.
    private func value(at index: Int) -> (value: Rational, end: Int)? {
        guard let token = token(index) else { return nil }
        switch token.kind {
        case .number: return writtenNumber(at: index)
        case .vulgar(let numerator, let denominator):
            return (Rational(Int(numerator), Int(denominator)), index + 1)
        case .word: return numberWord(at: index)
        case .mark: return nil
        }
    }

    /// Digits, with a fraction after them when one is there.
    private func writtenNumber(at index: Int) -> (value: Rational, end: Int)? {
        if let fraction = fraction(at: index) { return fraction }
        let isBadFraction = isMark(index + 1, "/") && isGlued(index + 1) && number(at: index + 2) != nil
        guard !isBadFraction else { return nil }
        // "00 flour" is a kind of flour, and nobody needs nothing.
        guard let whole = number(at: index), whole > 0, standsAlone(index) else { return nil }
        if whole.isWhole, let (part, end) = fractionAfter(index + 1) { return (whole + part, end) }
        return (whole, index + 1)
    }

    /// What completes a mixed number: "1 1/2", "1½", "1-1/2", "1 and 1/2".
    private func fractionAfter(_ index: Int) -> (value: Rational, end: Int)? {
        let isJoined =
            isMark(index, "-") && isGlued(index) && isGlued(index + 1) || isMark(index, "&") || plays(index, .and)
        let start = isJoined ? index + 1 : index
        if case .vulgar(let numerator, let denominator)? = token(start)?.kind {
            return (Rational(Int(numerator), Int(denominator)), start + 1)
        }
        if let (value, end) = fraction(at: start), value < 1 { return (value, end) }
        guard isJoined, !isMark(index, "-"), let (value, end) = numberWord(at: start), value < 1 else { return nil }
        return (value, end)
    }

    /// Two numbers with a slash between.
    private func fraction(at index: Int) -> (value: Rational, end: Int)? {
        guard isMark(index + 1, "/"), isGlued(index + 1) == isGlued(index + 2), standsAlone(index + 2),
            let above = number(at: index), let below = number(at: index + 2), above.isWhole, below.isWhole, below > 0,
            below <= Rational(Rational.largestWrittenDenominator)
        else { return nil }
        return (above / below, index + 3)
    }

    /// Whether what touches a number's end lets it be an amount: a unit or "x", and not "2nd", "70%" or "200°".
    private func standsAlone(_ index: Int) -> Bool {
        guard isGlued(index + 1), let next = token(index + 1) else { return true }
        if case .word = next.kind {
            return next.meaning.unit != nil || next.plays(.times) || phrase(at: index + 1)?.meaning.unit != nil
        }
        return !next.isMark("%") && !next.isMark("$") && !next.isMark("'") && !next.isMark("\"")
    }

    /// A word for a number: "two", "half", "half a", "a half", "one and a half".
    private func numberWord(at index: Int) -> (value: Rational, end: Int)? {
        guard let (meaning, end) = phrase(at: index), let number = meaning.number else { return nil }
        if meaning.plays.contains(.article), let (next, last) = phrase(at: end), let other = next.number,
            !next.plays.contains(.article)
        {
            return (other, last)
        }
        if number < 1 { return (number, afterHalf(end)) }
        if plays(end, .and) {
            let half = plays(end + 1, .article) ? end + 2 : end + 1
            if let (next, last) = phrase(at: half), let part = next.number, part < 1 { return (number + part, last) }
        }
        return (number, end)
    }

    /// After "half": also "a" and "of a".
    private func afterHalf(_ index: Int) -> Int {
        if plays(index, .article) { return index + 1 }
        if plays(index + 1, .article), let word = token(index), key(of: word) == "of" { return index + 2 }
        return index
    }
}
