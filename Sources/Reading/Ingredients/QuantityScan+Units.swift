import Kitchen

extension QuantityScan {
    /// The meaning of the longest phrase at a token, and the token after it.
    func phrase(at index: Int) -> (meaning: Lexicon.Meaning, end: Int)? {
        guard tokens.indices.contains(index), tokens[index].isWord else { return nil }
        let meaning = tokens[index].meaning
        guard meaning.phrases > 0 else { return (meaning, index + 1) }
        for phrase in lexicon.phrases[Int(meaning.phrases)] {
            if let end = match(phrase.rest, after: index) { return (phrase.meaning, end) }
        }
        return (meaning, index + 1)
    }

    /// The token after the words, when they follow; full stops between them do not matter.
    private func match(_ words: [[UInt8]], after index: Int) -> Int? {
        var next = index + 1
        for word in words {
            if isMark(next, "."), isGlued(next) { next += 1 }
            guard let token = token(next), token.isWord, WordKey.matches(bytes, token.range, word) else { return nil }
            next += 1
        }
        return next
    }

    /// The unit at a token, with the full stop of an abbreviation.
    func unit(at index: Int) -> (unit: Unit, tokens: Range<Int>)? {
        guard let (meaning, end) = phrase(at: index) else { return nil }
        let single = tokens[index].meaning.unit
        guard let unit = meaning.unit ?? single else { return nil }
        let last = meaning.unit == nil ? index + 1 : end
        return (unit, index..<(isMark(last, ".") && isGlued(last) ? last + 1 : last))
    }

    /// The unit at a token or after up to three words of size; in "small cans" the sizes are the unit's.
    func sizedUnit(at index: Int) -> (unit: Unit, sizes: Range<Int>, tokens: Range<Int>)? {
        let sizes = self.sizes(at: index)
        if let (unit, tokens) = unit(at: sizes.upperBound) { return (unit, sizes, tokens) }
        guard let (unit, tokens) = unit(at: index) else { return nil }
        return (unit, index..<index, tokens)
    }

    /// Up to three words of size at a token, with slashes between them.
    func sizes(at index: Int) -> Range<Int> {
        var end = index
        var next = index
        for _ in 0..<3 {
            guard let (meaning, after) = phrase(at: next), meaning.plays.contains(.size) else { break }
            end = after
            next = isMark(after, "/") ? after + 1 : after
        }
        return index..<end
    }

    /// The value of a token of digits, with the language's marks; nil when it is out of bounds.
    func number(at index: Int) -> Rational? {
        guard let token = token(index), token.kind == .number else { return nil }
        let digits = bytes[token.range]
        let comma = UInt8(ascii: ","), point = UInt8(ascii: ".")
        guard let last = digits.last(where: { $0 == comma || $0 == point }) else { return Rational(decimal: digits) }
        let marks = digits.filter { $0 == comma || $0 == point }
        let own = lexicon.language == .english ? point : comma
        // "1,000" groups in English and "1.000" elsewhere; "1,5" and "1.5" are decimals in any language.
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
