import Kitchen

/// What units and foods of a Mealie have in common.
package protocol MealieEntry: Hashable, Sendable {
    /// The number that it has in that Mealie alone, in the form of a UUID.
    var id: String { get }
    /// What one is called: "onion".
    var name: String { get }
    /// What several are called; nil where they have no name of their own.
    var pluralName: String? { get }
    /// What is said of it; most often nothing.
    var description: String { get }
    /// All that it is called; some may be empty.
    var names: [String] { get }
}

/// A unit that a Mealie knows, by its row in a backup.
package struct MealieUnit: MealieEntry {
    package let id, name: String
    package let pluralName: String?
    package let description: String
    let aliases: [String]
    /// "g", "tbsp"; empty where it has none.
    package let abbreviation: String
    /// The abbreviation of several; empty where it has none of its own.
    package let pluralAbbreviation: String
    /// Whether Mealie shows the abbreviation, and not the name.
    package let usesAbbreviation: Bool
    /// Whether Mealie shows amounts in it as fractions, and not as decimals.
    package let showsFractions: Bool

    package var names: [String] { [name, pluralName ?? "", abbreviation, pluralAbbreviation] + aliases }
}

/// A food that a Mealie knows, by its row in a backup.
package struct MealieFood: MealieEntry {
    package let id, name: String
    package let pluralName: String?
    package let description: String
    let aliases: [String]

    package var names: [String] { [name, pluralName ?? ""] + aliases }
}

/// The units and foods of a Mealie, as a backup of it has them.
public struct MealieCatalogue: Sendable {
    /// Why a Mealie does not show ingredients that are taken apart as they are.
    public enum Hindrance: Sendable {
        /// Before its version 1 it may leave their units and foods away.
        case isTooOld
        /// Before its version 3 the settings of its households can hide all but the notes.
        case hidesAmounts
    }

    /// What stands against taking ingredients apart; nil where nothing does.
    public let hindrance: Hindrance?
    /// The name of the group that has the units and foods, where the Mealie has several.
    public let group: String?
    private let units: MealieNames<MealieUnit>
    private let foods: MealieNames<MealieFood>
    /// What the names of each unit are read as.
    private let meanings: [KitchenLanguage: [Set<Unit>]]

    init(units: [MealieUnit], foods: [MealieFood], group: String?, hindrance: Hindrance?) {
        (self.units, self.foods) = (MealieNames(units), MealieNames(foods))
        (self.group, self.hindrance) = (group, hindrance)
        let meanings = KitchenLanguage.allCases.map { language in
            let read = UnitWords.names(in: language)
            return (
                language,
                units.map { unit in
                    Set(unit.names.compactMap { read.cased[$0] ?? read.folded[UnitWords.folded($0)] })
                }
            )
        }
        self.meanings = Dictionary(uniqueKeysWithValues: meanings)
    }

    /// The unit that a line calls by a word, read as `meaning` in the language of the line: the one that is called so, unless
    /// its names mean another ("T" is no "t"), else the one whose names mean the same.
    package func unit(called word: String, meaning: Unit?, in language: KitchenLanguage) -> MealieUnit? {
        let meanings = meanings[language] ?? []
        if let place = units.place(of: word) {
            let isAnother = meaning.map { !meanings[place].isEmpty && !meanings[place].contains($0) } ?? false
            return isAnother ? nil : units.entries[place]
        }
        guard let meaning else { return nil }
        let places = meanings.indices.filter { meanings[$0].contains(meaning) }
        return places.count == 1 ? units.entries[places[0]] : nil
    }

    /// The food that is called so; nil where none is, or several are.
    package func food(called name: String) -> MealieFood? { foods.place(of: name).map { foods.entries[$0] } }
}

/// Units or foods by their names.
private struct MealieNames<Entry: MealieEntry>: Sendable {
    let entries: [Entry]
    private let places: [String: [Int]]

    init(_ entries: [Entry]) {
        self.entries = entries
        let named = entries.enumerated().flatMap { place, entry in
            Set(entry.names.map(FoodName.folded)).filter { !$0.isEmpty }.map { (name: $0, place: place) }
        }
        places = Dictionary(grouping: named, by: \.name).mapValues { $0.map(\.place) }
    }

    /// Where the one entry stands that has a name, letter by letter or, where none or several have it so, but for case and
    /// accents.
    func place(of name: String) -> Int? {
        let found = places[FoodName.folded(name)] ?? []
        let exact = found.filter { entries[$0].names.contains(name) }
        return exact.count == 1 ? exact[0] : found.count == 1 ? found[0] : nil
    }
}
