import Diagnostics
import Kitchen
import Testing

private func grocery(_ name: String, aliases: [String] = []) -> Grocery {
    var grocery = Grocery(name: name, location: SourceLocation(file: "content/groceries.csv"))
    grocery.aliases = aliases
    return grocery
}

@Suite struct GroceriesTests {
    private func find(_ name: String, _ names: [String], _ language: KitchenLanguage = .english) -> String? {
        Groceries(names.map { grocery($0) }, language: language).find(name)?.name
    }

    @Test(arguments: [
        ("flour", "flour"), ("Flour", "flour"), ("eggs", "egg"), ("egg", "eggs"), ("tomato", "tomatoes"),
        ("potatoes", "potato"), ("berries", "berry"), ("cookie", "cookies"), ("bay leaves", "bay leaf"),
        ("bay leaf", "bay leaves"), ("olive", "olives"), ("chives", "chive"), ("radishes", "radish"),
        ("quiches", "quiche"), ("cheese", "cheeses"), ("crème fraîche", "creme fraiche"), ("fresh basil", "basil"),
        ("large eggs", "eggs"), ("finely chopped fresh parsley", "parsley"),
        ("freshly ground black pepper", "black pepper"),
        ("cow’s milk", "cow's milk"), ("00 flour", "00 flour"), ("anchovies", "anchovy"),
        ("eggplants", "aubergine"), ("courgette", "zucchini"), ("canned tomatoes", "tinned tomatoes"),
        ("tinned peas", "canned peas"), ("active dry yeast", "dried yeast"), ("dry oregano", "dried oregano"),
        ("all-purpose flour", "plain flour"), ("all-purpose flour", "flour"), ("yellow onions", "onions"),
        ("heavy cream", "double cream"), ("small Yukon gold potatoes", "potatoes"), ("floury potatoes", "potatoes"),
        ("whole peeled tomatoes", "peeled tomatoes"), ("stale bread", "bread"), ("ripe tomatoes", "tomatoes"),
        ("finely grated Parmesan cheese", "parmesan"), ("chopped Italian parsley", "parsley"),
        ("lemon wedges", "lemons"), ("scallions", "spring onions"), ("confectioners' sugar", "icing sugar"),
    ])
    func meetsInEnglish(name: String, grocery: String) {
        #expect(find(name, [grocery]) == grocery)
    }

    @Test(arguments: [
        ("almond flour", "flour"), ("flour tortillas", "flour"), ("asparagu", "asparagus"), ("ground beef", "beef"),
        ("fresh yeast", "dried yeast"), ("watercress", "water"), ("", "flour"), ("  ", "flour"),
        ("eggplant", "egg"), ("egg noodles", "egg"), ("dried oregano", "oregano"), ("smoked salmon", "salmon"),
        ("peanut butter", "butter"), ("coconut milk", "milk"), ("chocolate chips", "chocolate"),
        ("red onion", "onions"), ("whole wheat flour", "wheat flour"), ("whole grain mustard", "grain mustard"),
        ("shrimp", "prawns"), ("almond flour", "plain flour"), ("ripe tomatoes", "tinned tomatoes"),
        ("potato wedges", "potatoes"), ("dry white wine", "white wine vinegar"), ("sour cream", "double cream"),
        ("yellow pepper", "pepper"), ("cornstarch", "corn"), ("whole wheat flour", "flour"),
    ])
    func doesNotMeet(name: String, grocery: String) {
        #expect(find(name, [grocery]) == nil)
    }

