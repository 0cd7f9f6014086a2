/// Words of a recipe that name a food which its ingredients lack, or that stand among these and are not understood, so that
/// nothing can be claimed of what is in the dish.
public struct UnlistedFood: Hashable, Sendable {
    /// The words, as they are written.
    public let name: String
    /// Their place in the words of the recipe's text, in bytes; nil in the name of a group of ingredients.
    public let range: Range<Int>?
    /// Whether they are known to name a food.
    public let isFood: Bool
}

/// Finds what the text of a recipe names besides its ingredients.
struct UnlistedFoods {
    private let scan: FoodScan
    private var listed: [Listed]
    private let facts: DietFacts
    /// Whether only foods count that are not in the dish by what is known of it, as in a text that says it in another language.
    private let countsDeniedAlone: Bool

    /// What an ingredient is called.
    private struct Listed {
        let stems: [String]
        /// Whether its name is that of another food with a word more: coconut milk.
        let soundsAlike: Bool
        /// Whether it is known what is in it: "the barley" is pearl barley, of which nothing can be claimed by itself.
        let isKnown: Bool
    }

    /// What is not among these lines, of each of which its facts are known, and would make another dish than `facts` say.
    init(
        besides lines: [(IngredientLine, DietFacts)], _ facts: DietFacts, _ scan: FoodScan,
        countsDeniedAlone: Bool = false
    ) {
        (self.scan, self.facts, self.countsDeniedAlone) = (scan, facts, countsDeniedAlone)
        listed = lines.map { line, own in
            let words = FoodName.words(of: line.name)
            return Listed(
                stems: words.map { FoodName.stem($0, in: scan.language) }, soundsAlike: scan.soundsAlike(words[...]),
                isKnown: own.allergens.isComplete)
        }
    }

    /// What a recipe names in its method, its sections, its tables and beside its ingredients; in its introduction, which says
    /// what the dish is like, only what is written as an ingredient is.
    func find(in recipe: Recipe) -> [UnlistedFood] {
        let names = recipe.groups.compactMap(\.name).map { FoodWords($0) }
        var all = self
        all.listed += names.flatMap(seasonings)
        return recipe.text.bytes.withUnsafeBufferPointer { bytes in
            names.flatMap(all.find(inGroupName:))
                + RecipePassages(recipe).lines.flatMap { all.find(in: bytes, $0.words, $0.place) }
        }
    }

    /// "For the spice mix": the spices that the name of a group stands for are its lines.
    private func seasonings(of name: FoodWords) -> [Listed] {
        scan.foods(in: name).filter { $0.food == .restricted(.seasoning) }.map { found in
            let stems = name.all[found.words].map { FoodName.stem($0.text, in: scan.language) }
            return Listed(stems: stems, soundsAlike: false, isKnown: true)
        }
    }

    /// "For the parmesan crust": what the name of a group says may stand in no line of it.
    private func find(inGroupName words: FoodWords) -> [UnlistedFood] {
        unlisted(scan.foods(in: words), in: words).map { found in
            UnlistedFood(
                name: words.all[found.words].map(\.text).joined(separator: " "), range: nil, isFood: true)
        }
    }

    private func find(
        in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ place: RecipePassages.Place
    ) -> [UnlistedFood] {
        let text = UnsafeBufferPointer(rebasing: bytes[line])
        var words = scan.words(in: text, at: line.lowerBound)
        let isList = words.mayList(text, place)
        if isList { words = FoodWords(text, at: line.lowerBound) }
        let foods = scan.foods(in: words)
        let found = unlisted(foods, in: words).filter {
            isList || place != .introduction || scan.isMeasured($0, in: words)
        }
        let unread = isList && !countsDeniedAlone ? words.all.indices.filter { !isRead($0, of: words, foods) } : []
        return found.map { UnlistedFood(words.all[$0.words], of: bytes, isFood: true) }
            + unread.map { UnlistedFood(words.all[$0...$0], of: bytes, isFood: false) }
    }

    /// Whether a word of a list is part of a food, an ingredient or known to be neither.
    private func isRead(_ index: Int, of words: FoodWords, _ foods: [FoodScan.Found]) -> Bool {
        foods.contains { $0.words.contains(index) } || scan.isNoFood(at: index, of: words)
            || isListed(words.all[index...index], by: .anyPart)
    }

