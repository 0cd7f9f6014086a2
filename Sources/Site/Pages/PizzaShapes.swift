import Kitchen
import Templates

/// A pizza on a page, with what the page knows of it.
struct PizzaView: Sendable {
    let pizza: PricedPizza
    /// The long description, where there is one.
    var description: Passage?
}

/// A name with its price.
struct PricedName: Sendable {
    let name: String
    let price: Money
}

let pricedNameShape = RecordShape<PageView<PricedName>>(
    "price",
    [
        .text("name") { $0.content.name },
        .typeset("price") { $0.site.written($0.content.price) },
    ])

/// An allergen as the footnotes show it.
struct AllergenNote: Sendable {
    let allergen: Allergen
    /// What it is, where that is stated: "almonds".
    var names: [String] = []
}

let allergenNoteShape = RecordShape<PageView<AllergenNote>>(
    "allergen",
    [
        .text("number", "that of its footnote") { String($0.site.settings.number(of: $0.content.allergen)) },
        .text("name", "with the nuts or cereals that are named") { $0.words.written($0.content) },
        .text("code", "as content files write it: `milk`") { $0.content.allergen.rawValue },
    ])

/// A pizza in a list.
let pizzaShape = RecordShape<PageView<PizzaView>>("pizza", pizzaFields(drawn: .compact) { $0 })

/// The fields of a pizza, read from whatever has one.
func pizzaFields<Content: Sendable>(
    drawn detail: DrawingDetail, _ view: @escaping @Sendable (Content) -> PizzaView
) -> [Field<PageView<Content>>] {
    [
        .text("name") { view($0.content).pizza.pizza.name },
        .text("slug") { view($0.content).pizza.pizza.slug },
        .link("href") { PageAddress.pizza(view($0.content).pizza.pizza.slug) },
        .text("blurb", "or absent; one sentence, from the payload") { view($0.content).pizza.pizza.description },
        .passage("description", "or absent; the long description", headingShift: 1) { view($0).description },
        .text("toppings", "`Mozzarella, Tomato Sauce`; an asterisk behind what comes frozen") {
            view($0.content).pizza.markedToppings
        },
        .flag("frozen", "whether some topping comes frozen") { view($0.content).pizza.isFrozen },
        .list("ingredients", pricedNameShape, "its toppings") { page in
            view(page.content).pizza.toppings.map { page.view(of: PricedName(name: $0.markedName, price: $0.price)) }
        },
        .typeset("price", "as the language writes it: `€5.50`; absent where there are sizes") { page in
            view(page.content).pizza.price.map { page.site.written($0) }
        },
        .list("sizes", pricedNameShape, "empty when the menu has one size") { page in
            view(page.content).pizza.sizes.map { page.view(of: PricedName(name: $0.size ?? "", price: $0.price)) }
        },
        .flag("hasSizes") { !view($0.content).pizza.sizes.isEmpty },
        .view("picture", pictureShape, "or absent") { view($0.content).pizza.picture },
        .html("drawing", "an inline SVG of class `drawing`, decorative") { page in
            let pizza = view(page.content).pizza
            return PizzaDrawing.svg(
                name: pizza.pizza.name, toppings: pizza.toppings.map(\.name), detail: detail)
        },
    ] + dietFields { view($0).pizza.diet }
}

/// The fields of what is known of a dish or a drink, read from whatever has one.
func dietFields<Content: Sendable>(
    _ diet: @escaping @Sendable (Content) -> DietFacts
) -> [Field<PageView<Content>>] {
    [
        .flag("vegetarian", "true only when it is known") { diet($0.content).vegetarian == .yes },
        .flag("vegan", "true only when it is known") { diet($0.content).vegan == .yes },
        .flag("dietUnknown", "whether it is unknown if it is vegetarian") { diet($0.content).vegetarian == .unknown },
        .views("allergens", allergenNoteShape) { $0.site.notes(diet($0.content).allergens) },
        .views("traces", allergenNoteShape, "those that there may be traces of") {
            $0.site.notes(diet($0.content).allergens.onlyTraces)
        },
        .flag("hasTraces") { diet($0.content).allergens.onlyTraces.contains { _ in true } },
        .flag("allergensKnown", "no ingredient's allergens are missing") { diet($0.content).allergens.isComplete },
        .text(
            "codes", "its allergens for scripts: `gluten milk ~nuts ?`, `~` before traces, `?` where not all are known"
        ) {
            diet($0.content).allergens.codesWithTraces
        },
        .text("notes", "the numbers of its allergens: `1, 7`") { $0.site.noteNumbers(diet($0.content).allergens) },
    ]
}

/// A drink of the menu.
let drinkShape = RecordShape<PageView<Drink>>(
    "drink",
    [
        .text("name", "with an asterisk where it comes frozen") { $0.content.markedName },
        .typeset("price") { $0.site.written($0.content.price) },
        .flag("frozen") { $0.content.isFrozen },
    ] + dietFields { $0.diet.completed })

extension SiteFrame {
    /// The allergens of a set in the order of their footnote numbers.
    func notes(_ allergens: AllergenSet) -> [AllergenNote] {
        allergens.sorted { settings.number(of: $0) < settings.number(of: $1) }.map { AllergenNote(allergen: $0) }
    }

    /// The allergens that a statement names, each with what it is, in the order of their numbers.
    func notes(_ statement: AllergenStatement) -> [AllergenNote] {
        notes(statement.contains).map { AllergenNote(allergen: $0.allergen, names: statement.names(of: $0.allergen)) }
    }

    /// The footnote numbers of a statement, in order, with what they are, and in brackets those of traces: "1 wheat, 7, (8)".
    func noteNumbers(_ statement: AllergenStatement) -> String {
        notes(statement.contains.union(statement.traces)).map { note in
            let number = String(settings.number(of: note.allergen))
            guard statement.contains.contains(note.allergen) else { return "(\(number))" }
            let names = statement.names(of: note.allergen).joined(separator: "/").replacing(" ", with: "\u{A0}")
            return names.isEmpty ? number : "\(number)\u{A0}\(names)"
        }.joined(separator: ", ")
    }

    /// A pizza with its long description.
    func view(of pizza: PricedPizza) -> PizzaView {
        PizzaView(pizza: pizza, description: kitchen.kitchen.pizzaDescriptions[pizza.pizza.slug])
    }
}

extension Words {
    /// The name of an allergen, with what it is: "Nuts (almonds)".
    func written(_ note: AllergenNote) -> String {
        self[note.allergen] + (note.names.isEmpty ? "" : " (\(note.names.joined(separator: ", ")))")
    }
}

extension Ingredient {
    /// The name, with an asterisk where it comes frozen.
    var markedName: String { isFrozen ? name + "*" : name }
}

extension Drink {
    /// The name, with an asterisk where it comes frozen.
    var markedName: String { isFrozen ? name + "*" : name }
}

extension PricedPizza {
    /// The toppings as a menu shows them, with an asterisk at each that comes frozen.
    var markedToppings: String { toppings.map(\.markedName).joined(separator: ", ") }

    /// The toppings in order, separated by commas; one that is listed twice is named twice.
    var toppingNames: String { toppings.map(\.name).joined(separator: ", ") }

    /// The picture to show, where there is one.
    var picture: Picture? {
        pizza.picture.map { Picture(file: $0, alternative: pizza.name) }
    }
}
