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
    private let quantities: QuantityReader

    /// A reader of a menu priced in `currency`, unless the payload names another, with portions as `language` writes
    /// them.
    public init(currency: Currency, language: KitchenLanguage = .english, decimalMark: String? = nil) {
        self.currency = currency
        quantities = QuantityReader(language: language, decimalMark: decimalMark)
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
        let basePrice = prices.price("basePrice", in: &fields, required: true)?.value ?? .zero(currency)
        var menu = Menu(currency: currency, basePrice: basePrice)
        menu.currencyLocation = named.map { fields.location($0.span) }
        if let base = fields.map("base") { menu.base = readBase(base, diagnostics: &diagnostics) }
        menu.sizes = bounded(each("sizes", "this size", &fields, &diagnostics) { size(&$0, prices) }, &diagnostics)
        menu.pizzas = each("pizzas", "this pizza", &fields, &diagnostics, required: true) { pizza(&$0, prices) }
        fields.finish(into: &diagnostics)
        menu.ingredients = list(ingredients, "this ingredient", diagnostics: &diagnostics) { ingredient(&$0, prices) }
        menu.drinks = list(drinks, "this drink", diagnostics: &diagnostics) { drink(&$0, prices) }
        return menu
    }

    private func readBase(_ base: Fields, diagnostics: inout DiagnosticList) -> PizzaBase {
        var fields = base
        let base = PizzaBase(
            name: fields.text("name")?.value, diet: DietReader.read(&fields), portion: portion(&fields),
            grocery: fields.text("grocery")?.value)
        fields.finish(into: &diagnostics)
        return base
    }

    /// How much goes on a pizza; a portion that cannot be read is reported and not counted.
    private func portion(_ fields: inout Fields) -> Quantity? {
        guard let text = fields.text("portion") else { return nil }
        if let quantity = quantities.read(text.value), quantity.amount != .toTaste { return quantity }
        fields.report(
            .invalidValue, "the portion \"\(text.value)\" is no amount", at: text.span, fix: "write it as in 80 g or 2")
        return nil
    }

    /// As many sizes as a menu can have: each pizza has a price in each of them.
    private func bounded(_ sizes: [PizzaSize], _ diagnostics: inout DiagnosticList) -> [PizzaSize] {
        guard sizes.count > Self.mostSizes else { return sizes }
        diagnostics.report(
            .invalidValue, "the menu has \(sizes.count) sizes", at: sizes[Self.mostSizes].location,
            fix: "use at most \(Self.mostSizes)")
        return Array(sizes.prefix(Self.mostSizes))
    }

    private static let mostSizes = 50

    private func size(_ fields: inout Fields, _ prices: PriceReader) -> PizzaSize? {
        let name = fields.text("name", required: true)
        let basePrice = prices.price("basePrice", in: &fields, required: true)
        let factor = fields.decimalText("toppingFactor")
        var toppingFactor = Rational(1)
        if let factor {
            guard let value = Rational(scientific: factor.value), value >= 0, value <= 1000 else {
                fields.report(
                    .invalidValue, "the factor \(factor.value) cannot be used", at: factor.span,
                    fix: "write a number from 0 to 1000")
                return nil
            }
            toppingFactor = value
        }
        guard let name, let basePrice else { return nil }
        return PizzaSize(
            name: name.value, basePrice: basePrice.value, toppingFactor: toppingFactor,
            location: fields.location(name.span))
    }

    private func pizza(_ fields: inout Fields, _ prices: PriceReader) -> Pizza? {
        let name = fields.text("name", required: true)
        let toppings = fields.list("ingredients", required: true) ?? []
        var pizza = Pizza(
            name: name?.value ?? "", slug: Slug.make(name?.value ?? ""), toppings: [],
            location: fields.location(name?.span ?? fields.span))
        pizza.toppings = toppings.compactMap { topping($0, in: &fields) }
        pizza.description = fields.text("description")?.value
        pizza.section = fields.text("section")?.value
        let picture = fields.text("imageUrl")
        pizza.picture = picture?.value
        pizza.pictureLocation = picture.map { fields.location($0.span) }
        pizza.setPrices = setPrices(&fields, prices)
        return name == nil ? nil : pizza
    }

    private func topping(_ value: SourceValue, in fields: inout Fields) -> Pizza.Topping? {
        guard let text = value.scalarText, let id = Int(text) else {
            fields.report(
                .wrongType, "an item of `ingredients` should be an ingredient's id, but is \(value.kind)",
                at: value.span,
                fix: "write the id of an ingredient, a whole number")
            return nil
        }
        return Pizza.Topping(id: id, location: fields.location(value.span))
    }

    /// `"price": 8.50`, or a price for each size by name: `"price": {"Normal": 8.50, "Family": 15}`.
    private func setPrices(_ fields: inout Fields, _ prices: PriceReader) -> [Pizza.SetPrice] {
        guard let value = fields.value("price") else { return [] }
        guard case .map(let entries) = value.content else {
            let price = prices.price("price", in: &fields)
            return price.map { [Pizza.SetPrice(size: nil, price: $0.value, location: fields.location($0.span))] } ?? []
        }
        return entries.compactMap { entry in
            guard let text = entry.value.scalarText, DecimalText.isNumber(text) else {
                fields.report(
                    .wrongType, "the price of \"\(entry.key)\" should be a number, but is \(entry.value.kind)",
                    at: entry.value.span)
                return nil
            }
            let price = prices.price(Located(text, at: entry.value.span), in: &fields)
            return price.map {
                Pizza.SetPrice(size: entry.key, price: $0.value, location: fields.location(entry.keySpan))
            }
        }
    }

    private func ingredient(_ fields: inout Fields, _ prices: PriceReader) -> Ingredient? {
        let id = id(&fields)
        let name = fields.text("name", required: true)
        let price = prices.price("price", in: &fields, required: true)
        let diet = DietReader.read(&fields)
        let isEnabled = fields.bool("enabled")?.value ?? true
        let isFrozen = fields.bool("frozen")?.value ?? false
        let portion = portion(&fields)
        let grocery = fields.text("grocery")?.value
        guard let id, let name else { return nil }
        var ingredient = Ingredient(
            id: id.value, name: name.value, price: price?.value ?? .zero(prices.currency), isEnabled: isEnabled,
            diet: diet, portion: portion, grocery: grocery, location: fields.location(name.span),
            idLocation: fields.location(id.span))
        ingredient.isFrozen = isFrozen
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
        let isFrozen = fields.bool("frozen")?.value ?? false
        guard let id, let name, let price else { return nil }
        var drink = Drink(
            id: id.value, name: name.value, price: price.value, diet: diet, location: fields.location(name.span),
            idLocation: fields.location(id.span))
        drink.isFrozen = isFrozen
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
