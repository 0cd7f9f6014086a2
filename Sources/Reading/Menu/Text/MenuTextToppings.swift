import Diagnostics
import Kitchen
import Text

/// The toppings of `menu.md` by name: those of `ingredients.json`, and what the menu names of `groceries.csv`.
struct MenuTextToppings {
    /// In the order in which they were found.
    private(set) var all: [Ingredient]
    private let currency: Currency
    private let groceries: Groceries
    private var ids: [String: Int]
    /// The ids of those that have a price.
    private let priced: Set<Int>
    private let nearby: NearbyNames
    private let file = MenuTextReader.file

    init(_ menu: Menu, groceries: Groceries) {
        (all, currency, self.groceries) = (menu.ingredients, menu.currency, groceries)
        ids = Dictionary(all.map { (FoodName.folded($0.name), $0.id) }) { first, _ in first }
        priced = Set(all.map(\.id))
        let names = all.map(\.name)
        nearby = NearbyNames { names }
    }

    /// Whether a topping has a price of its own, as ingredients have and groceries do not.
    func hasPrice(_ id: Int) -> Bool { priced.contains(id) }

    /// Whether a name is that of a topping or of a grocery.
    func has(_ name: String) -> Bool { ids[FoodName.folded(name)] != nil || groceries.find(name) != nil }

    /// The id of a topping by its name; a grocery becomes one that costs nothing more. Nil for what is neither, which is
    /// reported with what follows from it: it is never guessed.
    mutating func id(of name: Located<String>, saying note: String, diagnostics: inout DiagnosticList) -> Int? {
        if let id = known(name) { return id }
        let nearest = nearby.nearest(to: name.value) ?? groceries.nearest(to: name.value)
        diagnostics.report(
            .unknownIngredient, "unknown topping \"\(name.value)\"", at: SourceLocation(file: file, span: name.span),
            notes: [note], fix: nearest.map { "did you mean \"\($0)\"?" } ?? "add it to \(Groceries.file)")
        return nil
    }

    /// The same, nil for what is neither.
    mutating func known(_ name: Located<String>) -> Int? {
        let key = FoodName.folded(name.value)
        if let id = ids[key] { return id }
        guard let grocery = groceries.find(name.value) else { return nil }
        // The same for the same name, since orders name toppings by their ids.
        let id = Int(FNV1a.hash(of: key.utf8) >> 12)
        all.append(
            Ingredient(
                id: id, name: name.value, price: .zero(currency), isEnabled: false, diet: grocery.diet,
                grocery: grocery.name, location: SourceLocation(file: file, span: name.span)))
        ids[key] = id
        return id
    }
}
