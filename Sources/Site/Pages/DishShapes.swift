import Addresses
import Kitchen
import Templates
import Text

/// A dish on a page, with what the page knows of it.
struct DishView: Sendable {
    let dish: PricedDish
    /// The long description, where there is one.
    var description: TextExcerpt?
    /// The sizes that the columns of prices of its section are of; none where each dish says what its prices are of.
    var columns: [String] = []
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
        .text("number", "that of its footnote") { $0.site.settings.label(of: $0.content.allergen) },
        .text("name", "with the nuts or cereals that are named") { $0.words.written($0.content) },
        .text("code", "as content files write it: `milk`") { $0.content.allergen.rawValue },
    ])

let additiveNoteShape = RecordShape<PageView<Additive>>(
    "additive",
    [
        .text("letter", "that of its footnote, a number where allergens have letters") {
            $0.site.settings.label(of: $0.content)
        },
        .text("name", "what is said of it: `with colour`") { $0.words[$0.content] },
        .text("code", "as content files write it: `colour`") { $0.content.rawValue },
    ])

/// A dish in a list.
let menuDishShape = RecordShape<PageView<DishView>>(
    "pizza",
    dishFields { $0 } + [
        .view("picture", pictureShape, "its own, or the drawn one") { $0.content.dish.shownPicture }
    ])

/// The fields of a dish, read from whatever has one.
func dishFields<Content: Sendable>(
    _ view: @escaping @Sendable (Content) -> DishView
) -> [Field<PageView<Content>>] {
    [
        .text("name") { view($0.content).dish.name },
        .text("number", "or absent; what guests order it by") { view($0.content).dish.written.number },
        .text("slug") { view($0.content).dish.slug },
        .link("href") { PageAddress.dish(view($0.content).dish.slug) },
        .text("blurb", "or absent; one sentence, from the payload") { view($0.content).dish.written.description },
        .passage("description", "or absent; the long description", headingShift: 1) { view($0).description },
        .text("toppings", "`Mozzarella, Tomato Sauce`; an asterisk behind what comes frozen") {
            view($0.content).dish.markedToppings
        },
        .text("facts", "or absent; what is stated of it: `2022 · Tuscany · 13.5% vol · 640 kcal`") { page in
            page.site.told(of: view(page.content).dish)
        },
        .text("factsInLine", factsInLineRemark) { $0.site.told(of: view($0.content).dish, between: ", ") },
        .list("ownMarks", dishMarkShape, "`New`, `Spicy`, `Favourite of the house`, `Homemade`") { page in
            page.words.ownMarks(of: view(page.content).dish)
        },
        .flag("hasOwnMarks") { !$0.words.ownMarks(of: view($0.content).dish).isEmpty },
        .flag("frozen", "whether something of it comes frozen") { view($0.content).dish.isFrozen },
        .flag("frozenItself", "whether it itself or its base does, for an asterisk behind its name") {
            view($0.content).dish.isFrozenItself
        },
        .list("ingredients", pricedNameShape, "its toppings") { page in
            view(page.content).dish.toppings.map { page.view(of: PricedName(name: $0.markedName, price: $0.price)) }
        },
        .flag("isDrink") { view($0.content).dish.isDrink },
        .text("served", "or absent; when it is had, beside what its section says") { page in
            page.words.told(view(page.content).dish.written.served)
        },
        .text("out", "or absent; the last day on which it is sold out, empty without one") { page in
            page.site.shown(view(page.content).dish.soldOut)?.code
        },
        .text("soldOut", "or absent; that it is sold out, and until when") { page in
            page.site.shown(view(page.content).dish.soldOut).map { page.words.told($0) }
        },
        .text("when", "or absent; all times that it is had at, for scripts, between `|`") { page in
            let times = view(page.content).dish.served.map(\.code)
            return times.isEmpty ? nil : times.joined(separator: "|")
        },
        .views("extras", extraShape, "what it alone can be had with") { view($0.content).dish.ownExtras },
        .flag("hasExtras") { !view($0.content).dish.ownExtras.isEmpty },
        .views("choices", choiceShape, "what a guest chooses with it") { view($0.content).dish.choices },
    ] + dishPriceFields(view) + dietFields({ view($0).dish.diet }, isDrink: { view($0).dish.isDrink })
}

private let factsInLineRemark =
    "the same between commas, as it stands in a line on paper: no sign is left at the end of one"