    @Test(arguments: [
        (KitchenLanguage.italian, "pomodoro", "pomodori"), (.italian, "zucchina", "zucchine"),
        (.italian, "funghi", "fungo"),
        (.italian, "arance", "arancia"), (.italian, "uovo", "uova"), (.italian, "uova grandi", "uova"),
        (.italian, "limoni", "limone"), (.italian, "basilico fresco", "basilico"), (.italian, "pesca", "pesche"),
        (.italian, "olio", "oli"), (.italian, "pomodoro secco", "pomodori secchi"),
        (.german, "Zwiebeln", "Zwiebel"), (.german, "Tomate", "Tomaten"), (.german, "Kartoffeln", "Kartoffel"),
        (.german, "frische Petersilie", "Petersilie"), (.german, "Karotten", "Karotte"), (.german, "Äpfel", "Apfel"),
        (.french, "oignons", "oignon"), (.french, "poireaux", "poireau"), (.french, "œufs", "oeuf"),
        (.french, "basilic frais", "basilic"), (.french, "choux", "chou"), (.french, "gros œuf", "œufs"),
        (.spanish, "tomates", "tomate"), (.spanish, "limón", "limones"), (.spanish, "nueces", "nuez"),
        (.spanish, "huevos grandes", "huevo"), (.spanish, "patatas", "patata"), (.spanish, "papas", "patatas"),
        (.spanish, "hojas de laurel", "laurel"), (.spanish, "leche entera", "leche"),
        (.italian, "pepe nero macinato al momento", "pepe nero"), (.italian, "foglie di salvia", "salvia"),
        (.italian, "cipolle dorate", "cipolla"), (.italian, "pane raffermo", "pane"),
        (.italian, "latte intero tiepido", "latte"), (.german, "Paradeiser", "Tomaten"),
        (.german, "Vollmilch", "Milch"),
        (.german, "altbackenes Brot", "Brot"), (.german, "mehligkochende Kartoffeln", "Kartoffeln"),
        (.french, "feuilles de laurier", "laurier"), (.french, "oignon jaune", "oignons"),
        (.french, "lait entier", "lait"),
    ])
    func meetsInOtherLanguages(language: KitchenLanguage, name: String, grocery: String) {
        #expect(find(name, [grocery], language) == grocery)
    }

    @Test func keepsSoundsApartInItalian() {
        #expect(find("pesce", ["pesche"], .italian) == nil)
        #expect(find("pesca", ["pesce"], .italian) == nil)
    }

    @Test func anotherNameOfAFoodIsNoneOfAGroceryThatHasItsOwn() {
        let names = [
            "flour", "plain flour", "onions", "yellow onions", "cream", "double cream", "tinned tomatoes", "tomatoes",
        ]
        #expect(find("all-purpose flour", names) == "plain flour")
        #expect(find("yellow onion", names) == "yellow onions")
        #expect(find("white onion", names) == "onions")
        #expect(find("heavy cream", names) == "double cream")
        #expect(find("ripe tomatoes", names) == "tomatoes")
        #expect(find("canned tomatoes", names) == "tinned tomatoes")
    }

    @Test func theLongestNameWins() {
        let names = ["butter", "grated parmesan", "parmesan", "salt", "cold butter"]
        #expect(find("cold butter", names) == "cold butter")
        #expect(find("freshly grated parmesan", names) == "grated parmesan")
        #expect(find("coarsely grated parmesan", names) == "grated parmesan")
        #expect(find("sliced parmesan", names) == "parmesan")
    }

    @Test func anOwnNameBeatsAnAliasAndAStemOfTwoIsNeithers() {
        let groceries = Groceries(
            [
                grocery("salt", aliases: ["pepper"]), grocery("pepper"), grocery("pears", aliases: ["a b"]),
                grocery("peare"),
            ],
            language: .english)
        #expect(groceries.find("pepper")?.name == "pepper")
        #expect(groceries.find("pears")?.name == "pears")
        let shared = Groceries([grocery("mango"), grocery("mangoes")], language: .english)
        #expect(shared.find("mangos") == nil)
        #expect(shared.find("mango")?.name == "mango")
    }

