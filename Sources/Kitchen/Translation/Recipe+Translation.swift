import Diagnostics

/// Where a text says another thing than the recipe that it says in another language.
public struct TranslationDifference: Hashable, Sendable {
    /// What differs, with both: "500 g Mehl is 50 g flour in focaccia.md".
    public let message: String
    /// Where the text says so; its file where it leaves something out.
    public let location: SourceLocation

    /// A difference that stands at a place.
    public init(message: String, location: SourceLocation) { (self.message, self.location) = (message, location) }
}

extension Recipe {
    /// This text in the place of a recipe that it says in another language: words and amounts are its own, all else is that
    /// recipe's. The two must not differ.
    public func replacing(_ recipe: Recipe) -> Recipe {
        var text = self
        var summary = summary
        let own = recipe.summary
        (summary.slug, summary.source, summary.tags, summary.date) = (own.slug, own.source, own.tags, own.date)
        (summary.prep, summary.cook, summary.writtenTotal) = (own.prep, own.cook, own.writtenTotal)
        summary.servings = summary.servings ?? own.servings
        summary.picture = summary.picture ?? own.picture
        text.summary = summary
        text.author = author ?? recipe.author
        text.origin = origin ?? recipe.origin
        (text.references, text.needed, text.diet) = (recipe.references, recipe.needed, recipe.diet)
        (text.keptSince, text.originals) = (recipe.keptSince, [recipe])
        return text
    }

    /// Where this text says another thing than a recipe that it should say in another language. Times and servings may be left
    /// out.
    public func differences(from recipe: Recipe) -> [TranslationDifference] {
        let place = SourceLocation(file: summary.source)
        func differ<Fact: Equatable>(_ name: String, _ own: Fact?, _ other: Fact?) -> TranslationDifference? {
            guard let own, own != other else { return nil }
            let there = other.map { "\($0)" } ?? "not said"
            return TranslationDifference(message: "\(name): \(own) here, \(there) in \(recipe.file)", location: place)
        }
        let facts = [
            differ("prep", summary.prep?.iso8601, recipe.summary.prep?.iso8601),
            differ("cook", summary.cook?.iso8601, recipe.summary.cook?.iso8601),
            differ("total", summary.writtenTotal?.iso8601, recipe.summary.writtenTotal?.iso8601),
            differ("servings", summary.servingCount, recipe.summary.servingCount),
            differ("ingredients", groups.map(\.ingredients.count), recipe.groups.map(\.ingredients.count)),
        ].compactMap { $0 }
        return facts.isEmpty
            ? zip(ingredients, recipe.ingredients).compactMap { own, other in
                guard !own.ingredient.line.agrees(with: other.ingredient.line) else { return nil }
                return TranslationDifference(
                    message: "\"\(own.ingredient.text)\" is \"\(other.ingredient.text)\" in \(recipe.file)",
                    location: own.ingredient.location)
            } : facts
    }

    /// The name of its file.
    private var file: String { String(summary.source.split(separator: "/").last ?? "") }
}

extension IngredientLine {
    /// Whether two lines say about the same amount, each in the measures of its language, or none.
    fileprivate func agrees(with other: IngredientLine) -> Bool {
        let (own, others) = (measures.filter(\.isNumber), other.measures.filter(\.isNumber))
        if own.isEmpty || others.isEmpty { return own.isEmpty && others.isEmpty && isInOwnUnit == other.isInOwnUnit }
        return own.contains { measure in others.contains { measure.agrees(with: $0) } }
    }
}

extension Quantity {
    fileprivate var isNumber: Bool { amount != .toTaste }

    /// Whether two amounts are the same number of something, or the same but for what rounding to usual amounts makes of
    /// one in other measures: a tenth.
    fileprivate func agrees(with other: Quantity) -> Bool {
        guard let same = other.converted(to: countedUnit) else {
            // A "Zehe" may be a clove of garlic there, and no more than one of something here.
            return countedUnit.family == .count && other.countedUnit.family == .count && amount == other.amount
        }
        return Self.isNear(amount.lower, same.amount.lower) && Self.isNear(amount.upper, same.amount.upper)
    }

    private static func isNear(_ left: Rational?, _ right: Rational?) -> Bool {
        guard let left, let right else { return left == right }
        return left * 10 <= right * 11 && right * 10 <= left * 11
    }
}
