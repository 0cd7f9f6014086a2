import Diagnostics
import Kitchen

/// The prices of an earlier day, from a file that was kept.
public enum EarlierPrices: Sendable {
    /// An older `groceries.csv`.
    case groceries([Grocery])
    /// Older payloads of a menu.
    case payloads(Menu)
    /// A menu as it was published, in `menu.json`.
    case published(PriceList)
}

/// Reads older prices, and finds out by the text itself what kind of file they are in.
public struct EarlierPricesReader: Sendable {
    private let currency: Currency
    private let language: KitchenLanguage
    private let decimalMark: String?

    /// A reader of prices in `currency`, unless a menu names another, and of amounts as `language` writes them.
    public init(currency: Currency, language: KitchenLanguage, decimalMark: String? = nil) {
        self.currency = currency
        (self.language, self.decimalMark) = (language, decimalMark)
    }

    /// The prices in a file; nil when it is none of the kinds that have prices.
    ///
    /// `beside` gives the payloads of the same folder by their names, for dishes that need their ingredients; what it throws
    /// is thrown on.
    public func read<Failure: Error>(
        _ payload: MenuReader.Payload, diagnostics: inout DiagnosticList,
        beside: (String) throws(Failure) -> MenuReader.Payload?
    ) throws(Failure) -> EarlierPrices? {
        let start = payload.bytes.first { !" \t\r\n".utf8.contains($0) }
        guard start == UInt8(ascii: "{") else { return groceries(payload, diagnostics: &diagnostics) }
        // What is wrong with the text is reported when it is read as what it is.
        var unreported = DiagnosticList()
        let root = JSONReader.read(payload.bytes, file: payload.file, diagnostics: &unreported)
        if root?["basePrice"] != nil {
            return MenuReader(currency: currency, language: language, decimalMark: decimalMark).read(
                pizzas: payload, ingredients: try beside("ingredients.json"), drinks: try beside("drinks.json"),
                diagnostics: &diagnostics
            ).map { .payloads($0) }
        }
        diagnostics.append(unreported)
        guard let root, root["pizzas"] != nil else { return nil }
        return .published(published(root, file: payload.file, diagnostics: &diagnostics))
    }

    private func groceries(_ payload: MenuReader.Payload, diagnostics: inout DiagnosticList) -> EarlierPrices? {
        // Read once only for its header, and again with what is wrong with it.
        var unreported = DiagnosticList()
        let header = CSVReader.read(payload.bytes, file: payload.file, diagnostics: &unreported)?.header.keys ?? []
        guard header.contains("name"), header.contains("price"), !header.contains("kind") else { return nil }
        let reader = GroceriesReader(currency: currency, language: language, decimalMark: decimalMark)
        return .groceries(reader.read(payload.bytes, file: payload.file, diagnostics: &diagnostics))
    }

    private func published(_ root: SourceValue, file: String, diagnostics: inout DiagnosticList) -> PriceList {
        var fields = Fields(root, file: file, subject: "the menu")
        let currency = fields.text("currency").flatMap { CurrencyReader.currency($0, in: &fields) } ?? currency
        let prices = PriceReader(currency: currency)
        var list = PriceList()
        for dish in fields.list("pizzas") ?? [] { add(dish, "pizza", to: &list, file, prices, &diagnostics) }
        for drink in fields.list("drinks") ?? [] { add(drink, "drink", to: &list, file, prices, &diagnostics) }
        fields.finish(into: &diagnostics)
        return list
    }

    private func add(
        _ value: SourceValue, _ kind: String, to list: inout PriceList, _ file: String, _ prices: PriceReader,
        _ diagnostics: inout DiagnosticList
    ) {
        var fields = Fields(value, file: file, subject: "this \(kind)")
        fields.allowOthers()
        if let name = fields.text("name", required: true)?.value {
            let sizes = fields.map("sizes")
            if sizes == nil, let price = prices.price("price", in: &fields, required: true) {
                list.add(name, kind, price.value)
            }
            if var sizes {
                for size in sizes.keys {
                    guard let price = prices.price(size.value, in: &sizes) else { continue }
                    list.add("\(name), \(size.value)", kind, price.value)
                }
                sizes.finish(into: &diagnostics)
            }
        }
        fields.finish(into: &diagnostics)
    }
}
