import Kitchen
import Testing
import Text

@testable import Site

/// Which drawing a recipe gets by its title and its ingredients: one that nobody can mistake, else a card.
@Suite struct DishEmblemTests {
    static let tints = [
        "tomato", "orange", "green", "brown", "berry", "lemon", "amber", "cream", "aubergine", "wine",
    ]

    /// The first English noun of the kind that is drawn, with the name of its tint; nil for a card.
    private func drawn(_ title: String, _ language: KitchenLanguage) -> String? {
        switch DishEmblem(title: title, language: language).kind {
        case .card: return nil
        case .pizza: return "pizza"
        case .dish(let dish, let tint, _):
            return DishKind.all[Int(dish)].name + (tint < 0 ? "" : " " + Self.tints[Int(tint)])
        }
    }

    @Test func thereIsANameForEachTint() {
        #expect(Self.tints.count == Tint.count)
    }

    /// Each title with the look and, where the title gives a colour, that: nil is a card.
    @Test(
        arguments: [
            ("Chicken parmesan", "schnitzel"), ("Stuffed peppers", "stuffed peppers tomato"),
            ("Apple cider vinegar", "dressing amber"),
            ("Egg roll in a bowl", nil),
            ("Peanut butter chicken", "stew amber"), ("Fish sauce wings", nil), ("Chicken salad", "salad"),
            ("Potato salad", "salad"),
            ("Bread pudding", nil), ("Garlic bread", "bruschetta"), ("Banana bread", "banana bread"),
            ("Spaghetti and meatballs", "spaghetti"),
            ("Rice and beans", "fried rice"), ("Fried rice", "fried rice"), ("Fish cakes", "fish cakes"),
            ("Carrot cake", "birthday cake"),
            ("Shepherd's pie", "potato gratin"),
            ("Ricotta lasagna filling", nil), ("Tuna steak", "shrimp"), ("Hamburger patties", "fish cakes"),
            ("Meatball soup", "minestrone"),
            ("Beef tips in gravy on mashed potatoes", "chicken brown"), ("Chili oil", nil),
            ("Curry powder", "spice mix"), ("Sauce", nil),
            ("Pizza rolls", nil), ("Chicken, tomato and spinach curry", "stew"), ("Tea cake", "cake amber"),
            ("Iced coffee", "lemonade brown"),
            ("Mushroom sauce", "sauce cream"), ("Tomato sauce for spaghetti", "sauce tomato"),
            ("Basil pesto", "sauce green"),
            ("Coconut oil brownies", "brownies"), ("Egg noodles", "spaghetti"), ("French onion soup", "soup amber"),
            ("Potato & leek soup", "soup cream"), ("Black bean and pumpkin soup", "soup"),
            ("Chili con carne", "stew tomato"),
            ("Pizza dough", "dough"), ("Mum's chocolate chip cookies", "chocolate chip cookies"),
            ("Hummus (without garlic)", "hummus"),
            ("Mulled wine – hot", "tea wine"), ("Spaghetti all’amatriciana", "spaghetti"),
            ("Mushroom risotto", "risotto cream"),
            ("", nil), ("🍲", nil), ("and", nil),
        ] as [(String, String?)])
    func anEnglishTitle(title: String, look: String?) {
        #expect(drawn(title, .english) == look)
    }

