/// The ingredients of MasterCook, with headings among them, and with lines that go on with the one before.
struct MasterCookIngredients {
    private var all = [ImportedRecipe.Group(lines: [])]
    /// What stands in the name of the last line, by which it is known whether there was room for more.
    private var last = ""

    /// The groups, without empty ones.
    var groups: [ImportedRecipe.Group] { all.filter { !$0.lines.isEmpty } }

    /// Begins a group.
    mutating func begin(_ name: String) {
        all.append(ImportedRecipe.Group(name: name, lines: []))
        last = ""
    }

    /// Takes an ingredient: an amount with its unit, a name, and what is done with it.
    mutating func add(_ amount: String, _ name: String, _ preparation: String? = nil) {
        if amount.isEmpty, preparation == nil, let heading = Self.heading(name) { return begin(heading) }
        let parts = name.components(separatedBy: " -- ")
        let remarks = (parts.dropFirst() + [preparation].compactMap(\.self)).map(Self.remark).filter { !$0.isEmpty }
        let line = ([[amount, Self.remark(parts[0])].filter { !$0.isEmpty }.joined(separator: " ")] + remarks)
            .joined(separator: ", ")
        if amount.isEmpty, goesOn(name), let before = all[all.count - 1].lines.popLast() {
            all[all.count - 1].lines.append(Self.joined(before, line))
        } else if !line.isEmpty {
            all[all.count - 1].lines.append(line)
        }
        last = name.hasSuffix(")") || Self.ends.contains(where: name.hasSuffix) ? "" : name
    }

    /// What nothing goes on behind.
    private static let ends = ["to taste", "optional", "serving", "dusting", "garnish"]

    /// Without what MasterCook leaves where an amount in words stood, and without marks of lines that go on.
    private static func remark(_ words: String) -> String { words.trimming { " -¥=".contains($0) } }

    private static func joined(_ before: String, _ line: String) -> String {
        line.isEmpty ? before : before + (line.hasPrefix(",") ? "" : " ") + line
    }

    /// Whether a name without an amount goes on with the line before: that ended in the middle, or had no room for a word.
    private func goesOn(_ name: String) -> Bool {
        guard !last.isEmpty else { return false }
        if ["(", "=", "-"].contains(where: name.hasPrefix) || [",", "-", "("].contains(where: last.hasSuffix) {
            return true
        }
        guard name.first?.isLowercase ?? false else { return false }
        return last.count + 1 + name.prefix { $0 != " " }.count > Self.room
    }

    /// How many characters of a name fit into a line of Meal-Master, where most lines that go on come from.
    private static let room = 28

    /// "Syrup" of "***SYRUP***" or "=== Syrup ===", or of a line that ends in a colon.
    private static func heading(_ name: String) -> String? {
        if let name = HeadedLines.name(withColon: name) { return name }
        guard let mark = name.first, "*=-".contains(mark), name.hasSuffix("\(mark)"), name.count > 2 else { return nil }
        let words = name.trimming { $0 == mark || $0 == " " }
        return words.contains(where: \.isLetter) ? words : nil
    }
}
