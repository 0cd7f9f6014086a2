import Kitchen

extension QuantityScan {
    /// The number at a token and the token after it; nil when none is there.
    func value(at index: Int) -> (value: Rational, end: Int)? {
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
        if isBeforeWord(index) { return number(at: index).flatMap { $0 > 0 ? ($0, index + 1) : nil } }
        if let fraction = fraction(at: index) { return fraction }
        if let thousands = thousands(at: index) { return thousands }
        let isBadFraction = isMark(index + 1, "/") && isGlued(index + 1) && number(at: index + 2) != nil
        guard !isBadFraction else { return nil }
        // "00 flour" is a kind of flour, and nobody needs nothing.
        guard let whole = number(at: index), whole > 0, standsAlone(index) else { return nil }
        if whole == 1, let (half, end) = halfOfOne(at: index + 1) { return (half, end) }
        if whole.isWhole, let (part, end) = fractionAfter(index + 1) { return (whole + part, end) }
        return (whole, index + 1)
    }

    /// "1 halbe", "1 half": the fraction that a word behind 1 says.
    private func halfOfOne(at index: Int) -> (value: Rational, end: Int)? {
        guard let token = token(index), token.isWord, token.hasSpaceBefore, token.meaning.denominator > 1 else {
            return nil
        }
        return numberWord(at: index)
    }

    /// "1 000", as French groups digits.
    private func thousands(at index: Int) -> (value: Rational, end: Int)? {
        guard lexicon.language == .french, let first = token(index)?.whole, (1...999).contains(first),
            let next = token(index + 1), let rest = next.whole, next.range.count == 3, next.hasSpaceBefore,
            standsAlone(index + 1)
        else { return nil }
        return (Rational(first * 1000 + rest), index + 2)
    }

    /// Whether a space and a word follow that cannot be part of a number, as in most lines: "500 g".
    private func isBeforeWord(_ index: Int) -> Bool {
        guard index + 1 < tokens.count, tokens[index + 1].isWord, tokens[index + 1].hasSpaceBefore else { return false }
        // "1 halbe Gurke" is half of one.
        return !tokens[index + 1].plays(.and) && tokens[index + 1].meaning.denominator == 1
    }

    /// What completes a mixed number: "1 1/2", "1½", "1-1/2", "1+1/2", "1 and 1/2".
    private func fractionAfter(_ index: Int) -> (value: Rational, end: Int)? {
        let isGlue = isMark(index, "-") || isMark(index, "+")
        let isJoined = isGlue && isGlued(index) && isGlued(index + 1) || isMark(index, "&") || plays(index, .and)
        let start = isJoined ? index + 1 : index
        if case .vulgar(let numerator, let denominator)? = token(start)?.kind {
            return (Rational(Int(numerator), Int(denominator)), start + 1)
        }
        if let (value, end) = fraction(at: start), value < 1 { return (value, end) }
        guard isJoined, !isGlue, let (value, end) = numberWord(at: start), value < 1 else { return nil }
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

    /// The value of a token of digits, with the language's marks; nil when it is out of bounds.
    func number(at index: Int) -> Rational? {
        guard let token = token(index), token.kind == .number else { return nil }
        if let whole = token.whole { return Rational(whole) }
        let digits = bytes(of: token) { Array($0) }[...]
        let comma = UInt8(ascii: ","), point = UInt8(ascii: ".")
        guard let last = digits.last(where: { $0 == comma || $0 == point }) else { return Rational(decimal: digits) }
        let marks = digits.filter { $0 == comma || $0 == point }
        let own = lexicon.decimalMark
        // "1,000" groups where the mark is a point, and "1.000" where it is a comma; "1,5" and "1.5" are decimals in any language.
        let groups = marks.count > 1 && marks.allSatisfy { $0 == last } || last != own && isGrouped(digits, last)
        if groups { return Rational(decimal: digits.filter { $0 != last }[...]) }
        let kept = digits.filter { ($0 != comma && $0 != point) || $0 == last }
        return Rational(decimal: kept[...], mark: last)
    }

    /// Whether exactly three digits follow a mark and one to three, not starting with 0, stand before it.
    private func isGrouped(_ digits: ArraySlice<UInt8>, _ mark: UInt8) -> Bool {
        guard let place = digits.lastIndex(of: mark) else { return false }
        let before = place - digits.startIndex
        return digits.endIndex - place == 4 && (1...3).contains(before) && digits.first != UInt8(ascii: "0")
    }
}
