import Diagnostics
import Kitchen
import Text

/// Reads `content/menu/menu.md`: a menu as an owner writes it, without ids.
///
/// What it says of a dish is read as a payload says it (``MenuReader``); what is on a dish stands there by name, of
/// `ingredients.json` or else of `groceries.csv`.
public struct MenuTextReader: Sendable {
    /// The file, in the site.
    public static let file = "content/" + Settings.Sources.menuText

    private let currency: Currency
    private let payloads: MenuReader

    /// A reader of a menu priced in `currency`, unless the file names another.
    public init(currency: Currency, language: KitchenLanguage = .english, decimalMark: String? = nil) {
        self.currency = currency
        payloads = MenuReader(currency: currency, language: language, decimalMark: decimalMark)
    }

    /// The menu in the bytes of the file, or nil when they are no text.
    public func read(
        _ bytes: [UInt8], ingredients: MenuReader.Payload? = nil, drinks: MenuReader.Payload? = nil,
        groceries: Groceries, diagnostics: inout DiagnosticList
    ) -> Menu? {
        guard UTF8Check.passes(bytes, file: Self.file, diagnostics: &diagnostics) else { return nil }
        let parts = FrontMatter.split(bytes, file: Self.file, diagnostics: &diagnostics)
        let head = parts.yaml.flatMap {
            YAMLReader.read(frontMatter: $0, of: bytes, file: Self.file, diagnostics: &diagnostics)
        }
        var menu = menu(head, diagnostics: &diagnostics)
        let prices = PriceReader(currency: menu.currency)
        menu.ingredients = payloads.ingredients(ingredients, prices, diagnostics: &diagnostics)
        menu.drinks = payloads.drinks(drinks, prices, diagnostics: &diagnostics)
        var scan = MenuTextScan(menu, payloads: payloads, prices: prices, groceries: groceries)
        for line in MenuTextLine.all(of: bytes[parts.body], firstLine: parts.bodyLine) { scan.read(line) }
        return scan.finish(into: &diagnostics)
    }

    /// What the front matter says: `sizes`, `base_price`, `topping_factor`, `prices`, `half`, `note`,
    /// `currency`.
    private func menu(_ head: SourceValue?, diagnostics: inout DiagnosticList) -> Menu {
        guard let head else { return Menu(currency: currency, basePrice: nil) }
        var fields = Fields(head, file: Self.file, subject: "the menu")
        let named = fields.text("currency")
        let currency = named.flatMap { CurrencyReader.currency($0, in: &fields) } ?? currency
        var menu = Menu(currency: currency, basePrice: nil)
        menu.currencyLocation = named.map { fields.location($0.span) }
        menu.arePricesByHand = payloads.arePricesByHand(&fields)
        menu.note = fields.text("note")?.value
        payloads.readHalves(&fields, into: &menu)
        MenuTextSizes(prices: PriceReader(currency: currency)).read(&fields, into: &menu)
        fields.finish(into: &diagnostics)
        return menu
    }
}