/// The fields of what a dish costs.
private func dishPriceFields<Content: Sendable>(
    _ view: @escaping @Sendable (Content) -> DishView
) -> [Field<PageView<Content>>] {
    [
        .typeset("price", "as the language writes it: `€5.50`; absent where there are sizes") { page in
            view(page.content).dish.price.map { page.site.written($0) }
        },
        .list("sizes", dishSizeShape, "empty when the dish has one size; those of its section where that has columns") {
            page in view(page.content).sizes.map { page.view(of: $0) }
        },
        .flag("hasSizes") { !view($0.content).dish.sizes.isEmpty },
        .list("priceCells", priceCellShape, "its prices as cells of the columns of its section") { page in
            view(page.content).priceCells.map { page.view(of: $0) }
        },
    ]
}

/// A size with what a dish costs in it.
private struct DishSize: Sendable {
    let name: String
    /// Nil where the dish is not had in it.
    let price: Money?
}

private let dishSizeShape = RecordShape<PageView<DishSize>>(
    "size of a dish",
    [
        .text("name") { $0.content.name },
        .typeset("price", "absent where the dish is not had in it") { page in
            page.content.price.map { page.site.written($0) }
        },
    ])

/// What stands in a column of prices.
private struct PriceCell: Sendable {
    var prices: [DishPrice] = []
    /// Whether each price says what it is of, since the column does not.
    var isNamed = false
}

private let priceCellShape = RecordShape<PageView<PriceCell>>(
    "cell of prices",
    [
        .flag("isNamed", "whether each price has the name of its size, since the column has none") {
            $0.content.isNamed
        },
        .list("prices", dishPriceShape, "one, none, or all where the columns are not those of its sizes") { page in
            page.content.prices.map { page.view(of: $0) }
        },
    ])

private let dishPriceShape = RecordShape<PageView<DishPrice>>(
    "price of a size",
    [
        .text("name", "that of the size, or absent") { $0.content.size },
        .typeset("price") { $0.site.written($0.content.price) },
    ])

extension DishView {
    /// The prices in so many cells as its section has columns: a single one stands in the last.
    fileprivate var priceCells: [PriceCell] {
        guard !columns.isEmpty else { return [PriceCell(prices: dish.prices, isNamed: !dish.sizes.isEmpty)] }
        guard dish.sizes.isEmpty else {
            return columns.map { size in PriceCell(prices: dish.prices.filter { $0.size == size }) }
        }
        return columns.dropLast().map { _ in PriceCell() } + [PriceCell(prices: dish.prices)]
    }

    /// Its sizes, with those of its section that it is not had in.
    fileprivate var sizes: [DishSize] {
        let prices = dish.sizes
        guard !columns.isEmpty, !prices.isEmpty else {
            return prices.map { DishSize(name: $0.size ?? "", price: $0.price) }
        }
        return columns.map { size in DishSize(name: size, price: prices.first { $0.size == size }?.price) }
    }
}

private let dishMarkShape = RecordShape<String>("mark of a dish", [.text("name") { $0 }])

let dietAnswersRemark = "whether it is vegetarian, and whether vegan, for scripts: `yes no`, `unknown unknown`"

extension DietFacts {
    /// Whether a dish is vegetarian, and whether vegan, as scripts read it.
    var answers: String { "\(vegetarian.code) \(vegan.code)" }
}

extension Words {
    /// `Vegan`, else `Vegetarian`; nil where neither is known.
    func dietWord(_ diet: DietFacts) -> String? {
        diet.vegan == .yes ? self[.vegan] : diet.vegetarian == .yes ? self[.vegetarian] : nil
    }
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
    _ diet: @escaping @Sendable (Content) -> DietFacts, isDrink: @escaping @Sendable (Content) -> Bool = { _ in false }
) -> [Field<PageView<Content>>] {
    [
        .text("dietWord", "`Vegan` or `Vegetarian`; absent where it is not known, and of drinks") { page in
            isDrink(page.content) ? nil : page.words.dietWord(diet(page.content))
        },
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
        .text("additives", "the letters of its additives, or absent: `a, c`") {
            $0.site.letters(of: diet($0.content).additives)
        },
        .views("additiveNames", additiveNoteShape) { diet($0.content).additives.contains },
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
        .text("facts", "or absent; what is stated of it: `2022 · Tuscany · 13.5% vol`") {
            $0.site.told(of: $0.content)
        },
        .text("factsInLine", factsInLineRemark) { $0.site.told(of: $0.content, between: ", ") },
        .text("out", "or absent; the last day on which it is sold out, empty without one") { page in
            page.site.shown(page.content.soldOut)?.code
        },
        .text("soldOut", "or absent; that it is sold out, and until when") { page in
            page.site.shown(page.content.soldOut).map { page.words.told($0) }
        },
    ] + dietFields({ $0.diet.completed }, isDrink: { _ in true }))

