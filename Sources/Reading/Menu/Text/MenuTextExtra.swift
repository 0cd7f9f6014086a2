import Diagnostics
import Kitchen

/// Something that a dish of `menu.md` can be had with: `bufala 2,00 / 3,00`, `soy cheese instead of mozzarella +2,00`.
struct MenuTextExtra {
    /// What comes onto the dish.
    let topping: Located<String>
    /// What it comes in place of; nil where it comes besides.
    let replaced: Located<String>?
    /// What it adds, in the order of the sizes; empty where that is not said.
    let prices: [MenuTextPrice]
    /// Where it stands.
    let span: SourceSpan

    /// The extras between semicolons.
    static func all(in text: PlacedText) -> [MenuTextExtra] { text.split(at: ";").map(MenuTextExtra.init) }

    /// The extras of a line below a dish: `with bufala +2,00`; nil for another line, as `con funghi`, which says what is on it.
    static func all(ofLine line: PlacedText) -> [MenuTextExtra]? {
        if let offered = line.behind("with ") { return all(in: offered) }
        guard line.text.contains(where: \.isNumber) else { return nil }
        return ["mit ", "con ", "avec "].lazy.compactMap { line.behind($0) }.first.map(all)
    }

    private init(_ text: PlacedText) {
        let prices = MenuTextPrice.all(in: text, isAdded: true) ?? []
        // Of more than one only the first has something before it, which is the name.
        let isPriced = prices.first?.label != nil && prices.dropFirst().allSatisfy { $0.label == nil }
        let name = isPriced ? prices.first?.label ?? text : text
        let parts = Self.insteads.lazy.compactMap { name.cut(at: $0) }.first {
            !$0.before.isEmpty && !$0.behind.isEmpty
        }
        topping = (parts?.before ?? name).located
        replaced = parts?.behind.located
        self.prices = isPriced ? prices : []
        span = text.span
    }

    /// What stands between a topping and what it comes in place of.
    private static let insteads = [
        " instead of ", " for ", " statt ", " anstatt ", " al posto di ", " invece di ", " au lieu de ",
        " à la place de ",
        " en lugar de ", " en vez de ",
    ]

    /// What a base is called, whatever it is.
    private static let namesOfBase: Set<String> = ["base", "boden", "teig", "basis", "impasto", "pâte", "masa"]
}

extension MenuTextExtra {
    /// It as a payload has it, of a dish or a section in these sizes that stands on `base`; nil where its name, its price or what it
    /// comes in place of is not known, which is reported.
    func payload(
        sizes: [String], base: String?, toppings: inout MenuTextToppings, diagnostics: inout DiagnosticList
    ) -> SourceValue? {
        guard let id = toppings.id(of: topping, saying: Self.notOffered, diagnostics: &diagnostics) else { return nil }
        var entries = [entry("ingredient", .text(String(id), plain: true))]
        if let replaced {
            let isBase = Self.namesOfBase.contains(replaced.value.lowercased()) || Self.isSame(replaced.value, base)
            let part = isBase ? nil : toppings.id(of: replaced, saying: Self.notOffered, diagnostics: &diagnostics)
            guard isBase || part != nil else { return nil }
            entries.append(entry("insteadOf", .text(part.map { String($0) } ?? "base", plain: true)))
        }
        if let price = MenuTextPrice.payload(prices, sizes: sizes) {
            entries.append(entry("price", price))
        } else if !prices.isEmpty || !toppings.hasPrice(id) {
            reportUnpriced(sizes: sizes, diagnostics: &diagnostics)
            return nil
        }
        return SourceValue(.map(entries), at: span)
    }

    private static let notOffered = "no dish is offered with it"

    private static func isSame(_ name: String, _ base: String?) -> Bool {
        base.map { FoodName.folded($0) == FoodName.folded(name) } ?? false
    }

    private func entry(_ key: String, _ content: SourceValue.Content) -> SourceValue.Entry {
        SourceValue.Entry(key: key, keySpan: span, value: SourceValue(content, at: topping.span))
    }

    private func reportUnpriced(sizes: [String], diagnostics: inout DiagnosticList) {
        let name = topping.value
        diagnostics.report(
            .priceUnknown, "nothing says what \"\(name)\" adds to " + (sizes.isEmpty ? "the price" : "each price"),
            at: SourceLocation(file: MenuTextReader.file, span: span), notes: [Self.notOffered],
            fix: sizes.isEmpty
                ? "write one price behind it, as in \(name) 2.00"
                : "write one price behind it, or one for each of \(sizes.joined(separator: ", "))")
    }
}