    /// Foods that are none of the ingredients, and of which more is known than of the dish already.
    private func unlisted(_ foods: [FoodScan.Found], in words: FoodWords) -> [FoodScan.Found] {
        foods.filter { found in
            isOther(found) && !isListed(words.all[found.words], by: scan.reference(found, in: words))
        }
    }

    private func isOther(_ found: FoodScan.Found) -> Bool {
        let own = scan.facts(of: found.food)
        if countsDeniedAlone { return found.presence == .there && facts.deny(own) }
        return found.presence != .denied && !own.changesNothing(in: facts)
    }

    /// Whether some words are an ingredient, or a part of its name where such a reference may be one.
    private func isListed(_ words: ArraySlice<FoodWords.Word>, by reference: FoodScan.Reference) -> Bool {
        let stems = words.map { FoodName.stem($0.text, in: scan.language) }
        return listed.contains { food in
            switch reference {
            case .wholeName: food.stems == stems || !food.isKnown && names(food.stems, stems)
            case .article: food.stems == stems || (food.soundsAlike || !food.isKnown) && names(food.stems, stems)
            case .anyPart: names(food.stems, stems)
            }
        }
    }

    /// Whether words are the noun that a name has: "stock" is that of vegetable stock, and "butter" not of butter beans.
    private func names(_ food: [String], _ words: [String]) -> Bool {
        switch scan.language {
        case .english: food.suffix(words.count) == words[...]
        case .german:
            food.suffix(words.count) == words[...] || words.count == 1 && food.last?.hasSuffix(words[0]) ?? false
        case .italian, .french, .spanish:
            food.prefix(words.count) == words[...] || food.suffix(words.count) == words[...]
        }
    }
}

extension FoodWords {
    /// Whether a line of these words may be one of a list of foods.
    fileprivate func mayList(_ line: UnsafeBufferPointer<UInt8>, _ place: RecipePassages.Place) -> Bool {
        let isSentence = line.last { $0 > 0x20 }.map { ".!?:".utf8.contains($0) } ?? false
        let beginsWithDigit = line.first { $0 > 0x20 }.map { $0 &- 0x30 < 10 } ?? false
        let isShort = !isSentence && all.count <= Self.longestLine
        return switch place {
        case .introduction, .work: beginsWithDigit && isShort
        case .section: isShort
        case .listing: true
        }
    }

    /// More words are a sentence.
    private static let longestLine = 8
}

extension Recipe {
    /// Foods that this text names in a language, and that are not in the recipe which it says, by what is claimed of that.
    public func foodsDenied(by recipe: Recipe, _ groceries: Groceries, in language: KitchenLanguage) -> [UnlistedFood] {
        guard let diet = recipe.diet, diet.claim != .unknown else { return [] }
        let scan = FoodScan(groceries, language: language)
        let lines = ingredients.map(\.ingredient.line)
        let inLines = lines.flatMap { line in
            let words = FoodWords(line.name)
            return scan.foods(in: words).filter { $0.presence == .there && diet.claim.deny(scan.facts(of: $0.food)) }
                .map {
                    UnlistedFood(
                        name: words.all[$0.words].map(\.text).joined(separator: " "), range: nil, isFood: true)
                }
        }
        let besides = UnlistedFoods(
            besides: Array(zip(lines, diet.ingredients)), diet.claim, scan, countsDeniedAlone: true)
        return inLines + besides.find(in: self)
    }
}

extension DietFacts {
    /// Whether these facts of a dish say that a food of which others are known is not in it.
    fileprivate func deny(_ food: DietFacts) -> Bool {
        vegan == .yes && food.vegan == .no || vegetarian == .yes && food.vegetarian == .no
            || allergens.isComplete && !food.allergens.contains.allSatisfy(allergens.contains.contains)
    }

    /// Whether a dish of which `dish` is known would be the same with this food in it.
    fileprivate func changesNothing(in dish: DietFacts) -> Bool {
        let both = dish.and(self)
        return both.vegetarian == dish.vegetarian && both.vegan == dish.vegan
            && both.allergens.contains == dish.allergens.contains
            && both.allergens.isComplete == dish.allergens.isComplete
            && both.allergens.traces == dish.allergens.traces
    }
}

extension UnlistedFood {
    fileprivate init(_ words: ArraySlice<FoodWords.Word>, of bytes: UnsafeBufferPointer<UInt8>, isFood: Bool) {
        let range = words[words.startIndex].range.lowerBound..<words[words.endIndex - 1].range.upperBound
        self.init(name: String(decoding: bytes[range], as: UTF8.self), range: range, isFood: isFood)
    }
}
