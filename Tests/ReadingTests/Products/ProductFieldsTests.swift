import Diagnostics
import Foundation
import Kitchen
import Reading
import TestSupport
import Testing
import Text

@Suite struct ProductFieldsTests {
    private func product(
        name: String = "x", quantity: String = "", allergens: String = "", traces: String = "", categories: String = ""
    ) throws -> Product? {
        var fields = ProductFields()
        (fields.name, fields.quantity, fields.allergens) = (name, quantity, allergens)
        (fields.traces, fields.categories) = (traces, categories)
        return fields.product(try Barcode("8076809513753"))
    }

    /// What stands on packs, and the amount that it is: none where it could be another.
    @Test(
        arguments: [
            ("500 g", Quantity(500, .gram)), ("500g", Quantity(500, .gram)), ("500 g e", Quantity(500, .gram)),
            ("500 g ℮", Quantity(500, .gram)), ("1,5 L", Quantity(Rational(3, 2), .litre)),
            ("0.75l", Quantity(Rational(3, 4), .litre)), ("33 cl", Quantity(33, .centilitre)),
            ("6 x 125 g", Quantity(750, .gram)), ("4×1,5 l", Quantity(6, .litre)), ("1 KG", Quantity(1, .kilogram)),
            ("0.500 kg", Quantity(Rational(1, 2), .kilogram)), ("2 dl", Quantity(2, .decilitre)),
            ("1.000 g", nil), ("1,250 kg", nil), ("", nil), ("500", nil), ("0 g", nil), ("-5 g", nil),
            ("500 g (2 x 250 g)", nil),
            ("12 oz", nil), ("6 pcs", nil), ("x 5 g", nil), ("2 x 2 x 5 g", nil), ("1e3 g", nil), ("1.5.5 g", nil),
            ("9999999 g", nil), ("g", nil), ("e", nil), ("circa 500 g", nil), ("1001 x 1 g", nil), ("½ l", nil),
        ] as [(String, Quantity?)])
    func quantities(text: String, expected: Quantity?) throws {
        let product = try #require(try product(quantity: text))
        #expect(product.quantity == expected)
        #expect(product.leftOut.isEmpty == (expected != nil || text.isEmpty))
    }

    /// Tags of allergens and of traces, what is stated by them, and whether something is said to be left out.
    @Test(
        arguments: [
            ("en:gluten,en:milk", "", [.gluten, .milk], [], true, false), ("", "", [], [], false, false),
            ("en:none", "", [], [], true, false),
            ("en:gluten", "en:nuts, en:soybeans", [.gluten], [.nuts, .soybeans], true, false),
            ("", "en:nuts", [], [.nuts], false, false),
            ("en:gluten,it:arachidi", "", [], [], false, true), ("en:gluten", "en:apple", [.gluten], [], false, true),
            ("en:sesame-seeds,en:sulphur-dioxide-and-sulphites", "", [.sesame, .sulphites], [], true, false),
            ("EN:MILK", "", [], [], false, true), (",,", ",", [], [], false, false),
        ] as [(String, String, AllergenSet, AllergenSet, Bool, Bool)])
    func allergens(
        tags: String, traces: String, contains: AllergenSet, traced: AllergenSet, isComplete: Bool, isSaid: Bool
    ) throws {
        let product = try #require(try product(allergens: tags, traces: traces))
        #expect(Array(product.allergens.contains) == Array(contains))
        #expect(Array(product.allergens.traces) == Array(traced))
        #expect(product.allergens.isComplete == isComplete)
        #expect(product.leftOut.isEmpty == !isSaid, "\(product.leftOut)")
    }

    @Test func allFourteenAllergensHaveATag() throws {
        let tags = [
            "gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard",
            "sesame-seeds", "sulphur-dioxide-and-sulphites", "lupin", "molluscs",
        ]
        let product = try #require(try product(allergens: tags.map { "en:\($0)" }.joined(separator: ",")))
        #expect(Array(product.allergens.contains) == Allergen.allCases)
    }

    @Test func categoriesAreTheEnglishOnes() throws {
        let product = try #require(try product(categories: "en:dry-pastas, it:pasta,en:,en:bad tag;x"))
        #expect(product.categories == ["dry pastas"])
        #expect(product.leftOut == ["3 of its categories, which have no English name"])
    }

    @Test(
        arguments: [
            ("Spaghetti\n n. 5 ", "Spaghetti n. 5"), ("=1+2", "1+2"), ("  -@x", "x"), ("\u{1B}[2Jx", "[2Jx"),
            ("a\u{202E}b", "a b"),
            ("", nil), ("\n\t", nil), ("=", nil),
            (String(repeating: "a", count: 300), String(repeating: "a", count: 200)),
        ] as [(String, String?)])
    func namesAreOneLine(name: String, expected: String?) throws {
        #expect(try product(name: name)?.name == expected)
    }

    /// A hostile name comes through both files as it is, as a name and as nothing else.
    @Test func hostileNamesStayNames() throws {
        #expect(HostileStrings.byKind.count > 20)
        let edit = GroceriesEdit(currency: .euro, language: .english)
        for (kind, text) in HostileStrings.byKind.sorted(by: { $0.key < $1.key }) {
            guard let product = try product(name: text) else { continue }
            let (bytes, added, _) = try edit.add([product], to: [])
            var diagnostics = DiagnosticList()
            let read = GroceriesReader(currency: .euro, language: .english).read(bytes, diagnostics: &diagnostics)
            #expect(read.map(\.name) == added.map(\.product.name), "\(kind)")
            #expect(diagnostics.isEmpty, "\(kind): \(Array(diagnostics))")
            #expect(!product.name.unicodeScalars.contains { VisibleText.acts($0) }, "\(kind)")
        }
    }
}

@Suite struct ProductAnswerTests {
    private static let code = "8076809513753"

    private func read(_ text: String) throws -> ProductFields? {
        try ProductAnswer.read(Array(text.utf8), of: Barcode(Self.code))
    }

    @Test func theFieldsAreTaken() throws {
        let fields = try #require(
            try read(
                """
                {"status": "success", "code": "\(Self.code)", "errors": [], "product": {"code": "\(Self.code)", \
                "product_name": "Spaghetti", "quantity": "500 g", "allergens_tags": ["en:gluten", "en:a,b"], \
                "categories_tags": ["en:pastas"]}}
                """))
        #expect([fields.name, fields.quantity, fields.categories] == ["Spaghetti", "500 g", "en:pastas"])
        #expect(fields.allergens == "en:gluten,en:a b")
    }

    @Test func whatIsNotKnownIsNil() throws {
        #expect(try read(#"{"status": "failure", "result": {"id": "product_not_found"}}"#) == nil)
        #expect(try read(#"{"status": "success", "product": {"code": "8076809513753"}, "x": 1}"#)?.name == "")
    }

    @Test(arguments: [
        ("", "is no JSON"), ("<html>", "is no JSON"), ("[]", "has no `status`"), ("{}", "has no `status`"),
        (#"{"status": "failure"}"#, "has the status \"failure\" and no `product`"),
        (#"{"status": "success", "product": []}"#, "has the status"),
        (#"{"status": "success", "product": {"code": "96385074"}}"#, "is of another product (96385074)"),
        (#"{"status": "success", "product": {"product_name": "x"}}"#, "is of another product ()"),
    ])
    func whatIsNoAnswerIsSaid(text: String, reason: String) {
        let problem = #expect(throws: ProductAnswer.Unreadable.self) { try read(text) }
        #expect(problem?.reason.hasPrefix(reason) == true, "\(problem?.reason ?? "")")
    }
}
