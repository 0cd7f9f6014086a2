import Kitchen

/// Reads how much of a dish a plan wants: `×2`, `x2`, `x 1/2`, `for 6`, `(×2)`, and `2 ×` before it.
public struct PlanAmountReader: Sendable {
    private let numbers: QuantityReader

    /// A reader of numbers as `language` writes them.
    public init(language: KitchenLanguage, decimalMark: String? = nil) {
        numbers = QuantityReader(language: language, decimalMark: decimalMark)
    }

    /// The amount at the start of what stands behind a dish, and what is left; nil when no amount stands there.
    func amount(behind text: String) -> (amount: PlannedAmount, rest: String)? {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let (amount, count) = amount(words[...]) else { return nil }
        return (amount, rest(words.dropFirst(count)))
    }

    /// A dish and the amount behind or before it; nil when the line has no amount.
    public func split(_ text: String) -> (name: String, amount: PlannedAmount, rest: String)? {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        if let (factor, count) = leading(words), count < words.count {
            return (words[count...].joined(separator: " "), .times(factor), "")
        }
        for start in words.indices.dropFirst() {
            guard let (amount, count) = amount(words[start...]) else { continue }
            return (words[..<start].joined(separator: " "), amount, rest(words[(start + count)...]))
        }
        return nil
    }

    /// `2 ×` or `2x` in front of a dish, and how many words it takes.
    func leading(_ words: [String]) -> (Rational, count: Int)? {
        guard let first = words.first else { return nil }
        if words.count > 1, Self.signs.contains(words[1]), let factor = factor(first) { return (factor, 2) }
        if words.count > 2, Self.signs.contains(words[2]), case let (factor, 2)? = factor(Array(words[..<2])) {
            return (factor, 3)
        }
        guard let sign = first.last, Self.signs.contains(String(sign)) else { return nil }
        return factor(String(first.dropLast())).map { ($0, 1) }
    }

    private static let signs: Set<String> = ["×", "x", "X", "*"]
    private static let forWords: Set<String> = ["for", "per", "für", "pour", "para"]
    private static let people: Set<String> = [
        "people", "persons", "persone", "personen", "leute", "personnes", "personas", "servings", "portions",
    ]

    private func amount(_ words: ArraySlice<String>) -> (PlannedAmount, count: Int)? {
        guard let first = words.first.map(bare) else { return nil }
        let second = words.dropFirst().first.map(bare)
        if let sign = first.first, Self.signs.contains(String(sign)) {
            let hasSpace = first.count == 1
            let numbers = words.dropFirst(hasSpace ? 1 : 0).prefix(2).map(bare)
            return factor(hasSpace ? numbers : [String(first.dropFirst())] + numbers.dropFirst()).map {
                (.times($0), $1 + (hasSpace ? 1 : 0))
            }
        }
        let third = words.dropFirst(2).first.map { bare($0).lowercased() }
        guard Self.forWords.contains(first.lowercased()), let second, let count = Int(second), (1...10_000) ~= count,
            third.flatMap(Rational.init(fraction:)) == nil
        else { return nil }
        return (.servings(count), third.map(Self.people.contains) == true ? 3 : 2)
    }

    /// A number in one word or in two ("1 1/2"), and in how many.
    private func factor(_ words: [String]) -> (Rational, count: Int)? {
        if words.count > 1, let factor = factor(words.joined(separator: " ")) { return (factor, 2) }
        return words.first.flatMap { factor($0) }.map { ($0, 1) }
    }

    private func factor(_ text: String) -> Rational? {
        guard let quantity = numbers.read(text), quantity.unit == nil, case .exact(let factor) = quantity.amount,
            factor > 0, factor <= 1000
        else { return nil }
        return factor
    }

    /// A word without brackets and a comma around it.
    private func bare(_ word: String) -> String {
        String(word.drop { $0 == "(" }.reversed().drop { "),;:.".contains($0) }.reversed())
    }

    private func rest(_ words: ArraySlice<String>) -> String {
        String(words.joined(separator: " ").drop { ",;:–-) ".contains($0) })
    }
}
