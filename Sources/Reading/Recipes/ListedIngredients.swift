import Kitchen
import Text

/// Ingredients in a front matter of which each is a map: `{name: Butter, qty: 4, unit: tbsp}`, as many sites have them.
package enum ListedIngredients {
    /// A line for each of the ingredients of a front matter: all words of one that is none of the maps that are read here.
    package static func lines(of matter: SourceValue) -> [String] {
        guard case .map(let entries) = matter.content,
            let value = entries.first(where: { $0.key == "ingredients" })?.value
        else { return [] }
        let items = if case .list(let items) = value.content { items } else { [value] }
        return items.map { line($0)?.value ?? texts(of: $0).joined(separator: ", ") }
    }

    /// All texts in a value, in order.
    private static func texts(of value: SourceValue) -> [String] {
        switch value.content {
        case .list(let items): items.flatMap(texts)
        case .map(let entries): entries.flatMap { texts(of: $0.value) }
        default: value.scalarText.map { [$0] } ?? []
        }
    }

    /// The lines that such items are; nil where one of them is none, or says what is not read here.
    static func lines(_ items: [SourceValue]) -> [Located<String>]? {
        guard case .map? = items.first?.content else { return nil }
        let lines = items.compactMap(line)
        return lines.count == items.count ? lines : nil
    }

    /// "4 tbsp Butter, soft"; an amount in words stands behind: "Salt, to taste".
    private static func line(_ item: SourceValue) -> Located<String>? {
        guard case .map(let entries) = item.content, entries.allSatisfy(isRead) else { return nil }
        func text(_ keys: [String]) -> String? {
            entries.first { keys.contains($0.key.lowercased()) }?.value.scalarText?.trimmingSpaces.nonEmpty
        }
        guard let name = text(names) else { return nil }
        let (amount, unit, note) = (text(amounts), text(units), text(notes))
        let isCounted = amount?.contains { $0.isNumber } ?? false
        let food = ([isCounted ? amount : nil, unit, name].compactMap(\.self)).joined(separator: " ")
        let parts = [food, isCounted ? nil : amount, note].compactMap(\.self)
        return Located(parts.joined(separator: ", "), at: item.span)
    }

    /// Whether nothing is lost of an entry: one that is read, one without a value, or one that says nothing of the food.
    private static func isRead(_ entry: SourceValue.Entry) -> Bool {
        let key = entry.key.lowercased()
        let isKnown = [names, amounts, units, notes].contains { $0.contains(key) }
        return entry.value.isNull || silent.contains(key) || isKnown && entry.value.scalarText != nil
    }

    private static let silent: Set<String> = ["id", "slug", "link", "url", "image", "picture"]
    private static let names = ["name", "item", "food", "ingredient"]
    private static let amounts = ["qty", "quantity", "amount", "count"]
    private static let units = ["unit", "units", "measure"]
    private static let notes = ["note", "notes", "comment", "prep", "preparation"]
}
