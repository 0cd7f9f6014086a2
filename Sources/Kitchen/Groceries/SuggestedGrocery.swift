import Diagnostics

/// A row of `groceries.csv` for names that meet none yet.
public struct SuggestedGrocery: Hashable, Sendable {
    /// The name, without words that leave the food the same.
    public var name: String
    /// The names that recipes use and that would not meet it by its own.
    public var aliases: [String]
    /// How often all of them occur.
    public var count: Int
    /// Where it stands in the shop; nil where that is not known.
    public var aisle: String?

    /// A row for a name that occurs so often.
    public init(name: String, aliases: [String] = [], count: Int = 1, aisle: String? = nil) {
        (self.name, self.aliases, self.count, self.aisle) = (name, aliases, count, aisle)
    }
}

extension UnmatchedGroceries {
    /// A row for each food that meets none, those that occur most first, then by name: with singular and plural as one, and of
    /// two foods that are named together ("salt and pepper") for the one that has none.
    public var suggested: [SuggestedGrocery] {
        let names = all
        var rows = names.filter { !groceries.isJoined($0.name) }.map { row(for: $0) }
        for joined in names where groceries.isJoined(joined.name) {
            let known = Groceries(groceries.all + rows.map(\.grocery), language: groceries.language)
            guard known.foods(in: joined.name).count < 2 else { continue }
            let parts = groceries.parts(of: joined.name)
            let missing = parts.filter { known.find($0) == nil }
            rows +=
                missing.count < parts.count
                ? missing.map { SuggestedGrocery(name: $0, count: joined.count) } : [row(for: joined)]
        }
        return rows.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }

    /// The row for a name, without the words around it that leave it the same.
    private func row(for unmatched: UnmatchedName) -> SuggestedGrocery {
        let spellings = FoodName.ranked(unmatched.spellings)
        let written = spellings.first ?? unmatched.name
        let bare = FoodName.bare(written, in: groceries.language)
        var row = SuggestedGrocery(name: groceries.find(bare) == nil ? bare : written, count: unmatched.count)
        let own = Groceries([row.grocery], language: groceries.language)
        // A semicolon parts aliases.
        row.aliases = spellings.filter { own.find($0) == nil && !$0.contains(";") }
        return row
    }
}

extension SuggestedGrocery {
    fileprivate var grocery: Grocery {
        var grocery = Grocery(name: name, location: SourceLocation(file: Groceries.file))
        grocery.aliases = aliases
        return grocery
    }
}