extension SiteFrame {
    /// That something is sold out, unless that is over.
    func shown(_ soldOut: SoldOut?) -> SoldOut? { soldOut.flatMap { $0.lasts(on: today) ? $0 : nil } }
}

extension Words {
    /// "Sold out", "Sold out until 27 November".
    func told(_ soldOut: SoldOut) -> String {
        soldOut.until.map { filled(.soldOutUntil, ("day", written(day: $0))) } ?? self[.soldOut]
    }
}

extension SiteFrame {
    /// The allergens of a set in the order of their footnote numbers.
    func notes(_ allergens: AllergenSet) -> [AllergenNote] {
        allergens.sorted { settings.place(of: $0) < settings.place(of: $1) }.map { AllergenNote(allergen: $0) }
    }

    /// The allergens that a statement names, each with what it is, in the order of their numbers.
    func notes(_ statement: AllergenStatement) -> [AllergenNote] {
        notes(statement.contains).map { AllergenNote(allergen: $0.allergen, names: statement.names(of: $0.allergen)) }
    }

    /// The footnote numbers of a statement, in order, with what they are, and in brackets those of traces: "1 wheat, 7, (8)".
    func noteNumbers(_ statement: AllergenStatement) -> String {
        notes(statement.contains.union(statement.traces)).map { note in
            let number = settings.label(of: note.allergen)
            guard statement.contains.contains(note.allergen) else { return "(\(number))" }
            let names = statement.names(of: note.allergen).joined(separator: "/").replacing(" ", with: "\u{A0}")
            return names.isEmpty ? number : "\(number)\u{A0}\(names)"
        }.joined(separator: ", ")
    }

    /// A dish with its long description, in a section with columns of prices for these sizes.
    func view(of dish: PricedDish, columns: [String] = []) -> DishView {
        DishView(dish: dish, description: kitchen.kitchen.dishDescriptions[dish.slug], columns: columns)
    }
}

extension Words {
    /// What guests look for: "New", "Spicy", "Homemade" where the house is known to make all of it.
    func ownMarks(of dish: PricedDish) -> [String] {
        dish.written.marks.map { self[$0] } + (dish.diet.homemade == .yes ? [self[.homemade]] : [])
    }
}

extension SiteFrame {
    /// The letters of the additives, "a, c"; nil where none are known.
    func letters(of additives: AdditiveStatement) -> String? {
        let labels = additives.contains.map(settings.label(of:))
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
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

extension PricedDish {
    /// The name with the number before it, where it has one: "23 Margherita".
    var numberedName: String { [written.number, name].compactMap(\.self).joined(separator: " ") }

    /// The toppings as a menu shows them, with an asterisk at each that comes frozen.
    var markedToppings: String { toppings.map(\.markedName).joined(separator: ", ") }

    /// The toppings in order, separated by commas; one that is listed twice is named twice.
    var toppingNames: String { toppings.map(\.name).joined(separator: ", ") }

    /// Whether its price is that of its base and its toppings, all of which are there, and no other.
    var isComputed: Bool {
        base != nil && written.setPrices.isEmpty && sizes.isEmpty && toppings.count == written.toppings.count
    }

    /// Its own picture, where there is one.
    var picture: Picture? {
        written.picture.map { Picture(file: $0, alternative: name) }
    }

    /// The picture that lists show: its own, or the drawn one, which is decoration.
    var shownPicture: Picture {
        picture ?? Picture(file: PageAddress.drawing(ofDish: slug), alternative: "")
    }

    /// It as it is drawn: a pizza by its toppings, another dish by what its name in a language is.
    func drawing(_ detail: DrawingDetail, _ language: KitchenLanguage) -> HTML {
        let names = toppings.map(\.name)
        if isPizza { return PizzaDrawing.svg(name: name, toppings: names, detail: detail) }
        return DishEmblem(title: name, language: language, ingredients: names).drawing
    }
}

extension PageKind {
    /// The drawn pictures of the dishes that have none of their own.
    static let drawings = PageKind(prefix: PageAddress.drawingFolder, isThere: \.hasMenu) { plan in
        // Two dishes of one name are reported for their pages, and need not be again.
        var seen = Set<String>()
        let drawn = (plan.site.kitchen.menu?.dishes ?? []).filter {
            seen.insert($0.slug).inserted && $0.picture == nil
        }
        return drawn.map { dish in
            PlannedPage(address: PageAddress.drawing(ofDish: dish.slug)) {
                Sketch.document(dish.drawing(.compact, plan.site.settings.kitchenLanguage))
            }
        }
    }
}
