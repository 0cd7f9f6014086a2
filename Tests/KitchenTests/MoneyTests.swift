import Kitchen
import Testing

@Suite struct MoneyTests {
    /// The expectations are those of the Unicode CLDR (as `Intl.NumberFormat` of ICU 77 in Chromium 156 gives them), but for
    /// what older releases and the prices themselves still have: ’ between Swiss groups, Italian groups from 1.000 on, the
    /// minus before the sign of the currency.
    @Test(arguments: [
        (550, "EUR", "en", "€5.50"), (-30, "EUR", "en", "-€0.30"), (123_456_789, "EUR", "en", "€1,234,567.89"),
        (650, "JPY", "en", "¥650"), (1250, "KWD", "en", "KWD\u{A0}1.250"), (5, "USD", "en", "$0.05"),
        (100, "CHF", "en", "CHF\u{A0}1.00"), (950, "USD", "en-US", "$9.50"), (950, "USD", "en_us", "$9.50"),
        (950, "USD", "en-GB", "US$9.50"), (950, "GBP", "en-GB", "£9.50"), (950, "CAD", "en-CA", "$9.50"),
        (950, "AUD", "en-AU", "$9.50"), (950, "MXN", "en", "MX$9.50"), (950, "EUR", "en-IE", "€9.50"),
        (950, "EUR", "en-NL", "€\u{A0}9,50"), (123_456, "ZAR", "en-ZA", "R\u{A0}1\u{A0}234,56"),
        (550, "EUR", "it", "5,50\u{A0}€"), (123_456, "EUR", "it-IT", "1.234,56\u{A0}€"),
        (950, "USD", "it", "9,50\u{A0}USD"), (123_450, "CHF", "it-CH", "CHF\u{A0}1’234.50"),
        (123_456_789, "EUR", "de", "1.234.567,89\u{A0}€"), (123_456, "EUR", "de-AT", "€\u{A0}1.234,56"),
        (1850, "CHF", "de-CH", "CHF\u{A0}18.50"), (123_450, "CHF", "de-CH", "CHF\u{A0}1’234.50"),
        (950, "EUR", "de-CH", "EUR\u{A0}9.50"), (1850, "CHF", "de-LI", "CHF\u{A0}18.50"),
        (950, "USD", "de", "9,50\u{A0}$"), (1850, "CHF", "de", "18,50\u{A0}CHF"),
        (123_456, "EUR", "fr", "1\u{202F}234,56\u{A0}€"), (1850, "CHF", "fr-CH", "18.50\u{A0}CHF"),
        (123_450, "CHF", "fr-CH", "1\u{202F}234.50\u{A0}CHF"), (123_456, "CAD", "fr-CA", "1\u{A0}234,56\u{A0}$"),
        (950, "USD", "fr", "9,50\u{A0}$US"), (950, "EUR", "fr-BE", "9,50\u{A0}€"),
        (123_450, "EUR", "es", "1234,50\u{A0}€"), (1_234_550, "EUR", "es-ES", "12.345,50\u{A0}€"),
        (123_450, "MXN", "es-MX", "$1,234.50"), (950, "USD", "es-MX", "USD\u{A0}9.50"),
        (950, "USD", "es-US", "$9.50"), (123_450, "ARS", "es-AR", "$\u{A0}1.234,50"),
        (950, "USD", "es", "9,50\u{A0}US$"), (950, "PEN", "es-PE", "S/\u{A0}9.50"),
        (123_450, "EUR", "nl", "€\u{A0}1.234,50"), (950, "EUR", "tlh", "€9.50"),
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

    @Test func whatCannotBeHeldIsNoAmount() throws {
        let most = Money(minorUnits: .max, currency: .euro)
        let least = Money(minorUnits: .min, currency: .euro)
        let cent = Money(minorUnits: 1, currency: .euro)
        #expect(most.adding(cent) == nil && least.subtracting(cent) == nil && most.times(2) == nil)
        #expect([most, cent].total(in: .euro) == nil)
        #expect([cent, cent].total(in: .euro)?.plain == "0.02")
        #expect(cent.times(3)?.plain == "0.03" && cent.subtracting(cent)?.plain == "0.00")
    }

    @Test func currenciesAreNotAdded() throws {
        let franc = Money(minorUnits: 100, currency: try #require(Currency(code: "CHF")))
        let euro = Money(minorUnits: 100, currency: .euro)
        #expect(euro.adding(franc) == nil && euro.subtracting(franc) == nil && [franc].total(in: .euro) == nil)
    }

    @Test func aChangeHasItsSign() {
        let amounts = [30, 0, -120].map { Money(minorUnits: $0, currency: .euro).change }
        #expect(amounts == ["+0.30", "0.00", "-1.20"])
    }
}
