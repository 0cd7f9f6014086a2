import Text

/// Recipes in the text format of MasterCook (.mxp): a line that names the program, facts, columns of ingredients, paragraphs.
enum MasterCookText {
    /// Whether a line begins a recipe: "*  Exported from  MasterCook  *".
    static func isHeader(_ line: String) -> Bool {
        let words = line.trimming(\.isWhitespace).lowercased()
        guard words.hasPrefix("*") else { return false }
        let rest = words.drop { $0 == "*" || $0 == " " }
        return ["exported from", "exported for"].contains {
            rest.hasPrefix($0) && rest.dropFirst($0.count).trimming(\.isWhitespace).hasPrefix("mastercook")
        }
    }

    static func recipes(_ lines: [String]) -> [ImportedRecipe] {
        let starts = lines.indices.filter { isHeader(lines[$0]) }
        return zip(starts, starts.dropFirst() + [lines.count]).map { recipe(lines[($0 + 1)..<$1]) }
    }

    private static func recipe(_ lines: ArraySlice<String>) -> ImportedRecipe {
        var recipe = ImportedRecipe()
        let end = lines.firstIndex(where: isFooter) ?? lines.endIndex
        let columns = lines[..<end].firstIndex(where: isColumns) ?? end
        readHead(lines[..<columns], into: &recipe)
        let list = lines[columns..<end].dropFirst()
        let rules = list.first.map(isRule) ?? false ? list.first : nil
        let ingredients = (rules == nil ? list : list.dropFirst()).prefix { !isBlank($0) }
        recipe.ingredients = self.ingredients(ingredients, IngredientGrid(rules ?? ""))
        readText(lines[ingredients.endIndex..<end], into: &recipe)
        readTail(lines[end...].dropFirst(), into: &recipe)
        return recipe
    }

