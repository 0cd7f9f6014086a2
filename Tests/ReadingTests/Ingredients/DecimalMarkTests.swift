import Kitchen
import Reading
import Testing

/// Numbers are read as the region of the site writes them.
@Suite struct DecimalMarkTests {
    @Test(
        arguments: [
            (.spanish, ".", "1,000 g harina", "1000"), (.spanish, ".", "1.500 kg papas", "3/2"),
            (.spanish, ".", "1,5 kg papas", "3/2"), (.spanish, ",", "1.000 g harina", "1000"),
            (.german, ".", "1.250 kg Mehl", "5/4"), (.german, ",", "1.250 g Mehl", "1250"),
            (.english, ",", "1.000 g flour", "1000"), (.english, ".", "1,000 g flour", "1000"),
        ] as [(KitchenLanguage, String, String, String)])
    func readsLines(_ language: KitchenLanguage, _ mark: String, _ line: String, _ expected: String) {
        let reader = IngredientLineReader(language: language, decimalMark: mark)
        #expect(reader.read(line).quantity?.amount.lower?.description == expected)
    }

    @Test func writesAndReadsThePantryAlike() throws {
        let edit = PantryEdit(groceries: Groceries([], language: .spanish, decimalMark: "."))
        let bytes = try edit.add(PantryItem(name: "harina", quantity: Quantity(Rational(9, 8), .kilogram)), to: [])
        #expect(String(decoding: bytes, as: UTF8.self).contains("harina,1.125 kg,"))
    }

    @Test func theSiteSaysTheMark() {
        var settings = Settings()
        for (tag, mark) in [("es-MX", "."), ("es", ","), ("de-CH", "."), ("en-DE", ","), ("en", ".")] {
            settings.language = Language(tag: tag)
            #expect(settings.decimalMark == mark)
            #expect(settings.amounts.decimalMark == mark)
        }
    }
}
