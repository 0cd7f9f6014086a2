extension Groceries {
    /// What a name in a recipe means: one grocery, or both of two that a word joins ("salt and pepper").
    ///
    /// Empty when it means none, also where only one of the two is a grocery. A grocery whose own name is so ("mac and
    /// cheese") is one.
    public func foods(in name: String) -> [Grocery] {
        if let one = find(name) { return [one] }
        let words = FoodName.words(of: name)
        guard words.count >= 3, words.count <= 12 else { return [] }
        let joints = Self.joints[language] ?? []
        for place in 1..<(words.count - 1) where joints.contains(words[place]) {
            guard let first = find(words[..<place].joined(separator: " ")) else { continue }
            let others = foods(in: words[(place + 1)...].joined(separator: " "))
            if !others.isEmpty { return [first] + others }
        }
        return []
    }

    private static let joints: [KitchenLanguage: Set<String>] = [
        .english: ["and", "plus"], .italian: ["e", "ed"], .german: ["und"],
        .french: ["et"], .spanish: ["y", "e"],
    ]
}
