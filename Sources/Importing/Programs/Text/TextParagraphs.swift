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
                recipe.tags = LenientJSONValue.text(value).names.filter { $0.lowercased() != "none" }
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
