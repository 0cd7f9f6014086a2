import Diagnostics
import Kitchen
import Text

/// Reads the three payloads of a menu. They load as an existing service gives them; what Forno adds is optional.
///
/// ```
/// let (pizzas, ingredients): (MenuReader.Payload, MenuReader.Payload)
/// var diagnostics = DiagnosticList()
/// let reader = MenuReader(currency: .euro)
/// let menu = reader.read(pizzas: pizzas, ingredients: ingredients, drinks: nil, diagnostics: &diagnostics)
/// ```
public struct MenuReader: Sendable {
    /// A payload: its name for diagnostics and its bytes.
    public struct Payload: Sendable {
        /// The path in the site, or the URL.
        public var file: String
        /// The JSON in UTF-8.
        public var bytes: [UInt8]

        /// The payload in `file`.
        public init(file: String, bytes: [UInt8]) {
            self.file = file
            self.bytes = bytes
        }
    }

    private let currency: Currency
    private let bases: DishBaseReader
    private let facts: FactsReader

    /// A reader of a menu priced in `currency`, unless the payload names another, with portions as `language` writes
    /// them.
    public init(currency: Currency, language: KitchenLanguage = .english, decimalMark: String? = nil) {
        self.currency = currency
        let quantities = QuantityReader(language: language, decimalMark: decimalMark)
        bases = DishBaseReader(quantities: quantities)
        facts = FactsReader(quantities: quantities)
    }

    /// The menu of the payloads, or nil when `pizzas` cannot be read. Without a payload its list is empty.
    public func read(
        pizzas: Payload, ingredients: Payload?, drinks: Payload?, diagnostics: inout DiagnosticList
    ) -> Menu? {
        guard let root = JSONReader.read(pizzas.bytes, file: pizzas.file, diagnostics: &diagnostics) else { return nil }
        var fields = Fields(root, file: pizzas.file, subject: "the menu")
        let named = fields.text("currency")
        let currency = named.flatMap { CurrencyReader.currency($0, in: &fields) } ?? currency
        let prices = PriceReader(currency: currency)
        var menu = Menu(currency: currency, basePrice: basePrice(&fields, prices))
        menu.currencyLocation = named.map { fields.location($0.span) }
        if let base = fields.map("base") { menu.base = bases.read(base, diagnostics: &diagnostics) }
        menu.arePricesByHand = arePricesByHand(&fields)
        menu.note = fields.text("note")?.value
        readHalves(&fields, into: &menu)
        menu.sections = each("sections", "this section", &fields, &diagnostics) { section(&$0, prices) }
        menu.sizes = bounded(each("sizes", "this size", &fields, &diagnostics) { size(&$0, prices) }, &diagnostics)
        menu.dishes = each("pizzas", "this dish", &fields, &diagnostics, required: true) { dish(&$0, prices) }
        fields.finish(into: &diagnostics)
        menu.ingredients = self.ingredients(ingredients, prices, diagnostics: &diagnostics)
        menu.drinks = self.drinks(drinks, prices, diagnostics: &diagnostics)
        return menu
    }

    /// The price of the base, where one is stated: nothing follows from one that cannot be read, which is an error.
    private func basePrice(_ fields: inout Fields, _ prices: PriceReader) -> Money? {
        guard fields.value("basePrice") != nil else { return nil }
        return prices.price("basePrice", in: &fields)?.value ?? .zero(prices.currency)
    }

    /// Whether prices that differ from the computed ones are meant: `"prices": "by_hand"`.
    func arePricesByHand(_ fields: inout Fields) -> Bool {
        guard let prices = fields.text("prices") else { return false }
        if prices.value == "by_hand" { return true }
        fields.report(
            .invalidValue, "prices are not set \"\(prices.value)\"", at: prices.span,
            fix: "write \"by_hand\", or leave `prices` out")
        return false
    }

    /// What pizzas of two halves cost.
    func readHalves(_ fields: inout Fields, into menu: inout Menu) {
        let price = HalfReader.price(&fields)
        menu.halves = price?.value
        menu.halvesLocation = price.map { fields.location($0.span) }
    }

