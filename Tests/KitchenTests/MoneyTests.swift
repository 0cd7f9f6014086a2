import Kitchen
import Testing

@Suite struct MoneyTests {
    @Test(arguments: [
        (550, "EUR", "en", "€5.50"), (550, "EUR", "it", "5,50\u{A0}€"), (-30, "EUR", "en", "-€0.30"),
        (123_456_789, "EUR", "en", "€1,234,567.89"), (123_456_789, "EUR", "de-AT", "1.234.567,89\u{A0}€"),
        (650, "JPY", "en", "¥650"), (1250, "KWD", "en", "KWD\u{A0}1.250"), (5, "USD", "en", "$0.05"),
        (123_456, "EUR", "fr", "1\u{202F}234,56\u{A0}€"), (100, "CHF", "en", "CHF\u{A0}1.00"),
    ])
    func isWrittenAsTheLanguageDoes(units: Int, code: String, language: String, expected: String) throws {
        let money = Money(minorUnits: units, currency: try #require(Currency(code: code)))
        #expect(money.written(in: Language(tag: language)) == expected)
    }

    @Test(arguments: [
        (550, "EUR", "5.50"), (-30, "EUR", "-0.30"), (0, "EUR", "0.00"), (7, "KWD", "0.007"), (7, "JPY", "7"),
    ])
    func isPlainForPrograms(units: Int, code: String, expected: String) throws {
        #expect(Money(minorUnits: units, currency: try #require(Currency(code: code))).plain == expected)
    }

    @Test(arguments: [("eur", 2), ("JPY", 0), ("KWD", 3), ("CLF", 4)])
    func currenciesHaveTheirExponents(code: String, exponent: Int) {
        #expect(Currency(code: code)?.exponent == exponent)
    }

    @Test(arguments: ["", "EU", "EURO", "XAU", "BTC"])
    func otherCodesAreNoCurrency(code: String) {
        #expect(Currency(code: code) == nil)
    }

    @Test func aChangeHasItsSign() {
        let amounts = [30, 0, -120].map { Money(minorUnits: $0, currency: .euro).change }
        #expect(amounts == ["+0.30", "0.00", "-1.20"])
    }
}
