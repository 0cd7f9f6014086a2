import Diagnostics
import Kitchen

/// Reads what dishes stand on: the base of a menu, and those of its sections and dishes.
struct DishBaseReader {
    let quantities: QuantityReader

    /// A base with what is stated of it.
    func read(_ base: Fields, diagnostics: inout DiagnosticList) -> DishBase {
        var fields = base
        let base = read(&fields)
        fields.finish(into: &diagnostics)
        return base
    }

    private func read(_ fields: inout Fields) -> DishBase {
        var base = DishBase(
            name: fields.text("name")?.value, diet: DietReader.read(&fields), portion: portion(&fields),
            grocery: fields.text("grocery")?.value)
        base.origin = fields.text("origin")?.value
        base.energy = FactsReader(quantities: quantities).partEnergy(&fields)
        return base
    }

    /// The base of a section or a dish: `"none"`, a name, or one with what is stated of it; nil where there is none.
    func choice(_ key: String, in fields: inout Fields) -> DishBase.Choice? {
        guard let value = fields.value(key) else { return nil }
        switch value.content {
        case .text(let text, _):
            return text.lowercased() == "none" ? DishBase.Choice.none : .named(text, fields.location(value.span))
        case .map:
            var own = Fields(value, file: fields.file, subject: "this base")
            let base = read(&own)
            fields.take(&own)
            return .own(base)
        default:
            fields.report(
                .wrongType, "`\(key)` should be a name or what is stated of it, but is \(value.kind)", at: value.span,
                fix: "write \"none\", the name of an ingredient, or as in {\"name\": \"Potatoes\", \"vegan\": true}")
            return nil
        }
    }

    /// How much goes on a dish; a portion that cannot be read is reported and not counted.
    func portion(_ fields: inout Fields) -> Quantity? {
        guard let text = fields.text("portion") else { return nil }
        if let quantity = quantities.read(text.value), quantity.amount != .toTaste { return quantity }
        fields.report(
            .invalidValue, "the portion \"\(text.value)\" is no amount", at: text.span, fix: "write it as in 80 g or 2")
        return nil
    }
}