    private func section(_ fields: inout Fields, _ prices: PriceReader) -> MenuSection? {
        let name = fields.text("name", required: true)
        let note = fields.text("note")?.value
        let base = bases.choice("base", in: &fields)
        let extras = ExtraReader(prices: prices).extras(&fields)
        let served = ServingReader.time(&fields)
        let isHalved = HalfReader.isHalved(&fields)
        let isOfDrinks = fields.bool("drinks")?.value
        guard let name else { return nil }
        var section = MenuSection(name: name.value, note: note, base: base, location: fields.location(name.span))
        section.extras = extras
        section.served = served
        section.isHalved = isHalved
        section.isOfDrinks = isOfDrinks
        return section
    }

    /// As many sizes as a menu can have: each dish has a price in each of them.
    private func bounded(_ sizes: [MenuSize], _ diagnostics: inout DiagnosticList) -> [MenuSize] {
        guard sizes.count > Self.maxSizes else { return sizes }
        diagnostics.report(
            .invalidValue, "the menu has \(sizes.count) sizes", at: sizes[Self.maxSizes].location,
            fix: "use at most \(Self.maxSizes)")
        return Array(sizes.prefix(Self.maxSizes))
    }

    private static let maxSizes = 50

    private func size(_ fields: inout Fields, _ prices: PriceReader) -> MenuSize? {
        let name = fields.text("name", required: true)
        let basePrice = basePrice(&fields, prices)
        let written = fields.decimalText("toppingFactor")
        let factor = written.flatMap { Self.toppingFactor($0, in: &fields) }
        guard let name, (written == nil) == (factor == nil) else { return nil }
        return MenuSize(
            name: name.value, basePrice: basePrice, toppingFactor: factor ?? 1, location: fields.location(name.span))
    }

    /// What the price of a topping is multiplied by in a size.
    static func toppingFactor(_ factor: Located<String>, in fields: inout Fields) -> Rational? {
        if let value = Rational(scientific: factor.value), value >= 0, value <= 1000 { return value }
        fields.report(
            .invalidValue, "the factor \(factor.value) cannot be used", at: factor.span,
            fix: "write a number from 0 to 1000")
        return nil
    }

    /// A dish by its fields.
    func dish(_ fields: inout Fields, _ prices: PriceReader) -> Dish? {
        let name = fields.text("name", required: true)
        let toppings = fields.list("ingredients")
        var dish = Dish(
            name: name?.value ?? "", slug: Slug.make(name?.value ?? ""), toppings: [],
            location: fields.location(name?.span ?? fields.span))
        dish.toppings = (toppings ?? []).compactMap { Dish.Topping($0, in: &fields) }
        dish.listsToppings = toppings != nil
        dish.description = fields.text("description")?.value
        dish.section = fields.text("section")?.value
        let picture = fields.text("imageUrl") ?? fields.text("image")
        dish.picture = picture?.value
        dish.pictureLocation = picture.map { fields.location($0.span) }
        dish.setPrices = prices.setPrices(&fields)
        dish.missingSizes = prices.missingSizes(&fields)
        dish.isPriceUnread = dish.setPrices.isEmpty && fields.value("price") != nil
        dish.base = bases.choice("base", in: &fields)
        dish.extras = ExtraReader(prices: prices).extras(&fields)
        dish.choices = ChoiceReader(prices: prices).choices(&fields)
        dish.served = ServingReader.time(&fields)
        dish.diet = DietReader.readDish(&fields)
        dish.facts = facts.facts(&fields, prices)
        dish.marks = marks(&fields)
        let number = number(&fields)
        dish.number = number?.value
        dish.numberLocation = number.map { fields.location($0.span) }
        return name == nil ? nil : dish
    }

    /// What guests order a dish by: 23, "12a".
    private func number(_ fields: inout Fields) -> Located<String>? {
        guard let value = fields.value("number") else { return nil }
        if let text = value.scalarText, (1...8).contains(text.count) { return Located(text, at: value.span) }
        fields.report(
            .invalidValue, "the number of a dish should be one to eight letters and digits", at: value.span,
            fix: "write it as in 23 or \"12a\"")
        return nil
    }

    private func marks(_ fields: inout Fields) -> [Dish.Mark] {
        let named = fields.texts("marks", splitting: true) ?? []
        let known = Dish.Mark.allCases.map(\.rawValue)
        for name in named where !known.contains(name.value.lowercased()) {
            fields.report(
                .invalidValue, "no dish is marked as \"\(name.value)\"", at: name.span,
                fix: NearestName.find(name.value.lowercased(), in: known).map { "did you mean \"\($0)\"?" }
                    ?? "write one of \(known.joined(separator: ", "))")
        }
        return Dish.Mark.allCases.filter { mark in named.contains { $0.value.lowercased() == mark.rawValue } }
    }

