import Diagnostics
import Kitchen
import Testing

@testable import Reading

/// How a house takes orders, as it says in `order`.
@Suite struct OrderReaderTests {
    private func read(_ keys: String) -> (order: OrderSettings?, told: [String]) {
        var diagnostics = DiagnosticList()
        let text = "title: House\nphone: \"+39 055 5550 100\"\nemail: a@example.org\n" + keys
        let settings = SettingsReader.read(Array(text.utf8), diagnostics: &diagnostics)
        return (settings.order, diagnostics.map { "\($0.id.rawValue): \($0.message)" })
    }

    @Test func takesWhatTheHouseHasWhereItNamesNothing() throws {
        let (order, told) = read("order:\n  table: true\n")
        #expect(told == [])
        #expect(order?.ways == [.collection, .table])
        #expect(order?.phone?.digits == "390555550100")
        #expect(order?.email == "a@example.org")
        #expect(order?.endpoint == nil)
    }

    @Test func takesNothingElseWhereItNamesSomething() throws {
        let (order, told) = read("order:\n  endpoint: http://127.0.0.1:8080/orders?house=1\n  delivery: true\n")
        #expect(told == [])
        #expect(order?.ways == [.collection, .delivery])
        #expect(order?.delivery == OrderSettings.Delivery())
        #expect(order?.phone == nil)
        #expect(order?.endpoint?.url == "http://127.0.0.1:8080/orders?house=1")
        #expect(order?.endpoint?.origin == "http://127.0.0.1:8080")
    }

    @Test func readsWhatDeliveryCosts() throws {
        let keys = "  delivery:\n    fee: 0.75\n    least: 4\n  collection: false\n"
        let (order, told) = read("currency: KWD\norder:\n" + keys)
        #expect(told == [])
        #expect(order?.ways == [.delivery])
        #expect(order?.delivery?.fee?.minorUnits == 750)
        #expect(order?.delivery?.least?.minorUnits == 4_000)
    }

    @Test(arguments: [
        ("collection: false", "invalid-value: `order` leaves no way to get what is ordered"),
        ("whatsapp: 055 5550 100", "phone-without-country: the number \"055 5550 100\" has no country code"),
        ("sms: call us", "phone-without-country: the number \"call us\" has no country code"),
        ("email: a@b@c", "invalid-value: `email` should be a mail address, but is \"a@b@c\""),
        ("delivery:\n    fee: 1.005", "over-precise-price: the price 1.005 has more decimals than EUR, which has 2"),
        ("delivery:\n    fees: 1", "unknown-key: nothing reads `fees`"),
        ("endpoint: ftp://x.org/", "invalid-value: `endpoint` should be an address of https, but is \"ftp://x.org/\""),
    ])
    func tellsWhatIsWrong(keys: String, told: String) {
        #expect(read("order:\n  " + keys + "\n").told == [told])
    }

    @Test(arguments: [
        ("https://example.org/orders", "https://example.org"), ("https://example.org:8443", "https://example.org:8443"),
        ("http://localhost:80/x", "http://localhost:80"), ("http://example.org/", nil), ("https://", nil),
        ("https://a@example.org/", nil), ("https://example.org:99999/", nil), ("https://example.org/;script-src", nil),
        ("https://example.org/ x", nil), ("https://example.org/\">", nil), ("https://ex*mple.org/", nil),
        ("javascript:alert(1)", nil), ("https://example.org/#x", nil), ("http://127.0.0.1.example.org/", nil),
    ])
    func knowsWhatAnEndpointIs(text: String, origin: String?) {
        #expect(OrderEndpoint(text)?.origin == origin)
    }

    @Test(arguments: [
        ("+44 1632 960123", "441632960123"), ("+44 (0)1632/960-123", "441632960123"),
        ("+1 (202) 555.0100", "12025550100"),
        ("01632 960123", nil), ("0044 1632 960123", nil), ("+", nil), ("+44", nil), ("+0441632960123", nil),
        ("+44 1632 960123 ext 4", nil), ("+1234567890123456", nil), ("+４４1632960123", nil),
    ])
    func knowsANumberThatCanBeDialledFromAnywhere(text: String, digits: String?) {
        #expect(PhoneNumber(text)?.digits == digits)
    }
}
