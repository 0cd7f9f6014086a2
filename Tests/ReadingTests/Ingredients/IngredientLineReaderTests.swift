import Kitchen
import Reading
import Testing

/// One line and how it is read: `amount unit | name | each: | or: | size: | note: | of each`, the empty ones left out.
struct ReadLine: Sendable, CustomTestStringConvertible {
    var text: String
    var expected: String

    init(_ text: String, _ expected: String) {
        self.text = text
        self.expected = expected
    }

    var testDescription: String { text }

    static func summary(_ line: IngredientLine) -> String {
        var parts = [line.quantity.map(summary) ?? "-", line.name]
        if let each = line.each { parts.append("each: " + summary(each)) }
        if !line.alternatives.isEmpty { parts.append("or: " + line.alternatives.map(summary).joined(separator: ", ")) }
        if let size = line.size { parts.append("size: " + size) }
        if let note = line.note { parts.append("note: " + note) }
        if line.isOfEach { parts.append("of each") }
        return parts.joined(separator: " | ")
    }

    private static func summary(_ quantity: Quantity) -> String {
        guard let lower = quantity.amount.lower, let upper = quantity.amount.upper else { return "to taste" }
        let number = lower == upper ? "\(lower)" : "\(lower)–\(upper)"
        return quantity.unit.map { "\(number) \($0)" } ?? number
    }
}

