/// A recipe as CopyMeThat writes it as text: its title, facts, and parts under words in capitals.
enum CopyMeThatText {
    static let program = "CopyMeThat"

    /// Whether lines have its form.
    static func isForm(of lines: [String]) -> Bool {
        guard let list = place(of: "INGREDIENTS", in: lines), let method = place(of: "STEPS", in: lines) else {
            return false
        }
        return list < method
    }

    private static func place(of word: String, in lines: [String]) -> Int? {
        lines.firstIndex { $0.trimming(\.isWhitespace) == word }
    }

    static func recipe(_ lines: [String]) -> ImportedRecipe {
        var recipe = ImportedRecipe()
        guard let list = place(of: "INGREDIENTS", in: lines), let method = place(of: "STEPS", in: lines), list < method
        else { return recipe }
        let end = place(of: "NOTES", in: lines).flatMap { $0 > method ? $0 : nil } ?? lines.endIndex
        for line in lines[..<list].flatMap(PlainWords.lines) { readFact(line, into: &recipe) }
        recipe.ingredients = HeadedLines.groups(lines[(list + 1)..<method].flatMap(PlainWords.lines))
        recipe.steps = steps(lines[(method + 1)..<end].flatMap(PlainWords.lines))
        recipe.remarks = lines[end...].dropFirst().flatMap(PlainWords.lines)
        return recipe
    }

    private static func readFact(_ line: String, into recipe: inout ImportedRecipe) {
        if recipe.title.isEmpty {
            recipe.title = line
        } else if line.hasPrefix("Adapted from ") {
            (recipe.source, recipe.author) = RecipeOrigin.read(address: .text(String(line.dropFirst(13))))
        } else if line.hasPrefix("Servings: ") {
            recipe.servings = String(line.dropFirst(10))
        } else if line.hasPrefix("Rated "), line.hasSuffix("/5") {
            recipe.notes.append("left out: its rating of \(line.dropFirst(6).dropLast(2))")
        } else {
            recipe.description.append(line)
        }
    }

    /// Steps are numbered from 1 on under each heading; what has no number goes on with the step before.
    private static func steps(_ lines: [String]) -> [ImportedRecipe.Group] {
        var joined: [String] = []
        for line in lines {
            let isNew = number(of: line) != nil || HeadedLines.name(withColon: line) != nil
            if isNew || joined.last.map({ number(of: $0) == nil }) ?? true {
                joined.append(line)
            } else {
                joined[joined.count - 1] += " " + line
            }
        }
        return HeadedLines.groups(joined).map { group in
            .init(
                name: group.name,
                lines: group.lines.map { line in number(of: line).map { String(line.dropFirst($0)) } ?? line })
        }
    }

    /// How many characters "12) " at the start of a line has.
    private static func number(of line: String) -> Int? {
        let digits = line.prefix { $0.isASCII && $0.isNumber }.count
        return digits > 0 && line.dropFirst(digits).hasPrefix(") ") ? digits + 2 : nil
    }
}