    private static func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }

    /// "Amount  Measure  Ingredient -- Preparation Method".
    private static func isColumns(_ line: String) -> Bool {
        let words = line.lowercased().split(separator: " ")
        return words.starts(with: ["amount", "measure", "ingredient"])
    }

    private static func isRule(_ line: String) -> Bool {
        line.contains("---") && line.allSatisfy { $0 == "-" || $0.isWhitespace }
    }

    /// "- - - - - - - - -".
    private static func isFooter(_ line: String) -> Bool {
        let signs = line.split(separator: " ")
        return signs.count >= 9 && signs.allSatisfy { $0 == "-" }
    }

    /// Title, author, servings, time and categories.
    private static func readHead(_ lines: ArraySlice<String>, into recipe: inout ImportedRecipe) {
        var isCategories = false
        for line in lines where !isBlank(line) {
            let (label, value) = self.label(of: line)
            switch label {
            case "recipe by": recipe.author = value.isEmpty ? nil : PlainWords.words(value)
            case "serving size": readServings(value, into: &recipe)
            case "preparation time": recipe.prep = ExportedTime.clock(value)
            case "categories": recipe.tags = categories(value)
            default:
                if recipe.title.isEmpty {
                    recipe.title = PlainWords.words(line)
                } else if isCategories {
                    recipe.tags += categories(line)
                }
            }
            isCategories = label == "categories" || isCategories && line.hasPrefix("   ")
        }
    }

    /// What stands before a colon, in lower case, and behind it.
    private static func label(of line: String) -> (label: String, value: String) {
        guard let colon = line.firstIndex(of: ":") else { return ("", line) }
        let label = line[..<colon].trimming(\.isWhitespace).lowercased()
        return (label, line[colon...].dropFirst().trimming(\.isWhitespace))
    }

    /// "6     Preparation Time :0:45".
    private static func readServings(_ value: String, into recipe: inout ImportedRecipe) {
        let time = value.lowercased().firstRange(of: "preparation time")
        let count = value.prefix(
            time.map { value.lowercased().distance(from: value.startIndex, to: $0.lowerBound) } ?? value.count)
        recipe.servings = WrittenAmount.text(PlainWords.words(String(count)))
        if time != nil { recipe.prep = ExportedTime.clock(label(of: String(value.dropFirst(count.count))).value) }
    }

    /// Those of a line, in columns.
    private static func categories(_ line: String) -> [String] {
        line.replacing("\t", with: "  ").components(separatedBy: "  ").map { PlainWords.words($0) }.filter {
            !$0.isEmpty
        }
    }

    private static func ingredients(_ lines: ArraySlice<String>, _ grid: IngredientGrid) -> [ImportedRecipe.Group] {
        var list = MasterCookIngredients()
        for line in lines where !line.contains("TEXT ONLY") && line.trimming(\.isWhitespace) != "NONE" {
            let (amount, name) = grid.cells(of: line)
            list.add(amount, name)
        }
        return list.groups
    }

    /// The method, and behind it facts in quotes under labels of their own.
    private static func readText(_ lines: ArraySlice<String>, into recipe: inout ImportedRecipe) {
        let end = lines.firstIndex { facts.contains(label(of: $0).label) || $0.hasPrefix("S(") || $0.hasPrefix("T(") }
        recipe.steps = HeadedLines.steps(WrappedText.paragraphs(Array(lines[..<(end ?? lines.endIndex)])))
        var (name, value) = ("", "")
        for line in lines[(end ?? lines.endIndex)...] {
            let (label, rest) = label(of: line)
            if line.first?.isLetter ?? false, line.contains(":") {
                readFact(name, value, into: &recipe)
                (name, value) = (label, rest)
            } else {
                value += " " + line
            }
        }
        readFact(name, value, into: &recipe)
    }

    private static let facts: Set<String> = [
        "description", "cuisine", "source", "copyright", "yield", "start to finish time", "ratings",
    ]

    private static func readFact(_ name: String, _ value: String, into recipe: inout ImportedRecipe) {
        let value = PlainWords.words(value.trimming { $0.isWhitespace || $0 == "\"" })
        guard !value.isEmpty else { return }
        switch name {
        case "description": recipe.description.append(value)
        case "cuisine": recipe.tags.append(value)
        case "source": if recipe.author == nil { recipe.author = value }
        case "yield":
            if recipe.servings == nil {
                recipe.servings = value
            } else {
                recipe.notes.append("left out: its yield of \(value.prefix(40))")
            }
        case "start to finish time": recipe.total = ExportedTime.clock(value)
        case let name where name.hasPrefix("t("):
            if name.contains("cook") || name.contains("bak"), !name.contains("prep") {
                recipe.cook = ExportedTime.clock(value)
            } else {
                recipe.notes.append("left out: its time \"\(name.dropFirst(2).prefix(40))\" of \(value.prefix(40))")
            }
        case let name where name.hasPrefix("s("):
            if value.contains("://") { recipe.source = value } else { recipe.author = recipe.author ?? value }
        default: recipe.notes.append("left out: its \(name.prefix(40))")
        }
    }

    /// Notes and servings; what is worked out by MasterCook is left out.
    private static func readTail(_ lines: ArraySlice<String>, into recipe: inout ImportedRecipe) {
        var (kept, isKept): ([String], Bool) = ([], false)
        for line in lines {
            let (label, value) = label(of: line)
            if ["notes", "serving ideas", "suggested wine"].contains(label) {
                isKept = true
                kept += ["", value]
            } else if label.hasPrefix("per serving") || ["nutr. assoc.", "food exchanges"].contains(label) {
                isKept = false
                if label.hasPrefix("per serving") { recipe.notes.append("left out: its nutrition") }
            } else if isKept {
                kept.append(line)
            }
        }
        recipe.remarks = WrappedText.paragraphs(kept)
    }
}

/// Where the columns of ingredients stand, by the dashes above them.
private struct IngredientGrid {
    /// Where the unit and the name begin.
    private let (unit, name): (Int, Int)

    init(_ rule: String) {
        let signs = Array(rule)
        let starts = signs.indices.filter { signs[$0] == "-" && ($0 == 0 || signs[$0 - 1] != "-") }
        (unit, name) = starts.count == 3 ? (starts[1], starts[2]) : (10, 24)
    }

    /// The amount with its unit, and the name; of a line in no columns the name is all of it.
    func cells(of line: String) -> (amount: String, name: String) {
        let signs = Array(Self.expanded(line))
        let isCut = [unit, name].contains { start in
            signs.indices.contains(start) && start > 0 && !signs[start - 1...start].contains(" ")
        }
        let isIndented = signs.prefix(name).contains(" ") && signs.count > name
        guard !isCut, isIndented, signs[..<unit].allSatisfy({ " .,/-".contains($0) || $0.isNumber }) else {
            return ("", PlainWords.words(line))
        }
        let parts = [signs[..<unit], signs[unit..<name]].map { PlainWords.words(String($0)) }
        let amount = [WrittenAmount.text(parts[0]) ?? "", parts[1]].filter { !$0.isEmpty }.joined(separator: " ")
        return (amount, PlainWords.words(String(signs[name...])))
    }

    /// A line with tabs as spaces up to the next column of eight.
    private static func expanded(_ line: String) -> String {
        line.reduce(into: "") { text, sign in
            text += sign == "\t" ? String(repeating: " ", count: 8 - text.count % 8) : String(sign)
        }
    }
}
