import Diagnostics
import Kitchen
import Reading

extension PreparedSite {
    /// How prices have changed since a file that was kept: an older `groceries.csv`, an older `menu.json`, or an older
    /// `pizzas.json` with its other payloads beside it.
    ///
    /// `path` is taken as the command line gives it. Throws when the file cannot be read or is none of these.
    public func prices(since path: String, diagnostics: inout DiagnosticList) throws(FileFailure) -> PriceReport {
        let payload = MenuReader.Payload(file: path, bytes: try TextFile.read(path))
        let reader = EarlierPricesReader(
            currency: kitchen.settings.currency, language: kitchen.settings.kitchenLanguage)
        let earlier = reader.read(payload, beside: { Self.payload($0, beside: path) }, diagnostics: &diagnostics)
        switch earlier {
        case .groceries(let groceries):
            return PriceReport(since: PriceList(groceries), now: PriceList(kitchen.kitchen.groceries))
        case .payloads(let menu):
            // Without its toppings no pizza had the price that it had.
            if menu.ingredients.isEmpty { _ = try TextFile.read(Self.file("ingredients.json", beside: path)) }
            var before = Kitchen(settings: kitchen.settings)
            before.menu = menu
            let priced = before.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu
            return PriceReport(since: Self.list(priced), now: Self.list(kitchen.menu))
        case .published(let list):
            return PriceReport(since: list, now: kitchen.menu.map { PriceList(published: $0) } ?? PriceList())
        case nil:
            // A file that is damaged is one that could not be told: its problems say why.
            if diagnostics.hasErrors { return PriceReport(since: PriceList(), now: PriceList()) }
            throw FileFailure("read", path, reason: "it is no groceries.csv, no menu.json and no pizzas.json")
        }
    }

    private static func list(_ menu: PricedMenu?) -> PriceList { menu.map { PriceList($0) } ?? PriceList() }

    /// A file beside another; nil when it cannot be read: a menu need not have it.
    private static func payload(_ name: String, beside path: String) -> MenuReader.Payload? {
        let file = self.file(name, beside: path)
        return (try? TextFile.read(file)).map { MenuReader.Payload(file: file, bytes: $0) }
    }

    private static func file(_ name: String, beside path: String) -> String {
        path.lastIndex(of: "/").map { path[...$0] + name } ?? name
    }
}
