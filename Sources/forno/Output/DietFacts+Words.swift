import Kitchen

extension DietFacts {
    /// The diet in English: "vegan", "vegetarian", "not vegetarian", "diet not known".
    var dietWords: String {
        switch (vegetarian, vegan) {
        case (_, .yes): "vegan"
        case (.yes, _): "vegetarian"
        case (.no, _): "not vegetarian"
        default: "diet not known"
        }
    }

    /// The allergens in English: "contains gluten, milk", "none of the fourteen allergens"; and whether that is all.
    var allergenWords: String {
        let names = allergens.contains.map(\.rawValue).joined(separator: ", ")
        switch (names.isEmpty, allergens.isComplete) {
        case (true, true): return "none of the fourteen allergens"
        case (true, false): return "allergens not known"
        case (false, true): return "contains \(names)"
        case (false, false): return "contains \(names), others not known"
        }
    }
}
