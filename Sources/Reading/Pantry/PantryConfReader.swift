import Diagnostics
import Kitchen

/// Reads `content/config/pantry.conf` of CookCLI: TOML with a table for each place in the house, and in it an amount for each
/// food, or a table of `quantity`, `bought`, `expire` and `low`.
///
/// ```toml
/// [fridge]
/// milk = { quantity = "1%l", expire = "2026-12-05" }
/// eggs = "6"
/// ```
public struct PantryConfReader: Sendable {
    /// The file, in the site.
    public static let file = "content/config/pantry.conf"

    /// What a pantry says.
    public struct Result: Hashable, Sendable {
        /// The foods, in the order of the file.
        public var items: [PantryItem] = []
        /// How many of them say from which amount on they are low, which Forno has no use for.
        public var lowCount = 0
    }

    private let quantities: QuantityReader
    private static let keys = ["quantity", "bought", "expire", "low"]

    /// A reader of amounts as a language writes them.
    public init(language: KitchenLanguage, decimalMark: String? = nil) {
        quantities = QuantityReader(language: language, decimalMark: decimalMark)
    }

    /// What stands in the file; what cannot be read of a food is reported and left out of it. Cost: linear in the bytes.
    public func read(_ bytes: [UInt8], file: String = file, diagnostics: inout DiagnosticList) -> Result {
        var result = Result()
        guard let root = TOMLReader.read(bytes, file: file, diagnostics: &diagnostics) else { return result }
        for entry in root.entries {
            for food in Self.isFood(entry.value) ? [entry] : entry.value.entries {
                add(food, file, to: &result, &diagnostics)
            }
        }
        return result
    }

    /// Whether a value is of a food that stands in no place, and not a place with foods in it.
    private static func isFood(_ value: SourceValue) -> Bool {
        guard case .map(let entries) = value.content else { return true }
        return entries.contains { keys.contains($0.key) && !$0.value.isMap }
    }

    private func add(
        _ food: SourceValue.Entry, _ file: String, to result: inout Result, _ diagnostics: inout DiagnosticList
    ) {
        let name = food.key.replacing("_", with: " ").trimmed
        guard !name.isEmpty else { return }
        var item = PantryItem(name: name, location: SourceLocation(file: file, span: food.keySpan))
        // An amount alone is one by its name.
        let isTable = food.value.isMap
        let quantity = SourceValue.Entry(key: "quantity", keySpan: food.keySpan, value: food.value)
        let table = isTable ? food.value : SourceValue(.map([quantity]), at: food.value.span)
        var fields = Fields(table, file: file, subject: "\"\(name)\"")
        item.quantity = amount(name, &fields)
        item.added = day("bought", name, &fields)
        item.expires = day("expire", name, &fields)
        if fields.value("low") != nil { result.lowCount += 1 }
        fields.finish(into: &diagnostics)
        result.items.append(item)
    }

    /// "500%g"; CookCLI writes "unlim" for what never runs out.
    private func amount(_ name: String, _ fields: inout Fields) -> Quantity? {
        guard let text = fields.text("quantity") else { return nil }
        let amount = text.value.replacing("%", with: " ").trimmed
        if amount.isEmpty || amount == "unlim" || amount == "unlimited" { return nil }
        if let quantity = quantities.read(amount) { return quantity }
        fields.report(
            .invalidValue, "\(name): \"\(text.value)\" is no amount", at: text.span,
            fix: "write it as in \"500%g\" or \"6\"")
        return nil
    }

    /// "2026-05-31" and "31.05.2026"; with slashes nobody knows which is the month.
    private func day(_ key: String, _ name: String, _ fields: inout Fields) -> CalendarDate? {
        guard let text = fields.text(key) else { return nil }
        let parts = text.value.split(separator: ".").compactMap { Int($0) }
        let turned = parts.count == 3 ? CalendarDate(year: parts[2], month: parts[1], day: parts[0]) : nil
        if let day = CalendarDate(String(text.value.prefix { $0 != "T" })) ?? turned { return day }
        fields.report(
            .invalidValue, "\(name): \"\(text.value)\" is no day", at: text.span, fix: "write it as in \"2026-05-31\"")
        return nil
    }
}

extension SourceValue {
    /// The keys and values of a map; none of anything else.
    fileprivate var entries: [Entry] {
        if case .map(let entries) = content { return entries }
        return []
    }

    fileprivate var isMap: Bool {
        if case .map = content { return true }
        return false
    }
}
