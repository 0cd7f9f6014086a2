/// What a menu says of all that can be ordered, fact by fact and as plain words, so that two menus can be compared.
///
/// ```swift
/// let menu: PricedMenu
/// let groceries: Groceries
/// let facts = MenuFacts(menu, groceries: groceries)
/// facts.values[MenuFacts.Key(.dish, "Margherita", .price, size: "Normale")]    // "7.50"
/// ```
public struct MenuFacts: Hashable, Sendable {
    /// What kind of thing something is said of.
    public enum Kind: String, Hashable, Sendable {
        case menu
        case dish
        case extra
        case drink
    }

    /// What is said of it.
    public enum Fact: String, Hashable, Sendable {
        case currency
        case number
        case section
        case price
        case takeaway
        case deposit
        case allergens
        case vegetarian
        case vegan
        case additives
        case frozen
        case homemade
        case kilocalories = "kcal"
        case food
        case margin
    }

    /// One fact of one thing.
    public struct Key: Hashable, Sendable {
        /// What kind of thing it is.
        public let kind: Kind
        /// Its name, which no other of its kind has.
        public let name: String
        /// What is said of it.
        public let fact: Fact
        /// The size that it is said of; nil where it is said of all.
        public let size: String?

        /// A fact of the thing of a name.
        public init(_ kind: Kind, _ name: String, _ fact: Fact, size: String? = nil) {
            (self.kind, self.name, self.fact, self.size) = (kind, name, fact, size)
        }
    }

    /// The facts in the order of the menu.
    public private(set) var keys: [Key] = []
    /// What is said, in English and with prices as "7.50". Of what is not stated there is no value.
    public private(set) var values: [Key: String] = [:]

    /// No facts: those of no menu.
    public init() {}

    /// What follows from a menu, and from the packs and prices of groceries for what its food costs.
    public init(_ menu: PricedMenu, groceries: Groceries) {
        let currency = menu.menu.currency
        var names = GivenNames()
        set(.currency, currency.code, of: names.name(.menu, "all"))
        let costs = CostReport(recipes: [], menu: menu, groceries: groceries, currency: currency).rows
        for (dish, cost) in zip(menu.dishes, costs) {
            add(dish, cost, as: names.name(.dish, dish.name, or: dish.written.section))
        }
        let offers = Dictionary(grouping: menu.dishes.flatMap(\.extras), by: \.topping.id)
        for extra in menu.extras {
            let name = names.name(.extra, extra.name)
            set(.price, (offers[extra.id] ?? []).map(\.addedText).distinctJoined, of: name)
            set(extra.diet.completed, of: name)
        }
        for drink in menu.menu.drinks {
            let name = names.name(.drink, drink.name)
            set(.price, drink.price.plain, of: name)
            set(drink.facts, sizes: [], of: name)
            set(drink.diet.completed, of: name)
        }
    }

    /// The facts with some that are said otherwise, or no longer.
    func changing(_ changes: [MenuDifference.Change]) -> MenuFacts {
        var facts = self
        for change in changes {
            facts.values[change.key] = change.now
            if change.before == nil { facts.keys.append(change.key) }
        }
        facts.keys = facts.keys.filter { facts.values[$0] != nil }
        return facts
    }

    private mutating func add(_ dish: PricedDish, _ cost: CostReport.Row, as name: GivenNames.Name) {
        set(.number, dish.written.number, of: name)
        set(.section, dish.written.section, of: name)
        for price in dish.prices { set(.price, price.price.plain, of: name, size: price.size) }
        set(dish.facts, sizes: dish.sizes.compactMap(\.size), of: name)
        set(dish.diet, of: name)
        let isKnown = cost.food.unpriced.isEmpty
        set(.food, isKnown ? cost.food.total?.plain : nil, of: name, size: cost.size)
        set(.margin, cost.margin?.plain, of: name, size: cost.size)
    }

    private mutating func set(_ facts: StatedFacts, sizes: [String], of name: GivenNames.Name) {
        set(.takeaway, facts.takeawayText(sizes, written: \.plain), of: name)
        set(.deposit, facts.depositText(sizes, written: \.plain), of: name)
        set(.kilocalories, facts.energyText(sizes), of: name)
    }

    private mutating func set(_ diet: DietFacts, of name: GivenNames.Name) {
        set(.allergens, diet.allergens.stated, of: name)
        set(.vegetarian, diet.vegetarian.rawValue, of: name)
        set(.vegan, diet.vegan.rawValue, of: name)
        set(.additives, diet.additives.stated, of: name)
        set(.frozen, diet.frozen.rawValue, of: name)
        set(.homemade, diet.homemade.rawValue, of: name)
    }

    private mutating func set(_ fact: Fact, _ value: String?, of name: GivenNames.Name, size: String? = nil) {
        guard let value else { return }
        let key = Key(name.kind, name.name, fact, size: size)
        if values.updateValue(value, forKey: key) == nil { keys.append(key) }
    }
}

/// The names that things of a menu have in its facts, each once.
private struct GivenNames {
    struct Name: Hashable {
        let kind: MenuFacts.Kind
        let name: String
    }

    private var counts: [Name: Int] = [:]

    /// The name of something: where another has it, with the section behind it, or else with a number.
    mutating func name(_ kind: MenuFacts.Kind, _ name: String, or section: String? = nil) -> Name {
        let own = Name(kind: kind, name: name)
        let count = counts[own, default: 0] + 1
        counts[own] = count
        if count == 1 { return own }
        return self.name(kind, "\(name) (\(count == 2 ? section ?? "2" : "\(count)"))")
    }
}

extension PricedExtra {
    /// What it adds, in the order of the sizes, as in "2.00 / 3.00".
    fileprivate var addedText: String {
        let prices = priceText(\.plain)
        return replaced == nil ? prices : "\(prices) instead of \(replacedName ?? "the base")"
    }
}

extension [String] {
    /// Each of them once, in order.
    fileprivate var distinctJoined: String {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }.joined(separator: "; ")
    }
}

extension AllergenStatement {
    /// "gluten (wheat), milk, traces of nuts, not all known"; "none" where it is known that there is none.
    var stated: String {
        let known = contains.map { allergen in
            let names = self.names(of: allergen).sorted()
            return allergen.rawValue + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
        }
        let all = known + onlyTraces.map { "traces of \($0.rawValue)" } + (isComplete ? [] : ["not all known"])
        return all.isEmpty ? "none" : all.joined(separator: ", ")
    }
}

extension AdditiveStatement {
    /// "colour, not all known"; "none" where it is known that there is none.
    fileprivate var stated: String {
        let all = contains.map(\.rawValue) + (isComplete ? [] : ["not all known"])
        return all.isEmpty ? "none" : all.joined(separator: ", ")
    }
}
