import Kitchen
import TestSupport
import Testing

@Suite struct MoneyTests {
    @Test(arguments: CaseTable.rows("money")) func isWrittenAsTheLanguageDoes(row: [String]) throws {
        let kind = row[0].split(separator: " ").map(String.init)
        let money = Money(minorUnits: try #require(Int(row[1])), currency: try #require(Currency(code: kind[1])))
        let written = money.written(in: Language(tag: kind[0]))
        #expect(written.replacing("\u{A0}", with: "~").replacing("\u{202F}", with: "_") == row[2])
    }

    @Test func thereAreCases() {
        #expect(CaseTable.rows("money").count > 60)
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
