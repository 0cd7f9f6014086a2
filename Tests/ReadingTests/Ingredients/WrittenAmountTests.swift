import Kitchen
import Reading
import Testing

/// That the amounts of a line are found where they are written, and written anew alone.
@Suite struct WrittenAmountTests {
    /// The line so many times in a style, its amounts alone replaced.
    private func written(_ text: String, times factor: Rational, _ style: QuantityStyle, _ language: KitchenLanguage)
        -> String
    {
        let line = IngredientLineReader(language: language).read(text)
        var bytes = Array(text.utf8)
        for amount in line.amounts(times: factor, in: QuantityFormat(style: style, language: language)).reversed() {
            if let new = amount.text { bytes.replaceSubrange(amount.written.range, with: new.utf8) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let scaled: [(text: String, factor: Rational, result: String)] = [
        ("500 g flour, type 00", 2, "1 kg flour, type 00"),
        ("500g flour", Rational(1, 2), "250 g flour"),
        ("1 1/2 tsp salt", 2, "1 tbsp salt"),
        ("½ cup milk", 3, "1 1/2 cups milk"),
        ("2–3 cloves garlic", 2, "4–6 cloves garlic"),
        ("3 garlic cloves", 2, "6 garlic cloves"),
        ("a pinch of nutmeg", 3, "3 pinches of nutmeg"),
        ("Pinch of salt", 2, "2 pinches of salt"),
        ("half a lemon", 4, "2 lemon"),
        ("juice of 1 lemon", 2, "juice of 2 lemon"),
        ("Eggs: 5", 2, "Eggs: 10"),
        ("2 tins (400 g) tomatoes", 2, "4 tins (400 g) tomatoes"),
        ("2 x 400 g tins chickpeas", 3, "6 x 400 g tins chickpeas"),
        ("1 kg (2.2 lb) beef", 2, "2 kg (4 1/2 lb) beef"),
        ("Spaghetti: 320 g | 11 oz", 2, "Spaghetti: 640 g | 1 1/3 lb"),
        ("1 cup + 2 tbsp sugar", 2, "2 1/4 cups sugar"),
        ("1 heaped tbsp cocoa", 2, "2 heaped tbsp cocoa"),
        ("about 4 large eggs", Rational(1, 2), "about 2 large eggs"),
        ("salt and pepper, to taste", 2, "salt and pepper, to taste"),
        ("salt", 2, "salt"),
        ("1 egg", Rational(1, 3), "1/3 egg"),
        ("1 egg", Rational(7, 8), "1 egg"),
        ("1 tsp salt", Rational(1, 7), "1/8 tsp salt"),
        ("1 tsp salt", Rational(7, 24), "1/3 tsp salt"),
        ("1 (28 ounce) can tomatoes", 2, "2 (28 ounce) cans tomatoes"),
        ("1 28-ounce can tomatoes", 2, "2 28-ounce cans tomatoes"),
        ("2 (28 ounce) cans tomatoes", Rational(1, 2), "1 (28 ounce) can tomatoes"),
        ("2 (28 ounce) cans tomatoes", 2, "4 (28 ounce) cans tomatoes"),
        ("2 28-ounce cans tomatoes", Rational(1, 4), "1/2 28-ounce can tomatoes"),
        ("1 (8 ounce) jar pesto", Rational(3, 2), "1 1/2 (8 ounce) jars pesto"),
        ("3 garlic cloves", Rational(1, 3), "1 garlic clove"),
        ("1 x 400 g tin chickpeas", 3, "3 x 400 g tins chickpeas"),
    ]

    @Test(arguments: scaled)
    func scales(text: String, factor: Rational, result: String) {
        #expect(written(text, times: factor, .author, .english) == result)
        #expect(written(text, times: 1, .author, .english) == text)
    }

    private static let converted: [(text: String, style: QuantityStyle, result: String)] = [
        ("2 cups flour", .metric, "2 cups flour"),
        ("1 cup almonds", .metric, "1 cup almonds"),
        ("1 pint cherry tomatoes", .metric, "1 pint cherry tomatoes"),
        ("1 cup milk powder", .metric, "1 cup milk powder"),
        ("1 cup cream cheese", .metric, "1 cup cream cheese"),
        ("1 cup stock cubes", .metric, "1 cup stock cubes"),
        ("2 cups milk", .metric, "470 ml milk"),
        ("1/2 cup olive oil", .metric, "120 ml olive oil"),
        ("1 cup warm water, plus more", .metric, "240 ml warm water, plus more"),
        ("4 fl oz cider", .metric, "120 ml cider"),
        ("8 oz butter", .metric, "230 g butter"),
        ("500 g flour", .metric, "500 g flour"),
        ("1 tsp salt", .metric, "1 tsp salt"),
        ("500 g flour", .us, "1 lb and 1 1/2 oz flour"),
        ("250 ml milk", .us, "1 cup and 1 tbsp milk"),
        ("320 g | 11 oz pasta", .us, "320 g | 11 oz pasta"),
        ("1 lb (450 g) beef", .metric, "1 lb (450 g) beef"),
        ("1 tin (400 g) tomatoes", .us, "1 tin (14 oz) tomatoes"),
        ("3 eggs", .us, "3 eggs"),
    ]

    @Test(arguments: converted)
    func converts(text: String, style: QuantityStyle, result: String) {
        #expect(written(text, times: 1, style, .english) == result)
    }

    @Test func writesNumbersAsTheLanguageDoes() {
        #expect(written("750 g Mehl", times: 2, .author, .german) == "1,5 kg Mehl")
        #expect(written("1 cucchiaio di olio", times: 2, .author, .italian).hasPrefix("2 "))
    }

    /// Scaling by n and then by 1/n of what was said leaves the amount, since the line itself is kept.
    @Test func scalingBackIsTheSame() {
        let line = IngredientLineReader(language: .english).read("1 2/3 cups flour (200 g)")
        for count in 1...40 {
            let there = line.scaled(by: Rational(count)).scaled(by: Rational(1, count))
            #expect(there == line)
        }
    }
}
