import Kitchen
import Testing

@Suite struct BarcodeTests {
    /// What is typed, and the digits that it is.
    @Test(arguments: [
        ("8076809513753", "8076809513753"), ("96385074", "96385074"), ("036000291452", "0036000291452"),
        ("0036000291452", "0036000291452"), ("8 076809 513753", "8076809513753"), ("00000000", "00000000"),
        ("2000000200774", "2000000200774"), ("5000000000005", "5000000000005"),
    ])
    func isRead(typed: String, digits: String) throws {
        #expect(try Barcode(typed).digits == digits)
    }

    @Test(arguments: [
        ("", Barcode.Problem.notDigits), (" ", .notDigits), ("80768o9513753", .notDigits), ("٨٠٧٦٨٠٩٥", .notDigits),
        ("-8076809513753", .notDigits), ("8076809513753\n", .notDigits), ("1234", .length(4)),
        ("80768095137530", .length(14)), ("8076809513754", .checkDigit(expected: 3)),
        ("8076809513735", .checkDigit(expected: 9)), ("96385075", .checkDigit(expected: 4)),
        ("036000291453", .checkDigit(expected: 2)),
    ])
    func isRefused(typed: String, problem: Barcode.Problem) {
        #expect(throws: problem) { try Barcode(typed) }
    }

    /// Every digit that is mistyped is noticed.
    @Test func aWrongDigitIsNoticed() throws {
        let digits = Array("8076809513753")
        for place in digits.indices {
            for other in "0123456789" where other != digits[place] {
                var typed = digits
                typed[place] = other
                #expect(throws: Barcode.Problem.self) { try Barcode(String(typed)) }
            }
        }
    }

    @Test(arguments: [
        ("2000000200774", true), ("0200000000004", true), ("0400000000008", true), ("20123451", true),
        ("00000000", true), ("8076809513753", false), ("96385074", false), ("0036000291452", false),
    ])
    func numbersOfAShopAreTold(typed: String, isOfShop: Bool) throws {
        #expect(try Barcode(typed).isOfShop == isOfShop)
    }

    @Test func groceriesAreFoundByBothWaysToWriteOne() throws {
        let location = PantryItem(name: "x").location
        for written in ["036000291452", "0036000291452"] {
            var grocery = Grocery(name: "tissues", location: location)
            grocery.barcode = written
            let groceries = Groceries([grocery], language: .english)
            #expect(groceries.find(barcode: try Barcode("036000291452").digits)?.name == "tissues")
            #expect(groceries.find(barcode: "36000291453") == nil)
        }
    }
}
