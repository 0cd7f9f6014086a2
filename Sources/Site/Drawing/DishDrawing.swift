/// A dish seen from above, for a recipe without a picture: its title and tags say which.
///
/// ```swift
/// let soup = DishDrawing.svg(title: "Pumpkin soup", tags: ["soup", "autumn"])
/// // an orange soup in a bowl whose glaze follows from the title
/// ```
public enum DishDrawing {
    /// The drawing as an inline SVG of class `drawing`, decorative and without ids or links: about 900 bytes.
    ///
    /// Words are known in English and Italian, first those of the title and then those of the tags. A recipe that is a
    /// pizza is drawn as one, with the toppings that its title names.
    public static func svg(title: String, tags: [String]) -> [UInt8] {
        let words = FoodWords(title)
        let tagged = FoodWords(tags.joined(separator: " "))
        if isPizza(words, tagged) { return PizzaDrawing.svg(name: title, toppings: toppings(words), detail: .compact) }
        var dice = Dice(title)
        return drawn(words, tagged, named: words.words, &dice)
    }

    /// A dish with what the words `named` lay on it, or else its garnish.
    private static func drawn(
        _ words: FoodWords, _ tagged: FoodWords, named: [[UInt8]], _ dice: inout Dice
    ) -> [UInt8] {
        let look = DishTable.look(title: words, tags: tagged)
        var sketch = Sketch(capacity: 1_100)
        let glaze = dice.pick(Vessel.glazes) ?? Tint.cream
        sketch.put(glaze.paint(look.vessel.markup))
        let tint = look.heedsWords ? Tint.colours(in: words) : nil
        sketch.put((tint ?? look.tint).paint(look.markup))
        scatter(pieces(look, named, &dice), look, on: &sketch, &dice)
        return sketch.finished()
    }

    private static let pizza = FoodTable("pizz")
    private static let partOfPizza = FoodTable("dough,impast,sauce,sugo,salsa")
    private static let kindOfPizza = FoodTable("calzon,marinar,margherit")
    private static let white = FoodTable("bianc,white")
    private static let marinara = FoodTable("marinar")

    private static func isPizza(_ title: FoodWords, _ tags: FoodWords) -> Bool {
        Self.pizza.fits(title) && !Self.partOfPizza.fits(title) || Self.kindOfPizza.fits(title) && Self.pizza.fits(tags)
    }

    /// The toppings of a pizza that only has a title: tomato and mozzarella where nothing else is said.
    private static func toppings(_ title: FoodWords) -> [String] {
        let named = title.words.filter { ToppingTable.topping(in: FoodWords(word: $0)) != nil }
            .map { String(decoding: $0, as: UTF8.self) }
        if Self.white.fits(title) { return named + ["mozzarella"] }
        return Self.marinara.fits(title) ? ["tomato", "garlic", "oregano"] : ["tomato", "mozzarella"] + named
    }

    /// A picture file of a dish for lists, of which many recipes share one: the kind of dish in its colour, with its usual
    /// garnish, in one of four ways.
    struct Emblem: Hashable, Sendable {
        /// The name of the file without its ending: the same for the same picture.
        let name: String
        private let title: String
        private let tags: [String]

        /// The emblem of a recipe.
        init(title: String, tags: [String]) {
            let (words, tagged) = (FoodWords(title), FoodWords(tags.joined(separator: " ")))
            let way = Dice.hash(title) % 4
            if isPizza(words, tagged) {
                name = "pizza-\(white.fits(words) ? "white" : "red")-\(way)"
                self.title = white.fits(words) ? "white pizza" : "pizza"
                self.tags = []
            } else {
                let row = DishTable.row(title: words, tags: tagged)
                name = "dish-\(row + 1)-\(Tint.row(in: words) + 1)-\(way)"
                self.title = title
                self.tags = tags
            }
        }

        static func == (a: Emblem, b: Emblem) -> Bool { a.name == b.name }

        func hash(into hasher: inout Hasher) { hasher.combine(name) }

        /// The bytes of the file: an SVG document.
        var svg: [UInt8] {
            var dice = Dice(name)
            let (words, tagged) = (FoodWords(title), FoodWords(tags.joined(separator: " ")))
            if isPizza(words, tagged) {
                return Sketch.document(
                    PizzaDrawing.svg(name: name, toppings: toppings(words), detail: .compact))
            }
            return Sketch.document(drawn(words, tagged, named: [], &dice))
        }
    }

    /// What lies on the dish: up to three things that the title names, or some of its garnish.
    private static func pieces(_ look: DishLook, _ words: [[UInt8]], _ dice: inout Dice) -> [Topping] {
        let named = look.heedsWords ? words.compactMap { ToppingTable.topping(in: FoodWords(word: $0)) } : []
        // The word "salad" names the dish, not a leaf on it.
        let laid = named.filter { ($0.layer == .top || $0.layer == .flat) && $0.key != "salad" }
        if !laid.isEmpty { return Array(laid.prefix(3)) }
        var garnish = look.garnish.map(Topping.init(named:))
        while garnish.count > 3 { garnish.remove(at: dice.throwing(garnish.count)) }
        return garnish
    }

    private static func scatter(_ pieces: [Topping], _ look: DishLook, on sketch: inout Sketch, _ dice: inout Dice) {
        guard look.room > 0, !pieces.isEmpty else { return }
        sketch.openStrokes()
        var scatter = Scatter()
        for piece in pieces {
            let shape = piece.shape
            let spots = (0..<max(1, look.pieces / pieces.count)).map { _ in
                let spot = scatter.place(
                    reach: shape.reach * 10, within: look.room * 10, from: look.hole * 10, by: &dice)
                return (spot: spot, turn: dice.throwing(360))
            }
            sketch.strokes(spots, width: shape.stroke.width + 3, length: shape.stroke.length, piece.colours.dark)
            sketch.strokes(spots, width: shape.stroke.width, length: shape.stroke.length, piece.colours.main)
        }
        sketch.closeGroup()
    }
}
