/// Where foods stand in the shop: what CookCLI's `aisle.conf` says.
public struct AisleFoods: Hashable, Sendable {
    /// The aisles, in the order to walk them.
    public var aisles: [String] = []
    /// The foods with their other names and their aisles, in the order of the file; none has a name of one before it.
    public var foods: [Grocery] = []

    /// No foods.
    public init() {}

    /// The groceries of a site with what is said here: a grocery without an aisle gets that of its food and its other names, and
    /// a food that no grocery is becomes one. What a grocery says itself stays.
    public func joined(to groceries: [Grocery], language: KitchenLanguage) -> [Grocery] {
        let known = Groceries(groceries, language: language)
        var all = groceries
        for food in foods {
            let aliases = food.aliases.filter { known.find($0) == nil }
            if let place = known.place(of: food.name) {
                all[place].aisle = all[place].aisle ?? food.aisle
                all[place].aliases += aliases
            } else {
                var grocery = food
                grocery.aliases = aliases
                all.append(grocery)
            }
        }
        return all
    }
}
