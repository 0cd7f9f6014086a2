/// Lines with headings among them, as programs keep ingredients and steps in one text.
enum HeadedLines {
    /// The lines under their headings, which `heading` tells. One with nothing behind it is a line if it is told by its colon.
    static func groups(
        _ lines: [String], heading: (String) -> String? = { name(withColon: $0) }
    ) -> [ImportedRecipe.Group] {
        let names = lines.map(heading)
        var groups = [ImportedRecipe.Group(lines: [])]
        for (place, line) in lines.enumerated() {
            if let name = names[place], place + 1 < lines.count, names[place + 1] == nil {
                groups.append(ImportedRecipe.Group(name: name, lines: []))
            } else if names[place] == nil || line.hasSuffix(":") {
                groups[groups.count - 1].lines.append(line)
            }
        }
        return groups.filter { !$0.lines.isEmpty }
    }

    /// Steps without the numbers that their writer gave them, under the headings that they have.
    static func steps(
        _ lines: [String], heading: (String) -> String? = { name(withColon: $0) }
    ) -> [ImportedRecipe.Group] {
        groups(lines.count > 1 ? withoutNumbers(lines) : lines, heading: heading).flatMap { section in
            InstructionValues(LinkedData([]), section.lines.map { .text($0) }).groups.map { group in
                ImportedRecipe.Group(name: section.name, lines: group.lines)
            }
        }
    }

    /// Lines without the numbers that some of them begin with, where these count from 1 on, also from heading to heading: a
    /// list counts them again.
    static func withoutNumbers(_ lines: [String]) -> [String] {
        let counted = lines.map(number)
        guard counted.compactMap(\.?.number).enumerated().allSatisfy({ $0 + 1 == $1 }) else { return lines }
        return zip(lines, counted).map { line, counted in counted.map { String(line.dropFirst($0.length)) } ?? line }
    }

    /// The number that a line begins with, and how many characters it has: "12. Stir" and "12) Stir".
    private static func number(_ line: String) -> (number: Int, length: Int)? {
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), [". ", ") "].contains(where: line.dropFirst(digits.count).hasPrefix) else {
            return nil
        }
        return (number, digits.count + 2)
    }

    /// "For the dough" of "For the dough:"; nil for another line.
    static func name(withColon line: String) -> String? {
        guard line.hasSuffix(":"), (2...120).contains(line.count) else { return nil }
        return String(line.dropLast()).trimming { $0 == " " }
    }

    /// "Dough" of "# Dough"; nil for another line.
    static func name(withNumberSigns line: String) -> String? {
        let rest = line.drop { $0 == "#" }
        guard rest.count < line.count, rest.first == " " else { return nil }
        let name = PlainWords.line(String(rest))
        return name.isEmpty ? nil : name
    }

    /// "Dough" of "[Dough]"; nil for another line.
    static func name(inBrackets line: String) -> String? {
        guard line.hasPrefix("["), line.hasSuffix("]"), line.count > 2 else { return nil }
        let name = line.dropFirst().dropLast()
        return name.contains { "[]".contains($0) } ? nil : String(name)
    }
}
