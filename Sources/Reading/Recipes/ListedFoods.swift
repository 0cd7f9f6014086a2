import Kitchen
import Text

/// What a recipe lists, found by the words that a step has for it: "flour" for "500 g strong white flour".
struct ListedFoods {
    private struct Food {
        /// The words of its name, each by what its singular and plural have in common.
        let stems: [String]
        let measures: [Quantity]
        let place: IngredientPlace
    }

    private let foods: [Food]
    private let language: KitchenLanguage

    /// Whether a name begins with what it is, and describes it then: "petti di pollo".
    private var beginsWithHead: Bool { language != .english && language != .german }

    /// The most ingredients of which any is found: each amount of a method is held against all of them.
    static let most = 200

    /// The foods of some groups; none where they are more than a recipe has.
    init(_ groups: [IngredientGroup], language: KitchenLanguage) {
        self.language = language
        let isRecipe = groups.reduce(0) { $0 + $1.ingredients.count } <= Self.most
        foods = (isRecipe ? groups.indices : 0..<0).flatMap { group in
            groups[group].ingredients.indices.map { item in
                let line = groups[group].ingredients[item].line
                return Food(
                    stems: FoodName.stems(of: line.name, in: language), measures: line.measures,
                    place: IngredientPlace(group: group, item: item))
            }
        }
    }

    /// The ingredients that the words behind an amount name, of which as much is listed; none where that cannot be told.
    ///
    /// Of a count ("2 chicken breasts") the words have to say all that it is, of a weight or volume a part of it.
    func places(of quantity: Quantity, before words: String) -> [IngredientPlace] {
        let words = FoodName.stems(of: words, in: language)
        guard let first = words.first, Unit(named: first, in: language) == nil else { return [] }
        if beginsWithHead { return places(of: quantity) { $0.stems.first == first } }
        guard !quantity.isCount else { return places(of: quantity) { isCounted($0, by: words) } }
        // One word may stand before a food that its line has not: "200 g caster sugar".
        for index in words.indices.prefix(2) {
            let places = places(of: quantity) { isNamed($0, by: words[index...]) }
            if !places.isEmpty { return places }
        }
        return []
    }

    /// The ingredients that the words before an amount in brackets name.
    func places(of quantity: Quantity, behind words: String) -> [IngredientPlace] {
        let words = FoodName.stems(of: words, in: language)
        guard !beginsWithHead else {
            return places(of: quantity) { $0.stems.first.map(words.suffix(3).contains) ?? false }
        }
        return places(of: quantity) { food in
            words.last.map { quantity.isCount ? food.stems.last == $0 : has($0, food) } ?? false
        }
    }

    /// Whether words begin with a part of a food's name and no other food: "chicken" is no "chicken stock". In German that
    /// is one word.
    private func isNamed(_ food: Food, by words: ArraySlice<String>) -> Bool {
        let rest = words.drop { has($0, food) }
        let ends = language == .german || rest.first.map(FoodName.isNoFood) ?? true
        return rest.startIndex > words.startIndex && ends
    }

    /// Whether a word of a food's name is this one, or in German ends with it: "Mehl" is "Weizenmehl".
    private func has(_ word: String, _ food: Food) -> Bool {
        guard !FoodName.isNoFood(word) else { return false }
        return food.stems.contains {
            $0 == word || language == .german && $0.utf8.count > word.utf8.count + 2 && $0.hasSuffix(word)
        }
    }

    /// Whether words begin with all that says what is counted.
    private func isCounted(_ food: Food, by words: [String]) -> Bool {
        guard let head = food.stems.last, let end = words.prefix(4).firstIndex(of: head) else { return false }
        return words[..<end].allSatisfy(food.stems.contains)
    }

    /// The foods that are meant, if all of them together are as much.
    private func places(of quantity: Quantity, where isMeant: (Food) -> Bool) -> [IngredientPlace] {
        let meant = foods.filter(isMeant)
        let amounts = meant.compactMap { food in food.measures.lazy.compactMap { $0.amount(like: quantity) }.first }
        // What is listed by count says nothing of a weight, and the other way round.
        if amounts.isEmpty { return quantity.isCount ? [] : meant.map(\.place) }
        return quantity.amount.upper.map { $0 <= amounts.reduce(0, +) } ?? false ? meant.map(\.place) : []
    }
}

extension Quantity {
    /// Whether things are counted, and not weighed or measured.
    fileprivate var isCount: Bool { unit.map { $0.family == .count } ?? true }

    /// How much this is in the unit of another quantity; of two counts the number. Nil where the two measure other things.
    fileprivate func amount(like other: Quantity) -> Rational? {
        guard !isCount || !other.isCount else { return amount.upper }
        return other.unit.flatMap { converted(to: $0)?.amount.upper }
    }
}

/// How the words of listed foods begin, so that most clauses need not be read to know that they name none.
struct FoodBeginnings {
    private var beginnings: [UInt32] = []
    private let language: KitchenLanguage

    /// The beginnings of what some groups list.
    init(_ groups: [IngredientGroup], language: KitchenLanguage) {
        self.language = language
        for group in groups {
            for ingredient in group.ingredients.prefix(ListedFoods.most) {
                ingredient.line.text.utf8Bytes { line in
                    for part in ingredient.line.parts where part.role == .name {
                        Self.forEach(in: line[part.range]) { beginnings.append($0) }
                    }
                }
            }
        }
    }

    /// Whether some food begins as a word of a clause does.
    func mayBeNamed(in clause: MentionClause) -> Bool {
        // A word of German may end with the name.
        if language == .german { return true }
        var isFound = false
        Self.forEach(in: clause.names) { isFound = isFound || beginnings.contains($0) }
        return isFound
    }

    /// Gives the first three letters of each word as a number, without case.
    private static func forEach(in bytes: Slice<UnsafeBufferPointer<UInt8>>, _ body: (UInt32) -> Void) {
        var (packed, count): (UInt32, Int) = (0, 0)
        for byte in bytes {
            if (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 {
                count += 1
                if count <= 3 { packed = packed << 8 | UInt32(byte | 0x20) }
                if count == 3 { body(packed) }
            } else {
                if count == 1 || count == 2 { body(packed) }
                (packed, count) = (0, 0)
            }
        }
        if count == 1 || count == 2 { body(packed) }
    }
}
