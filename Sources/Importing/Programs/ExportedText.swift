import Diagnostics
import Reading

/// Recipes in texts of the programs that write them so, told apart by the lines that each begins a recipe with.
enum ExportedText {
    /// The recipes of a text; nil where there is none.
    static func read(_ text: String, _ path: String, _ files: ExportFiles) -> ProgramFile? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        if lines.contains(where: MealMaster.isHeader) {
            return ProgramFile("Meal-Master", MealMaster.recipes(lines).map { ProgramRecipe($0) })
        }
        if lines.contains(where: RezKonv.isHeader) {
            return ProgramFile("RezKonv", RezKonv.recipes(lines).map { ProgramRecipe($0) })
        }
        if path.lowercased().hasSuffix(".cook") { return nil }
        return FrontMatterRecipe(text, path, files).map { ProgramFile($0.program, [$0.recipe]) }
    }
}

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

/// Recipes in the format of RezKonv, German in its words.
enum RezKonv {
    /// Whether a line begins a recipe.
    static func isHeader(_ line: String) -> Bool { line.hasPrefix("=====") && line.uppercased().contains("REZKONV") }

    static func recipes(_ lines: [String]) -> [ImportedRecipe] {
        var (recipes, at): ([ImportedRecipe], Int) = ([], 0)
        while at < lines.count {
            guard isHeader(lines[at]) else {
                at += 1
                continue
            }
            let end = lines[(at + 1)...].firstIndex { $0.trimming(\.isWhitespace) == "=====" || isHeader($0) }
            recipes.append(recipe(lines[(at + 1)..<(end ?? lines.count)]))
            at = end ?? lines.count
        }
        return recipes
    }

    private static func recipe(_ lines: ArraySlice<String>) -> ImportedRecipe {
        var recipe = ImportedRecipe()
        recipe.language = "de"
        var groups = [ImportedRecipe.Group(lines: [])]
        var (origin, text): ([String], TextParagraphs) = ([], TextParagraphs())
        var (isOrigin, isText) = (false, false)
        for line in TextFields.read(lines, into: &recipe) {
            let words = PlainWords.line(line)
            if !isText, line.hasPrefix("==") {
                let name = words.trimming { $0 == "=" || $0 == " " }
                isOrigin = name.lowercased() == "quelle"
                if !isOrigin { groups.append(ImportedRecipe.Group(name: name.isEmpty ? nil : name, lines: [])) }
            } else if isText || line.first.map({ !$0.isWhitespace }) ?? false {
                isText = true
                if !take(field: words, into: &recipe) { text.add(line) }
            } else if isOrigin {
                if !words.isEmpty { origin.append(words) }
            } else if words.hasPrefix("-"), !(groups.last?.lines.isEmpty ?? true) {
                let rest = words.drop { $0 == "-" || $0 == " " }
                groups[groups.count - 1].lines[groups[groups.count - 1].lines.count - 1] += " " + rest
            } else if !words.isEmpty {
                groups[groups.count - 1].lines.append(withUnit(words.replacing(";", with: ",")))
            }
        }
        recipe.ingredients = groups.filter { !$0.lines.isEmpty }
        recipe.steps = text.groups
        recipe.author = recipe.author ?? origin.first { !$0.hasPrefix("--") }
        return recipe
    }

    /// Takes a line as ":Stichworte : Apfel, Obst"; what has no place is named.
    private static func take(field line: String, into recipe: inout ImportedRecipe) -> Bool {
        guard line.hasPrefix(":"), let colon = line.dropFirst().firstIndex(of: ":") else { return false }
        let name = String(line[..<colon].dropFirst()).trimming { $0 == " " }
        let value = String(line[colon...].dropFirst()).trimming { $0 == " " }
        switch name.lowercased() {
        case "stichworte", "schlagworte": recipe.tags += LooseValue.text(value).names
        case "quelle": recipe.author = value.isEmpty ? nil : value
        default: if !value.isEmpty { recipe.notes.append("left out: \(name.prefix(40)) \"\(value.prefix(60))\"") }
        }
        return true
    }

    /// A line whose unit is written as others write it: "2 EL Öl" of "2 Essl. Öl".
    private static func withUnit(_ line: String) -> String {
        var words = line.split(separator: " ").map(String.init)
        let place = words.firstIndex { $0.first.map { !$0.isNumber && $0 != "-" && $0 != "/" } ?? false }
        if let place, place > 0, let unit = units[words[place].lowercased()] { words[place] = unit }
        return words.joined(separator: " ")
    }

    private static let units: [String: String] = [
        "essl.": "EL", "essl": "EL", "teel.": "TL", "teel": "TL", "gramm": "g", "kilogr.": "kg", "kilo": "kg",
        "ltr.": "l", "liter": "l", "tas.": "Tasse", "pack.": "Packung", "bd.": "Bund", "prise(n)": "Prise",
        "bund": "Bund", "zehe(n)": "Zehen", "dose(n)": "Dosen",
    ]
}

/// The names and values before the ingredients: "Title: Soup".
enum TextFields {
    /// Takes those that it knows, and gives the lines behind them.
    static func read(_ lines: ArraySlice<String>, into recipe: inout ImportedRecipe) -> ArraySlice<String> {
        var rest = lines.drop { $0.allSatisfy(\.isWhitespace) }
        while let line = rest.first, let colon = line.firstIndex(of: ":") {
            let value = PlainWords.line(String(line[colon...].dropFirst()))
            switch PlainWords.line(String(line[..<colon])).lowercased() {
            case "title", "titel": recipe.title = value
            case "categories", "kategorien":
                recipe.tags = LooseValue.text(value).names.filter { $0.lowercased() != "none" }
            case "yield", "servings", "menge", "portionen": recipe.servings = value.isEmpty ? nil : value
            default: return rest
            }
            rest = rest.dropFirst()
        }
        return rest.drop { $0.allSatisfy(\.isWhitespace) }
    }
}

/// Lines as paragraphs under headings: an empty line ends one.
struct TextParagraphs {
    private var all = [ImportedRecipe.Group(lines: [])]
    private var isOpen = false

    /// The groups, without empty ones.
    var groups: [ImportedRecipe.Group] { all.filter { !$0.lines.isEmpty } }

    /// Begins a group.
    mutating func begin(_ name: String) {
        all.append(ImportedRecipe.Group(name: name, lines: []))
        isOpen = false
    }

    /// Takes a line.
    mutating func add(_ line: String) {
        let words = PlainWords.line(line)
        if words.isEmpty {
            isOpen = false
        } else if isOpen {
            all[all.count - 1].lines[all[all.count - 1].lines.count - 1] += " " + words
        } else {
            all[all.count - 1].lines.append(words)
            isOpen = true
        }
    }
}
