import Kitchen
import Text

/// The picture file of a dish, for recipes without a picture: a pizza with the toppings that the recipe lists, a dish that
/// the title names for certain, else an empty plate. Many recipes share one.
struct DishEmblem: Hashable, Sendable {
    /// What is drawn.
    enum Kind: Hashable {
        /// The toppings, as a set of rows of the table of toppings.
        case pizza(toppings: UInt128)
        /// A kind of dish by its place among all, and one of the tints; -1 for its own.
        case dish(kind: Int8, tint: Int8)
        case plate
    }

    let kind: Kind
    private let way: UInt8

    /// The emblem of a recipe by its title in a language; the names of its ingredients are asked for where it is a pizza.
    init(
        title: String, tags: [String] = [], language: KitchenLanguage = .english,
        ingredients: @autoclosure () -> [String] = []
    ) {
        kind = Self.kind(title, tags, language, ingredients)
        way = UInt8(FNV1a.hash(of: title.utf8) % UInt64(kind == .plate ? EmptyPlate.ways : Self.ways))
    }

    private static func kind(
        _ title: String, _ tags: [String], _ language: KitchenLanguage, _ ingredients: () -> [String]
    ) -> Kind {
        guard let parsed = DishTitle(title) else { return .plate }
        if isPizza(parsed, title, tags) { return .pizza(toppings: ToppingTable.set(of: ingredients())) }
        guard let number = DishNouns.all[language].kind(of: parsed), DishKind.all[number].fits(FoodWords(title)) else {
            return .plate
        }
        let dish = DishKind.all[number]
        let tints = dish.tint == .own ? [] : Tint.rows(in: FoodWords(parsed.describing(DishTitle.Order(language))))
        if tints.count != 1, dish.tint == .needed { return .plate }
        // A dish of two colours is of none for certain.
        return .dish(kind: Int8(number), tint: tints.count == 1 ? Int8(tints[0]) : -1)
    }

    /// The address of the file in the built site.
    var address: String {
        switch kind {
        case .pizza: PageAddress.emblem(name)
        case .plate: Self.plateAddresses[Int(way)]
        case .dish(let dish, let tint):
            Self.dishAddresses[(Int(dish) * (Tint.count + 1) + Int(tint) + 1) * Self.ways + Int(way)]
        }
    }

    /// The addresses of all plates and dishes: many recipes share each, and ask for it again and again.
    private static let plateAddresses = (0..<EmptyPlate.ways).map { PageAddress.emblem("plate-\($0)") }
    private static let dishAddresses = DishKind.all.indices.flatMap { dish in
        (0...Tint.count).flatMap { tint in (0..<ways).map { PageAddress.emblem("dish-\(dish)-\(tint)-\($0)") } }
    }

    private static let ways = 4

    /// The name of the file without its ending.
    var name: String {
        switch kind {
        case .pizza(let toppings): "pizza-\(String(toppings, radix: 36))-\(way)"
        case .dish(let dish, let tint): "dish-\(dish)-\(tint + 1)-\(way)"
        case .plate: "plate-\(way)"
        }
    }

    /// The bytes of the file: an SVG document.
    var svg: [UInt8] { Sketch.document(drawing) }

    /// The drawing as an inline SVG of class `drawing`, decorative and without ids or links: about 900 bytes.
    var drawing: HTML {
        var dice = Dice(named: name)
        switch kind {
        case .pizza(let toppings): return CompactPizza(ToppingTable.toppings(of: toppings)).svg(&dice)
        case .dish(let dish, let tint):
            return DishKind.all[Int(dish)].look.svg(tint: Tint.colours(row: Int(tint)), &dice)
        case .plate: return EmptyPlate.svg(way: Int(way))
        }
    }

    private static let namesOfPizzas: Set<String> = [
        "margherita", "marinara", "napoletana", "capricciosa", "diavola", "boscaiola",
    ]
    private static let otherThanPizza = FoodTable(
        """
        dough,impast,teig,pate,masa,sauce,sugo,salsa,sosse,soup,roll,bite,burger,bread,toast,muffin,pocket,casserol,\
        bake.,stuff,salad,season,crust,base,stone,fries,dip,ball,calzon,chicken,pinwheel,cup.,cups,schneck,brotch,\
        auflauf,cracker,topping,spice,rustica,dolce,fritt,pie.,hot dog,quesad,tast,loaf,boat,bombs,knots,mix
        """)

    /// Whether the noun is a pizza, or the name of one where the tags say so.
    private static func isPizza(_ title: DishTitle, _ text: String, _ tags: [String]) -> Bool {
        let nouns = [title.words[title.start], title.words[title.end - 1]]
        let isNamed =
            nouns.contains { $0.hasSuffix("pizza") || $0 == "pizzas" || $0 == "pizze" }
            || title.words.contains(where: namesOfPizzas.contains)
                && tags.contains { FoodWords($0).text.hasPrefix("pizz") }
        return isNamed && !otherThanPizza.fits(FoodWords(text))
    }
}

extension PageKind {
    /// The drawn pictures that recipes share, each once, in order of name.
    static let emblems = PageKind(prefix: PageAddress.emblemFolder) { plan in
        Set(plan.recipes.compactMap(\.emblem)).sorted { $0.address < $1.address }.map { emblem in
            PlannedPage(address: emblem.address) { emblem.svg }
        }
    }
}
