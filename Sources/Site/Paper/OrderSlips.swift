import Addresses
import Kitchen
import Templates

/// A sheet of slips, to be cut, on which orders are written by hand in the house.
struct OrderSlips: Sendable {
    /// The sizes that a dish is counted in, each in a column of its own; none where one column counts what is ordered.
    let sizes: [String]
    /// Whether guests may order by a number.
    let hasNumbers: Bool
    /// How many slips stand side by side, and below one another.
    let across: Int

    /// Those of a menu, on some paper.
    init(_ menu: PricedMenu, on paper: Paper?) {
        let names = menu.menu.sizes.map(\.name)
        sizes = names.count <= Self.maxSizes && names.allSatisfy { $0.count <= Self.longestSize } ? names : []
        hasNumbers = menu.dishes.contains { $0.written.number != nil }
        across =
            switch paper {
            case .a3: 3
            case .a4, .letter, nil: 2
            case .a5: 1
            }
    }

    /// As many lines as a hand can write on each.
    static let lines = 9
    /// More columns, or wider ones, leave no room for the name of a dish.
    private static let (maxSizes, longestSize) = (4, 8)
}

private let slipsShape: RecordShape<PageView<OrderSlips>> = pageShape(
    "order slips",
    [
        .text("setting", "the class that sets them: `slips-2` for two by two; `assets/print.css` has them all") {
            "slips-\($0.content.across)"
        },
        .list("slips", slipPlaceShape, "what each slip has is the same") {
            Array(1...($0.content.across * $0.content.across))
        },
        .list("lines", slipPlaceShape, "the lines of a slip, which are empty") { _ in Array(1...OrderSlips.lines) },
        .list("sizes", sizeNameShape, "the sizes that have a column; empty where one column counts what is ordered") {
            $0.content.sizes
        },
        .flag("hasSizes") { !$0.content.sizes.isEmpty },
        .flag("hasNumbers", "whether guests may order by a number") { $0.content.hasNumbers },
    ])

private let slipPlaceShape = RecordShape<Int>("slip or line", [.text("number", "from 1") { String($0) }])

private let slipsTemplate = PageTemplate("menu-slips.html", slipsShape)

extension PageKind {
    /// Slips for orders that are taken by hand.
    static let orderSlips = PageKind(
        templates: [slipsTemplate], prefix: "menu/slips/", isThere: { $0.hasMenu && $0.isPrinted }
    ) { plan -> [PlannedPage] in
        guard let menu = plan.site.kitchen.menu else { return [] }
        let slips = OrderSlips(menu, on: plan.site.settings.paper)
        return [plan.page(PageAddress.orderSlips, slipsTemplate, title: plan.words[.order], slips)]
    }
}
