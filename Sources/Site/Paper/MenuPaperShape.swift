import Addresses
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
        .flag("isSheet", "whether it is a sheet to be read at a table, with all that the house says of itself") {
            $0.content.purpose == .sheet
        },
        .flag("listsPrices", "whether it is the list beside the entrance: names with their prices alone") {
            $0.content.purpose.listsPrices
        },
        .flag("hasPhotos", "whether dishes that have a photograph stand beside it") {
            $0.content.purpose.hasPhotos(of: $0.site)
        },
        .flag("isLive", "whether it is shown while the house is open, so that it says what is not had now") {
            $0.content.purpose.isLive
        },
        .text("sheetCount", "how many there are, up to \(maxTurns); absent where there are more") {
            let count = $0.content.plan.sheets.count
            return count > maxTurns ? nil : String(count)
        },
        .list("charges", sentenceShape, "what guests pay besides") { $0.site.charges },
        .views("sheets", paperSheetShape(of: "the menu", menuPartShape)) { $0.content.sheets },
        .json("structuredData", "JSON-LD of the house and its menu, without the script element") {
            $0.content.menu.structuredData(of: $0.site)
        },
        .record("qr", codeShape, "or absent, without a `base_url`; a QR code of the address of the menu") {
            $0.content.code
        },
    ])

/// How many sheets a screen shows in turn: `screen.css` has a class for each number.
private let maxTurns = 40

let codeShape = RecordShape<QRCode>(
    "code",
    [
        .text("size", "how many squares it is wide and high") { String($0.size) },
        .text("path", "its dark squares, as the path of an SVG") { $0.path },
    ])

private let menuPartShape = RecordShape<PageView<MenuPart>>(
    "part of the menu",
    [
        .text("name", "or absent, of drinks") { $0.content.name },
        .text("note", "or absent; what is said below the name") { $0.content.saying?.note },
        .text("served", "or absent; when its dishes are had") { $0.words.told($0.content.served) },
        .text("when", "or absent; the same for scripts") { $0.content.served.isAlways ? nil : $0.content.served.code },
        .text("halves", "or absent; what half and half costs, where a dish of the section can be a half") {
            $0.words.told($0.content.saying?.halves)
        },
        .views("extras", extraShape, "what its dishes can be had with") { $0.content.saying?.extras ?? [] },
        .flag("hasExtras") { $0.content.saying?.extras.isEmpty == false },
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
    ) { [$0.page(PageAddress.printableMenu, menuPrintTemplate, for: .sheet)].compactMap(\.self) }

    /// The menu for a screen on the wall.
    static let menuScreen = PageKind(
        templates: [menuScreenTemplate], prefix: "menu/screen/", isThere: \.hasMenu,
        links: { _ in [PageAddress.menuScreen] }
    ) { [$0.page(PageAddress.menuScreen, menuScreenTemplate, for: .screen)].compactMap(\.self) }

    /// The list of prices beside the entrance.
    static let doorList = PageKind(prefix: "menu/door/", isThere: { $0.hasMenu && $0.isPrinted }) {
        [$0.page(PageAddress.doorList, menuPrintTemplate, for: .door)].compactMap(\.self)
    }

    /// What stands on a table: the way to the menu, on both of its sides.
    static let tableTent = PageKind(
        templates: [tentTemplate], prefix: "menu/tent/", isThere: { $0.hasMenu && $0.isPrinted }
    ) { plan -> [PlannedPage] in
        guard let tent = TableTent(plan.site) else { return [] }
        return [plan.page(PageAddress.tableTent, tentTemplate, title: plan.words[.menu], tent)]
    }
}

private let tentShape: RecordShape<PageView<TableTent>> = pageShape(
    "table tent",
    [
        .text("setting", "the classes that set it: `size-22 title-medium`; `assets/print.css` has them all") {
            $0.content.classNames
        },
        .record("qr", codeShape, "a QR code of the address of the menu") { $0.content.code },
    ])

private let tentTemplate = PageTemplate("menu-tent.html", tentShape)

extension PagePlanner {
    /// The menu, set for something; nil without one.
    fileprivate func page(
        _ address: String, _ template: PageTemplate<MenuPaper>, for purpose: MenuPurpose
    ) -> PlannedPage? {
        site.kitchen.menu.map { menu in
            page(
                address, template, title: words[.menu],
                MenuPaper(MenuView(menu, site: site), site: site, for: purpose))
        }
    }
}

private let menuPrintTemplate = PageTemplate("menu-print.html", menuPrintShape)
private let menuScreenTemplate = PageTemplate("menu-screen.html", menuPrintShape)