    /// Only a slip of the finger in a long word is taken for one: another food has other allergens.
    @Test(
        arguments: [
            ("mozarella", "mozzarella"), ("mozzaerlla", "mozzarella"), ("Flouur", "flour"),
            ("plain floru", "plain flour"),
            ("fior di lattte", "fior di latte"), ("fior de latte", nil), ("beef", nil), ("potatoes", nil),
            ("plain yogurt", nil), ("bear", nil), ("mozarela", nil), ("lemon", nil), ("xylophone", nil),
        ] as [(String, String?)]) func saysWhatIsNear(name: String, nearest: String?)
    {
        let groceries = Groceries(
            [
                grocery("mozzarella", aliases: ["fior di latte"]), grocery("plain flour", aliases: ["flour"]),
                grocery("beer"), grocery("tomatoes"), grocery("melon"),
            ],
            language: .english)
        #expect(groceries.nearest(to: name) == nearest)
    }

    @Test func gathersWhatMeetsNothing() {
        var unmatched = UnmatchedGroceries(groceries: Groceries([grocery("flour")], language: .english))
        for file in ["a.md", "b.md"] {
            var recipe = Recipe(summary: RecipeSummary(slug: "x", title: "X", source: file))
            let lines = ["Flouur", "flours", file == "a.md" ? "sugar" : "Sugar", "sugar"]
            recipe.groups = [
                IngredientGroup(
                    name: nil,
                    ingredients: lines.map {
                        RecipeIngredient(IngredientLine(text: $0), location: SourceLocation(file: file))
                    })
            ]
            unmatched.add(recipe)
        }
        #expect(unmatched.all.map(\.name) == ["sugar", "Flouur"])
        #expect(unmatched.all.map(\.count) == [4, 2])
        #expect(unmatched.all.map(\.first.file) == ["a.md", "a.md"])
        #expect(unmatched.all.map(\.nearest) == [nil, "flour"])
    }

    /// Names as recipes write them, and the rows that they get beside "flour" and "onions".
    @Test(
        arguments: [
            (["egg", "eggs", "Eggs", "large eggs"], ["egg ×4"]),
            (["fresh basil", "basil", "chopped fresh basil"], ["basil ×3"]),
            (["chopped parsley"], ["parsley ×1"]),
            (["flours", "large onion"], []),
            (["onion finely chopped"], ["onion finely chopped ×1"]),
            (["leek finely chopped", "leeks"], ["leeks ×2 (leek finely chopped)"]),
            (["oil for frying", "oil"], ["oil ×2 (oil for frying)"]),
            (["salt and pepper", "salt", "pepper", "salt"], ["salt ×2", "pepper ×1"]),
            (["salt and black pepper", "salt"], ["black pepper ×1", "salt ×1"]),
            (["oil and salt"], ["oil and salt ×1"]),
            (["almond flour"], ["almond flour ×1"]),
            (["b", "a", "c", "c"], ["c ×2", "a ×1", "b ×1"]),
        ] as [([String], [String])])
    func suggestsRows(names: [String], rows: [String]) {
        let known = Groceries([grocery("flour"), grocery("onions")], language: .english)
        var unmatched = UnmatchedGroceries(groceries: known)
        var recipe = Recipe(summary: RecipeSummary(slug: "x", title: "X", source: "x.md"))
        recipe.groups = [
            IngredientGroup(
                name: nil,
                ingredients: names.map {
                    RecipeIngredient(IngredientLine(text: $0), location: SourceLocation(file: "x.md"))
                })
        ]
        unmatched.add(recipe)
        let suggested = unmatched.suggested
        let texts = suggested.map { row in
            "\(row.name) ×\(row.count)" + (row.aliases.isEmpty ? "" : " (\(row.aliases.joined(separator: ", ")))")
        }
        #expect(texts == rows)
        // With the rows every name meets a grocery.
        let all = known.all + suggested.map { grocery($0.name, aliases: $0.aliases) }
        var again = UnmatchedGroceries(groceries: Groceries(all, language: .english))
        again.add(recipe)
        #expect(again.all.map(\.name) == [])
    }
}
