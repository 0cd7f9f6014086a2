import Diagnostics
import Kitchen

/// Reads what is said of pizzas of two halves: `"half": "dearer"` of a menu, `"half": "none"` of a section that has none.
enum HalfReader {
    /// What two halves cost on a menu; nil where nothing is said, and where that cannot be read, which is reported.
    static func price(_ fields: inout Fields) -> Located<HalfPrice>? {
        guard let text = fields.text("half"), !isNone(text) else { return nil }
        if let price = HalfPrice(rawValue: text.value.lowercased()) { return Located(price, at: text.span) }
        report(text, choices: HalfPrice.allCases.map(\.rawValue), in: &fields)
        return nil
    }

    /// Whether the pizzas of a section can be halves.
    static func isHalved(_ fields: inout Fields) -> Bool {
        guard let text = fields.text("half") else { return true }
        if !isNone(text) { report(text, choices: ["none"], in: &fields) }
        return false
    }

    private static func isNone(_ text: Located<String>) -> Bool { ["none", "no"].contains(text.value.lowercased()) }

    private static func report(_ text: Located<String>, choices: [String], in fields: inout Fields) {
        let isOfSection = choices.count == 1
        fields.report(
            .invalidValue,
            "\"\(text.value)\" is no price of two halves" + (isOfSection ? " that a section can have" : ""),
            at: text.span, notes: isOfSection ? ["its pizzas are not offered as halves"] : [],
            fix: isOfSection
                ? "write none here, and the price of two halves once for the whole menu"
                : NearestName.find(text.value.lowercased(), in: choices).map { "did you mean \"\($0)\"?" }
                    ?? "write one of \(choices.joined(separator: ", "))")
    }
}
