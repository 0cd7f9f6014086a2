import Kitchen
import Templates
import Text

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
let pizzaShape = RecordShape<PageView<PizzaView>>(
    "pizza",
    pizzaFields { $0 } + [
        .view("picture", pictureShape, "its own, or the drawn one") { $0.content.pizza.shownPicture }
    ])

/// The fields of a pizza, read from whatever has one.
func pizzaFields<Content: Sendable>(
    _ view: @escaping @Sendable (Content) -> PizzaView
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
    ] + dietFields { view($0).pizza.diet }
}

let dietAnswersRemark = "whether it is vegetarian, and whether vegan, for scripts: `yes no`, `unknown unknown`"

extension DietFacts {
    /// Whether a dish is vegetarian, and whether vegan, as scripts read it.
    var answers: String { "\(vegetarian.code) \(vegan.code)" }
}

extension Certainty {
    fileprivate var code: String {
        switch self {
        case .yes: "yes"
        case .no: "no"
        case .unknown: "unknown"
        }
    }
}

/// The fields of what is known of a dish or a drink, read from whatever has one.
func dietFields<Content: Sendable>(
    _ diet: @escaping @Sendable (Content) -> DietFacts
) -> [Field<PageView<Content>>] {
    [
        .flag("vegetarian", "true only when it is known") { diet($0.content).vegetarian == .yes },
        .flag("vegan", "true only when it is known") { diet($0.content).vegan == .yes },
        .flag("dietUnknown", "whether it is unknown if it is vegetarian") { diet($0.content).vegetarian == .unknown },
        .text("dietAnswers", dietAnswersRemark) { diet($0.content).answers },
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
        .text("id", "the number that it has in its payload") { String($0.content.id) },
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

    /// Its own picture, where there is one.
    var picture: Picture? {
        pizza.picture.map { Picture(file: $0, alternative: pizza.name) }
    }

    /// The picture that lists show: its own, or the drawn one, which is decoration.
    var shownPicture: Picture {
        picture ?? Picture(file: PageAddress.drawing(ofPizza: pizza.slug), alternative: "")
    }

    /// It as it is drawn.
    func drawing(_ detail: DrawingDetail) -> HTML {
        PizzaDrawing.svg(name: pizza.name, toppings: toppings.map(\.name), detail: detail)
    }
}

extension PageKind {
    /// The drawn pictures of the pizzas that have none of their own.
    static let drawings = PageKind(prefix: PageAddress.drawingFolder, isThere: \.hasMenu) { plan in
        // Two pizzas of one name are reported for their pages, and need not be again.
        var seen = Set<String>()
        let drawn = (plan.site.kitchen.menu?.pizzas ?? []).filter {
            seen.insert($0.pizza.slug).inserted && $0.picture == nil
        }
        return drawn.map { pizza in
            PlannedPage(address: PageAddress.drawing(ofPizza: pizza.pizza.slug)) {
                Sketch.document(pizza.drawing(.compact))
            }
        }
    }
}
