import Diagnostics
import Kitchen

/// Reads a currency by its code.
enum CurrencyReader {
    /// The currency of a code, or nil and an `unknown-currency`.
    static func currency(_ code: Located<String>, in fields: inout Fields) -> Currency? {
        if let currency = Currency(code: code.value) { return currency }
        fields.report(
            .unknownCurrency, "unknown currency \"\(code.value)\"", at: code.span,
            fix: NearestName.find(code.value, in: Currency.codes).map { "did you mean \($0)?" }
                ?? "write the three letters of ISO 4217, as in EUR")
        return nil
    }
}
