import Diagnostics
import Kitchen

/// Reads `content/groceries.csv`: what is bought, a row each.
public struct GroceriesReader: Sendable {
    /// The columns besides `name`, in the order in which a new file has them.
    static let columns = [
        "aisle", "pack", "price", "diet", "allergens", "aliases", "shelf_life", "barcode", "density", "keep",
    ]

    /// The columns that a file may have as well, and that a new one has only where they are needed.
    static let rareColumns = ["traces", "categories", "additives", "frozen", "homemade", "origin", "kcal"]

    private let prices: PriceReader
    private let quantities: QuantityReader

    /// A reader of prices in `currency` and of amounts as `language` writes them.
    public init(currency: Currency, language: KitchenLanguage, decimalMark: String? = nil) {
        prices = PriceReader(currency: currency)
        quantities = QuantityReader(language: language, decimalMark: decimalMark)
    }

    /// The groceries in the order of the file; those with a name that an earlier one has are reported.
    public func read(_ bytes: [UInt8], file: String = Groceries.file, diagnostics: inout DiagnosticList) -> [Grocery] {
        guard let table = CSVReader.read(bytes, file: file, diagnostics: &diagnostics) else { return [] }
        table.checkColumns(
            known: Self.columns + Self.rareColumns, required: ["name"], file: file, diagnostics: &diagnostics)
        return table.rows.compactMap { row in
            var fields = Fields(row, file: file, subject: "this grocery")
            let grocery = grocery(&fields)
            fields.finish(into: &diagnostics)
            return grocery
        }
    }

    private func grocery(_ fields: inout Fields) -> Grocery? {
        guard let name = fields.text("name", required: true) else { return nil }
        var grocery = Grocery(name: name.value, location: fields.location(name.span))
        grocery.aliases = Self.list(fields.text("aliases")?.value)
        grocery.aisle = fields.text("aisle")?.value
        grocery.pack = quantity("pack", &fields)
        grocery.price = prices.price("price", in: &fields)?.value
        grocery.diet = diet(&fields)
        grocery.origin = fields.text("origin")?.value
        grocery.energy = energy(&fields)
        grocery.shelfLife = days("shelf_life", &fields)
        grocery.barcode = fields.text("barcode")?.value
        grocery.categories = Self.list(fields.text("categories")?.value)
        grocery.density = density(&fields)
        grocery.keep = quantity("keep", &fields)
        return grocery
    }

    private func quantity(_ key: String, _ fields: inout Fields) -> Quantity? {
        guard let text = fields.text(key) else { return nil }
        if let quantity = quantities.read(text.value), quantity.amount != .toTaste { return quantity }
        fields.report(
            .invalidValue, "\"\(text.value)\" is no amount", at: text.span, fix: "write it as in 500 g, 1 l or 6")
        return nil
    }

    /// Kilocalories in 100 g or 100 ml.
    private func energy(_ fields: inout Fields) -> Rational? {
        guard let text = fields.text("kcal") else { return nil }
        let number = Rational(decimal: text.value.replacing(",", with: "."))
        if let number, number >= 0, number <= 1000 { return number }
        fields.report(
            .invalidValue, "\"\(text.value)\" are no kilocalories in 100 g", at: text.span,
            fix: "write a number from 0 to 1000, as in 280")
        return nil
    }

    private func density(_ fields: inout Fields) -> Rational? {
        guard let text = fields.text("density") else { return nil }
        if let density = quantities.density(text.value) { return density }
        fields.report(.invalidValue, "\"\(text.value)\" is no density", at: text.span, fix: "write it as in 0.53 g/ml")
        return nil
    }

    private func days(_ key: String, _ fields: inout Fields) -> Int? {
        guard let text = fields.text(key) else { return nil }
        let words = text.value.split(whereSeparator: \.isWhitespace)
        if let count = words.first.flatMap({ Int($0) }), (1...36_525).contains(count) {
            // Times are bounded below what tins keep, so the unit is read alone.
            if words.count == 1 { return count }
            if words.count == 2, case .time(let unit) = TimeReader.read("1 \(words[1])"), unit.count >= 1440 {
                return count * (unit.count / 1440)
            }
        }
        fields.report(
            .unknownTimeUnit, "\"\(text.value)\" is no number of days", at: text.span, fix: "write it as in 14 days")
        return nil
    }

    /// `diet` is vegan, vegetarian or none; `allergens`, `traces` and `additives` are names between semicolons, or none.
    private func diet(_ fields: inout Fields) -> DietFacts {
        var facts = DietFacts.unknown
        if let diet = fields.text("diet") {
            switch diet.value.lowercased() {
            case "vegan": (facts.vegetarian, facts.vegan) = (.yes, .yes)
            case "vegetarian": (facts.vegetarian, facts.vegan) = (.yes, .no)
            case "none": (facts.vegetarian, facts.vegan) = (.no, .no)
            default:
                fields.report(
                    .invalidValue, "unknown diet \"\(diet.value)\"", at: diet.span,
                    fix: "write vegan, vegetarian or none, or leave it empty when it is not known")
            }
        }
        if let text = fields.text("allergens") {
            let names = Self.list(text.value).map { Located($0, at: text.span) }
            facts.allergens = DietReader.allergens(names, in: &fields)
        }
        if let text = fields.text("traces") {
            let names = Self.list(text.value).map { Located($0, at: text.span) }
            let traces = DietReader.allergens(names, in: &fields)
            facts.allergens.traces = traces.contains
            if !traces.isComplete { facts.allergens.isComplete = false }
        }
        if let text = fields.text("additives") {
            facts.additives = DietReader.additives(
                Self.list(text.value).map { Located($0, at: text.span) }, in: &fields)
        }
        facts.frozen = answer("frozen", &fields)
        facts.homemade = answer("homemade", &fields)
        return facts
    }

    /// `yes` or `no`; unknown where nothing is said.
    private func answer(_ key: String, _ fields: inout Fields) -> Certainty {
        guard let text = fields.text(key) else { return .unknown }
        if let answer = Self.answers[text.value.lowercased()] { return answer }
        fields.report(
            .invalidValue, "`\(key)` is yes or no, and not \"\(text.value)\"", at: text.span,
            fix: "write yes or no, or leave it empty when it is not known")
        return .unknown
    }

    private static let answers: [String: Certainty] = [
        "yes": .yes, "true": .yes, "ja": .yes, "sì": .yes, "si": .yes, "oui": .yes, "sí": .yes,
        "no": .no, "false": .no, "nein": .no, "non": .no,
    ]

    private static func list(_ text: String?) -> [String] {
        (text ?? "").split(separator: ";").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    }
}
