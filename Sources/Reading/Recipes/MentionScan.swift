import Kitchen
import Text

/// Finds amounts of listed ingredients in the words of a method: "the 500 g flour", "two of the eggs", "butter (50 g)".
///
/// Nothing is guessed: the food must be listed, with at least that much of it, and no word of the sentence may say that the
/// amount is for each of several ("1 egg at a time"). What is not found stays as its author wrote it.
struct MentionScan {
    /// What was found, in order.
    private(set) var found: [RichText.Mention] = []
    /// Whether the words hold an amount by weight or volume of something that is not listed.
    private(set) var leavesAmounts = false
    private let groups: [IngredientGroup]
    private let language: KitchenLanguage
    private let lexicon: Lexicon
    private let numbers: NumberStarts
    private var lines: IngredientScan
    /// The measure that comes next.
    private var measure = 0
    private lazy var beginnings = FoodBeginnings(groups, language: language)
    private lazy var foods = ListedFoods(groups, language: language)

    /// A scan for what these groups list.
    init(_ groups: [IngredientGroup], _ context: ProseContext) {
        (self.groups, language) = (groups, context.language)
        lexicon = .of(context.language, decimalMark: context.decimalMark)
        numbers = lexicon.numbers
        lines = IngredientScan(lexicon: lexicon)
    }

    /// Finds the amounts that begin in `part` of the words of a paragraph, which stand at `start` in their text; `measures`
    /// are those that were found in the text before.
    ///
    /// Cost: one look at each byte, and one at the word behind each number; hardly more where no number is of a food.
    mutating func read(
        _ words: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, at start: Int,
        besides measures: [RichText.Measure]
    ) {
        var index = part.lowerBound
        while let number = numbers.next(in: words, from: index, to: part.upperBound) {
            if let end = endOfMeasure(at: start + number, in: measures) {
                index = end - start
            } else {
                index = readMention(at: number, of: words, part, start) ?? number + 1
            }
        }
    }

    /// Where a time or amount ends that was found at a place before; nil where nothing was.
    private mutating func endOfMeasure(at place: Int, in measures: [RichText.Measure]) -> Int? {
        while measure > 0, measures[measure - 1].range.upperBound > place { measure -= 1 }
        while measure < measures.count, measures[measure].range.upperBound <= place { measure += 1 }
        guard measure < measures.count, measures[measure].range.contains(place), measures[measure].isRead else {
            return nil
        }
        return measures[measure].range.upperBound
    }

    /// Reads the amounts that begin with a number: "1 cup (125 g) flour" has two, of one food. The answer is where they end;
    /// nil where there are none.
    private mutating func readMention(
        at number: Int, of words: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, _ start: Int
    ) -> Int? {
        let clause = MentionClause(of: words, at: number)
        // "A 200 g jar" says how large it is, and "a couple" is no number to change.
        guard clause.hasUnit(in: lexicon) || beginnings.mayBeNamed(in: clause), !lexicon.endsInArticle(words[..<number])
        else {
            return nil
        }
        let line = lines.read(clause.text)
        guard let quantity = line.quantity, quantity.unit?.family != .length,
            case let amounts = line.leadingAmounts, amounts.first?.range.lowerBound == 0, let last = amounts.last
        else { return nil }
        let end = number + last.range.upperBound
        let listed =
            clause.isBracketed
            ? foods.places(of: quantity, behind: clause.textBefore) : foods.places(of: quantity, before: line.name)
        guard !listed.isEmpty, end <= part.upperBound, !clause.isForEach(in: language) else {
            leavesAmounts = leavesAmounts || quantity.unit?.isOfWeightOrVolume ?? false
            return end
        }
        add(amounts, of: listed, at: start + number)
        return end
    }

    /// Adds amounts of some ingredients whose clause stands at a place in the text.
    private mutating func add(_ amounts: [IngredientLine.WrittenAmount], of listed: [IngredientPlace], at place: Int) {
        let lines = listed.map { groups[$0.group].ingredients[$0.item].line }
        let isFixed = lines.contains(where: \.isFixed)
        for var amount in amounts {
            amount.range = place + amount.range.lowerBound..<place + amount.range.upperBound
            amount.isScaled = amount.isScaled && !isFixed
            let isDry = lines.contains { $0.isDry(in: amount.quantity.unit) }
            found.append(RichText.Mention(amount, of: listed[0], keepsUnits: amounts.count > 1 || isDry))
        }
    }
}

extension IngredientLine {
    /// The amounts before the name, and those right behind it: but for "4 l" in "1 cup sugar for 1 pot (4 l)".
    fileprivate var leadingAmounts: [WrittenAmount] {
        let writtenAmounts = writtenAmounts.filter { !$0.isWord }
        guard let name = parts.first(where: { $0.role == .name })?.range.lowerBound else { return writtenAmounts }
        let bytes = Array(text.utf8)
        return writtenAmounts.filter { amount in
            let between = bytes[min(name, amount.range.lowerBound)..<amount.range.lowerBound]
            return between.count { $0 == 0x20 } <= 3 && !between.contains { $0 &- 0x30 < 10 }
        }
    }
}

