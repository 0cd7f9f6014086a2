import Diagnostics

/// The names of all units in one language.
struct UnitNames: Sendable {
    /// The units by their folded names, in the language and then in English.
    private(set) var folded: [String: Unit] = [:]
    /// The units of the names that keep their case.
    private(set) var cased: [String: Unit] = [:]
    private var shown: [Unit: UnitWords.Forms] = [:]

    /// The unit of a name; nil when it is of none.
    func unit(named name: some StringProtocol) -> Unit? {
        cased[String(name)] ?? folded[UnitWords.folded(name)]
    }

    /// The word shown for a unit; nil when it has none.
    func word(for unit: Unit, plural: Bool) -> String? {
        shown[unit].map { plural ? $0.plural : $0.singular }
    }

    private init(_ language: KitchenLanguage) {
        for row in UnitWords.table {
            let forms = row.forms(in: language)
            if shown[row.unit] == nil { shown[row.unit] = forms }
            add(forms.read, for: row.unit)
        }
        // Recipes in any language borrow English measures ("1 cup"), but not their single letters.
        guard language != .english else { return }
        for row in UnitWords.table { add(row.forms(in: .english).read.filter { $0.count >= 3 }, for: row.unit) }
    }

    private mutating func add(_ forms: [String], for unit: Unit) {
        for form in forms {
            if form.hasPrefix("=") {
                cased[String(form.dropFirst())] = unit
            } else {
                let key = UnitWords.folded(form)
                if folded[key] == nil { folded[key] = unit }
            }
        }
    }
}

extension Unit {
    /// The name of a weight or a volume that a word is but for one slip of a finger, as "gramms" of "grams"; nil where none
    /// is near. (Foods are called much as what is counted: "spring onions" are no sprigs.)
    public static func name(meantBy word: String, in language: KitchenLanguage) -> String? {
        let near = UnitNames.of(language).folded.filter { name, unit in
            unit.isOfWeightOrVolume && name.utf8.first == word.utf8.first
                && abs(name.utf8.count - word.utf8.count) <= 2 && NearestName.isOneEdit(name, from: word)
        }.keys.sorted()
        return near.first { $0.utf8.last == word.utf8.last } ?? near.first
    }
}

extension UnitNames {
    /// The names in a language.
    static func of(_ language: KitchenLanguage) -> UnitNames { all[language] }

    private static let all = PerLanguage { UnitNames($0) }
}