@Suite struct IngredientLineReaderTests {
    private static let english = [
        ReadLine("1 1/2 cups flour, sifted", "3/2 cup | flour | note: sifted"),
        ReadLine("2–3 cloves garlic", "2–3 clove | garlic"),
        ReadLine("½ tsp salt", "1/2 teaspoon | salt"),
        ReadLine("400g canned tomatoes", "400 gram | canned tomatoes"),
        ReadLine("Eggs: 5", "5 | Eggs"),
        ReadLine("Spaghetti: 320 g | 11 oz", "320 gram | Spaghetti | or: 11 ounce"),
        ReadLine("1 pkg (7g) dry yeast", "1 pack | dry yeast | each: 7 gram"),
        ReadLine("2 x 400 g tins chickpeas", "2 tin | chickpeas | each: 400 gram"),
        ReadLine("salt and pepper, to taste", "to taste | salt and pepper"),
        ReadLine("a pinch of nutmeg", "1 pinch | nutmeg"),
        ReadLine("juice of 1 lemon", "1 | lemon | note: juice of"),
        ReadLine("1 kg (2.2 lb) beef", "1 kilogram | beef | or: 11/5 pound"),
        ReadLine("4 large eggs", "4 | eggs | size: large"),
        ReadLine("Minced garlic (1 tablespoon)", "1 tablespoon | garlic | note: Minced"),
        ReadLine("1-2 Broccoli (fresh best, frozen works too)", "1–2 | Broccoli | note: fresh best, frozen works too"),
        ReadLine("1 tin (400 g) tomatoes", "1 tin | tomatoes | each: 400 gram"),
        ReadLine("½-1 teaspoon red-pepper flakes.", "1/2–1 teaspoon | red-pepper flakes"),
        ReadLine("1dl flour", "1 decilitre | flour"),
        ReadLine("half an onion", "1/2 | onion"),
        ReadLine("one dozen eggs", "1 dozen | eggs"),
        ReadLine("about 200 g rice", "200 gram | rice"),
        ReadLine("1 to 2 carrots", "1–2 | carrots"),
        ReadLine("1-1/2 cups cream", "3/2 cup | cream"),
        ReadLine("1 and 1/2 cups cream", "3/2 cup | cream"),
        ReadLine("1¾ oz chocolate", "7/4 ounce | chocolate"),
        ReadLine("2T cream", "2 tablespoon | cream"),
        ReadLine("1 t. salt", "1 teaspoon | salt"),
        ReadLine("2 fl. oz. rum", "2 fluidOunce | rum"),
        ReadLine("1,000 g flour", "1000 gram | flour"),
        ReadLine("1,5 kg flour", "3/2 kilogram | flour"),
        ReadLine("3 garlic cloves", "3 clove | garlic"),
        ReadLine("1 clove (spice)", "1 | clove | note: spice"),
        ReadLine("2 cloves", "2 | cloves"),
        ReadLine("1 (6-ounce) package cornbread mix", "1 pack | cornbread mix | each: 6 ounce"),
        ReadLine("1 14-oz can beans", "1 can | beans | each: 14 ounce"),
        ReadLine("12 oz. can tomato paste", "12 ounce | tomato paste"),
        ReadLine("1 bottle 700ml red wine", "1 bottle | red wine | each: 700 millilitre"),
        ReadLine("100 g / ½ cup butter", "100 gram | butter | or: 1/2 cup"),
        ReadLine("1 cup + 2 tbsp flour", "9/8 cup | flour"),
        ReadLine("1lb 2oz potatoes", "9/8 pound | potatoes"),
        ReadLine("225g 8oz flour", "225 gram | flour | or: 8 ounce"),
        ReadLine("1 stick plus 2 tablespoons butter", "5/4 stick | butter"),
        ReadLine("1 can plus 2 tbsp coconut milk", "1 can | coconut milk | note: plus 2 tbsp"),
        ReadLine("4 beef ribs", "4 | beef ribs"),
        ReadLine("3 racks of ribs", "3 rack | ribs"),
        ReadLine("Giblets from 4 1/2 pound chicken", "- | Giblets | note: from 4 1/2 pound chicken"),
        ReadLine("Zest from 1/2 lemon", "1/2 | lemon | note: Zest"),
        ReadLine("6 skinless, boneless chicken thighs", "6 | chicken thighs | note: skinless, boneless"),
        ReadLine("warmed, sieved apricot jam", "- | apricot jam | note: warmed, sieved"),
        ReadLine("1 onion finely chopped", "1 | onion | note: finely chopped"),
        ReadLine("fresh chopped parsley", "- | fresh parsley | note: chopped"),
        ReadLine("500 g minced beef", "500 gram | minced beef"),
        ReadLine("2 tins chopped tomatoes", "2 tin | chopped tomatoes"),
        ReadLine("2 lg eggs", "2 | eggs | size: lg"),
        ReadLine("dash cayenne", "1 dash | cayenne"),
        ReadLine("2 punnets raspberries", "2 punnet | raspberries"),
        ReadLine("1-inch piece ginger", "1 inch | ginger"),
        ReadLine("1 2-inch piece ginger", "1 piece | ginger | each: 2 inch"),
        ReadLine("oil for frying", "- | oil | note: for frying"),
        ReadLine("1 tsp each of salt and pepper", "1 teaspoon | salt and pepper | of each"),
        ReadLine("1 tsp of each: salt and pepper", "1 teaspoon | salt and pepper | of each"),
        ReadLine("1 tsp salt and pepper each", "1 teaspoon | salt and pepper | of each"),
        ReadLine("salt and pepper, 1 tsp each", "1 teaspoon | salt and pepper | of each"),
        ReadLine("2 tbsp bourbon, brandy, or cognac", "2 tablespoon | bourbon, brandy, or cognac"),
        ReadLine("1 onion, peeled, halved, or quartered", "1 | onion | note: peeled, halved, or quartered"),
        ReadLine("2 rib eye steaks", "2 | rib eye steaks"),
        ReadLine("to taste salt", "to taste | salt"),
        ReadLine("0 g salt", "0 gram | salt"),
        ReadLine("0 ml of milk", "0 millilitre | milk"),
        ReadLine("0 flour", "- | 0 flour"),
        ReadLine("4 chicken breasts (6 oz each)", "4 | chicken breasts | each: 6 ounce"),
        ReadLine(
            "~8 oz mozzarella (low-moisture (not fresh), grated)",
            "8 ounce | mozzarella | note: low-moisture (not fresh), grated"),
        ReadLine("~8 oz mozzarella (fresh (not smoked))", "8 ounce | mozzarella | note: fresh (not smoked)"),
        ReadLine("2 apples (sour (or not (very))), cored", "2 | apples | note: sour (or not (very)), cored"),
        ReadLine("250 g pasta. I like fusilli", "250 gram | pasta | note: I like fusilli"),
        ReadLine("3 c. à soupe de crème", "3 metricTablespoon | crème"),
        ReadLine("2 EL Öl, heiß", "2 metricTablespoon | Öl | note: heiß"),
        ReadLine("2 El Paso tacos", "2 | El Paso tacos"),
        ReadLine("1 Prise Salz", "1 pinch | Salz"),
        ReadLine("2 brins de thym", "2 sprig | thym"),
        ReadLine("1 diente de ajo", "1 clove | ajo"),
        ReadLine("3/4 of a cup of warm water", "3/4 cup | warm water"),
        ReadLine("from 30g to 70g of sugar", "30–70 gram | sugar"),
        ReadLine("Ginger 1tbsp, minced/paste", "1 tablespoon | Ginger | note: minced/paste"),
        ReadLine("Onions 2 medium-sized, minced", "2 | Onions | size: medium-sized | note: minced"),
        ReadLine("For the tin: 20 g butter", "20 gram | butter | note: For the tin"),
        ReadLine("(Optional) A stick of butter", "1 stick | butter | note: Optional"),
        ReadLine("Optional: Butter.", "- | Butter | note: Optional"),
        ReadLine("Pinch of salt", "1 pinch | salt"),
        ReadLine("salt to taste", "to taste | salt"),
        ReadLine("gingerbread: 5 slices", "5 slice | gingerbread"),
        ReadLine("A few cloves of garlic", "- | garlic | note: A few cloves"),
        ReadLine("Butter, a stick or two", "1–2 stick | Butter"),
        ReadLine("250g or 1/2lbs of spinach", "250 gram | spinach | or: 1/2 pound"),
        ReadLine("some parsley", "- | parsley | note: some"),
        ReadLine("70% dark chocolate", "- | 70% dark chocolate"),
        ReadLine("Flour, type 00", "- | Flour | note: type 00"),
        ReadLine("00 flour", "- | 00 flour"),
        ReadLine("Chinese 5 Spice", "- | Chinese 5 Spice"),
        ReadLine("7-inch tortillas", "- | 7-inch tortillas"),
        ReadLine("1/0 eggs", "- | 1/0 eggs"),
        ReadLine("For the Baking Tin: More Butter", "- | For the Baking Tin: More Butter"),
        ReadLine("200 g", "200 gram | "),
        ReadLine("", "- | "),
        ReadLine("***", "- | ***"),
    ]