    /// The toppings of a payload; none without one.
    func ingredients(
        _ payload: Payload?, _ prices: PriceReader, diagnostics: inout DiagnosticList
    ) -> [Ingredient] {
        list(payload, "this ingredient", diagnostics: &diagnostics) { ingredient(&$0, prices) }
    }

    /// The drinks of a payload; none without one.
    func drinks(_ payload: Payload?, _ prices: PriceReader, diagnostics: inout DiagnosticList) -> [Drink] {
        list(payload, "this drink", diagnostics: &diagnostics) { drink(&$0, prices) }
    }

    private func ingredient(_ fields: inout Fields, _ prices: PriceReader) -> Ingredient? {
        let id = id(&fields)
        let name = fields.text("name", required: true)
        let price = prices.price("price", in: &fields, required: true)
        let diet = DietReader.read(&fields)
        let isEnabled = fields.bool("enabled")?.value ?? true
        let portion = bases.portion(&fields)
        let grocery = fields.text("grocery")?.value
        let origin = fields.text("origin")?.value
        let energy = facts.partEnergy(&fields)
        guard let id, let name else { return nil }
        var ingredient = Ingredient(
            id: id.value, name: name.value, price: price?.value ?? .zero(prices.currency), isEnabled: isEnabled,
            diet: diet, portion: portion, grocery: grocery, location: fields.location(name.span),
            idLocation: fields.location(id.span))
        (ingredient.origin, ingredient.energy) = (origin, energy)
        return ingredient
    }

    /// The id of a topping or a drink: one that browsers can hold too.
    private func id(_ fields: inout Fields) -> Located<Int>? {
        guard let id = fields.integer("id", required: true) else { return nil }
        guard id.value.magnitude <= Self.largestID else {
            fields.report(
                .invalidValue, "the id \(id.value) is too large", at: id.span,
                fix: "write at most \(Self.largestID)")
            return nil
        }
        return id
    }

    /// What a binary number of 64 bits holds exactly (RFC 8259, section 6).
    private static let largestID = 9_007_199_254_740_991

    private func drink(_ fields: inout Fields, _ prices: PriceReader) -> Drink? {
        let id = id(&fields)
        let name = fields.text("name", required: true)
        let price = prices.price("price", in: &fields, required: true)
        let diet = DietReader.read(&fields)
        let stated = facts.facts(&fields, prices)
        guard let id, let name, let price else { return nil }
        var drink = Drink(
            id: id.value, name: name.value, price: price.value, diet: diet, location: fields.location(name.span),
            idLocation: fields.location(id.span))
        drink.facts = stated
        return drink
    }

    /// Reads each map of the list of `key`.
    private func each<Item>(
        _ key: String, _ subject: String, _ fields: inout Fields, _ diagnostics: inout DiagnosticList,
        required: Bool = false,
        _ read: (inout Fields) -> Item?
    ) -> [Item] {
        (fields.list(key, required: required) ?? []).compactMap { value in
            item(value, fields.file, subject, &diagnostics, read)
        }
    }

    /// Reads each map of a payload that is a list.
    private func list<Item>(
        _ payload: Payload?, _ subject: String, diagnostics: inout DiagnosticList, _ read: (inout Fields) -> Item?
    ) -> [Item] {
        guard let payload, let root = JSONReader.read(payload.bytes, file: payload.file, diagnostics: &diagnostics)
        else { return [] }
        guard case .list(let values) = root.content else {
            diagnostics.report(
                .wrongType, "the file should be a list, but is \(root.kind)",
                at: SourceLocation(file: payload.file, span: root.span), fix: "put the items between [ and ]")
            return []
        }
        return values.compactMap { item($0, payload.file, subject, &diagnostics, read) }
    }

    private func item<Item>(
        _ value: SourceValue, _ file: String, _ subject: String, _ diagnostics: inout DiagnosticList,
        _ read: (inout Fields) -> Item?
    ) -> Item? {
        var fields = Fields(value, file: file, subject: subject)
        let item = read(&fields)
        fields.finish(into: &diagnostics)
        return item
    }
}
