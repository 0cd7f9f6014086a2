import Kitchen

/// What there is among the tokens of a line, wherever it is.
struct LineSummary {
    private var plays: Lexicon.Play = []
    private var hasPhrases = false
    /// A bit for each mark of ASCII.
    private var marks: (low: UInt64, high: UInt64) = (0, 0)
    /// The language that a word tells which is not the lexicon's.
    private(set) var home: KitchenLanguage?

    mutating func add(_ token: LineToken) {
        if let home = token.meaning.home { self.home = self.home ?? home }
        plays.formUnion(token.meaning.plays)
        hasPhrases = hasPhrases || token.meaning.phrases > 0
        guard case .mark(let byte) = token.kind else { return }
        if byte < 64 { marks.low |= 1 &<< UInt64(byte) } else { marks.high |= 1 &<< UInt64(byte) }
    }

    /// Whether any word plays a part, or one of several, or a phrase may that begins with one.
    func mayPlay(_ play: Lexicon.Play) -> Bool { hasPhrases || !plays.isDisjoint(with: play) }

    /// Whether a mark is there.
    func has(_ mark: LineToken.Mark) -> Bool {
        (mark.byte < 64 ? marks.low : marks.high) &>> UInt64(mark.byte) & 1 != 0
    }
}
