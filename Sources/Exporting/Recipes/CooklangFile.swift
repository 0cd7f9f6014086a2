import Importing
import Kitchen
import Reading
import Text

/// Writes a recipe as a Cooklang file: front matter by Cooklang's conventions, and its ingredients, times and sections where the
/// steps say them.
///
/// ```
/// let recipe: Recipe
/// let text = CooklangFile(ExportedRecipe(recipe, siteLanguage: .english)).text
/// ```
public struct CooklangFile {
    private let exported: ExportedRecipe
    private let recipe: Recipe

    /// The file of a recipe.
    public init(_ exported: ExportedRecipe) { (self.exported, recipe) = (exported, exported.recipe) }

    /// The text of the file.
    public var text: String {
        let keys = frontMatter.map { $0 + "\n" }.joined()
        return "---\n\(keys)---\n\n" + body.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private var frontMatter: [String] {
        let summary = recipe.summary
        let intro = ([recipe.ownDescription] + recipe.introduction.map(Optional.some)).compactMap(\.self)
        let yield = recipe.yields.first
        let keys: [(String, String?)] = [
            ("title", YAMLValue.of(summary.title)),
            ("description", intro.isEmpty ? nil : YAMLValue.of(intro.joined(separator: " "))),
            ("servings", summary.servings == yield ? nil : summary.servings.map(Self.servings)),
            ("yield", yield.map(YAMLValue.count)), ("prep time", summary.prep?.words),
            ("cook time", summary.cook?.words), ("time required", recipe.totalBesides?.words),
            ("tags", summary.tags.isEmpty ? nil : YAMLValue.list(summary.tags)),
            ("author", recipe.author.map(YAMLValue.of)),
            ("source", recipe.origin.map { $0.contains(" ") ? YAMLValue.of($0) : YAMLValue.address($0) }),
            ("date", summary.date.map(YAMLValue.of)), ("image", picture), ("locale", recipe.language?.rawValue),
        ]
        return keys.compactMap { key, value in value.map { "\(key): \($0)" } }
    }

    /// Servings; a bar in them would part several numbers, and brackets around them hold a list.
    private static func servings(_ text: String) -> String {
        let isList = text.hasPrefix("[") && text.hasSuffix("]")
        let plain = isList ? "(\(text.dropFirst().dropLast()))" : text
        return YAMLValue.count(plain.replacing("|", with: "/"))
    }

    /// The name of its picture, where that is not found by the name of the recipe alone.
    private var picture: String? {
        guard let name = exported.photo?.name else { return nil }
        let isFound = [".jpg", ".jpeg", ".png", ".webp"].contains { name.hasSuffix($0) }
        return isFound ? nil : YAMLValue.of(name)
    }

    private var body: [String] {
        let parts = recipe.methodParts
        var (steps, written, taken): (CooklangSteps, [String], [Int: [CooklangIngredientMark]]) =
            (CooklangSteps(recipe), [], [:])
        for group in recipe.groups {
            let marks = group.ingredients.map(mark)
            // What a section needs stands in its steps, and so does what a recipe with one list needs; others would lose their
            // name.
            if let part = part(for: group, among: parts) {
                taken[part] = steps.place(marks, in: parts[part].steps)
                continue
            }
            let isOnly = recipe.groups.count == 1 && group.name == nil
            let rest = isOnly ? steps.place(marks, in: recipe.stepNodes) : marks
            written += (group.name.map { [heading($0)] } ?? []) + [Self.list(rest)]
            written += notes(recipe.plainLines(of: group.notes))
        }
        if parts.first.map({ $0.name == nil }) ?? false, recipe.groups.contains(where: { $0.name != nil }) {
            written.append(heading(SectionTitles.of(exported.language).method))
        }
        for (number, part) in parts.enumerated() {
            written += (part.name.map { [heading($0)] } ?? []) + [Self.list(taken[number] ?? [])]
            written += blocks(of: part, steps)
        }
        return written
            + recipe.sections.flatMap { section in
                notes([section.title] + recipe.plainLines(of: section.blocks))
            }
    }

    /// The only part of the method that is called as a group of ingredients without remarks.
    private func part(for group: IngredientGroup, among parts: [MethodPart]) -> Int? {
        guard let name = group.name?.lowercased(), group.notes.isEmpty else { return nil }
        let found = parts.indices.filter { parts[$0].name?.lowercased() == name }
        let isOne = recipe.groups.count { $0.name?.lowercased() == name } == 1
        return isOne && found.count == 1 ? found[0] : nil
    }

    /// Ingredients in a step of their own.
    private static func list(_ marks: [CooklangIngredientMark]) -> String {
        marks.map(\.text).joined(separator: ", ")
    }

    /// The steps of a part in order, and what stands between them as notes.
    private func blocks(of part: MethodPart, _ steps: CooklangSteps) -> [String] {
        part.blocks.flatMap { block -> [String] in
            let own = part.steps.filter { (block..<recipe.text.nodes[block].next).contains($0) }
            return own.isEmpty ? notes([recipe.text.plainText(of: block)]) : own.map { steps.text(of: $0) }
        }
    }

    private func heading(_ name: String) -> String {
        "== \(CooklangText.words(name).replacing("=", with: "\\=")) =="
    }

    private func notes(_ lines: [String]) -> [String] {
        lines.filter { !$0.isEmpty }.map { "> " + CooklangText.words($0) }
    }

    private func mark(_ ingredient: RecipeIngredient) -> CooklangIngredientMark {
        let slug = ingredient.recipe.flatMap { file in
            exported.others.first { file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex).hasSuffix("/\($0)") }
        }
        return CooklangIngredientMark(ingredient, language: exported.language, reference: slug.map { "./" + $0 })
    }
}