    @Test(arguments: english) func readsEnglish(_ row: ReadLine) {
        #expect(ReadLine.summary(IngredientLineReader(language: .english).read(row.text)) == row.expected)
    }

    private static let german = [
        ReadLine("1,5 kg Mehl", "3/2 kilogram | Mehl"),
        ReadLine("1.000 g Mehl", "1000 gram | Mehl"),
        ReadLine("ca. 2 EL Öl", "2 metricTablespoon | Öl"),
        ReadLine("3-4 gehäufte EL Zucker", "3–4 metricTablespoon | Zucker | size: gehäufte"),
        ReadLine("Salz nach Geschmack", "to taste | Salz"),
        ReadLine("2 Zehen Knoblauch", "2 clove | Knoblauch"),
        ReadLine("1 Dose (400 g) Tomaten", "1 tin | Tomaten | each: 400 gram"),
        ReadLine("ein halbes Kilo Mehl", "1/2 kilogram | Mehl"),
        ReadLine("1/2 Bund Petersilie, gehackt", "1/2 bunch | Petersilie | note: gehackt"),
        ReadLine("2 Msp. Zimt", "2 knifeTip | Zimt"),
        ReadLine("Saft von 1 Zitrone", "1 | Zitrone | note: Saft von"),
        ReadLine("etwas Öl", "- | Öl | note: etwas"),
        ReadLine("1 halbe Gurke", "1/2 | Gurke"),
        ReadLine("Öl zum Braten", "- | Öl | note: zum Braten"),
        ReadLine("je 1 TL Salz und Pfeffer", "1 metricTeaspoon | Salz und Pfeffer | of each"),
        ReadLine("je ½ TL Zimt, Salz und Nelken", "1/2 metricTeaspoon | Zimt, Salz und Nelken | of each"),
        ReadLine("Salz und Pfeffer, je 1 TL", "1 metricTeaspoon | Salz und Pfeffer | of each"),
        ReadLine("jeweils eine Prise Salz und Zucker", "1 pinch | Salz und Zucker | of each"),
        ReadLine("je 1 TL", "1 metricTeaspoon |  | of each"),
        ReadLine("2 Dosen Tomaten (je 400 g)", "2 tin | Tomaten | each: 400 gram"),
        ReadLine("je nach Geschmack Salz", "to taste | Salz"),
        ReadLine("nach Belieben frischer Pfeffer", "to taste | frischer Pfeffer"),
        ReadLine("Salz je nach Geschmack", "to taste | Salz"),
        ReadLine("1 walnussgroßes Stück Butter", "1 piece | Butter | size: walnussgroßes"),
    ]

    @Test(arguments: german) func readsGerman(_ row: ReadLine) {
        #expect(ReadLine.summary(IngredientLineReader(language: .german).read(row.text)) == row.expected)
    }

