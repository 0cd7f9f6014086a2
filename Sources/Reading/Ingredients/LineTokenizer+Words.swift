import Kitchen

extension LineTokenizer {
    /// Letters and digits, with apostrophes, and with hyphens, full stops and slashes where a letter follows.
    mutating func word(in lexicon: Lexicon) -> LineToken {
        var hash = WordHash()
        var end = position
        while end < bytes.count, Self.isLetter(bytes[end]) {
            hash.add(bytes[end] | 0x20)
            end += 1
        }
        let isPlain = end == bytes.count || Self.endsWord(bytes[end])
        if !isPlain { end = endOfWord(from: end, in: lexicon) }
        let range = position..<end
        return token(.word, length: range.count, meaning: meaning(of: range, isPlain ? hash : nil, lexicon))
    }

    /// Whether a byte can be no part of a word, whatever comes after it.
    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x80..., UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"), UInt8(ascii: "."), UInt8(ascii: "-"):
            false
        default: !isLetter(byte)
        }
    }

    /// Where a word ends of which the bytes up to `start` are letters.
    private func endOfWord(from start: Int, in lexicon: Lexicon) -> Int {
        let elides = lexicon.language == .italian || lexicon.language == .french
        var end = start
        while end < bytes.count {
            let symbol = symbol(at: end)
            switch symbol.kind {
            case .letter:
                end = min(end + symbol.length, bytes.count)
                if elides, isElision(position..<end, in: lexicon) { return end }
            case .digit: end += 1
            case .token(.mark(UInt8(ascii: "."))), .token(.mark(UInt8(ascii: "-"))):
                guard case .letter = self.symbol(at: end + symbol.length).kind else { return end }
                end += symbol.length
            default: return end
            }
        }
        return end
    }

    /// Whether the bytes end in an apostrophe and are an article or preposition without its last letter ("d'").
    private func isElision(_ range: Range<Int>, in lexicon: Lexicon) -> Bool {
        guard range.count <= 7,
            bytes[range.upperBound - 1] == UInt8(ascii: "'")
                || bytes[range].suffix(3).elementsEqual([0xE2, 0x80, 0x99])
        else { return false }
        return lexicon.meanings.meaning(of: bytes, range)?.plays.contains(.elision) ?? false
    }

    /// What a word means, whose hash is known where it is all letters of ASCII.
    private func meaning(of range: Range<Int>, _ hash: WordHash?, _ lexicon: Lexicon) -> Lexicon.Meaning {
        let found =
            if let hash { lexicon.meanings.meaning(of: bytes, range, hash: hash) } else {
                lexicon.meanings.meaning(of: bytes, range)
            }
        var meaning = found ?? Lexicon.Meaning()
        if range.count == 1, let unit = lexicon.letters[Int(bytes[range.lowerBound])] { meaning.unit = unit }
        return meaning
    }
}
