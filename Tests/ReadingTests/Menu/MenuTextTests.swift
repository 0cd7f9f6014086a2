import Diagnostics
import Kitchen
import Reading
import Testing

/// `menu.md`: a menu as an owner writes it.
struct MenuTextTests {
    private static let groceries = ["pizza dough", "tomato sauce", "mozzarella", "basil", "rocket"]

    private func menu(
        _ text: String, ingredients: String = "[]", language: KitchenLanguage = .english
    ) -> (menu: PricedMenu?, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        var kitchen = Kitchen()
        kitchen.settings.sources.pizzas = Settings.Sources.menuText
        kitchen.groceries = Self.groceries.map { name in
            var grocery = Grocery(name: name, location: SourceLocation(file: "content/groceries.csv"))
            let allergens: AllergenSet = name == "pizza dough" ? [.gluten] : name == "mozzarella" ? [.milk] : []
            grocery.diet = DietFacts(
                vegetarian: .yes, vegan: name == "mozzarella" ? .no : .yes,
                allergens: AllergenStatement(contains: allergens, isComplete: true))
            return grocery
        }
        kitchen.menu = MenuTextReader(currency: .euro, language: language).read(
            Array(text.utf8), ingredients: .init(file: "ingredients.json", bytes: Array(ingredients.utf8)),
            groceries: kitchen.groceryNames, diagnostics: &diagnostics)
        let priced = kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
        return (priced.menu, diagnostics)
    }

    /// "23 Margherita | Normale 7.50, Maxi 11.00 | tomato sauce, mozzarella | yes no gluten milk".
    private func text(_ dish: PricedDish) -> String {
        let prices = dish.prices.map { [$0.size, $0.price.plain].compactMap(\.self).joined(separator: " ") }
        let allergens = dish.diet.allergens.contains.map(\.rawValue) + (dish.diet.allergens.isComplete ? [] : ["?"])
        return [
            [dish.written.number, dish.name].compactMap(\.self).joined(separator: " "),
            prices.joined(separator: ", "), dish.toppings.map(\.name).joined(separator: ", "),
            (["\(dish.diet.vegetarian) \(dish.diet.vegan)"] + allergens).joined(separator: " "),
        ].joined(separator: " | ")
    }

