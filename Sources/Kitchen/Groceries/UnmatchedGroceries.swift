import Diagnostics

/// A name in the recipes or on the menu that meets no grocery.
public struct UnmatchedName: Hashable, Sendable {
    /// As it was first written, in singular or plural.
    public var name: String
    /// How often it occurs.
    public var count: Int
    /// Where it first occurs.
    public var first: SourceLocation
    /// The name of a grocery that is spelled much like it.
    public var nearest: String?
    /// All its spellings, and how often each occurs.
    var spellings: [String: Int] = [:]
}

/// The names that meet nothing in `groceries.csv`, gathered from one recipe after the other.
///
/// Add recipes in the order of their files, so that the first place of a name is always the same.
public struct UnmatchedGroceries: Sendable {
    let groceries: Groceries
    private var names: [String: UnmatchedName] = [:]

    /// No names yet.
    public init(groceries: Groceries) {
        self.groceries = groceries
    }

    /// Adds the ingredients of a recipe.
    public mutating func add(_ recipe: Recipe) {
        for (_, ingredient) in recipe.ingredients where !ingredient.line.name.isEmpty && ingredient.recipe == nil {
            add(ingredient.line.food, at: ingredient.location)
        }
    }

    /// Adds the names of a recipe's ingredients, to be counted alone: no place is known.
    public mutating func add(_ foods: RecipeFoods) {
        for need in foods.needs where !need.name.isEmpty { add(need.name, at: SourceLocation(file: "")) }
    }

    /// Adds what the dishes of a menu are made of: each topping that has a portion or names a grocery, and the bases.
    public mutating func add(_ menu: Menu, file: String) {
        let choices = menu.sections.map { ($0.base, $0.location) } + menu.dishes.map { ($0.base, $0.location) }
        for (base, location) in [(.own(menu.base), SourceLocation(file: file))] + choices {
            if case .own(let base)? = base, let name = base.grocery { add(name, at: location) }
        }
        for topping in menu.ingredients where topping.grocery != nil || topping.portion != nil {
            add(topping.grocery ?? topping.name, at: topping.location)
        }
    }

    /// How many names there are.
    public var count: Int { names.count }

    /// The names, those that occur most first, then by name.
    public var all: [UnmatchedName] {
        names.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map { name in
            var name = name
            name.nearest = groceries.nearest(to: name.name)
            return name
        }
    }

    private mutating func add(_ name: String, at location: SourceLocation) {
        guard groceries.foods(in: name).isEmpty, let line = name.onOneLine else { return }
        names[groceries.key(of: name, nil), default: UnmatchedName(name: line, count: 0, first: location)].add(line)
    }
}

extension UnmatchedName {
    fileprivate mutating func add(_ spelling: String) {
        count += 1
        spellings[spelling, default: 0] += 1
    }
}

extension String {
    /// The words with single spaces between them; nil when there are none.
    fileprivate var onOneLine: String? {
        let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}
