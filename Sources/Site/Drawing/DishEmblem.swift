import Kitchen

/// The picture file of a kind of dish, for recipes without a picture: the kind in its colour, with its usual garnish, in one
/// of four ways. Many recipes share one.
struct DishEmblem: Hashable, Sendable {
    private enum Kind: Hashable {
        case redPizza
        case whitePizza
        /// A row of the dishes and one of the tints; -1 for none.
        case dish(row: Int8, tint: Int8)
    }

    private let kind: Kind
    private let way: UInt8

    /// The emblem of a recipe. Words are known in English and Italian, first those of the title and then those of the
    /// tags.
    init(title: String, tags: [String]) {
        let (words, tagged) = (FoodWords(title), FoodWords(tags))
        way = UInt8(Dice.hash(of: title) % UInt64(Self.ways))
        if Self.isPizza(words, tagged) {
            kind = Self.white.fits(words) ? .whitePizza : .redPizza
        } else {
            let (row, tint) = (DishTable.row(title: words, tags: tagged), Tint.row(in: words))
            kind = .dish(row: Int8(row), tint: Int8(tint))
        }
    }

    /// The address of the file in the built site.
    var address: String {
        switch kind {
        case .redPizza, .whitePizza: PageAddress.emblem(name)
        case .dish(let row, let tint):
            Self.dishAddresses[((Int(row) + 1) * (Tint.rows + 1) + Int(tint) + 1) * Self.ways + Int(way)]
        }
    }

    /// The addresses of all dishes, by row, tint and way: many recipes share each, and ask for it again and again.
    private static let dishAddresses = (0...DishTable.rows).flatMap { row in
        (0...Tint.rows).flatMap { tint in (0..<ways).map { PageAddress.emblem("dish-\(row)-\(tint)-\($0)") } }
    }

    private static let ways = 4

    /// The name of the file without its ending.
    var name: String {
        switch kind {
        case .redPizza: "pizza-red-\(way)"
        case .whitePizza: "pizza-white-\(way)"
        case .dish(let row, let tint): "dish-\(row + 1)-\(tint + 1)-\(way)"
        }
    }

    /// The name without the way, which dishes that look alike share.
    var kindName: Substring { name.dropLast() }

    /// The bytes of the file: an SVG document.
    var svg: [UInt8] { Sketch.document(drawing) }

    /// The drawing as an inline SVG of class `drawing`, decorative and without ids or links: about 900 bytes.
    var drawing: [UInt8] {
        let name = name
        switch kind {
        case .redPizza: return PizzaDrawing.svg(name: name, toppings: ["tomato", "mozzarella"], detail: .compact)
        case .whitePizza: return PizzaDrawing.svg(name: name, toppings: ["mozzarella"], detail: .compact)
        case .dish(let row, let tint):
            var dice = Dice(named: name)
            return DishDrawing.svg(DishTable.look(row: Int(row)), tint: Tint.colours(row: Int(tint)), &dice)
        }
    }

    private static let pizza = FoodTable("pizz")
    private static let partOfPizza = FoodTable("dough,impast,sauce,sugo,salsa")
    private static let kindOfPizza = FoodTable("calzon,marinar,margherit")
    private static let white = FoodTable("bianc,white")

    private static func isPizza(_ title: FoodWords, _ tags: FoodWords) -> Bool {
        pizza.fits(title) && !partOfPizza.fits(title) || kindOfPizza.fits(title) && pizza.fits(tags)
    }
}
