/// Finds the foods that words name: groceries, and foods that carry an allergen or come from animals.
struct FoodScan {
    /// A food that some words name.
    struct Found {
        enum Food {
            /// The grocery with this place among all.
            case grocery(Int)
            case restricted(RestrictedFoods.Kind)
        }

        /// Whether the words say that it is there.
        enum Presence {
            case there
            /// "Without butter".
            case denied
            /// The cream of "without butter, cream", of which nobody can tell.
            case doubtful
        }

        let food: Food
        /// The words, by their numbers.
        let words: Range<Int>
        var presence = Presence.there
    }

    private let groceries: Groceries
    private let restricted: RestrictedFoods
    let language: KitchenLanguage

    /// A scan for what the groceries are called, and for restricted foods in a language.
    init(_ groceries: Groceries, language: KitchenLanguage) {
        (self.groceries, self.language) = (groceries, language)
        restricted = .of(language)
    }

    /// The foods that words name, in order: at each place the one with the longest name.
    func foods(in words: FoodWords) -> [Found] {
        var found: [Found] = []
        var (index, isDenied, hasDenied) = (0, false, false)
        while index < words.all.count {
            isDenied = RemarkWords.denies(words.all[index].text) || isDenied && !words.all[index].isParted
            hasDenied = hasDenied || isDenied
            guard var next = food(at: index, in: words) else {
                // What is denied goes on over what joins it to more: "without butter or cream".
                isDenied = isDenied && goesOn(words.all[index].text)
                index += 1
                continue
            }
            if isDenied || isDeniedBehind(next.words, in: words) {
                next.presence = .denied
            } else if hasDenied, words.all[index].isParted {
                next.presence = .doubtful
            }
            found.append(next)
            index = next.words.upperBound
        }
        return found
    }

    private func goesOn(_ word: String) -> Bool { RemarkWords.denies(word) || RemarkWords.joins(word) }

    /// "Dairy free", "egg-free".
    private func isDeniedBehind(_ range: Range<Int>, in words: FoodWords) -> Bool {
        range.upperBound < words.all.count && !words.all[range.upperBound].isParted
            && words.all[range.upperBound].text == "free"
    }

    /// The food with the longest name that begins with a word; a grocery's own name goes before what is known of all foods.
    private func food(at start: Int, in words: FoodWords) -> Found? {
        var end = min(start + RestrictedFoods.longest, words.all.count)
        if let parted = words.all[start..<end].dropFirst().firstIndex(where: \.isParted) { end = parted }
        while end > start {
            let names = words.all[start..<end].map(\.text)
            if let place = groceries.place(ofExactly: names[...]) {
                return Found(
                    food: isImitation(start, in: words) ? .restricted(.mixed) : .grocery(place), words: start..<end)
            }
            if let kind = restricted.kind(of: names[...]) {
                return Found(food: .restricted(isImitation(start, in: words) ? .mixed : kind), words: start..<end)
            }
            end -= 1
        }
        return nil
    }

    /// Whether the word before says that it is another food than its name says: "vegan butter".
    private func isImitation(_ start: Int, in words: FoodWords) -> Bool {
        start > 0 && !words.all[start].isParted && RestrictedFoods.isImitation(words.all[start - 1].text)
    }
}

extension FoodScan {
    /// Whether a word is known to name no food, or one that is not there.
    func isNoFood(at index: Int, of words: FoodWords) -> Bool {
        let word = words.all[index].text
        return RemarkWords.contains(word, in: language) || RemarkWords.denies(word)
            || index > 0 && !words.all[index].isParted && RemarkWords.denies(words.all[index - 1].text)
    }

    /// Whether the name of a food has that of another in it and is none of them: coconut milk, nutmeg of many languages.
    func soundsLikeAnother(_ words: ArraySlice<String>) -> Bool { restricted.kind(of: words) == .harmless }

    /// Whether a food may be called so for short whose name says more: stock is what vegetable stock is, "the milk" may be
    /// coconut milk, and "serve with milk" says another.
    func mayBeShort(_ found: Found, in words: FoodWords) -> Bool {
        let (first, names) = (found.words.lowerBound, words.all[found.words].map(\.text))
        switch restricted.kind(of: names[...]) {
        case .mixed: return true
        case .milk: return first > 0 && !words.all[first].isParted && RemarkWords.isDefinite(words.all[first - 1].text)
        default: return false
        }
    }

    /// What is known of a food.
    func facts(of food: Found.Food) -> DietFacts {
        switch food {
        case .grocery(let place): groceries.all[place].diet.completed
        case .restricted(let kind): kind.facts
        }
    }
}
