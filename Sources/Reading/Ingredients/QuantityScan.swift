import Kitchen
import Text

/// Reads numbers, units and quantities at a place among the tokens of a line, without changing them.
///
/// ```text
/// quantity = about* amount size* unit?
/// amount   = value ((dash | to | or) value)?
/// value    = number fraction? | fraction | word
/// ```
struct QuantityScan {
    var tokens: [LineToken] = []
    private var text = ""
    /// What there is in the line at all, so that most of what is not need not be looked for.
    private var summary = LineSummary()
    /// Not counted: there is one for all threads, and it never goes away.
    private let sharedLexicon: Unmanaged<Lexicon>
    var lexicon: Lexicon { sharedLexicon.takeUnretainedValue() }

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

    /// A scan that has no line yet.
    init(lexicon: Lexicon) {
        sharedLexicon = .passUnretained(lexicon)
    }

    /// Takes up a line in place of the one before; the memory of that one serves again.
    mutating func open(_ text: String) {
        self.text = text
        tokens.removeAll(keepingCapacity: true)
        tokens.reserveCapacity(16)
        summary = LineSummary()
        text.utf8Bytes { bytes in
            var tokenizer = LineTokenizer(bytes)
            let lexicon = lexicon
            while let token = tokenizer.next(in: lexicon) {
                summary.add(token)
                tokens.append(token)
            }
        }
    }

    /// Asks something of the bytes of a token.
    func bytes<Answer>(
        of token: LineToken, _ ask: (Slice<UnsafeBufferPointer<UInt8>>) -> Answer
    ) -> Answer {
        text.utf8Bytes { ask($0[token.range]) }
    }

    func token(_ index: Int) -> LineToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    func isMark(_ index: Int, _ mark: LineToken.Mark) -> Bool {
        tokens.indices.contains(index) && tokens[index].isMark(mark)
    }

    func plays(_ index: Int, _ play: Lexicon.Play) -> Bool {
        tokens.indices.contains(index) && tokens[index].plays(play)
    }

    /// Whether any phrase of the line can play a part, before each is asked.
    func mayPlay(_ play: Lexicon.Play) -> Bool { summary.mayPlay(play) }

    /// The language that a word of the line tells, where it is another than the lexicon's.
    var home: KitchenLanguage? { summary.home }

    /// Whether a mark is anywhere in the line.
    func has(_ mark: LineToken.Mark) -> Bool { summary.has(mark) }

    /// The word of a token in lower case, as the lexicon has it.
    func key(of token: LineToken) -> String { bytes(of: token) { WordKey.folded($0) } }

    /// Whether a token touches the one before it.
    func isGlued(_ index: Int) -> Bool { token(index).map { !$0.hasSpaceBefore } ?? false }

    /// Whether the token can be the first of an amount; most words and marks are not.
    private func canBeginAmount(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        switch tokens[index].kind {
        case .number, .vulgar: return true
        case .mark: return tokens[index].isMark("~")
        case .word:
            let meaning = tokens[index].meaning
            return meaning.numerator > 0 || meaning.phrases > 0 || meaning.plays.contains(.about)
        }
    }

    /// The quantity at a token; nil when none is there.
    func quantity(at start: Int) -> Found? { canBeginAmount(start) ? readQuantity(at: start) : nil }

    private func readQuantity(at start: Int) -> Found? {
        guard let (amount, first, end) = amount(at: start) else { return nil }
        let hyphen = isMark(end, "-") && isGlued(end) && isGlued(end + 1) ? end + 1 : end
        if let (unit, sizes, units) = sizedUnit(at: hyphen),
            hyphen == end || unit.family != .length || isPiece(units.upperBound)
        {
            let found = Found(quantity: Quantity(amount, unit), amount: first..<end, size: sizes, unit: units)
            return joinsRange(found.end) ? sameUnitRange(found) : found
        }
        // "7-inch" and "7-day" are about something else.
        guard hyphen == end else { return nil }
        let bare = trailingSizes(at: end)
        return Found(
            quantity: Quantity(amount), amount: first..<end, size: bare, unit: bare.upperBound..<bare.upperBound)
    }

    /// "1-inch piece": whether a token is a word for one piece, which is so long.
    func isPiece(_ index: Int) -> Bool {
        guard let token = token(index), token.isWord, let unit = token.meaning.unit else { return false }
        return unit == .piece && Self.pieces.contains(key(of: token)) || unit == .knob
    }

    /// Of several pieces nobody says the length of all.
    private static let pieces: Set<String> = ["piece", "pezzo", "stück", "pièce", "trozo"]

    /// "2 medium-sized": sizes with nothing behind them.
    private func trailingSizes(at index: Int) -> Range<Int> {
        let sizes = sizes(at: index)
        return token(sizes.upperBound)?.isAnyMark ?? true ? sizes : index..<index
    }

    /// Whether the ends of a range can stand around a token.
    private func joinsRange(_ index: Int) -> Bool { isMark(index, "-") || plays(index, .to) || plays(index, .or) }

    /// "1 tsp - 2 tsp" and "a stick or two" as one range.
    private func sameUnitRange(_ found: Found) -> Found {
        guard let (amount, _, end) = amount(at: found.end + 1), case .exact(let upper) = amount,
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
        guard let (meaning, end) = phrase(at: index) else { return index }
        if meaning.plays.contains(.connector), unit(at: end) != nil { return end }
        // "½ an onion"
        return meaning.plays.contains(.article) && token(end)?.isWord ?? false ? end : index
    }

    /// The upper number of a range, at the dash or the word between.
    private func rangeEnd(at index: Int) -> (value: Rational, end: Int)? {
        guard joinsRange(index), !plays(index + 1, .article) else { return nil }
        return value(at: index + 1)
    }
}
