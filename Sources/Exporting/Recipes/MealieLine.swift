import Kitchen

/// A line of ingredients that is an amount, a unit and a food, with remarks behind them.
struct MealieLine {
    /// A way to tell the food from the remarks of a line.
    struct Name {
        /// What would be the food.
        let food: String
        /// What else stands there.
        let note: String
    }

    /// How much; nil where the line does not say.
    let amount: Rational?
    /// The word for the unit; nil where there is none.
    let unit: String?
    /// What the unit is.
    let meaning: Unit?
    /// All behind amount and unit.
    let rest: String
    /// The names that its food may have, longer ones first.
    let names: [Name]

    /// The line; nil where it says a range, several amounts or one of several foods, or where its amount stands elsewhere.
    init?(_ line: IngredientLine) {
        guard !line.isFixed, !line.isOfEach, !line.isInOwnUnit, line.each == nil, line.alternatives.isEmpty else {
            return nil
        }
        var words = LineWords(line)
        amount = words.takeAmount(line.quantity)
        (unit, meaning) = (amount == nil ? nil : words.takeUnit(), line.quantity?.unit)
        // "parmesan, to taste" is a food with a remark.
        let isCounted = line.quantity != nil && line.quantity != .toTaste
        guard isCounted == (amount != nil), (unit == nil) == (meaning == nil),
            !words.saysHowMuch(besides: isCounted ? nil : line.quantity)
        else { return nil }
        (rest, names) = (words.rest, words.names(isCounted: amount != nil))
    }
}

/// The words of a line by what they say, taken from its start.
private struct LineWords {
    private let text: [UInt8]
    private var parts: ArraySlice<IngredientLine.Part>
    /// Where that begins which is not taken.
    private var start = 0

    init(_ line: IngredientLine) { (text, parts) = (Array(line.text.utf8), line.parts[...]) }

    /// The amount that the line begins with; nil where it does not, or that is no one number.
    mutating func takeAmount(_ quantity: Quantity?) -> Rational? {
        guard case .exact(let amount)? = quantity?.amount, amount.isFinite, take(.amount) != nil else { return nil }
        return amount
    }

    mutating func takeUnit() -> String? { take(.unit) }

    /// The words of the next part, where it has a role and follows what was taken.
    private mutating func take(_ role: IngredientLine.Role) -> String? {
        guard let part = parts.first, part.role == role, words(start..<part.range.lowerBound).isEmpty else {
            return nil
        }
        parts.removeFirst()
        start = part.range.upperBound
        // "Pck. sugar"
        if role == .unit, start < text.count, text[start] == UInt8(ascii: ".") { start += 1 }
        return words(part.range)
    }

    /// Whether something is not taken that says how much, besides "to taste" where that is known.
    func saysHowMuch(besides taste: Quantity?) -> Bool {
        parts.contains { part in
            [.unit, .measure, .each].contains(part.role) || part.role == .amount && taste == nil
        }
    }

    /// What is not taken.
    var rest: String { words(start..<text.count) }

    /// The names that the food may have: with what stands before it ("chopped tomatoes"), and alone. A word that only joins an
    /// amount to it ("of") is left out.
    func names(isCounted: Bool) -> [MealieLine.Name] {
        var own = self
        let isJoined = isCounted && own.take(.joint) != nil
        guard let place = own.parts.firstIndex(where: { $0.role == .name }),
            own.parts.count(where: { $0.role == .name }) == 1,
            own.parts[..<place].allSatisfy({ $0.role == .size || $0.role == .preparation })
        else { return [] }
        let range = own.parts[place].range
        let (name, behind) = (words(range), remark(range.upperBound))
        // "d'ail"
        let before = words(own.start..<range.lowerBound).drop { isJoined && "'’".contains($0) }
        guard before.allSatisfy({ $0.isLetter || $0.isNumber || " -'’".contains($0) }) else { return [] }
        let alone = MealieLine.Name(
            food: name, note: [String(before), behind].filter { !$0.isEmpty }.joined(separator: ", "))
        return before.isEmpty ? [alone] : [.init(food: "\(before) \(name)", note: behind), alone]
    }

    /// What stands from a place on, without the comma or the brackets that part it from the name.
    private func remark(_ start: Int) -> String {
        let bare = words(start..<text.count).drop { ",;:–—-".contains($0) || $0 == " " }
        let inner = bare.dropFirst().dropLast()
        let isInBrackets = bare.hasPrefix("(") && bare.hasSuffix(")") && !inner.contains { "()".contains($0) }
        return String(isInBrackets ? inner : bare)
    }

    /// What stands in a stretch, without the spaces around it.
    private func words(_ range: Range<Int>) -> String {
        let isSpace: (Character) -> Bool = { $0.isWhitespace }
        let words = String(decoding: text[range], as: UTF8.self).drop(while: isSpace)
        return String(words.reversed().drop(while: isSpace).reversed())
    }
}
