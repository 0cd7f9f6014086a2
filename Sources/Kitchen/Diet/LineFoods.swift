/// The foods of a line of ingredients: of its name and of its remarks, in which more can stand.
struct LineFoods {
    private let all: Groceries
    private let scan: FoodScan
    private var groceries: [Grocery] = []
    /// Whether each of its words is understood: as a grocery, or as no food.
    private var isWhole = true
    private let hasRemarks: Bool

    /// Those of a line.
    init(_ line: IngredientLine, in all: Groceries, _ scan: FoodScan) {
        (self.all, self.scan) = (all, scan)
        let remarks = line.remarks
        hasRemarks = !remarks.isEmpty
        takeName(line.food)
        for remark in remarks { take(FoodWords(remark)) }
    }

    /// Whether it is one food with remarks that are understood and name no other.
    var isOneWithRemarks: Bool { hasRemarks && isWhole && groceries.count == 1 }

    /// What is known of all of them together.
    var diet: DietFacts {
        groceries.map(\.diet.completed).reduce(isWhole ? .nothing : .unknown) { $0.and($1) }
    }

    /// Takes what a name means; of "butter or oil" and "tomatoes, mozzarella and basil" all, where each is a grocery.
    private mutating func takeName(_ name: String) {
        let foods = all.foods(in: name)
        guard foods.isEmpty else { return groceries += foods }
        let parts = all.alternatives(in: name).map { all.foods(in: $0) }
        guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return isWhole = false }
        groceries += parts.flatMap(\.self)
    }

    private mutating func take(_ words: FoodWords) {
        let foods = scan.foods(in: words)
        let isUnknown = words.all.indices.map { index in
            !foods.contains { $0.words.contains(index) } && !scan.isNoFood(at: index, of: words)
        }
        if isUnknown.contains(true) { isWhole = false }
        for found in foods where found.presence != .denied {
            switch found.food {
            case .restricted(.noFood), .restricted(.verb): continue
            case .grocery(let place) where found.presence == .there && !isNamedMore(found, isUnknown, of: words):
                if !groceries.contains(all.all[place]) { groceries.append(all.all[place]) }
            default: isWhole = false
            }
        }
    }

    /// Whether a word beside a food is not understood: "oat milk" is no milk, whatever oat may be.
    private func isNamedMore(_ found: FoodScan.Found, _ isUnknown: [Bool], of words: FoodWords) -> Bool {
        [found.words.lowerBound - 1, found.words.upperBound].contains { index in
            isUnknown.indices.contains(index) && isUnknown[index]
                && !words.all[max(index, found.words.lowerBound)].isParted
        }
    }
}

extension IngredientLine {
    /// What it says besides amounts and the name of what is needed, with what is done to that.
    fileprivate var remarks: [String] {
        parts.filter { $0.role == .note || $0.role == .joint }.map { words(of: $0) }
    }

    /// The remarks that may name more that is needed: "parmesan to serve". What stands in brackets is mostly a kind of the food,
    /// and more of it only where it says so: "(with butter)".
    var additions: [String] {
        let bytes = text.utf8
        return parts.filter { $0.role == .note }.compactMap { part in
            let before = bytes[..<bytes.index(bytes.startIndex, offsetBy: part.range.lowerBound)].last { $0 != 0x20 }
            let words = words(of: part)
            return before != UInt8(ascii: "(") || AddingWords.begin(words) ? words : nil
        }
    }
}
