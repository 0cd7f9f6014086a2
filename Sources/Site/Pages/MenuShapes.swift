import Kitchen
import Templates
import Text

/// The menu as its pages show it.
struct MenuView: Sendable {
    /// A heading of the menu with its pizzas.
    struct Section: Sendable {
        let name: String?
        let id: String
        let pizzas: [PizzaView]
    }

    let menu: PricedMenu
    let sections: [Section]
    /// The allergens that something on the menu contains, in the order of their numbers.
    let legend: [AllergenNote]

    /// Whether the allergens of something on the menu are not all known.
    var someUnknown: Bool { menu.diets.contains { !$0.allergens.isComplete } }

    /// Whether there may be traces of an allergen in something that does not contain it.
    var hasTraces: Bool { menu.diets.contains { diet in diet.allergens.onlyTraces.contains { _ in true } } }

    init(_ menu: PricedMenu, site: SiteFrame) {
        self.menu = menu
        sections = menu.sections(order: site.settings.sectionOrder).map { section in
            Section(
                name: section.name, id: section.name.map { Slug.make($0) } ?? "pizzas",
                pizzas: section.pizzas.map { site.view(of: $0) })
        }
        legend = site.notes(menu.diets.reduce([]) { $0.union($1.allergens.contains).union($1.allergens.traces) })
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
        .text("baseName", "or absent") { $0.content.menu.menu.base.name },
        .flag("hasSizes") { !$0.content.menu.menu.sizes.isEmpty },
        .list("sizes", sizeNameShape) { $0.content.menu.menu.sizes.map(\.name) },
        .views("legend", allergenNoteShape, "the allergens on this menu") { $0.content.legend },
        .flag("someUnknown", "whether some allergens are not known") { $0.content.someUnknown },
        .flag("someTraces", "whether there may be traces of allergens in something") { $0.content.hasTraces },
        .flag("someFrozen", "whether something comes frozen") { $0.content.menu.hasFrozen },
    ] as [Field<PageView<MenuView>>])

private let sizeNameShape = RecordShape<String>("size", [.text("name") { $0 }])

private let menuSectionShape = RecordShape<PageView<MenuView.Section>>(
    "section of the menu",
    [
        .text("name", "or absent") { $0.content.name },
        .text("id") { $0.content.id },
        .views("pizzas", pizzaShape) { $0.content.pizzas },
    ])

/// A pizza's own page.
struct PizzaPage: Sendable {
    let view: PizzaView
    let menu: PricedMenu
    let others: [PizzaView]

    init(_ pizza: PricedPizza, in menu: PricedMenu, site: SiteFrame) {
        view = site.view(of: pizza)
        self.menu = menu
        others = menu.similar(to: pizza, count: 3).map { site.view(of: $0) }
    }
}

let pizzaPageShape = pageShape(
    "pizza page",
    pizzaFields { (page: PizzaPage) in page.view } + [
        .view("picture", pictureShape, "or absent") { $0.content.view.pizza.picture },
        .html("drawing", "an inline SVG of class `drawing`, decorative") { $0.content.view.pizza.drawing(.full) },
        .text("base", "`Base: dough`") { page in
            let base = page.content.menu.menu.base.name
            return base.map { page.words.labelled(page.words[.base], $0) } ?? page.words[.base]
        },
        .typeset("basePrice") { $0.site.written($0.content.menu.menu.basePrice) },
        .text("baseName", "or absent") { $0.content.menu.menu.base.name },
        .views("others", pizzaShape, "up to three that share toppings") { $0.content.others },
        .flag("hasOthers") { !$0.content.others.isEmpty },
        .json("structuredData", "JSON-LD without the script element") { $0.content.view.structuredData(on: $0) },
    ])

extension PricedMenu {
    /// The pizzas that share the most toppings with one, best first, in menu order among equals.
    func similar(to pizza: PricedPizza, count: Int) -> [PricedPizza] {
        let wanted = Set(pizza.toppings.map(\.id))
        let ranked = pizzas.enumerated().filter { $0.element.pizza.slug != pizza.pizza.slug }
            .map {
                (shared: wanted.intersection($0.element.toppings.map(\.id)).count, place: $0.offset, pizza: $0.element)
            }
            .filter { $0.shared > 0 }
            .sorted { ($1.shared, $0.place) < ($0.shared, $1.place) }
        return ranked.prefix(count).map(\.pizza)
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
            PlannedPage(address: PageAddress.menu(as: "json")) { menu.json.pretty },
        ]
    }

    /// A page for each pizza.
    static let pizzas = PageKind(
        templates: [pizzaTemplate], prefix: "pizzas/", isThere: \.hasMenu,
        links: { $0.pizzas.map { $0.map { PageAddress.pizza($0) } } ?? [] }
    ) { plan in
        guard let menu = plan.site.kitchen.menu else { return [] }
        return menu.pizzas.map { pizza in
            plan.page(
                PageAddress.pizza(pizza.pizza.slug), pizzaTemplate, title: pizza.pizza.name,
                summary: pizza.pizza.description, origin: pizza.pizza.location,
                sharePicture: SharePicture(of: pizza, in: plan.site),
                PizzaPage(pizza, in: menu, site: plan.site))
        }
    }
}

private let menuTemplate = PageTemplate("menu.html", menuShape)
private let menuMarkdownTemplate = PageTemplate("menu.md", menuShape)
private let menuCSVTemplate = PageTemplate("menu.csv", menuTableShape)
private let pizzaTemplate = PageTemplate("pizza.html", pizzaPageShape)
