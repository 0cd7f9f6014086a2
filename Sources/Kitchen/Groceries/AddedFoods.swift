/// Finds the groceries that the remarks of a line name besides its food: "1 kg potatoes, parmesan to serve".
struct AddedFoods {
    private let groceries: Groceries
    private let scan: FoodScan

    init(_ groceries: Groceries) {
        self.groceries = groceries
        scan = FoodScan(groceries, language: groceries.language)
    }

    /// Their names, each once, with the remark that each stands in.
    func foods(of need: FoodNeed) -> [(name: String, remark: String)] {
        guard !need.additions.isEmpty else { return [] }
        var known = groceries.foods(in: need.name).map(\.name)
        return need.additions.filter { !AddingWords.areOfChoice($0) }.flatMap { remark in
            names(in: remark).compactMap { name in
                guard !known.contains(name) else { return nil }
                known.append(name)
                return (name, remark)
            }
        }
    }

    private func names(in remark: String) -> [String] {
        let words = FoodWords(remark)
        // "Salt for the water" needs no water.
        let end = words.all.firstIndex { AddingWords.isPurpose($0.text) } ?? words.all.endIndex
        return scan.foods(in: words).compactMap { found in
            guard found.presence == .there, found.words.lowerBound < end, case .grocery(let place) = found.food else {
                return nil
            }
            return groceries.all[place].name
        }
    }
}
