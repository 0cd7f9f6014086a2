/// The foods of a line of ingredients: of its name and of its remarks, in which more can stand.
struct LineFoods {
    private var groceries: [Grocery] = []
    /// Whether each of its words is understood: as a grocery, or as no food.
    private var isWhole = true

    /// Those of a line.
    init(_ line: IngredientLine, in all: Groceries, _ scan: FoodScan) {
        self.init(remarksOf: line, in: all, scan)
        takeName(line.food, in: all)
    }

    /// Those of its remarks alone.
    init(remarksOf line: IngredientLine, in all: Groceries, _ scan: FoodScan) {
        for remark in line.remarks { take(remark, in: all, scan) }
    }

    /// What is known of all of them together.
    var diet: DietFacts {
        groceries.map(\.diet.completed).reduce(isWhole ? .nothing : .unknown) { $0.and($1) }
    }

    private mutating func takeName(_ name: String, in all: Groceries) {
        let foods = all.foods(in: name)
        groceries += foods
        if foods.isEmpty { takeAlternatives(of: name, in: all) }
    }

    /// "Butter or oil", "tomatoes, mozzarella and basil": all of them, where each is a grocery.
    private mutating func takeAlternatives(of name: String, in all: Groceries) {
        let parts = all.alternatives(in: name)
        let foods = parts.map { all.foods(in: $0) }
        guard parts.count > 1, foods.allSatisfy({ !$0.isEmpty }) else { return isWhole = false }
        groceries += foods.flatMap(\.self)
    }

    private mutating func take(_ remark: String, in all: Groceries, _ scan: FoodScan) {
        let words = FoodWords(remark)
        let foods = scan.foods(in: words)
        let isUnknown = words.all.indices.map { index in
            !foods.contains { $0.words.contains(index) } && !scan.isNoFood(at: index, of: words)
        }
        if isUnknown.contains(true) { isWhole = false }
        for found in foods where !found.isDenied {
            guard case .grocery(let place) = found.food else {
                isWhole = false
                continue
            }
            // "Oat milk" is no milk, whatever oat may be.
            let isOther = [found.words.lowerBound - 1, found.words.upperBound].contains { index in
                isUnknown.indices.contains(index) && isUnknown[index]
                    && !words.all[max(index, found.words.lowerBound)].isParted
            }
            if !isOther, !groceries.contains(all.all[place]) { groceries.append(all.all[place]) }
        }
    }
}

extension IngredientLine {
    /// What it says besides amounts and the name of what is needed, with what is done to that.
    fileprivate var remarks: [String] {
        parts.filter { $0.role == .note || $0.role == .joint }.map { words(of: $0) }
    }
}
