import Foundation
import Kitchen
import Testing
import Text

@testable import Site

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct DrawingTests {
    /// The pizzas of a real menu, with their toppings.
    private static let menu: [(name: String, toppings: [String])] = [
        ("Margherita", ["Mozzarella", "Tomato Sauce"]),
        ("Ricci", ["Mozzarella", "Ricci"]),
        ("Boscaiola", ["Mozzarella", "Tomato Sauce", "Salami", "Mushrooms"]),
        ("Primavera", ["Mozzarella", "Ricci", "Asparagus"]),
        ("Hawaii", ["Mozzarella", "Tomato Sauce", "Pineapple", "Speck"]),
        ("Mare Bianco", ["Mozzarella", "Bottarga", "Tuna"]),
        ("Mari e monti", ["Mozzarella", "Tomato Sauce", "Mushrooms", "Speck", "Bottarga", "Tuna"]),
        ("Bottarga", ["Mozzarella", "Bottarga"]),
        ("Boottarga e Asparagi", ["Mozzarella", "Tomato Sauce", "Bottarga", "Asparagus"]),
        ("Ricci e Asparagi", ["Mozzarella", "Ricci", "Asparagus"]),
    ]

    private static let hostile = [
        "", " ", "<script>alert(1)</script>", "\" onload=\"x", "]]>&amp;&#0;", "🍕🍍👩‍🍳", "\u{0}\u{1}\u{FFFD}",
        "ﷺ\u{202E}txt",
        "https://example.org/x", "javascript:alert(1)", String(repeating: "piña ", count: 2_000),
    ]

    @Test(arguments: DrawingTests.menu)
    func `a pizza is one piece of well-formed decoration`(name: String, toppings: [String]) throws {
        for detail in [DrawingDetail.full, .compact] {
            let drawing = PizzaDrawing.svg(name: name, toppings: toppings, detail: detail)
            try expectHarmless(drawing)
            #expect(drawing == PizzaDrawing.svg(name: name, toppings: toppings, detail: detail))
        }
    }

    @Test func `the pizzas of a menu all differ`() {
        for detail in [DrawingDetail.full, .compact] {
            let drawings = Set(
                DrawingTests.menu.map { PizzaDrawing.svg(name: $0.name, toppings: $0.toppings, detail: detail) })
            #expect(drawings.count == 10)
        }
    }

    @Test func `every topping shows`() {
        let plain = ["Mozzarella", "Tomato Sauce"]
        let toppings = ["Salami", "Mushrooms", "Ricci", "Asparagus", "Pineapple", "Speck", "Bottarga", "Tuna"]
        let drawings = Set(
            (toppings + ["Zxqwv", "Blorbs"]).map { PizzaDrawing.svg(name: "X", toppings: plain + [$0]) })
        #expect(drawings.count == 10)
        #expect(!drawings.contains(PizzaDrawing.svg(name: "X", toppings: plain)))
    }

    @Test func `the drawings are the same on every machine`() {
        let drawn = DrawingTests.menu.flatMap { pizza in
            [DrawingDetail.full, .compact].map {
                PizzaDrawing.svg(name: pizza.name, toppings: pizza.toppings, detail: $0)
            }
        }
        #expect(digest(drawn) == "e43ae911bd37e42a")
        let dishes = DrawingTests.dishes.map { DishEmblem(title: $0).drawing }
        #expect(digest(dishes) == "a7f7154d48d680d9")
    }

    @Test func `a small drawing is this, byte for byte`() {
        let drawing = String(
            decoding: PizzaDrawing.svg(name: "Bianca", toppings: [], detail: .compact).bytes, as: UTF8.self)
        let circles =
            ##"<circle r="93" fill="#dd9d55" stroke="#a5612c" stroke-width="4"/>"##
            + ##"<circle r="78" fill="#f2d79e" stroke="#dfb670" stroke-width="3"/>"##
        let char =
            ##"<g fill="none" stroke-linecap="round"><path stroke="#8a4c20" stroke-width="8" "##
            + ##"d="M84 19h0M9 86h0M-66 55h0M-86-10h0M-43-75h0M67-54h0"/></g>"##
        let frame = #"<svg class="drawing" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">"#
        #expect(drawing == frame + circles + char + "</svg>")
    }

    @Test(arguments: [
        ("Pomodorini", "cherry tomato"), ("San Marzano", "tomato sauce"), ("Prosciutto crudo", "parma ham"),
        ("Funghi porcini", "mushrooms"), ("Melanzane", "aubergine"), ("Peperoni", "pepper"), ("Acciughe", "anchovies"),
        ("RUCOLA", "rocket"), ("Mozzarella di bufala", "mozzarella"), ("Cipolla rossa", "red onion"),
    ])
    func `a topping is known in both languages`(italian: String, english: String) {
        #expect(Topping(named: italian).key == Topping(named: english).key)
    }

    @Test(arguments: [
        ("Pear", "peas"), ("Pepperoni", "pepper"), ("Chickpeas", "chicken"), ("Eggplant", "egg"),
        ("Cherry tomatoes", "tomato sauce"), ("Pineapple", "apple"),
    ])
    func `a topping is not taken for another`(one: String, other: String) {
        #expect(Topping(named: one).key != Topping(named: other).key)
    }

    @Test func `without tomato the base is white`() {
        #expect(PizzaBase([Topping(named: "Mozzarella")]).isWhite)
        #expect(!PizzaBase([Topping(named: "Passata di pomodoro")]).isWhite)
    }

    @Test func `the ids of a menu's drawings never clash`() {
        var seen: Set<Substring> = []
        var count = 0
        for pizza in DrawingTests.menu {
            let text = String(
                decoding: PizzaDrawing.svg(name: pizza.name, toppings: pizza.toppings).bytes, as: UTF8.self)
            let ids = text.matches(of: /<g id="([^"]+)"/).map(\.output.1)
            count += ids.count
            seen.formUnion(ids)
        }
        #expect(count > 25)
        #expect(seen.count == count)
    }

    @Test func `two drawings of one pizza differ only in their ids`() {
        let (one, other) = (
            PizzaDrawing.svg(name: "Ricci", toppings: ["Ricci"]),
            PizzaDrawing.svg(name: "Ricci", toppings: ["Ricci"], copy: "hero")
        )
        let texts = [one, other].map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(texts[0] != texts[1])
        let bare = texts.map { $0.replacing(/p[0-9a-z]+-[0-9]/, with: "") }
        #expect(bare[0] == bare[1])
    }

    @Test func `a compact drawing stays small and has no ids`() {
        for pizza in DrawingTests.menu {
            let drawing = PizzaDrawing.svg(name: pizza.name, toppings: pizza.toppings, detail: .compact)
            #expect(drawing.bytes.count < 1_100)
            #expect(!String(decoding: drawing.bytes, as: UTF8.self).contains(" id="))
        }
    }

    @Test(arguments: DrawingTests.hostile)
    func `any name is safe`(name: String) throws {
        for detail in [DrawingDetail.full, .compact] {
            try expectHarmless(
                PizzaDrawing.svg(name: name, toppings: [name, "Mozzarella", name + "x"], detail: detail))
        }
        try expectHarmless(DishEmblem(title: name, tags: [name]).drawing)
    }

    @Test func `random bytes for names are safe`() throws {
        var dice = Dice(named: "seed of this test")
        for _ in 0..<200 {
            let names = (0..<4).map { _ in
                String(decoding: (0..<dice.roll(below: 30)).map { _ in UInt8(dice.roll(below: 256)) }, as: UTF8.self)
            }
            try expectHarmless(PizzaDrawing.svg(name: names[0], toppings: Array(names.dropFirst())))
            try expectHarmless(DishEmblem(title: names[0], tags: names).drawing)
        }
    }

    private static let dishes = [
        "Pizza dough", "Tomato sauce", "Minestrone", "Cacio e pepe", "Tiramisù", "Green salad", "Focaccia",
        "Pizza Marinara",
        "Lasagne", "Shakshuka", "Fish stew", "Roast chicken with potatoes", "Mushroom risotto", "Apple pie",
        "Lemon cake",
        "Cookies", "Chocolate chip cookies", "Brownies", "Muffins", "Pancakes", "Lemonade", "Steak", "Burger",
        "Meatballs",
        "Fries", "Quiche", "Crostata", "Omelette", "Fried eggs", "Ravioli", "Gnocchi", "Penne", "Hummus", "Coffee",
        "Vanilla ice cream", "Panna cotta", "Potato gratin", "Naan", "Bread", "Something of my aunt’s",
    ]

    @Test(arguments: DrawingTests.dishes)
    func `a dish is one piece of well-formed decoration`(title: String) throws {
        let drawing = DishEmblem(title: title).drawing
        try expectHarmless(drawing)
        #expect(drawing.bytes.count < 2_500)
        #expect(drawing == DishEmblem(title: title).drawing)
    }

    @Test func `dishes all differ`() {
        #expect(Set(DrawingTests.dishes.map { DishEmblem(title: $0).drawing }).count == DrawingTests.dishes.count)
    }

    @Test func `every kind of dish, every food and every card is harmless`() throws {
        var dice = Dice(named: "all kinds")
        for dish in DishKind.all { try expectHarmless(dish.look.svg(tint: Tint.tomato, &dice)) }
        let plate = try #require(DishKind.all.first)
        for row in 0..<GarnishTable.count {
            let foods = GarnishTable.garnishes(of: 1 << UInt128(row))
            try expectHarmless(plate.look.svg(tint: nil, garnishes: foods, &dice))
        }
        let cards = MonogramCard.letters.indices.flatMap { letter in
            (0..<MonogramCard.ways).map { MonogramCard.svg(letter: letter, way: $0) }
        }
        for card in cards { try expectHarmless(card) }
        #expect(Set(cards).count == MonogramCard.letters.count * MonogramCard.ways)
    }

    @Test(arguments: [
        (0, 0), (30, 5_000), (90, 10_000), (150, 5_000), (180, 0), (270, -10_000), (360, 0), (-90, -10_000),
        (-30, -5_000),
    ])
    func `the table of sines`(degrees: Int, tenThousandths: Int) {
        #expect(Spot.sine(degrees) == tenThousandths)
    }

    @Test func `a whole root squared does not pass the square, and the next does`() {
        for square in [0, 1, 2, 3, 4, 8, 9, 99, 624_099, 624_100, 1_000_000_007] {
            let root = Spot.root(square)
            #expect(root * root <= square)
            #expect((root + 1) * (root + 1) > square)
        }
    }

    /// One element that parses, with the class, hidden from assistive technology, and nothing that runs or loads.
    private func expectHarmless(_ drawing: HTML, _ place: SourceLocation = #_sourceLocation) throws {
        let text = String(decoding: drawing.bytes, as: UTF8.self)
        #expect(text.hasPrefix(#"<svg class="drawing" viewBox="#), sourceLocation: place)
        #expect(text.contains(#"aria-hidden="true""#), sourceLocation: place)
        let elements = Elements()
        let parser = XMLParser(data: Data(drawing.bytes))
        parser.delegate = elements
        #expect(parser.parse(), sourceLocation: place)
        #expect(elements.names.isSubset(of: Elements.allowed), "\(elements.names)", sourceLocation: place)
        #expect(
            elements.attributes.isSubset(of: Elements.allowedAttributes), "\(elements.attributes)",
            sourceLocation: place)
        #expect(elements.uses.isSubset(of: elements.ids), sourceLocation: place)
        #expect(elements.ids.count == elements.idCount, sourceLocation: place)
        #expect(!text.contains("$") && !text.contains("'") && !text.contains("://"), sourceLocation: place)
    }

    private func digest(_ drawings: [HTML]) -> String {
        let text = drawings.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
        return String(FNV1a.hash(of: text.utf8), radix: 16)
    }
}

/// What a drawing is made of.
private final class Elements: NSObject, XMLParserDelegate {
    static let allowed: Set<String> = ["svg", "defs", "g", "path", "circle", "ellipse", "rect", "use", "text"]
    static let allowedAttributes: Set<String> = [
        "class", "viewBox", "aria-hidden", "focusable", "id", "href", "transform", "d", "r", "rx", "ry", "cx", "cy",
        "x",
        "y", "width", "height", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
        "stroke-dasharray",
        "opacity", "font-family", "font-size", "text-anchor",
    ]
    var names: Set<String> = []
    var attributes: Set<String> = []
    var ids: Set<String> = []
    var idCount = 0
    var uses: Set<String> = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes found: [String: String]
    ) {
        names.insert(name)
        attributes.formUnion(found.keys)
        if let id = found["id"] {
            ids.insert(id)
            idCount += 1
        }
        if let href = found["href"] { uses.insert(href.hasPrefix("#") ? String(href.dropFirst()) : "outside") }
    }
}
