import Text

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
        case "stichworte", "schlagworte": recipe.tags += LenientJSONValue.text(value).names
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
