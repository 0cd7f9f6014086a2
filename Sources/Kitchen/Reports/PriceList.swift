/// Things with a price, by name, in order.
public struct PriceList: Hashable, Sendable {
    /// Something with a price.
    public struct Entry: Hashable, Sendable {
        /// Its name in the list, which no other entry has.
        public let name: String
        /// What it costs.
        public let price: Money
    }

    /// In the order in which they were added.
    public private(set) var entries: [Entry] = []
    private var names: Set<String> = []

    /// A list without entries.
    public init() {}

    /// Adds something; where its name is taken, what it is stands behind it: "Lemon (drink)".
    public mutating func add(_ name: String, _ kind: String, _ price: Money) {
        let name = names.insert(name).inserted ? name : "\(name) (\(kind))"
        entries.append(Entry(name: name, price: price))
    }
}

extension PriceList {
    /// Everything on a menu that has a price: the base, dishes, toppings and drinks.
    public init(_ menu: PricedMenu) {
        self.init()
        let bases =
            menu.menu.sizes.isEmpty
            ? [("basePrice", menu.menu.basePrice)] : menu.menu.sizes.map { ("basePrice, \($0.name)", $0.basePrice) }
        for (name, price) in bases { if let price { add(name, "base", price) } }
        for dish in menu.dishes { add(dish) }
        for topping in menu.menu.ingredients { add(topping.name, "topping", topping.price) }
        for drink in menu.menu.drinks { add(drink.name, "drink", drink.price) }
    }

    /// What a published menu names: dishes, in each of their sizes, and drinks.
    public init(published menu: PricedMenu) {
        self.init()
        for dish in menu.dishes { add(dish) }
        for drink in menu.menu.drinks { add(drink.name, "drink", drink.price) }
    }

    private mutating func add(_ dish: PricedDish) {
        for price in dish.prices {
            add(dish.name + (price.size.map { ", " + $0 } ?? ""), dish.kind.rawValue, price.price)
        }
    }

    /// The packs of groceries: another pack is another entry.
    public init(_ groceries: [Grocery]) {
        self.init()
        let format = QuantityFormat(language: .english)
        for grocery in groceries {
            guard let price = grocery.price else { continue }
            add(grocery.name + (grocery.pack.map { ", " + format.written($0) } ?? ""), "grocery", price)
        }
    }
}