extension RichText {
    /// Finds amounts of a recipe's ingredients in its method, but for those in links and code.
    mutating func findMentions(in recipe: inout Recipe, _ context: ProseContext) {
        var scan = MentionScan(recipe.groups, context)
        bytes.withUnsafeBufferPointer { bytes in
            for block in recipe.method { scan.read(self, block, bytes) }
        }
        add(scan.found)
        recipe.hasOtherAmounts = scan.leavesAmounts
    }
}

extension MentionScan {
    fileprivate mutating func read(_ text: RichText, _ block: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        var (node, paragraph) = (block, text.nodes[block].range)
        let end = text.nodes[block].next
        while node < end {
            switch text.nodes[node].kind {
            case .text:
                let words = text.nodes[node].range
                let around = paragraph.contains(words) ? paragraph : words
                let part = words.lowerBound - around.lowerBound..<words.upperBound - around.lowerBound
                read(
                    UnsafeBufferPointer(rebasing: bytes[around]), part, at: around.lowerBound,
                    besides: text.measures)
                node += 1
            case .link, .code, .codeBlock, .picture, .preformatted, .timer, .heading: node = text.nodes[node].next
            case .paragraph, .item, .cell, .note:
                paragraph = text.nodes[node].range
                node += 1
            default: node += 1
            }
        }
    }
}

extension RichText.Measure {
    /// Whether nothing else can begin in it.
    fileprivate var isRead: Bool { if case .amount = meaning { false } else { true } }
}

/// A number in the words of a step, with what its clause says around it.
struct MentionClause {
    private let words: UnsafeBufferPointer<UInt8>
    private let number: Int

    init(of words: UnsafeBufferPointer<UInt8>, at number: Int) {
        (self.words, self.number) = (words, number)
    }

    /// Whether it begins what is in brackets.
    var isBracketed: Bool { number > 0 && words[number - 1] == UInt8(ascii: "(") }

    /// The words from the number to the end of the clause, byte for byte but for line breaks: a comma, a colon, an
    /// ampersand, the end of the sentence, or a bracket that was open before.
    var text: String {
        var (end, depth) = (number, 0)
        scan: while end < min(words.count, number + Self.longest) {
            switch words[end] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth < 0 { break scan }
            case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
                if depth == 0, end + 1 == words.count || words[end + 1] <= 0x20 { break scan }
            case UInt8(ascii: "&") where depth == 0: break scan
            case UInt8(ascii: "."):
                // Not that of "2 tbsp. oil".
                if end + 2 < words.count, words[end + 1] <= 0x20, words[end + 2] &- 0x41 < 26 { break scan }
            default: break
            }
            end += 1
        }
        return Self.line(words[number..<end])
    }

    /// The words in which a food could be named.
    var names: Slice<UnsafeBufferPointer<UInt8>> {
        isBracketed
            ? words[max(0, number - Self.longest)..<number] : words[number..<min(words.count, number + Self.longest)]
    }

    /// What stands before the bracket that the number is in.
    var textBefore: String { Self.line(words[max(0, number - 1 - Self.longest)..<number - 1]) }

    /// Whether a unit of weight or volume follows the number.
    func hasUnit(in lexicon: Lexicon) -> Bool {
        var start = words[number...].firstIndex { !LineTokenizer.isLetter($0) } ?? words.count
        while start < words.count, !LineTokenizer.isLetter(words[start]) {
            guard start < number + 24 else { return false }
            start += 1
        }
        let end = words[start...].firstIndex { !LineTokenizer.isLetter($0) } ?? words.count
        return lexicon.meanings.meaning(of: words, start..<end)?.unit?.isOfWeightOrVolume ?? false
    }

    /// Whether a word of the sentence says that the amount is for each of several.
    func isForEach(in language: KitchenLanguage) -> Bool {
        var (start, end) = (number, number)
        while start > max(0, number - 4 * Self.longest), !Self.endsSentence(words[start - 1]) { start -= 1 }
        let last = min(words.count, number + 4 * Self.longest)
        while end < last, !Self.endsSentence(words[end]) || !isFollowedBySpace(end) { end += 1 }
        let sentence = FoodName.words(of: Self.line(words[start..<end]))
        return Self.distributive[language].contains { phrase in
            sentence.indices.contains { sentence[$0...].starts(with: phrase) }
        }
    }

    private func isFollowedBySpace(_ index: Int) -> Bool { index + 1 == words.count || words[index + 1] <= 0x20 }

    private static let longest = 80

    private static func endsSentence(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "!")
    }

    private static func line(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(decoding: bytes.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
    }

    /// Folded words that make an amount one for each of several, or one of two cases.
    private static let distributive = PerLanguage { language in
        let phrases =
            switch language {
            case .english: "each, every, per, apiece, at a time, if using, only using"
            case .italian: "ogni, ciascuno, ciascuna, ciascun, alla volta, a testa, a persona, per volta"
            case .german: "je, jeweils, jede, jeder, jedes, jeden, jedem, pro"
            case .french: "chaque, chacun, chacune, a la fois, par personne"
            case .spanish: "cada, a la vez, por persona"
            }
        return phrases.split(separator: ", ").map { $0.split(separator: " ").map(String.init) }
    }
}
