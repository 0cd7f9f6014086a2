import Kitchen
import Templates

let menuPrintShape = RecordShape<PageView<MenuPaper>>(
    "printable menu",
    [
        .include(menuShape) { $0.view(of: $0.content.menu) },
        .text("setting") { $0.content.classNames },
        .views("sheets", paperSheetShape(of: "the menu", menuPartShape)) { $0.content.sheets },
    ])

private let menuPartShape = RecordShape<PageView<MenuPart>>(
    "part of the menu",
    [
        .text("name") { $0.content.name },
        .flag("continued") { $0.content.isContinued },
        .views("pizzas", pizzaShape) { $0.content.pizzas },
        .flag("isDrinks") { !$0.content.drinks.isEmpty },
        .views("drinks", pricedNameShape) { $0.content.drinks },
    ])

extension PageKind {
    /// The menu for paper.
    static let printableMenu = PageKind(
        templates: [menuPrintTemplate], prefix: "menu/print/", isThere: \.hasMenu,
        links: { _ in [PageAddress.printableMenu] }
    ) { plan in
        guard let menu = plan.site.kitchen.menu else { return [] }
        return [
            plan.page(
                PageAddress.printableMenu, menuPrintTemplate, title: plan.words[.menu],
                MenuPaper(MenuView(menu, site: plan.site), site: plan.site))
        ]
    }
}

private let menuPrintTemplate = PageTemplate("menu-print.html", menuPrintShape)