/// The steps of a recipe with the marks that stand in them.
struct CooklangSteps {
    private let recipe: Recipe
    /// The marks of each step, by the place of their words.
    private var marks: [Int: [(range: Range<Int>, text: String)]] = [:]

    init(_ recipe: Recipe) {
        self.recipe = recipe
        for step in recipe.stepNodes { marks[step] = timers(of: step) }
    }

    /// Marks each ingredient where one of some steps first names it, longer names before shorter ones, and gives those that none names.
    mutating func place(_ ingredients: [CooklangIngredientMark], in nodes: [Int]) -> [CooklangIngredientMark] {
        let order = ingredients.indices.sorted {
            (-ingredients[$0].name.utf8.count, $0) < (-ingredients[$1].name.utf8.count, $1)
        }
        var placed: Set<Int> = []
        for index in order where ingredients[index].canStandInStep {
            if place(ingredients[index], in: nodes) { placed.insert(index) }
        }
        return ingredients.indices.filter { !placed.contains($0) }.map { ingredients[$0] }
    }

    private mutating func place(_ ingredient: CooklangIngredientMark, in nodes: [Int]) -> Bool {
        let name = Array(ingredient.name.utf8)
        // Only what is called by its name: a mark of all its line would change the words of the step.
        guard ingredient.text.hasPrefix("@\(CooklangText.name(ingredient.name)){") else { return false }
        for step in nodes {
            let range = recipe.text.nodes[step].range
            let amounts = recipe.text.measures(in: range).map(\.range)
            for start in range where start + name.count <= range.upperBound {
                let found = start..<start + name.count
                guard isName(name, at: found, in: range), !isMarked(found, of: step) else { continue }
                // "the 500 g flour" would have its amount twice.
                let isCounted = amounts.contains { $0.upperBound <= start && start - $0.upperBound <= 4 }
                if isCounted { continue }
                marks[step, default: []].append((found, ingredient.text))
                return true
            }
        }
        return false
    }

    private func isName(_ name: [UInt8], at found: Range<Int>, in step: Range<Int>) -> Bool {
        let bytes = recipe.text.bytes
        guard bytes[found.lowerBound] == name[0], bytes[found].elementsEqual(name) else { return false }
        let isLoose = found.lowerBound == step.lowerBound || !Self.isWord(bytes[found.lowerBound - 1])
        return isLoose && (found.upperBound == step.upperBound || !Self.isWord(bytes[found.upperBound]))
    }

    /// Whether a byte is of a word, or joins two.
    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "'")
    }

    private func isMarked(_ range: Range<Int>, of step: Int) -> Bool {
        marks[step]?.contains { $0.range.overlaps(range) } ?? false
    }

    /// The times of a step that Cooklang writes with the same words: "10 minutes", "45-60 min".
    private func timers(of step: Int) -> [(range: Range<Int>, text: String)] {
        recipe.text.measures(in: recipe.text.nodes[step].range).compactMap { measure in
            guard measure.seconds > 0 else { return nil }
            let words = String(decoding: recipe.text.bytes[measure.range], as: UTF8.self).split(separator: " ")
            guard words.count == 2, words[0].allSatisfy({ $0.isASCII && $0.isNumber || "-–.".contains($0) }),
                words[0].last?.isNumber ?? false, TimeUnit(named: words[1]) != nil
            else { return nil }
            return (measure.range, "~{\(words[0])%\(words[1])}")
        }
    }

    /// A step as one paragraph.
    func text(of step: Int) -> String {
        let whole = recipe.text.nodes[step].range
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x0A }
        let end = recipe.text.bytes[whole].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? whole.lowerBound
        let range = whole.lowerBound..<end
        var (written, place) = ("", range.lowerBound)
        for mark in (marks[step] ?? []).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            written += words(place..<mark.range.lowerBound, isStart: place == range.lowerBound) + mark.text
            place = mark.range.upperBound
        }
        return written + words(place..<range.upperBound, isStart: place == range.lowerBound)
    }

    /// Words of a step; those that do not begin it stand behind a mark.
    private func words(_ range: Range<Int>, isStart: Bool) -> String {
        let words = String(decoding: recipe.text.bytes[range].map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
        return CooklangText.words(words, isStart: isStart, followsMark: !isStart)
    }
}
