import Addresses
import Kitchen
import Templates
import Text

/// The menu as its pages show it.
struct MenuView: Sendable {
    /// A heading of the menu with its dishes.
    struct Section: Sendable {
        let name: String?
        /// The name, or a word for dishes that have none.
        let heading: String
        let note: String?
        let served: ServingTime
        let halves: HalfPrice?
        let id: String
        /// The names of the columns of its prices; empty where each dish says what its prices are of.
        var sizes: [String]
        var dishes: [DishView]
        /// What its dishes can be had with.
        let extras: [PricedExtra]
    }

    let menu: PricedMenu
    private(set) var sections: [Section]
    /// The allergens that something on the menu contains, in the order of their numbers.
    let legend: [AllergenNote]
    /// The additives that something on the menu has, in the order of their letters.
    let additives: [Additive]
    /// What guests at a table pay besides, and what the rules of the site's countries want said below the menu.
    let sentences: [String]
    /// The day of what is stated of allergens, and the code by which `forno check --printed` knows it again.
    let statement: String

    /// Whether the allergens of something on the menu are not all known.
    var someUnknown: Bool { menu.diets.contains { !$0.allergens.isComplete } }

    /// Whether there may be traces of an allergen in something that does not contain it.
    var hasTraces: Bool { menu.diets.contains { diet in diet.allergens.onlyTraces.contains { _ in true } } }

    /// The most columns of prices that a section has.
    var columns: Int { sections.map(\.sizes.count).max() ?? 0 }

    /// The same where each dish says what its prices are of.
    var withoutColumns: MenuView {
        var view = self
        for place in sections.indices {
            view.sections[place].sizes = []
            for dish in sections[place].dishes.indices { view.sections[place].dishes[dish].columns = [] }
        }
        return view
    }

    /// What every pizza on it stands on, and where that is from: "Focaccia (Italy)"; nil where it has no name.
    var baseName: String? {
        guard menu.hasPizzas, let name = menu.menu.base.name else { return nil }
        return menu.menu.base.origin.map { "\(name) (\($0))" } ?? name
    }

    init(_ menu: PricedMenu, site: SiteFrame) {
        self.menu = menu
        sections = menu.sections(order: site.settings.sectionOrder).map { section in
            Section(
                name: section.name, heading: section.name ?? site.words[section.isOfPizzas ? .pizzas : .menu],
                note: section.note, served: section.served, halves: section.halves,
                id: section.name.map { Slug.make($0) } ?? "pizzas",
                sizes: section.sizes, dishes: section.dishes.map { site.view(of: $0, columns: section.sizes) },
                extras: section.extras)
        }
        legend = site.notes(menu.diets.reduce([]) { $0.union($1.allergens.contains).union($1.allergens.traces) })
        additives = menu.diets.reduce(AdditiveStatement.none) { $0.and($1.additives) }.contains
        let notice = site.settings.tellsAllergensOrally ? [site.words[.allergensOrally]] : []
        sentences = notice + site.charges + site.settings.lawSentences(of: menu)
        statement = site.words.filled(
            .statementOf, ("day", site.words.written(site.today)), ("code", menu.statement.code))
    }
}

let menuShape = pageShape(
    "menu page",
    [
        .views("sections", menuSectionShape) { $0.content.sections },
        .views("drinks", drinkShape) { $0.content.menu.menu.drinks },
        .flag("isEmpty", "whether nothing is on it") {
            $0.content.sections.isEmpty && $0.content.menu.menu.drinks.isEmpty
        },
        .flag("hasDrinks") { !$0.content.menu.menu.drinks.isEmpty },
        .text("menuNote", "or absent; what is said above all its sections") { $0.content.menu.menu.note },
        .text("baseName", "what every pizza on it stands on, or absent") { $0.content.baseName },
        .views("legend", allergenNoteShape, "the allergens on this menu") { $0.content.legend },
        .views("additiveLegend", additiveNoteShape, "the additives on this menu") { $0.content.additives },
        .flag("hasAdditives") { !$0.content.additives.isEmpty },
        .list(
            "sentences", sentenceShape,
            "what guests at a table pay besides, and what the rules of the site's countries want said"
        ) { $0.content.sentences },
        .text("statement", "the day of what is stated of allergens, and the code that `forno check --printed` takes") {
            $0.content.statement
        },
        .flag("someUnknown", "whether some allergens are not known") { $0.content.someUnknown },
        .flag("someTraces", "whether there may be traces of allergens in something") { $0.content.hasTraces },
        .flag("isTimed", "whether something is had at some times only, or is sold out") { $0.content.menu.isTimed },
        .text("zone", "or absent; the time zone of the house") { $0.site.settings.timeZone },
        .flag("hasHalves", "whether pizzas are had half and half") { $0.content.menu.halves != nil },
        .flag("someFrozen", "whether something comes frozen") { $0.content.menu.hasFrozen },
    ] as [Field<PageView<MenuView>>])

/// What is said below the menu.
let sentenceShape = RecordShape<String>("sentence", [.text("text") { $0 }])

/// The name of a size, over a column of prices.
let sizeNameShape = RecordShape<String>("size", [.text("name") { $0 }])

