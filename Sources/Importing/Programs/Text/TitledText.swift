import Kitchen

/// Recipes as Plan to Eat and Pepperplate write them as text: names and values from "Title: Soup" on, then ingredients and steps
/// under lines of their own.
enum TitledText {
    /// The program, by the names that only it has; nil for another text.
    static func program(of lines: [String]) -> String? {
        let first = lines.first { !$0.allSatisfy(\.isWhitespace) }
        guard first?.lowercased().hasPrefix("title:") ?? false, lines.contains(where: { part(of: $0) == .ingredients }),
            lines.contains(where: { part(of: $0) == .steps })
        else { return nil }
        let isPepperplate = lines.contains { ["original url", "manual source"].contains(field(of: $0)?.name) }
        return isPepperplate ? "Pepperplate" : "Plan to Eat"
    }

    static func recipes(_ lines: [String]) -> [ImportedRecipe] {
        let starts = lines.indices.filter { isStart($0, lines) }
        return zip(starts, starts.dropFirst() + [lines.count]).map { recipe(lines[$0..<$1]) }
    }

    /// Whether a recipe begins at a line: its title, behind a line of dashes where it is not the first.
    private static func isStart(_ place: Int, _ lines: [String]) -> Bool {
        guard field(of: lines[place])?.name == "title" else { return false }
        let before = lines[..<place].last { !$0.allSatisfy(\.isWhitespace) }
        return before.map(isRule) ?? true
    }

    private static func isRule(_ line: String) -> Bool {
        let signs = line.trimming(\.isWhitespace)
        return signs.count >= 14 && signs.allSatisfy { $0 == "-" }
    }

    private enum Part {
        case ingredients, steps, notes
    }

    /// The part that a line begins.
    private static func part(of line: String) -> Part? {
        switch line.trimming(\.isWhitespace).lowercased() {
        case "ingredients:": .ingredients
        case "directions:", "instructions:": .steps
        default: nil
        }
    }

    private static let fields: Set<String> = [
        "title", "description", "serves", "servings", "yield", "source", "manual source", "original url", "url",
        "public url", "url host", "photo url", "image", "prep time", "active", "active time", "cook time", "total",
        "total time", "course", "cuisine", "main ingredient", "tags", "categories", "rating", "favorite", "note",
        "notes",
    ]

    private static func field(of line: String) -> (name: String, value: String)? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let name = line[..<colon].trimming(\.isWhitespace).lowercased()
        return fields.contains(name) ? (name, String(line[colon...].dropFirst())) : nil
    }

    private static func recipe(_ lines: ArraySlice<String>) -> ImportedRecipe {
        var (values, name): ([String: [String]], String) = ([:], "")
        let head = lines.prefix { Self.part(of: $0) == nil }
        for line in head {
            let found = field(of: line)
            name = found?.name ?? name
            values[name, default: []].append(found?.value ?? line)
        }
        var (parts, part): ([Part: [String]], Part?) = ([:], nil)
        for line in lines[head.endIndex...] where !isRule(line) {
            if let next = Self.part(of: line) {
                part = next
            } else if part == .steps, let field = field(of: line), ["note", "notes"].contains(field.name) {
                part = .notes
                parts[.notes, default: []].append(field.value)
            } else if let part {
                parts[part, default: []].append(line)
            }
        }
        return recipe(
            values.mapValues { .text($0.joined(separator: "\n")) }, parts.mapValues { $0.flatMap(PlainWords.lines) })
    }

    private static func recipe(_ values: [String: LenientJSONValue], _ parts: [Part: [String]]) -> ImportedRecipe {
        let fields = LenientJSONValue.map(values.filter { $1.words != nil })
        var recipe = PlannedRecipe.facts(fields)
        recipe.remarks = (fields["note", "notes"]?.lines ?? []) + (parts[.notes] ?? [])
        recipe.ingredients = PlannedRecipe.ingredients(parts[.ingredients] ?? [])
        recipe.steps = HeadedLines.steps(parts[.steps] ?? [], heading: PlannedRecipe.heading)
        return recipe
    }
}
