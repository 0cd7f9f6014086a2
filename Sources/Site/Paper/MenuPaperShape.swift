import Kitchen
import Templates

let menuPrintShape = RecordShape<PageView<MenuPaper>>(
    "printable menu",
    [
        .include(menuShape) { $0.view(of: $0.content.menu) },
        .text(
            "setting",
            "the classes that set it: `columns-2 size-11-5 air-40 title-large sizes-1`; `assets/print.css` has them all"
        ) { $0.content.classNames },
        .views("sheets", paperSheetShape(of: "the menu", menuPartShape)) { $0.content.sheets },
        .json("structuredData", "JSON-LD of the house and its menu, without the script element") {
            $0.content.menu.structuredData(of: $0.site)
        },
        .record("qr", codeShape, "or absent, without a `base_url`; a QR code of the address of the menu") {
            $0.content.code
        },
    ])

private let codeShape = RecordShape<QRCode>(
    "code",
    [
        .text("size", "how many squares it is wide and high") { String($0.size) },
        .text("path", "its dark squares, as the path of an SVG") { $0.path },
    ])

private let menuPartShape = RecordShape<PageView<MenuPart>>(
    "part of the menu",
    [
        .text("name", "or absent, of drinks") { $0.content.name },
        .text("note", "or absent; what is said below the name") { $0.content.note },
        .text("served", "or absent; when its dishes are had") { $0.words.told($0.content.served) },
        .text("halves", "or absent; what half and half costs, where a dish of the section can be a half") {
            $0.words.told($0.content.halves)
        },
        .views("extras", extraShape, "what its dishes can be had with") { $0.content.extras },
        .flag("hasExtras") { !$0.content.extras.isEmpty },
        .flag("hasSizes", "whether its prices stand in columns, one for each size") { !$0.content.sizes.isEmpty },
        .list("sizes", sizeNameShape) { $0.content.sizes },
        .flag("continued", "whether the section began in an earlier column") { $0.content.isContinued },
        .views("pizzas", menuDishShape) { $0.content.dishes },
        .flag("isDrinks", "whether it is of drinks, and not of pizzas") { !$0.content.drinks.isEmpty },
        .views("drinks", drinkShape) { $0.content.drinks },
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
