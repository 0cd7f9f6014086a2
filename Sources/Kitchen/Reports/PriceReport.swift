/// How prices have changed since another menu, or other groceries.
public struct PriceReport: Hashable, Sendable {
    /// Something with a price then, now, or both.
    public struct Row: Hashable, Sendable {
        /// Its name.
        public let name: String
        /// The price before; nil for what is new.
        public let before: Money?
        /// The price now; nil for what is gone.
        public let now: Money?

        /// The difference, with its sign; nil for what is new or gone, or was priced in another currency.
        public var change: Money? {
            guard let before, let now, before.currency == now.currency else { return nil }
            return now - before
        }
    }

    /// What has another price, is new or is gone: in the order of now, then what is gone in the order of then.
    public let rows: [Row]
    /// How many prices are the same.
    public let unchanged: Int

    /// The changes between two menus: the base price, pizzas, toppings and drinks, by name.
    public init(since before: PricedMenu, now: PricedMenu) {
        self.init(before.priceList, now.priceList)
    }

    /// The changes between two lists of groceries: the prices of packs, by name; another pack is another row.
    public init(since before: [Grocery], now: [Grocery]) {
        self.init(Self.prices(before), Self.prices(now))
    }

    private init(_ before: [(name: String, price: Money)], _ now: [(name: String, price: Money)]) {
        let old = Dictionary(before.map { ($0.name, $0.price) }, uniquingKeysWith: { first, _ in first })
        let names = Set(now.map(\.name))
        let changed = now.filter { old[$0.name] != $0.price }.map {
            Row(name: $0.name, before: old[$0.name], now: $0.price)
        }
        let gone = before.filter { !names.contains($0.name) }.map { Row(name: $0.name, before: $0.price, now: nil) }
        rows = changed + gone
        unchanged = now.count - changed.count
    }

    private static func prices(_ groceries: [Grocery]) -> [(name: String, price: Money)] {
        let format = QuantityFormat(language: .english)
        return groceries.compactMap { grocery in
            grocery.price.map { (grocery.name + (grocery.pack.map { ", " + format.text($0) } ?? ""), $0) }
        }
    }
}

extension PricedMenu {
    /// Everything on the menu that has a price, by name: two things of one name are told apart by what they are.
    fileprivate var priceList: [(name: String, price: Money)] {
        var seen: Set<String> = []
        let all =
            pizzas.map { ($0.pizza.name, "pizza", $0.price) } + menu.ingredients.map { ($0.name, "topping", $0.price) }
            + menu.drinks.map { ($0.name, "drink", $0.price) }
        return [("basePrice", menu.basePrice)]
            + all.map { name, kind, price in
                (seen.insert(name).inserted ? name : "\(name) (\(kind))", price)
            }
    }
}
