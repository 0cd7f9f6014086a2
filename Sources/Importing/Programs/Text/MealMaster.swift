import Text

/// Recipes in the format of Meal-Master: a line of dashes, names and values, ingredients in columns of amount (7), unit (2) and
/// name, in one row of columns or two, and paragraphs.
enum MealMaster {
    /// Whether a line begins a recipe.
    static func isHeader(_ line: String) -> Bool {
        (line.hasPrefix("MMMMM") || line.hasPrefix("-----")) && line.lowercased().contains("meal-master")
    }

    static func recipes(_ lines: [String]) -> [ImportedRecipe] {
        var (recipes, at): ([ImportedRecipe], Int) = ([], 0)
        while at < lines.count {
            guard isHeader(lines[at]) else {
                at += 1
                continue
            }
            let end = lines[(at + 1)...].firstIndex { isEnd($0) || isHeader($0) } ?? lines.count
            recipes.append(recipe(lines[(at + 1)..<end]))
            at = end
        }
        return recipes
    }

    private static func isEnd(_ line: String) -> Bool { ["MMMMM", "-----"].contains(line.trimming(\.isWhitespace)) }

    private static func recipe(_ lines: ArraySlice<String>) -> ImportedRecipe {
        var recipe = ImportedRecipe()
        let rest = TextFields.read(lines, into: &recipe)
        var columns = IngredientColumnPair()
        var text = TextParagraphs()
        var isText = false
        for line in rest {
            if let name = sectionName(line) {
                if isText { text.begin(name) } else { columns.begin(name) }
            } else if !isText, columns.add(line) {
                continue
            } else if isText || line.contains(where: { !$0.isWhitespace }) {
                isText = true
                text.add(line)
            }
        }
        recipe.ingredients = columns.groups
        recipe.steps = text.groups
        return recipe
    }

    /// "sponge mixture" of "MMMMM------sponge mixture------".
    private static func sectionName(_ line: String) -> String? {
        guard line.hasPrefix("MMMMM-") || line.hasPrefix("-----") else { return nil }
        let name = PlainWords.line(
            (line.hasPrefix("M") ? String(line.dropFirst(5)) : line).trimming { "- ".contains($0) })
        return name.isEmpty ? nil : name
    }

    /// The units by their codes.
    static let units: [String: String] = [
        "x": "", "sm": "small", "md": "medium", "lg": "large", "cn": "can", "pk": "package", "pn": "pinch",
        "dr": "drop",
        "ds": "dash", "ct": "carton", "bn": "bunch", "sl": "slice", "ea": "", "t": "tsp", "ts": "tsp", "T": "tbsp",
        "tb": "tbsp", "fl": "fl oz", "c": "cup", "pt": "pint", "qt": "quart", "ga": "gallon", "oz": "oz", "lb": "lb",
        "ml": "ml", "cb": "ml", "cl": "cl", "dl": "dl", "l": "l", "mg": "mg", "cg": "cg", "g": "g", "kg": "kg",
    ]
}

/// The ingredients of Meal-Master in one row of columns or two, which are read one after the other.
struct IngredientColumnPair {
    private var done: [ImportedRecipe.Group] = []
    private var name: String?
    private var (left, right): ([String], [String]) = ([], [])

    /// The groups, without empty ones.
    var groups: [ImportedRecipe.Group] {
        (done + [ImportedRecipe.Group(name: name, lines: left + right)]).filter { !$0.lines.isEmpty }
    }

    /// Begins a group.
    mutating func begin(_ name: String) {
        done = groups
        (self.name, left, right) = (name, [], [])
    }

    /// Takes a line of ingredients; false for one that is none.
    mutating func add(_ line: String) -> Bool {
        let signs = Array(line)
        guard signs.count > 11 else { return false }
        // The second begins at the 42nd place, with some programs at one beside it.
        for place in [41, 42, 40, 43, 39] where signs.count > place + 11 {
            guard signs[place - 2..<place].allSatisfy({ $0 == " " }), let second = Self.entry(signs[place...]),
                let first = Self.entry(signs[..<(place - 2)])
            else { continue }
            Self.put(first, to: &left)
            Self.put(second, to: &right)
            return true
        }
        guard let entry = Self.entry(signs[...]) else { return false }
        Self.put(entry, to: &left)
        return true
    }

    /// Adds an entry; one that begins with a hyphen goes on with the one before.
    private static func put(_ entry: String, to lines: inout [String]) {
        if entry.hasPrefix("-"), !lines.isEmpty {
            lines[lines.count - 1] += " " + entry.drop { $0 == "-" || $0 == " " }
        } else {
            lines.append(entry)
        }
    }

    /// "1 1/2 tbsp cornflour" of "  1 1/2 tb cornflour".
    private static func entry(_ signs: ArraySlice<Character>) -> String? {
        guard signs.count > 11 else { return nil }
        let at = signs.startIndex
        let (amount, unit) = (String(signs[at..<at + 7]), String(signs[at + 8..<at + 10]).trimming { $0 == " " })
        let isAmount = amount.allSatisfy {
            $0 == " " || $0 == "." || $0 == "/" || $0 == "-" || $0.isASCII && $0.isNumber
        }
        guard isAmount, signs[at + 7] == " ", signs[at + 10] == " ", signs[at + 11] != " ",
            let word = unit.isEmpty ? "" : MealMaster.units[unit] ?? MealMaster.units[unit.lowercased()]
        else { return nil }
        // Without an amount before it, a name that begins with one stands in other columns.
        let isMoved = amount.allSatisfy { $0 == " " } && signs[at + 11].isNumber
        guard !isMoved else { return nil }
        let name = String(signs[(at + 11)...]).replacing(";", with: ", ")
        return PlainWords.line("\(amount) \(word) \(name)").replacing(" ,", with: ",")
    }
}
