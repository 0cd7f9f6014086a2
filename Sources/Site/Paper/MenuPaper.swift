import Kitchen

/// The menu with how it is set on paper.
///
/// What its texts take is stated in ems of the sheet's size, as `print.css` sets them.
struct MenuPaper: Sendable {
    let menu: MenuView
    let plan: PaperPlan
    /// What leads a telephone to the menu's page; nil where the site does not say where it will stand.
    let code: QRCode?
    private let head: SheetHead
    /// Whether names have too little room beside many sizes in a column of the usual width.
    private let isWide: Bool

    init(_ menu: MenuView, site: SiteFrame) {
        self.menu = menu
        let head = SheetHead(title: site.settings.title, line: site.settings.tagline, field: site.paperField)
        code = site.canonical(PageAddress.menu).flatMap { QRCode($0) }
        let foot = SheetFoot(menu, site: site, hasCode: code != nil)
        let measure = MenuMeasure(menu, site: site)
        self.head = head
        isWide = measure.narrowestColumn > Self.widestColumn
        let widest = isWide ? Self.wideColumn : Self.widestColumn
        plan = PaperPlan(
            PaperForm(
                field: site.paperField, groups: measure.groups,
                gap: PaperBlock(padding: Ems(900), airs: 2000),
                sizes: Self.sizes(on: site.settings.paper),
                airs: [110, 90, 75, 60, 50, 40, 32, 24, 16].map(PaperForm.Air.init),
                leastAir: PaperForm.Air(hundredths: 32),
                columns: 1...3, gutter: Ems(2500),
                columnWidths: min(measure.narrowestColumn, widest)...widest,
                frame: { size, sheets in head.height(at: size, sheets: sheets) + foot.height(at: size, sheets: sheets) }
            ))
    }

    /// Lines that are longer are hard to follow.
    private static let (widestColumn, wideColumn) = (Ems(34_000), Ems(48_000))

    /// From 24 points, for a menu of few dishes, to 9.5, below which nobody can read it on a wall; from 36 where that is larger.
    private static func sizes(on paper: Paper?) -> [TypeSize] {
        let large = (paper == .a3 ? [36, 32, 28, 26] : []) + [24, 22, 20, 18, 17]
        return large.map(TypeSize.points) + (19...32).reversed().map(TypeSize.init)
    }

    /// The names of the classes that set it.
    var classNames: String {
        let title = head.className(at: plan.setting.size, sheets: plan.sheets.count)
        let sizes = "sizes-\(max(1, menu.columns))"
        return "\(plan.setting.classNames) \(title) \(sizes)" + (isWide ? " wide" : "")
    }

    /// The sheets with what stands on them.
    var sheets: [PaperSheet<MenuPart>] {
        PaperSheet.all(of: plan) { piece in
            guard piece.group < menu.sections.count else {
                return MenuPart(drinks: Array(menu.menu.menu.drinks[piece.blocks]), isContinued: piece.isContinued)
            }
            let section = menu.sections[piece.group]
            return MenuPart(
                name: section.heading, note: piece.isContinued ? nil : section.note,
                served: piece.isContinued ? ServingTime() : section.served,
                halves: piece.isContinued ? nil : section.halves,
                extras: piece.isContinued ? [] : section.extras, sizes: section.sizes,
                dishes: Array(section.dishes[piece.blocks]), isContinued: piece.isContinued)
        }
    }
}

/// The part of a section, or of the drinks, that stands in one column.
struct MenuPart: Sendable {
    var name: String?
    var note: String?
    var served = ServingTime()
    var halves: HalfPrice?
    var extras: [PricedExtra] = []
    var sizes: [String] = []
    var dishes: [DishView] = []
    var drinks: [Drink] = []
    let isContinued: Bool
}
