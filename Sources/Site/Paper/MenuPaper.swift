import Addresses
import Kitchen

/// The menu with how it is set on paper.
struct MenuPaper: Sendable {
    let menu: MenuView
    let purpose: MenuPurpose
    let plan: PaperPlan
    /// What leads a telephone to the menu's page; nil where the site does not say where it will stand.
    let code: QRCode?
    private let head: SheetHead
    /// Whether names have too little room beside many sizes in a column of the usual width.
    private let isWide: Bool

    init(_ menu: MenuView, site: SiteFrame, for purpose: MenuPurpose = .sheet) {
        let menu = purpose.listsPrices && Self.lacksRoom(for: menu, site: site) ? menu.withoutColumns : menu
        (self.menu, self.purpose) = (menu, purpose)
        let head = SheetHead(menu.menu.menu, of: site, for: purpose)
        code = site.canonical(PageAddress.menu).flatMap { QRCode($0) }
        let hasCode = code != nil
        let foot = SheetFoot(menu, site: site, for: purpose, hasCode: hasCode)
        let measure = MenuMeasure(menu, site: site, for: purpose)
        let others = site.besides.compactMap { OtherLanguage($0, for: purpose, hasCode: hasCode) }
        let narrowest = others.reduce(measure.narrowestColumn) { max($0, $1.measure.narrowestColumn) }
        self.head = head
        isWide = narrowest > PaperLengths.menuColumn
        let widest = isWide ? PaperLengths.wideMenuColumn : PaperLengths.menuColumn
        let form = PaperForm(
            field: purpose.field(of: site),
            groups: others.reduce(measure.groups) { zip($0, $1.measure.groups).map { $0.beside($1) } },
            gap: PaperBlock(padding: PaperLengths.sectionGap, airs: 2000),
            sizes: purpose.sizes(on: site.settings.paper),
            airs: [110, 90, 75, 60, 50, 40, 32, 24, 16].map(PaperForm.Air.init),
            leastAir: PaperForm.Air(hundredths: 32),
            columns: 1...3, gutter: PaperLengths.menuGutter,
            columnWidths: min(narrowest, widest)...widest,
            frame: { size, sheets in
                let own = head.height(at: size, sheets: sheets) + foot.height(at: size, sheets: sheets)
                return others.reduce(own) { max($0, $1.frame(at: size, sheets: sheets)) }
            })
        let wanted = purpose == .sheet ? site.settings.printing?.columns : nil
        plan = PaperPlan(wanted.map(form.inColumns) ?? form)
    }

    /// Whether the words of names have no room beside the prices of all sizes, so that these go below.
    private static func lacksRoom(for menu: MenuView, site: SiteFrame) -> Bool {
        let size = MenuPurpose.door.sizes(on: site.settings.paper).last ?? .points(24)
        return MenuMeasure(menu, site: site, for: .door).narrowestColumn > site.paperField.width(at: size)
    }

    /// The names of the classes that set it.
    var classNames: String {
        let title = head.className(at: plan.setting.size, sheets: plan.sheets.count)
        let sizes = "sizes-\(max(1, menu.columns))"
        let more = [isWide ? "wide" : nil, purpose.className].compactMap(\.self).map { " \($0)" }.joined()
        return "\(plan.setting.classNames) \(title) \(sizes)\(more)"
    }

    /// The sheets with what stands on them.
    var sheets: [PaperSheet<MenuPart>] {
        PaperSheet.all(of: plan) { piece in
            guard piece.group < menu.sections.count else {
                return MenuPart(drinks: Array(menu.menu.menu.drinks[piece.blocks]), isContinued: piece.isContinued)
            }
            let section = menu.sections[piece.group]
            return MenuPart(
                name: section.heading, served: piece.isContinued ? ServingTime() : section.served, sizes: section.sizes,
                saying: piece.isContinued || purpose.listsPrices ? nil : section,
                dishes: Array(section.dishes[piece.blocks]), isContinued: piece.isContinued)
        }
    }
}

/// The menu in another language that is printed beside it: what stands on each sheet is the same.
private struct OtherLanguage: Sendable {
    let measure: MenuMeasure
    private let head: SheetHead
    private let foot: SheetFoot

    init?(_ site: SiteFrame, for purpose: MenuPurpose, hasCode: Bool) {
        guard let menu = site.kitchen.menu.map({ MenuView($0, site: site) }) else { return nil }
        measure = MenuMeasure(menu, site: site, for: purpose)
        head = SheetHead(menu.menu.menu, of: site, for: purpose)
        foot = SheetFoot(menu, site: site, for: purpose, hasCode: hasCode)
    }

    /// The height of head and foot.
    func frame(at size: TypeSize, sheets: Int) -> Ems {
        head.height(at: size, sheets: sheets) + foot.height(at: size, sheets: sheets)
    }
}

/// The part of a section, or of the drinks, that stands in one column.
struct MenuPart: Sendable {
    var name: String?
    var served = ServingTime()
    var sizes: [String] = []
    /// What all is said of stands below the name; nil where none of it does.
    var saying: MenuView.Section?
    var dishes: [DishView] = []
    var drinks: [Drink] = []
    let isContinued: Bool
}
