/// Finds the foods that words name: groceries, and foods that carry an allergen or come from animals.
struct FoodScan {
    /// A food that some words name.
    struct Found {
        enum Food: Equatable {
            /// The grocery with this place among all.
            case grocery(Int)
            case restricted(RestrictedFoods.Kind)
        }

        /// Whether the words say that it is there.
        enum Presence {
            case there
            /// "Without butter".
            case denied
            /// The cream of "without butter, cream" and "without butter and cream", of which nobody can tell.
            case doubtful
        }

        let food: Food
        /// The words, by their numbers.
        let words: Range<Int>
        var presence = Presence.there
    }

    /// How words may mean an ingredient.
    enum Reference {
        case wholeName
        /// After an article also by the noun that its name has: "the milk" is coconut milk where that is listed, and "serve
        /// with milk" says another.
        case article
        /// By any part: stock is what vegetable stock is.
        case anyPart
    }

    let language: KitchenLanguage
    private let groceries: Groceries
    private let restricted: RestrictedFoods
    private let denials: Denials

    /// A scan for what the groceries are called, and for restricted foods in a language.
    init(_ groceries: Groceries, language: KitchenLanguage) {
        (self.groceries, self.language) = (groceries, language)
        (restricted, denials) = (.of(language), .of(language))
    }

    /// The words of a text of which only those are read that may be part of a food or of a denial, or stand before one.
    func words(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> FoodWords {
        FoodWords(bytes, at: start) {
            groceries.beginnings.mayContain($0) || restricted.mayHave($0) || denials.mayHave($0)
                || Self.around.mayContain($0) || ($0.first ?? 0) &- 0x30 < 10
        }
    }

    /// Words that stand before a food and say more of it: "the", "for", "vegan".
    private static let around = WordBeginnings(
        RemarkWords.articles.union(FoodModifiers.purposes).union(RestrictedFoods.imitations))

    /// The foods that words name, in order: at each place the one with the longest name.
    func foods(in words: FoodWords) -> [Found] {
        var found: [Found] = []
        var (index, reach) = (0, Denials.Reach.none)
        while index < words.all.count {
            if words.all[index].isParted, reach != .none { reach = .over }
            if let denial = denials.length(at: index, of: words) {
                (index, reach) = (index + denial, .next)
            } else if var next = food(at: index, in: words) {
                next.presence = denials.isFree(behind: next.words, of: words) ? .denied : reach.presence
                found.append(next)
                index = next.words.upperBound
            } else {
                reach = denials.reach(reach, over: words.all[index].text)
                index += 1
            }
        }
        return found
    }

    /// The food with the longest name that begins with a word; a grocery's own name goes before what is known of all foods.
    private func food(at start: Int, in words: FoodWords) -> Found? {
        var end = min(start + longestName(from: words.all[start].text), words.all.count)
        if let parted = words.all[start..<end].dropFirst().firstIndex(where: \.isParted) { end = parted }
        while end > start {
            if let food = food(called: words.all[start..<end].map(\.text)[...], at: start, in: words) {
                return Found(
                    food: isImitation(start, in: words) ? .restricted(.mixed) : food, words: start..<end)
            }
            end -= 1
        }
        return nil
    }

    private func food(called names: ArraySlice<String>, at start: Int, in words: FoodWords) -> Found.Food? {
        if let place = groceries.place(ofExactly: names) { return .grocery(place) }
        guard let kind = restricted.kind(of: names) else { return nil }
        // "Cream the margarine" says what to do, and "serve with cream the next day" with what.
        return kind != .verb || words.all[start].isParted ? .restricted(kind) : nil
    }

    /// The number of words of the longest name of a food that begins with a folded word.
    private func longestName(from word: String) -> Int {
        guard !word.isEmpty else { return 0 }
        let stem = FoodName.stem(word, in: language)
        let own = groceries.language == language ? stem : FoodName.stem(word, in: groceries.language)
        return max(groceries.longestName(from: own), restricted.longestName(from: stem))
    }

    /// Whether the word before says that it is another food than its name says: "vegan butter".
    private func isImitation(_ start: Int, in words: FoodWords) -> Bool {
        start > 0 && !words.all[start].isParted && RestrictedFoods.isImitation(words.all[start - 1].text)
    }
}

extension FoodScan {
    /// Whether a word is known to name no food, or one that is not there.
    func isNoFood(at index: Int, of words: FoodWords) -> Bool {
        RemarkWords.contains(words.all[index].text, in: language) || denials.covers(index, of: words)
    }

    /// Whether the name of a food has that of another in it and is none of them: coconut milk, nutmeg of many languages.
    func soundsAlike(_ words: ArraySlice<String>) -> Bool { restricted.kind(of: words) == .harmless }

    /// How the words for a food may mean an ingredient.
    func reference(_ found: Found, in words: FoodWords) -> Reference {
        let (first, names) = (found.words.lowerBound, words.all[found.words].map(\.text))
        switch restricted.kind(of: names[...]) {
        case .mixed, .seasoning: return .anyPart
        case .milk, .gluten:
            let isKnown =
                first > 0 && !words.all[first].isParted && RemarkWords.isDefinite(words.all[first - 1].text)
            return isKnown ? .article : .wholeName
        default: return .wholeName
        }
    }

    /// Whether an amount stands before a food, as in "you also need 50 g butter", and not what that makes or serves, as in
    /// "enough for 400 g of pasta".
    func isMeasured(_ found: Found, in words: FoodWords) -> Bool {
        var index = found.words.lowerBound
        while index > 0, !words.all[index].isParted, found.words.lowerBound - index < 4 {
            index -= 1
            guard Int(words.all[index].text) != nil else { continue }
            return index == 0 || !FoodModifiers.saysPurpose(words.all[index - 1].text)
        }
        return false
    }

    /// What is known of a food.
    func facts(of food: Found.Food) -> DietFacts {
        switch food {
        case .grocery(let place): groceries.all[place].diet.completed
        case .restricted(let kind): kind.facts
        }
    }
}