private let menuSectionShape = RecordShape<PageView<MenuView.Section>>(
    "section of the menu",
    [
        .text("name", "or absent") { $0.content.name },
        .text("note", "or absent; what is said below the name") { $0.content.note },
        .text("served", "or absent; when its dishes are had") { $0.words.told($0.content.served) },
        .text("when", "or absent; the same for scripts") { $0.content.served.isAlways ? nil : $0.content.served.code },
        .text("halves", "or absent; what half and half costs, where a dish of the section can be a half") {
            $0.words.told($0.content.halves)
        },
        .text("id") { $0.content.id },
        .text("heading", "its name, or a word for dishes that have none") { $0.content.heading },
        .flag("isOfPizzas", "whether all its dishes stand on the base of the menu") {
            $0.content.dishes.allSatisfy(\.dish.isPizza)
        },
        .flag("hasSizes", "whether its prices stand in columns, one for each size") { !$0.content.sizes.isEmpty },
        .list("sizes", sizeNameShape) { $0.content.sizes },
        .views("pizzas", menuDishShape) { $0.content.dishes },
        .views("extras", extraShape, "what its dishes can be had with") { $0.content.extras },
        .flag("hasExtras") { !$0.content.extras.isEmpty },
    ])

extension Words {
    /// What a pizza of two halves costs; nil where there is none.
    func told(_ halves: HalfPrice?) -> String? {
        switch halves {
        case nil: nil
        case .dearer: self[.halvesDearer]
        case .average: self[.halvesAverage]
        case .sum: self[.halvesSum]
        }
    }
}

/// A dish's own page.
struct DishPage: Sendable {
    let view: DishView
    let menu: PricedMenu
    let others: [DishView]

    init(_ dish: PricedDish, in menu: PricedMenu, site: SiteFrame) {
        view = site.view(of: dish)
        self.menu = menu
        others = menu.similar(to: dish, count: 3).map { site.view(of: $0) }
    }
}

let dishPageShape = pageShape(
    "pizza page",
    dishFields { (page: DishPage) in page.view } + [
        .flag("isTimed", "whether it is had at some times only, or is sold out") { page in
            !page.content.view.dish.served.isEmpty || page.content.view.dish.soldOut != nil
        },
        .text("zone", "or absent; the time zone of the house") { $0.site.settings.timeZone },
        .view("picture", pictureShape, "or absent") { $0.content.view.dish.picture },
        .html("drawing", "an inline SVG of class `drawing`, decorative") {
            $0.content.view.dish.drawing(.full, $0.site.settings.kitchenLanguage)
        },
        .text("base", "`Base: dough`") { page in
            let base = page.content.view.dish.base?.name
            return base.map { page.words.labelled(page.words[.base], $0) } ?? page.words[.base]
        },
        .typeset("basePrice") { page in page.content.menu.menu.basePrice.map { page.site.written($0) } },
        .flag("isComputed", "whether its price is that of its base and its toppings") {
            $0.content.view.dish.isComputed
        },
        .text("baseName", "or absent") { $0.content.view.dish.base?.name },
        .text("timesTold", "or absent; when it is had, as it and its section say") { page in
            let times = page.content.view.dish.served
            return times.isEmpty ? nil : times.map { page.words.written($0) }.joined(separator: ", ")
        },
        .views("allExtras", extraShape, "what it can be had with, as it or its section says") {
            $0.content.view.dish.extras
        },
        .flag("hasAnyExtras") { !$0.content.view.dish.extras.isEmpty },
        .views("others", menuDishShape, "up to three that share toppings") { $0.content.others },
        .flag("hasOthers") { !$0.content.others.isEmpty },
        .json("structuredData", "JSON-LD without the script element") { $0.content.view.structuredData(of: $0.site) },
    ])

extension PricedMenu {
    /// The dishes that share the most toppings with one, best first, in menu order among equals.
    func similar(to dish: PricedDish, count: Int) -> [PricedDish] {
        let wanted = Set(dish.toppings.map(\.id))
        let ranked = dishes.enumerated().filter { $0.element.slug != dish.slug }
            .map { place, dish in
                (shared: wanted.intersection(dish.toppings.map(\.id)).count, place: place, dish: dish)
            }
            .filter { $0.shared > 0 }
            .sorted { ($1.shared, $0.place) < ($0.shared, $1.place) }
        return ranked.prefix(count).map(\.dish)
    }
}

extension PageKind {
    /// The menu, on the screen and in other forms.
    static let menu = PageKind(
        templates: [menuTemplate, menuMarkdownTemplate, menuCSVTemplate], prefix: "menu/",
        entry: Entry(label: .menu, address: PageAddress.menu, prefixes: ["menu/", "pizzas/"]), isThere: \.hasMenu
    ) { plan in
        guard let menu = plan.site.kitchen.menu else { return [] }
        let (title, view) = (plan.words[.menu], MenuView(menu, site: plan.site))
        return [
            plan.page(PageAddress.menu, menuTemplate, title: title, view),
            plan.page(PageAddress.menu(as: "md"), menuMarkdownTemplate, title: title, view),
            plan.page(PageAddress.menu(as: "csv"), menuCSVTemplate, title: title, view),
            PlannedPage(address: PageAddress.menu(as: "json")) { menu.json(plan.site.settings.charges).pretty },
        ]
    }

    /// A page for each dish.
    static let dishes = PageKind(
        templates: [dishTemplate], prefix: "pizzas/", isThere: \.hasMenu,
        links: { $0.dishes.map { $0.map { PageAddress.dish($0) } } ?? [] }
    ) { plan in
        guard let menu = plan.site.kitchen.menu else { return [] }
        return menu.dishes.map { dish in
            plan.page(
                PageAddress.dish(dish.slug), dishTemplate, title: dish.name,
                summary: dish.written.description, origin: dish.written.location,
                sharePicture: SharePicture(of: dish, in: plan.site),
                DishPage(dish, in: menu, site: plan.site))
        }
    }
}

private let menuTemplate = PageTemplate("menu.html", menuShape)
private let menuMarkdownTemplate = PageTemplate("menu.md", menuShape)
private let menuCSVTemplate = PageTemplate("menu.csv", menuTableShape)
private let dishTemplate = PageTemplate("pizza.html", dishPageShape)
