import Building
import Diagnostics
import Kitchen
import Site

extension SiteSession {
    /// The recipes with a tag, whatever its case; all without one. A tag that no recipe has is wrong usage, unless a program
    /// asks, which can do with an empty list.
    func recipes(tagged tag: String?, forProgram: Bool) throws -> [Recipe] {
        let recipes = readableRecipes()
        guard let tag else { return recipes }
        let tagged = recipes.filter { $0.summary.tags.contains { $0.lowercased() == tag.lowercased() } }
        guard tagged.isEmpty, !forProgram else { return tagged }
        let nearest = NearestName.find(tag, in: recipes.flatMap(\.summary.tags))
        throw Complaint(
            "no recipe has the tag \"\(tag)\"",
            fix: nearest.map { "did you mean \"\($0)\"?" } ?? "`forno recipes` lists the recipes that there are")
    }
}

extension [Recipe] {
    /// Title, time, servings and file of each.
    var table: TerminalText {
        guard !isEmpty else { return "No recipes. Next: forno new recipe TITLE" }
        var table = TextTable([.left, .right, .left, .left])
        for recipe in self {
            let summary = recipe.summary
            table.add([
                summary.title, summary.total.map { "\($0.count) min" } ?? "", summary.servings ?? "", summary.source,
            ])
        }
        return "\(table.text)\n\(count.counted("recipe"))."
    }
}

extension [PantrySuggestion] {
    /// Each recipe with what of it is in the house, what it uses up, what is missing, and what may not be enough.
    func table(_ format: QuantityFormat) -> TerminalText {
        let found = filter(\.hasAny)
        guard !found.isEmpty else { return "No recipe has anything of it in the pantry." }
        let isUnsure = found.contains { !$0.unknown.isEmpty }
        var table = TextTable([.left, .left, .left, .left, .left])
        table.add(["Recipe", "there", "use soon", "missing"] + (isUnsure ? ["perhaps not enough"] : []))
        for one in found {
            let lists = [one.expiring, one.missing(in: format)] + (isUnsure ? [one.unknown] : [])
            table.add([one.summary.title, one.counted] + lists.map { $0.joined(separator: ", ") })
        }
        let others = count - found.count
        let rest = others == 0 ? "." : "; of \(others.counted("other")) nothing is in the house."
        return "\(table.text)\n\(found.count.counted("recipe"))\(rest)"
    }
}

extension PantrySuggestion {
    /// "5 of 6".
    var counted: String { "\(there.count) of \(foods.count)" }
}