    @Test(arguments: [
        (KitchenLanguage.german, ["teig", "enthält", "tage", "getränke", "ja", "größen", "keine"]),
        (.italian, ["impasto", "contiene", "giorni", "bevande", "sì", "formati", "nessuno"]),
        (.french, ["pâte", "contient", "jours", "boissons", "oui", "tailles", "aucune"]),
        (.spanish, ["masa", "contiene", "días", "bebidas", "sí", "tamaños", "ninguno"]),
    ])
    func keysMayBeOfTheHouse(language: KitchenLanguage, words: [String]) throws {
        let (read, diagnostics) = menu(
            """
            ## A
            \(words[0]): pizza dough
            \(words[2]): mon-fri
            - **Rossa** 7.00
              - tomato sauce
            - **Plain** 5.00
              - \(words[6])
              - \(words[0]): \(words[6])
              - \(words[1]): \(words[6])
            ## B
            \(words[3]): \(words[4])
            \(words[5]): Small, Large
            - **Ale** 3.00 / 4.00
              - \(words[1]): gluten
            """, language: language)
        // A house that has something on some days tells where it is.
        #expect(diagnostics.map(\.id) == [.missingKey])
        let dishes = try #require(read).dishes
        #expect(
            dishes.map(text) == [
                "Rossa | 7.00 | tomato sauce | yes yes gluten", "Plain | 5.00 |  | unknown unknown",
                "Ale | Small 3.00, Large 4.00 |  | unknown unknown gluten",
            ])
        #expect(dishes[2].isDrink && dishes[0].served.first?.weekdays.count == 5)
    }

    @Test(arguments: [
        ("Baked with wood,\nall day.\n\n## A\n- **Rossa** 7\n", "Baked with wood, all day." as String?, 0),
        ("---\nnote: Baked with wood\n---\n# Card\nAll day.\n- **Rossa** 7\n", "Baked with wood All day.", 0),
        ("## A\nBelow.\n- **Rossa** 7\n", nil, 0),
        // Behind a dish it is of nothing.
        ("- **Rossa** 7\nBehind.\n", nil, 1),
    ])
    func whatStandsAboveAllSectionsIsSaidThere(text: String, note: String?, unread: Int) {
        let (read, diagnostics) = menu(text)
        #expect(read?.menu.note == note)
        #expect(diagnostics.count { $0.message == "nothing reads this line" } == unread)
    }

    @Test func aCardIsReadAsItReads() throws {
        let (read, diagnostics) = menu(
            """
            ---
            sizes: [Normale, Maxi]
            ---
            # The card

            ## Pizze
            base: pizza dough
            - **23 Margherita** 7,50 / 11,00 · favourite
              - tomato sauce, mozzarella, basil
              - *Torn by hand, twice a day.*
            <!-- not before June
            - **24 Bianca** 7,00 / 10,00 -->
            ## Insalate
            With bread,
            on request.
            - **40 Mista** 6,00 · vegan
              - contains: none
            - **Rucola** € 8.50 · neu · scharf
              - rocket, mozzarella
            ## Vini
            - **Chianti 2022** 0,1 l 4,50 / 0,75 l 24,00
              - contains: sulphites
            """)
        let menu = try #require(read)
        #expect(diagnostics.isEmpty)
        #expect(
            menu.dishes.map(text) == [
                "23 Margherita | Normale 7.50, Maxi 11.00 | tomato sauce, mozzarella, basil | yes no gluten milk",
                "40 Mista | 6.00 |  | yes yes", "Rucola | 8.50 | rocket, mozzarella | yes no milk",
                "Chianti 2022 | 0,1 l 4.50, 0,75 l 24.00 |  | unknown unknown sulphites",
            ])
        #expect(menu.sections(order: []).map(\.name) == ["Pizze", "Insalate", "Vini"])
        #expect(menu.sections(order: []).map(\.note) == [nil, "With bread, on request.", nil])
        #expect(menu.dishes.map(\.isPizza) == [true, false, false, false])
        #expect(menu.dishes[0].written.description == "Torn by hand, twice a day.")
        #expect(menu.dishes.map(\.written.marks) == [[.favourite], [], [.new, .spicy], []])
    }

    @Test(arguments: [
        "vegane", "Vegani", "veganos", "vegetariane", "végétariennes", "surgelati", "congelados", "fatte in casa",
        "faits maison", "caseras", "nuove", "nuevos", "piccanti", "épicées", "picantes", "preferite", "favoritas",
    ])
    func whatIsSaidOfADishStandsInThePluralToo(word: String) throws {
        let (read, diagnostics) = menu("## Food\n- **Dish** 5 · \(word)\n  - contains: none\n")
        #expect(diagnostics.isEmpty)
        let dish = try #require(read?.dishes.first)
        #expect(dish.written.diet != .unknown || !dish.written.marks.isEmpty)
    }

    @Test(arguments: [
        ("7,50", "7.50"), ("7.50", "7.50"), ("7,50 €", "7.50"), ("€7.50", "7.50"), ("EUR 7,50", "7.50"),
        ("12", "12.00"),
        ("small 6 / large 9,5", "small 6.00, large 9.50"), ("0,2 l 3,20 / 0,4 l 5,80 €", "0,2 l 3.20, 0,4 l 5.80"),
        ("glass € 2 / bottle EUR 3,80", "glass 2.00, bottle 3.80"),
        ("1 scoop 2 / 2 scoops 3,80", "1 scoop 2.00, 2 scoops 3.80"),
    ])
    func pricesAreWrittenAsPeopleDo(price: String, expected: String) throws {
        let menu = try #require(menu("## Food\n- **Dish** \(price)\n  - contains: none\n").menu)
        let prices = menu.dishes[0].prices.map { [$0.size, $0.price.plain].compactMap(\.self).joined(separator: " ") }
        #expect(prices.joined(separator: ", ") == expected)
    }

    @Test func whatHasNoPriceIsComputed() throws {
        let (read, diagnostics) = menu(
            """
            ---
            sizes: [S, L]
            base_price: 4,50 / 7,00
            ---
            ## Pizzas
            base: pizza dough
            - **Margherita**
              - mozzarella, tomato sauce
            - **House** 9 / 14
              - mozzarella, basil
            """,
            ingredients: #"[{"id": 7, "name": "Mozzarella", "price": 1.20, "vegetarian": true, "allergens": ["milk"]}]"#
        )
        let menu = try #require(read)
        #expect(menu.dishes[0].prices.map(\.price.plain) == ["5.70", "8.20"])
        #expect(menu.dishes[0].toppings.map(\.id).first == 7)
        #expect(menu.dishes[1].prices.map(\.price.plain) == ["9.00", "14.00"])
        #expect(diagnostics.map(\.id) == [.priceDiffers])
        #expect(diagnostics.first?.fix?.hasPrefix("write prices: by_hand into content/menu/menu.md") == true)
    }

    @Test(arguments: [
        ("base_price: 4 / 6\ntopping_factor: 1 / 1,5", "5.20 7.80"), ("base_price: 4\ntopping_factor: 2", "6.40 6.40"),
        ("topping_factor: 1 / 0\nbase_price: 4 / 6", "5.20 6.00"),
    ])
    func toppingsCostByTheirSize(head: String, expected: String) throws {
        let ingredients = #"[{"id": 7, "name": "Mozzarella", "price": 1.20, "allergens": ["milk"]}]"#
        let text = "---\nsizes: [S, L]\n\(head)\n---\n## Pizzas\nbase: pizza dough\n- **A**\n  - mozzarella\n"
        let read = menu(text, ingredients: ingredients)
        #expect(read.diagnostics.isEmpty)
        #expect(try #require(read.menu).dishes[0].prices.map(\.price.plain).joined(separator: " ") == expected)
    }

    /// Nobody could say which size the second of two prices is of, where there are three.
    @Test(arguments: [
        "sizes: [S, M, L]\nbase_price: 4 / 6", "base_price: 4 / 6", "sizes: [S, L]\nbase_price: 4 / 6 / 8",
        "sizes: [S, L]\nbase_price: 4 /", "sizes: [S, L]\nbase_price: 4\ntopping_factor: 1 / x",
        "sizes: [S, L]\nbase_price: 4\ntopping_factor: 1 / 2 / 3", "base_price: 4\ntopping_factor: 1 / 2",
    ])
    func numbersOfAnotherCountOfSizesAreTold(head: String) {
        let told = menu("---\n\(head)\n---\n## Pizzas\nbase: pizza dough\n- **A** 5\n  - rocket\n").diagnostics
        #expect(told.map(\.id).contains(.wrongType))
    }

    /// What a set meal states of itself counts with what its courses are; of what it does not state nothing is known.
    @Test(arguments: [
        ("  - contains: none\n  - frozen: no\n", "Rice", Certainty.no, true),
        ("  - contains: none\n", "Rice", .unknown, true),
        ("  - enthält: keine\n  - tiefgekühlt: nein\n", "Rice", .no, true), ("  - none\n", "Rice", .unknown, false),
        ("  - contains: none\n  - frozen: no\n", "Ice or Rice", .yes, true), ("", "Rice", .unknown, false),
    ])
    func aMealStatesWhatItIsBesides(own: String, course: String, isFrozen: Certainty, isKnown: Bool) throws {
        let other = "- **Ice** 5 · frozen\n  - contains: milk\n- **Rice** 4\n  - contains: none\n  - frozen: no\n"
        let text = "## A\nbase: none\n\(other)- **Meal** 9\n\(own)  - course: \(course)\n"
        let dishes = try #require(menu(text).menu).dishes
        let meal = try #require(dishes.first { $0.name == "Meal" })
        #expect(meal.diet.allergens.isComplete == isKnown)
        #expect(meal.diet.frozen == isFrozen)
        #expect(meal.diet.vegan != .yes)
    }

    /// A salad beside pizzas has as much of a topping as the first size; of pieces nobody says how much is on them. The section says
    /// what is added to its largest dish, whichever comes first.
    @Test(arguments: [["pizza", "salad"], ["salad", "pizza"]])
    func whatIsAddedHasItsEnergy(order: [String]) throws {
        let dishes = [
            "pizza": "- **Margherita** 5 / 8\n  - rocket\n", "salad": "- **Mista** 6\n  - base: none\n  - rocket\n",
        ]
        let text =
            "---\nsizes: [S, L]\nprices: by_hand\n---\n## Food\nbase: pizza dough\nextra: mozzarella 1\n"
            + order.compactMap { dishes[$0] }.joined()
            + "## Wings\nextra: mozzarella 1\n- **Wings** 6 pieces 5 / 12 pieces 9\n  - contains: none\n"
        let ingredients = #"""
            [{"id": 7, "name": "Mozzarella", "price": 1, "kcal": {"S": 100, "L": 200}, "allergens": ["milk"]}]
            """#
        let menu = try #require(menu(text, ingredients: ingredients).menu)
        let added = menu.dishes.map { $0.extras.map { $0.energy.map(\.kilocalories) } }
        let expected = ["pizza": [[100, 200]], "salad": [[100]]]
        #expect(added == order.compactMap { expected[$0] } + [[[]]])
        let told = menu.sections(order: []).map { $0.extras.map { $0.energy.map(\.kilocalories) } }
        #expect(told == [[[100, 200]], [[]]])
    }

    @Test func aGroceryKeepsItsNumber() throws {
        let card = { (foods: String) in "## Salads\n- **A** 5\n  - \(foods)\n" }
        let one = try #require(menu(card("rocket, mozzarella")).menu).dishes[0].toppings
        let other = try #require(menu(card("mozzarella, basil, rocket")).menu).dishes[0].toppings
        #expect(one.first { $0.name == "rocket" }?.id == other.first { $0.name == "rocket" }?.id)
        let ids = Set(other.map(\.id))
        #expect(ids.count == 3 && ids.allSatisfy { $0 > 0 && $0 <= 9_007_199_254_740_991 })
    }

    @Test(arguments: [
        (
            "- **A** 5\n  - tomato sauce, mozarella", DiagnosticID.unknownIngredient, "5:19",
            "did you mean \"mozzarella\"?"
        ),
        ("- **A** 5 · veganes\n  - rocket", .invalidValue, "4:13", "did you mean \"véganes\"?"),
        ("- **A** 5 · vegann\n  - rocket", .invalidValue, "4:13", "did you mean \"vegan\"?"),
        (
            "- **A** 5 · round\n  - rocket", .invalidValue, "4:13",
            "write one of vegan, vegetarian, frozen, homemade, new, spicy, favourite, or a fact as in 640 kcal or origin Tuscany"
        ),
        ("- Margherita 5", .invalidValue, "4:3", "write it as in - **23 Margherita** 7.50"),
        (
            "- **A**\n  - rocket", .priceUnknown, "4:5",
            "write its price behind its name, or a `base_price` for the menu"
        ),
        ("- **A** 5\n  - rocket\n  - basil", .invalidValue, "6:5", ""),
        ("- **A** 5 / 6\n  - rocket", .invalidValue, "4:9", "write it before each, as in small 5.50 / large 8"),
        ("- **A** small 5 / 6\n  - rocket", .invalidValue, "4:9", ""),
        ("- **A** 5\n  - contains: glutten", .unknownAllergen, "5:15", "did you mean \"gluten\"?"),
        ("- **A** 5,005\n  - rocket", .overPrecisePrice, "4:9", ""),
        ("- **A** 5\n  - rocket\nSomething else.", .invalidValue, "6:1", ""),
        ("- **A** 5\n  - rocket\n- **a** 6\n  - rocket", .duplicateName, "6:5", ""),
        ("- **1 A** 5\n  - rocket\n- **1 B** 6\n  - rocket", .duplicateID, "6:5", ""),
    ])
    func slipsAreToldWhereTheyStand(dishes: String, id: DiagnosticID, place: String, fix: String) {
        let told = menu("# Card\n\n## Food\n\(dishes)\n").diagnostics
        #expect(told.map(\.id) == [id])
        #expect(told.first?.location?.place == "content/menu/menu.md:\(place)")
        if !fix.isEmpty { #expect(told.first?.fix == fix) }
    }

    @Test(arguments: [
        ("bsae: none", DiagnosticID.unknownKey), ("base: piza dough", .unknownIngredient),
        ("extra: rocket", .priceUnknown), ("extra: rocket 1 / 2", .priceUnknown),
        ("extra: rockt 1", .unknownIngredient), ("extra: basil instead of rockt 1", .unknownIngredient),
    ])
    func slipsOfASectionAreTold(line: String, id: DiagnosticID) {
        let text = "---\nbase_price: 4\n---\n## Pizzas\n\(line)\n- **A** 5\n  - rocket\n"
        #expect(menu(text).diagnostics.map(\.id).contains(id))
    }

    /// "basil for rocket S 1.00 L 2.00".
    private func text(_ extra: PricedExtra) -> String {
        let name = [extra.topping.name, extra.replaced == nil ? nil : "for \(extra.replacedName ?? "?")"]
        let prices =
            extra.price.map { [$0.plain] } ?? extra.prices.flatMap { [$0.size, $0.price.plain].compactMap(\.self) }
        return (name.compactMap(\.self) + prices).joined(separator: " ")
    }

    @Test(arguments: [
        ("with basil +1,50", ["basil 1.50"]), ("with basil 1.50 / 2.00", ["basil S 1.50 L 2.00"]),
        ("with basil +1 / +2; rocket 3 €", ["basil S 1.00 L 2.00", "rocket 3.00"]),
        ("con basil € 2,00", ["basil 2.00"]), ("mit basil statt mozzarella +1", ["basil for mozzarella 1.00"]),
        ("avec basil au lieu de mozzarella 1 € / 2 €", ["basil for mozzarella S 1.00 L 2.00"]),
        ("with basil for pizza dough 2", ["basil for pizza dough 2.00"]),
        ("with basil for base 2", ["basil for pizza dough 2.00"]),
        ("with Ham", ["Ham 2.00"]), ("with Ham 1", ["Ham 1.00"]),
    ])
    func whatADishIsHadWith(line: String, expected: [String]) throws {
        let (read, diagnostics) = menu(
            """
            ---
            sizes: [S, L]
            ---
            ## Pizzas
            base: pizza dough
            - **A** 5 / 8
              - mozzarella, rocket
              - \(line)
            """, ingredients: #"[{"id": 7, "name": "Ham", "price": 2, "allergens": []}]"#)
        #expect(try #require(read).dishes[0].ownExtras.map(text) == expected)
        #expect(diagnostics.isEmpty)
    }

    @Test func whatTheDishesOfASectionAreHadWith() throws {
        let (read, diagnostics) = menu(
            """
            ---
            sizes: [S, L]
            ---
            ## Pizzas
            extra: basil 1,00 / 1,50; rocket instead of mozzarella 2,00
            base: pizza dough
            - **A** 5 / 8
              - mozzarella
              - with basil 0,50
            - **B** 5 / 8
              - tomato sauce
            ## Salads
            extra: mozzarella 2
            - **C** small 5 / large 8
              - rocket
              - with basil 1 / 2
            """)
        let menu = try #require(read)
        #expect(
            menu.dishes.map { $0.extras.map(text) } == [
                ["basil 0.50", "rocket for mozzarella 2.00"], ["basil S 1.00 L 1.50"],
                ["basil small 1.00 large 2.00", "mozzarella 2.00"],
            ])
        #expect(menu.dishes.map(\.takesToppings) == [false, false, false])
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("with unicorn 2", DiagnosticID.unknownIngredient, "6:10"), ("with basil", .priceUnknown, "6:10"),
        ("with basil 1 / 2", .priceUnknown, "6:10"), ("with basil 1 for rocket", .unknownIngredient, "6:10"),
        ("with basil for unicorn 2", .unknownIngredient, "6:20"),
        ("with basil for mozzarella 2", .invalidValue, "6:10"),
    ])
    func slipsOfWhatADishIsHadWithAreTold(line: String, id: DiagnosticID, place: String) {
        let told = menu("# Card\n\n## Food\n- **A** 5\n  - rocket\n  - \(line)\n").diagnostics
        #expect(told.map(\.id) == [id])
        #expect(told.first?.location?.place == "content/menu/menu.md:\(place)")
    }

    @Test func whatASectionSaysIsSaidOfItsDishes() throws {
        let (read, diagnostics) = menu(
            """
            ## Wines
            sizes: Glass, Bottle
            contains: sulphites
            - **Chianti** 4,50 / 24
            - **House wine** 3,50 / -
            - **Sekt** – / 28,00
            - **Grape juice** 3 / 12
              - contains: none
            """)
        let menu = try #require(read)
        #expect(
            menu.dishes.map(text) == [
                "Chianti | Glass 4.50, Bottle 24.00 |  | unknown unknown sulphites",
                "House wine | Glass 3.50 |  | unknown unknown sulphites",
                "Sekt | Bottle 28.00 |  | unknown unknown sulphites",
                "Grape juice | Glass 3.00, Bottle 12.00 |  | unknown unknown",
            ])
        #expect(diagnostics.isEmpty)
    }

    @Test func theExtrasOfASectionAreInTheSizesOfItsDishes() throws {
        let (read, diagnostics) = menu(
            """
            ## Salads
            extra: mozzarella 1 / 2; basil 0,50
            - **Plain** 4
              - rocket
            - **Green** half 5 / full 8
              - rocket
            """)
        let menu = try #require(read)
        #expect(
            menu.dishes.map { $0.extras.map(text) } == [
                ["basil 0.50"], ["mozzarella half 1.00 full 2.00", "basil 0.50"],
            ])
        #expect(diagnostics.map(\.severity) == [.note])
        #expect(
            diagnostics.first?.message == "\"Plain\" is not offered with what has no price in its sizes: mozzarella")
    }

    @Test func aPizzaNeedNotBeHadInAllSizes() throws {
        let (read, diagnostics) = menu(
            """
            ---
            sizes: [S, L]
            ---
            ## Pizzas
            base: pizza dough
            - **Calzone** 10,00 / -
              - mozzarella
            - **Bruschetta** 6,00
              - rocket
              - base: basil
            """)
        #expect(
            try #require(read).dishes.map { $0.prices.map { [$0.size ?? "", $0.price.plain] } } == [
                [["S", "10.00"]], [["", "6.00"]],
            ])
        #expect(diagnostics.isEmpty)
        #expect(try #require(read).sections(order: [])[0].sizes.isEmpty)
    }

    @Test func whatIsWrongInASectionIsToldOnce() {
        let told = menu("## Food\ncontains: glutten\n- **A** 5\n- **B** 6\n").diagnostics
        #expect(told.map(\.id) == [.unknownAllergen])
        let sizes = menu(
            "---\nbase_price: 4\nprices: by_hand\n---\n## Food\nsizes: S, L\nbase: pizza dough\n- **A** 5\n  - rocket\n"
        )
        .diagnostics
        #expect(sizes.map(\.id) == [.invalidValue])
    }

    @Test(arguments: [("con rocket 1", 1), ("with basil 1", 1), ("mit basil", 0), ("con", 0)])
    func inOtherLanguagesALineWithAPriceIsAnExtra(line: String, extras: Int) throws {
        let dish = try #require(menu("## Food\n- **A** 5\n  - \(line)\n").menu).dishes[0]
        #expect(dish.extras.count == extras)
    }

    @Test func aSizeWithoutAPriceIsTold() {
        let told = menu("---\nsizes: [S, L]\n---\n## Pizzas\nbase: pizza dough\n- **A** 5\n  - rocket\n").diagnostics
        #expect(told.map(\.id).contains(.priceWithoutSize))
        #expect(
            told.first { $0.id == .priceWithoutSize }?.fix
                == "write one for each size, as in 5.00 / 5.00, with a dash for none")
    }

    @Test(arguments: [
        (["23 Margherita", "24a Diavola", "Bianca"], ["23|Margherita", "24a|Diavola", "|Bianca"]),
        (["4 Formaggi", "Margherita"], ["|4 Formaggi", "|Margherita"]),
        (["31 4 Formaggi", "30 Norma"], ["31|4 Formaggi", "30|Norma"]),
        (["4 Formaggi", "7. Norma", "Bianca"], ["|4 Formaggi", "7|Norma", "|Bianca"]), (["40 Mista"], ["40|Mista"]),
        (["7up", "2024er Riesling"], ["|7up", "|2024er Riesling"]),
    ])
    func aNumberIsOneWhereMostDishesHaveOne(names: [String], expected: [String]) throws {
        let card = "## Food\n" + names.map { "- **\($0)** 5\n  - rocket\n" }.joined()
        let dishes = try #require(menu(card).menu).dishes
        #expect(dishes.map { "\($0.written.number ?? "")|\($0.name)" } == expected)
    }

    @Test func whatIsNotFoundMakesADishNotKnown() throws {
        let menu = try #require(menu("## Food\n- **A** 5\n  - rocket, unicorn\n").menu)
        #expect(text(menu.dishes[0]) == "A | 5.00 | rocket | unknown unknown ?")
    }
}
