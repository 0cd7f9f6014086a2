/// A line of an ingredient list: what is needed, how much of it, and the author's words.
///
/// ```swift
/// let line = IngredientLineReader(language: .english).read("1 tin (400 g) plum tomatoes, drained")
/// line.quantity  // 1 tin
/// line.each      // 400 g
/// line.name      // "plum tomatoes"
/// line.note      // "drained"
/// ```
///
/// Nothing of the text is lost: every word of it is in exactly one of `parts`, in order.
public struct IngredientLine: Hashable, Sendable {
    /// What a stretch of the line says.
    public enum Role: String, Hashable, Sendable {
        /// A number or a range, or words for it ("half a", "to taste").
        case amount
        case unit
        /// The size between amount and name ("large", "heaped").
        case size
        /// What is needed.
        case name
        /// What is done to it, right beside the name ("finely chopped").
        case preparation
        /// All else worth reading ("sifted", "optional").
        case note
        /// The same amount in another measure ("(2.2 lb)", "| 11 oz").
        case measure
        /// What one of a count is ("(400 g)", "x 400 g").
        case each
        /// A word that only joins others ("of", "about", "x").
        case joint
    }

    /// A stretch of the text and what it says.
    public struct Part: Hashable, Sendable {
        /// What the stretch says.
        public var role: Role
        // Small, since there are some for every line of every recipe.
        private var start, end: UInt32

        /// The stretch `range` in the role `role`.
        public init(_ role: Role, _ range: Range<Int>) {
            self.role = role
            (start, end) = (UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
        }

        /// The place in the text, in UTF-8 bytes from 0.
        public var range: Range<Int> { Int(start)..<Int(end) }
    }

    /// The author's line, unchanged.
    public var text: String
    /// How much; nil when the line does not say.
    public var quantity: Quantity?
    /// What one of a count is ("2 x 400 g tins": 400 g); nil when the line does not say.
    public var each: Quantity?
    /// The same amount in other measures ("320 g | 11 oz"), in the order written.
    public var alternatives: [Quantity]
    /// The stretches of the text by what they say, in order and without overlap; between them are only spaces and
    /// punctuation.
    public var parts: [Part]
    /// Whether the amount stays when the recipe is scaled, as Cooklang's `{=1%tsp}` says.
    public var isFixed = false
    /// Whether the amount is of each of several foods: "1 tsp each of salt and pepper".
    public var isOfEach = false
    /// Whether the amount is in a unit that only its author knows, as Cooklang's `{2%trays}`: it says how many, and nobody else
    /// how much.
    public var isInOwnUnit = false

    /// A line of these values; without parts it is all name.
    public init(
        text: String, quantity: Quantity? = nil, each: Quantity? = nil, alternatives: [Quantity] = [],
        parts: [Part]? = nil
    ) {
        self.text = text
        self.quantity = quantity
        self.each = each
        self.alternatives = alternatives
        self.parts = parts ?? [Part(.name, 0..<text.utf8.count)]
    }

    /// Every way that the line says how much, the author's first: the quantity, all of `each` together, the alternatives.
    ///
    /// A shopping list can take the one that its pack is measured in. None is known in a unit of the author's own.
    public var measures: [Quantity] {
        if isInOwnUnit { return [] }
        var measures = quantity.map { [$0] } ?? []
        if let each, let count = quantity?.amount, count != .toTaste, let size = each.amount.upper {
            measures.append(Quantity(count * size, each.unit))
        }
        return measures + alternatives
    }

    /// The line `factor` times: amounts change but for a fixed one, the author's text and words stay.
    public func scaled(by factor: Rational) -> IngredientLine {
        guard !isFixed else { return self }
        var line = self
        line.quantity = quantity.map { $0 * factor }
        line.alternatives = alternatives.map { $0 * factor }
        return line
    }
}

/// The words of a line by what they say. They are taken out of the text when they are asked for: a card shows the line as
/// it stands, and most sites look up no names.
extension IngredientLine {
    /// What is needed, in the author's words; the whole line when it could not be read.
    public var name: String { words(.name, joined: " ") ?? "" }

    /// The size of what is counted ("large"), or how a measure is filled ("heaped"); nil when the line does not say.
    public var size: String? { words(.size, joined: " ") }

    /// What else the author says ("sifted", "optional"), joined with commas; nil when nothing.
    public var note: String? { words([.note, .preparation], joined: ", ") }

    /// What groceries are looked up by: the name, with what is done to it beside it, as in "chopped tomatoes", which can be
    /// bought so.
    public var food: String {
        let hasPreparation = parts.contains { $0.role == .preparation }
        return hasPreparation ? words([.name, .preparation], joined: " ") ?? "" : name
    }

    /// The words of a stretch.
    func words(of part: Part) -> String { words(in: part.range) }

    private func words(_ role: Role, joined separator: String) -> String? { words([role], joined: separator) }

    private func words(_ roles: [Role], joined separator: String) -> String? {
        var text: String?
        for part in parts where roles.contains(part.role) {
            let words = words(in: part.range)
            if let before = text { text = before + separator + words } else { text = words }
        }
        return text
    }

    private func words(in range: Range<Int>) -> String {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.utf8.index(start, offsetBy: range.count)
        return String(decoding: text.utf8[start..<end], as: UTF8.self)
    }
}