    @Test(
        arguments: [
            (KitchenLanguage.italian, "Zuppa di cipolle", "soup amber"),
            (.italian, "La bistecca alla fiorentina", "steak"),
            (.italian, "Torta salata", "quiche"), (.italian, "Spaghetti alle vongole", "spaghetti"),
            (.italian, "Pollo alla birra", "chicken"),
            (.italian, "Ragù bianco", nil), (.italian, "Crostata di albicocche", "crostata"),
            (.italian, "Pane all’aglio", "bruschetta"),
            (.german, "Kürbissuppe", "soup orange"), (.german, "Nudelsalat", "salad"),
            (.german, "Milchreis", "porridge"),
            (.german, "Hefeteig für Pizza", "dough"), (.german, "Hähnchen mit Reis", "chicken"),
            (.german, "Pilzrisotto", "risotto cream"),
            (.german, "Rinderbraten in Rotweinsoße", "roast beef"), (.german, "Zwiebelkuchen", "quiche"),
            (.german, "Schwarztee", "tea amber"),
            (.french, "Soupe à l’oignon", "soup amber"), (.french, "Pain perdu", "french toast"),
            (.french, "Œufs au plat", "fried eggs"),
            (.french, "Pâté de campagne", nil), (.french, "Les crêpes", "pancakes"),
            (.french, "Poulet au curry", "chicken lemon"),
            (.spanish, "Tortilla de patatas", "omelette"), (.spanish, "Arroz con pollo", "paella"),
            (.spanish, "Pan de ajo", "bruschetta"),
            (.spanish, "Salsa de tomate", "sauce tomato"), (.spanish, "Sopa de ajo", "soup"),
        ] as [(KitchenLanguage, String, String?)])
    func aTitleInAnotherLanguage(language: KitchenLanguage, title: String, look: String?) {
        #expect(drawn(title, language) == look)
    }

    @Test(arguments: [
        ("Pizza Marinara", ["500 g flour", "tomatoes", "garlic", "oregano"], ["garlic", "rosemar", "tomat"]),
        ("Marinara pizza", ["tomato sauce", "no cheese"], ["tomat"]),
        ("Pizza Margherita", ["passata", "mozzarella", "salt and pepper", "olive oil"], ["mozz", "tomat"]),
        ("Pizza senza mozzarella", ["pomodori", "senza mozzarella", "acciughe"], ["anchov", "tomat"]),
        ("Pizza", ["mehl", "hefe", "kase ohne laktose", "schinken"], ["ham.", "mozz"]),
        ("Pizza vegana", ["sin queso", "champiñones"], ["mushroom"]),
        ("Pizza blanche", ["sans fromage", "roquette"], ["rocket"]),
        ("Pizza bianca", ["flour", "1 egg", "black pepper"], []),
    ])
    func aPizzaHasTheToppingsThatItsRecipeLists(title: String, ingredients: [String], toppings: [String]) {
        guard case .pizza(let set) = DishEmblem(title: title, ingredients: ingredients).kind else {
            Issue.record("\(title) is no pizza")
            return
        }
        #expect(ToppingTable.toppings(of: set).map(\.key).sorted() == toppings)
    }

    @Test(arguments: ["without cheese", "senza mozzarella", "ohne Käse", "sans fromage", "sin queso", "no mozzarella"])
    func whatIsLeftOutIsNotDrawn(topping: String) {
        let plain = PizzaDrawing.svg(name: "Marinara", toppings: ["Tomato sauce"])
        let bare = { (drawing: HTML) in
            String(decoding: drawing.bytes, as: UTF8.self).replacing(/p[0-9a-z]+-[0-9]/, with: "")
        }
        #expect(bare(PizzaDrawing.svg(name: "Marinara", toppings: ["Tomato sauce", topping])) == bare(plain))
    }

    @Test(arguments: [
        ("Schinken", "ham"), ("Jambon", "ham"), ("Jamón", "ham"), ("Käse", "cheese"), ("Fromage", "cheese"),
        ("Pilze", "mushrooms"),
        ("Zwiebeln", "onion"), ("Cebolla", "onion"), ("Thunfisch", "tuna"), ("Thon", "tuna"), ("Atún", "tuna"),
        ("Sardellen", "anchovy"), ("Anchois", "anchovy"), ("Rucola", "rocket"), ("Roquette", "rocket"),
        ("Tomate", "tomato"),
        ("Ananas", "pineapple"), ("Piña", "pineapple"), ("Aceitunas", "olives"), ("Oliven", "olives"), ("Œuf", "egg"),
    ])
    func aToppingIsKnownInFiveLanguages(name: String, english: String) {
        #expect(Topping(named: name).key == Topping(named: english).key)
    }
}
