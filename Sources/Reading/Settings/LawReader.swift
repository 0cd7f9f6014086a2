import Diagnostics
import Kitchen

/// Reads whose rules about menus a site is under: `law: [DE, IT]`, with `outlets` and `employees` where rules depend on them.
enum LawReader {
    static func law(_ fields: inout Fields) -> LawSettings? {
        let outlets = count("outlets", &fields)
        let employees = count("employees", &fields)
        guard let codes = fields.texts("law", splitting: true) else { return nil }
        let countries = codes.compactMap { country($0, &fields) }
        return LawSettings(countries, outlets: outlets, employees: employees)
    }

    private static func country(_ code: Located<String>, _ fields: inout Fields) -> LawCountry? {
        if let country = LawCountry(rawValue: code.value.uppercased()) { return country }
        let known = LawCountry.allCases.map(\.rawValue)
        fields.report(
            .invalidValue, "no rules are known of \"\(code.value)\"", at: code.span,
            fix: "write one of \(known.joined(separator: ", "))")
        return nil
    }

    private static func count(_ key: String, _ fields: inout Fields) -> Int? {
        guard let number = fields.integer(key) else { return nil }
        if number.value >= 0 { return number.value }
        fields.report(
            .invalidValue, "`\(key)` counts from 0, and \(number.value) is less", at: number.span,
            fix: "write how many there are")
        return nil
    }
}
