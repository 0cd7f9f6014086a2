import Kitchen
import Testing

@testable import Reading

/// That amounts of listed ingredients are found in a method, and nothing else. In the rows they stand in brackets, those that
/// stay with a sign of equality; a plus at the end says that there are amounts of something else.
@Suite struct MentionScanTests {
    /// What a method says when its rows' brackets are taken away and the amounts found put in them.
    private func marked(_ row: String, _ lines: [String], _ language: KitchenLanguage = .english) -> String {
        let reader = IngredientLineReader(language: language)
        var recipe = Recipe(summary: RecipeSummary(slug: "a", title: "A", source: "a.md"))
        let listed = lines.map { RecipeIngredient(reader.read($0), location: .init(file: "a.md")) }
        recipe.groups = [IngredientGroup(name: nil, ingredients: listed)]
        var text = RichText()
        let words = row.replacing("[=", with: "").filter { !"[]".contains($0) }.replacing(" +", with: "")
        recipe.method = [text.add(words, as: .paragraph)]
        text.findMeasures(in: recipe.method)
        text.findMentions(in: &recipe, ProseContext(index: ContentIndex(files: []), language: language))
        var (marked, copied) = ("", 0)
        for amount in text.mentions.map(\.amount) {
            marked += String(decoding: text.bytes[copied..<amount.range.lowerBound], as: UTF8.self)
            marked += (amount.isScaled ? "[" : "[=") + String(decoding: text.bytes[amount.range], as: UTF8.self) + "]"
            copied = amount.range.upperBound
        }
        return marked + String(decoding: text.bytes[copied...], as: UTF8.self) + (recipe.hasOtherAmounts ? " +" : "")
    }

    private static let listed = [
        "500 g strong white flour", "200 g caster sugar", "4 eggs", "2 chicken breasts", "1 chicken", "100 g butter",
        "20 g butter, for the tin", "1/2 tsp salt", "2 tins (400 g) plum tomatoes", "4 cloves garlic",
        "1 cup (250 ml) milk", "olive oil", "2 onions, chopped", "2-3 bay leaves", "300 g mozzarella cheese",
    ]

    @Test(arguments: [
        // By weight or volume.
        "Mix the [500 g] flour with [150 g] of the sugar.", "Mix [500 g] strong flour and [1/2 tsp] salt.",
        "Stir in [200g] sugar. Let it rest.", "Melt [120 g] butter.", "Add [2 tbsp]. sugar to it.",
        "Heat [1 1/2 tablespoons] oil.", "Add [1-2 tbsp] olive oil", "Take [50 g] icing sugar.",
        "Scatter [100 g] mozzarella over it.", "Whisk [1/2 cup] cold milk in.", "Use [½ cup] of the milk",
        // In two units, of which both are changed.
        "Add [1 cup] ([250 ml]) milk.", "Add [1 cup] milk ([250 ml]).", "Pour [1 cup] milk for 1 pot (4 l). +",
        // By count.
        "Beat [two] eggs.", "Beat [2] large eggs and [1] egg.", "Add [3] of the eggs", "Cut [2] chicken breasts",
        "Add [1 tin] plum tomatoes, [3] garlic cloves", "Add [2-3] bay leaves.", "Fry [1] onion.",
        // Behind the name.
        "the butter ([100 g])", "an onion([1]), eggs ([2])",
    ])
    func findsAmountsOfWhatIsListed(_ row: String) {
        #expect(marked(row, Self.listed) == row)
    }

    @Test(arguments: [
        // Not of what is listed, or of more than is listed.
        "Boil 2 litres water. +", "Use 600 g flour. +", "Beat 5 eggs.", "Add 200 ml chicken stock. +",
        "Add 2 tbsp sesame oil dressing +", "Add 1 cup to 2 cups (500 ml) water or milk +",
        // For each of several.
        "Add 2 eggs, 1 egg at a time.", "Take 1 egg for each.", "For every 100 g flour +",
        // How large something is, how hot, how long, how many pieces.
        "a 20 cm tin", "at 180 °C", "Bake 10 minutes.", "8 chicken pieces", "4 balls", "Add a 200 g jar butter.",
        "a couple eggs", "2 minutes eggs", "2 cm butter cubes", "in 2 batches", "3 tins",
        // In other words.
        "A4 eggs", "1:2 eggs", "#2 eggs", "v2 eggs", "2/0 eggs",
    ])
    func leavesOtherAmounts(_ row: String) {
        #expect(marked(row, Self.listed) == row)
    }

    @Test func fixedAmountsStay() {
        var line = IngredientLineReader(language: .english).read("1 tsp salt")
        line.isFixed = true
        var recipe = Recipe(summary: RecipeSummary(slug: "a", title: "A", source: "a.md"))
        recipe.groups = [
            IngredientGroup(name: nil, ingredients: [RecipeIngredient(line, location: .init(file: "a.md"))])
        ]
        var text = RichText()
        recipe.method = [text.add("Add 1 tsp salt.", as: .paragraph)]
        text.findMentions(in: &recipe, ProseContext(index: ContentIndex(files: [])))
        #expect(text.mentions.map(\.amount.isScaled) == [false])
    }

    private static let languages: [(KitchenLanguage, [String], String)] = [
        (
            .italian, ["500 g di farina 00", "2 uova", "3 cucchiai di olio d'oliva", "2 petti di pollo"],
            "Unire [200 g] di farina, [due] uova e [1 cucchiaio] di olio; [2] petti di pollo, 1 l di acqua. +"
        ),
        (
            .italian, ["4 uova"], "Aggiungere 2 uova, uno alla volta: 1 uovo per volta."
        ),
        (
            .german, ["500 g Weizenmehl", "2 Eier", "3 EL Olivenöl", "1 Zwiebel"],
            "[200 g] Mehl mit [zwei] Eiern und [1 EL] Öl verrühren, [1] Zwiebel, 1 l Wasser. Je 2 Eier. +"
        ),
        (
            .french, ["500 g de farine", "2 œufs", "3 c. à soupe d'huile", "2 blancs de poulet"],
            "Mélanger [200 g] de farine, [deux] œufs et [1 c. à soupe] d'huile. Ajouter 1 l d'eau. +"
        ),
        (
            .spanish, ["500 g de harina", "2 huevos", "3 cucharadas de aceite de oliva"],
            "Mezcla [200 g] de harina, [dos] huevos y [1 cucharada] de aceite. Añade 1 l de agua. +"
        ),
    ]

    @Test(arguments: languages)
    func knowsTheLanguages(language: KitchenLanguage, lines: [String], row: String) {
        #expect(marked(row, lines, language) == row)
    }

    /// That what is marked is one text with what was: sorted, apart, and each amount once.
    @Test func mentionsStandInPlaceOfOtherMeasures() {
        var text = RichText()
        var recipe = Recipe(summary: RecipeSummary(slug: "a", title: "A", source: "a.md"))
        let line = IngredientLineReader(language: .english).read("500 g flour")
        recipe.groups = [
            IngredientGroup(name: nil, ingredients: [RecipeIngredient(line, location: .init(file: "a.md"))])
        ]
        recipe.method = [text.add("At 180 °C mix 500 g flour for 10 min, then 200 g flour, 3 g salt.", as: .paragraph)]
        text.findMeasures(in: recipe.method)
        text.findMentions(in: &recipe, ProseContext(index: ContentIndex(files: [])))
        #expect(text.measures.map { text.plainText(in: $0.range) } == ["180", "500 g", "10 min", "200 g", "3"])
        #expect(text.measures(in: 10..<40).map(\.meaning) == [.mention(0), .time(seconds: 600)])
    }
}
