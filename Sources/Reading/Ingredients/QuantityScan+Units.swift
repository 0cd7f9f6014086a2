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
            guard let token = token(next), token.isWord, bytes(of: token, { WordKey.matches($0, word) }) else {
                return nil
            }
            next += 1
        }
        return next
    }

    /// The unit at a token, with the full stop of an abbreviation.
    func unit(at index: Int) -> (unit: Unit, tokens: Range<Int>)? {
        guard let (meaning, end) = phrase(at: index), !meaning.plays.contains(.food) else { return nil }
        if meaning.plays.contains(.knob) { return (.knob, index..<index + 1) }
        let single = tokens[index].meaning.unit
        guard let unit = meaning.unit ?? single else { return nil }
        let last = meaning.unit == nil ? index + 1 : end
        return (unit, index..<(isMark(last, ".") && isGlued(last) ? last + 1 : last))
    }

    /// The unit at a token or after up to three words of size; in "small cans" the sizes are the unit's.
    func sizedUnit(at index: Int) -> (unit: Unit, sizes: Range<Int>, tokens: Range<Int>)? {
        guard tokens.indices.contains(index), !tokens[index].meaning.isNone else { return nil }
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
}