    private static let italian = [
        ReadLine("olio q.b.", "to taste | olio"),
        ReadLine("2 cucchiai d'olio", "2 metricTablespoon | olio"),
        ReadLine("uno spicchio d’aglio", "1 clove | aglio"),
        ReadLine("mezza cipolla", "1/2 | cipolla"),
        ReadLine("1,5 kg di farina", "3/2 kilogram | farina"),
        ReadLine("1 etto di prosciutto", "1 hectogram | prosciutto"),
        ReadLine("succo di 1 limone", "1 | limone | note: succo di"),
        ReadLine("2 noci", "2 | noci"),
        ReadLine("un po' di pepe", "- | pepe | note: un po' di"),
        ReadLine("1.000 g farina", "1000 gram | farina"),
        ReadLine("1 kg e mezzo di patate", "3/2 kilogram | patate"),
        ReadLine("lievito per dolci", "- | lievito per dolci"),
        ReadLine("pane grattugiato", "- | pane grattugiato"),
        ReadLine("1 cucchiaino ciascuno di sale e pepe", "1 metricTeaspoon | sale e pepe | of each"),
        ReadLine("sale e pepe, 1 cucchiaino ciascuno", "1 metricTeaspoon | sale e pepe | of each"),
        ReadLine("1 pizzico di sale e zucchero ciascuno", "1 pinch | sale e zucchero | of each"),
        ReadLine("una noce di burro", "1 knob | burro"),
        ReadLine("1 noce moscata", "1 | noce moscata"),
        ReadLine("4 fette biscottate", "4 | fette biscottate"),
    ]

    @Test(arguments: italian) func readsItalian(_ row: ReadLine) {
        #expect(ReadLine.summary(IngredientLineReader(language: .italian).read(row.text)) == row.expected)
    }

    private static let french = [
        ReadLine("1/2 l de lait", "1/2 litre | lait"),
        ReadLine("2 cuillères à soupe d'huile", "2 metricTablespoon | huile"),
        ReadLine("2 c. à s. de sucre", "2 metricTablespoon | sucre"),
        ReadLine("3 c.à.c. de sel", "3 metricTeaspoon | sel"),
        ReadLine("une pincée de sel", "1 pinch | sel"),
        ReadLine("1 c. à café de chaque : sel et poivre", "1 metricTeaspoon | sel et poivre | of each"),
        ReadLine("sel et poivre, 1 pincée de chaque", "1 pinch | sel et poivre | of each"),
        ReadLine("une noix de beurre", "1 knob | beurre"),
        ReadLine("1 belle noix de beurre", "1 knob | beurre | size: belle"),
        ReadLine("2 noix de coco", "2 | noix de coco"),
        ReadLine("3 noix", "3 | noix"),
        ReadLine("1 bouquet garni", "1 | bouquet garni"),
        ReadLine("1 bouquet de persil", "1 bunch | persil"),
        ReadLine("bourbon, brandy, ou cognac", "- | bourbon, brandy, ou cognac"),
        ReadLine("jus d'un citron", "1 | citron | note: jus d'"),
        ReadLine("2 à 3 pommes", "2–3 | pommes"),
        ReadLine("sel, selon le goût", "to taste | sel"),
        ReadLine("un demi oignon", "1/2 | oignon"),
    ]

    @Test(arguments: french) func readsFrench(_ row: ReadLine) {
        #expect(ReadLine.summary(IngredientLineReader(language: .french).read(row.text)) == row.expected)
    }

    private static let spanish = [
        ReadLine("1 cucharadita de cada uno de sal y pimienta", "1 metricTeaspoon | sal y pimienta | of each"),
        ReadLine("sal y pimienta, 1 pizca de cada una", "1 pinch | sal y pimienta | of each"),
        ReadLine("una nuez de mantequilla", "1 knob | mantequilla"),
        ReadLine("1 nuez moscada", "1 | nuez moscada"),
        ReadLine("2 cucharadas de aceite", "2 metricTablespoon | aceite"),
        ReadLine("2 cdtas. de sal", "2 metricTeaspoon | sal"),
        ReadLine("1 diente de ajo", "1 clove | ajo"),
        ReadLine("sal al gusto", "to taste | sal"),
        ReadLine("media cebolla", "1/2 | cebolla"),
        ReadLine("1 lata de atún", "1 tin | atún"),
    ]

    @Test(arguments: spanish) func readsSpanish(_ row: ReadLine) {
        #expect(ReadLine.summary(IngredientLineReader(language: .spanish).read(row.text)) == row.expected)
    }

    @Test func saysAllTheWaysToMeasure() {
        let reader = IngredientLineReader(language: .english)
        #expect(reader.read("2 x 400 g tins chickpeas").measures == [Quantity(2, .tin), Quantity(800, .gram)])
        #expect(reader.read("320 g | 11 oz spaghetti").measures == [Quantity(320, .gram), Quantity(11, .ounce)])
        #expect(reader.read("basil").measures == [])
        #expect(reader.read("3 eggs").scaled(by: 2).quantity == Quantity(6))
    }
}
