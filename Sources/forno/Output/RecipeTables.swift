import Building
import Diagnostics
import Kitchen
import Site

extension [Recipe] {
    /// Those with a tag, whatever its case; all without one.
    func tagged(_ tag: String?) -> [Recipe] {
        guard let tag = tag?.lowercased() else { return self }
        return filter { $0.summary.tags.contains { $0.lowercased() == tag } }
    }

    /// Title, time, servings and file of each.
    var table: String {
        guard !isEmpty else { return "No recipes." }
        var table = TextTable([.left, .right, .left, .left])
        for recipe in self {
            let summary = recipe.summary
            table.add([
                summary.title, summary.total.map { "\($0.count) min" } ?? "", summary.servings ?? "", summary.source,
            ])
        }
        return table.text + "\n\(count.counted("recipe"))."
    }
}

extension [PantrySuggestion] {
    /// Each recipe with what of it is in the house, what is missing and what it uses up.
    var table: String {
        let found = filter { !$0.there.isEmpty }
        guard !found.isEmpty else { return "No recipe has anything of it in the pantry." }
        var table = TextTable([.left, .left, .left, .left])
        table.add(["Recipe", "there", "use soon", "missing"])
        for one in found {
            let lists = [one.expiring, one.missing].map { $0.joined(separator: ", ") }
            table.add([one.summary.title, one.counted] + lists)
        }
        let others = count - found.count
        return table.text + "\n\(found.count.counted("recipe"))"
            + (others == 0 ? "." : "; of \(others.counted("other")) nothing is in the house.")
    }
}

extension PantrySuggestion {
    /// "5 of 6".
    var counted: String { "\(there.count) of \(there.count + missing.count)" }
}
