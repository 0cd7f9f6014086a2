import Diagnostics

/// What to buy for some meals: needs merged by grocery, less what is in the house, in packs, with prices.
///
/// ```swift
/// let (week, kitchen, today): (PlannedWeek, Kitchen, CalendarDate)
/// let sheet = ShoppingSheet(
///     week, groceries: kitchen.groceryNames, pantry: kitchen.pantry, settings: kitchen.settings, today: today)
/// sheet.lines[0].counted?.needed   // 2 kg
/// sheet.lines[0].packs             // 2
/// sheet.total?.plain               // "2.40"
/// ```
///
/// All sums are exact, and neither the order of recipes nor that of days matters. Of a range the upper end is needed. The
/// pantry is given out to the earliest needs first, and to each what expires first among what is still good on its day;
/// that way as much of it as can be is used. A need on no day counts as on the last day of the week. What the house keeps of
/// a grocery is needed on that day too, beside the meals, where there would be less of it.
public struct ShoppingSheet: Hashable, Sendable {
    /// The week; nil for a sheet without a plan.
    public let week: IsoWeek?
    /// What is to be bought, by shop and aisle in the site's order, then by name; what stands in no known aisle last.
    public let lines: [SheetLine]
    /// What the house has enough of, and what costs nothing, in the same order.
    public let have: [SheetLine]
    /// What is in the house and expires within the site's days, the first to expire first.
    public let soon: [ExpiringItem]
    /// What could not be counted, and why, in the order of the lines: nothing that a meal needs is left out.
    public let uncounted: [SheetUncounted]
    /// What all prices are in.
    public let currency: Currency
    /// The sum of the prices of all lines that have one; nil when it cannot be held, or none of them has a price.
    public let total: Money?
    /// The grocery with whose price the sum has more digits than can be held; nil but for sheets with a slip.
    public let unheld: String?
    /// The names of what is to be bought at a price that is not known, in order.
    public let unpriced: [String]

    /// The sheet for the meals of a week.
    ///
    /// `today` decides what expires soon, and is the day of a meal without one where there is no week.
    public init(
        _ planned: PlannedWeek, groceries: Groceries, pantry: Pantry, settings: Settings, today: CalendarDate
    ) {
        week = planned.week
        let lastDay = planned.week?.day(.sunday) ?? today
        let stock = PantryStock(pantry, groceries: groceries)
        var needs = SheetNeeds(groceries: groceries, lastDay: lastDay)
        for meal in planned.meals { needs.add(meal) }
        if planned.wantsStaples { needs.addStaples() }
        let counts = needs.byFood.keys.sorted().compactMap { key -> SheetCount? in
            guard let food = needs.byFood[key] else { return nil }
            let staple = planned.wantsStaples ? needs.staple(food.food) : nil
            return SheetCount(food.food, needs: food.needs, staple: staple, items: stock.items(key: key))
        }
        let order = AisleOrder(settings.shops)
        let all = counts.compactMap { $0.line(order) }.sorted { order.precedes($0, $1) }
        lines = all.filter { !$0.isInStock }
        have = all.filter(\.isInStock)
        uncounted = (needs.uncounted(stock) + counts.flatMap(\.uncounted) + planned.missing.map(SheetUncounted.init))
            .sorted { order.precedes($0, $1) }
        soon = pantry.expiring(within: settings.soonDays, from: today).map { item in
            let name = stock.name(of: item)
            return ExpiringItem(item: item, name: name, isPlanned: needs.areMet(by: name, until: item.expires))
        }
        currency = settings.currency
        unheld = Self.unheld(among: lines, in: currency)
        let prices = lines.compactMap(\.price)
        total = unheld == nil && (lines.isEmpty || !prices.isEmpty) ? prices.total(in: currency) : nil
        unpriced = lines.filter { $0.price == nil }.map(\.name)
    }

    private static func unheld(among lines: [SheetLine], in currency: Currency) -> String? {
        var sum = Money.zero(currency)
        for line in lines {
            guard line.isHeld, let next = sum.adding(line.price ?? .zero(currency)) else { return line.name }
            sum = next
        }
        return nil
    }

    /// Reports the grocery with which the sum has more digits than can be held.
    public func reportUnheldSum(_ groceries: Groceries, diagnostics: inout DiagnosticList) {
        guard let unheld, let grocery = groceries.find(unheld) else { return }
        let what = week.map { "the sheet of \($0)" } ?? "the sheet"
        diagnostics.report(
            .sumTooLarge, "with \"\(unheld)\" \(what) costs more than can be held", at: grocery.location,
            fix: "correct its price and its pack, or how much of it the recipes need")
    }

    /// Whether the aisle of anything to buy is known.
    public var hasAisles: Bool { lines.contains { $0.aisle != nil } }

    /// Whether anything to buy has a price, be it one that cannot be held.
    public var hasPrices: Bool { unheld != nil || unpriced.count < lines.count }

    /// The lines of one aisle after the other.
    public var aisles: [(shop: String?, aisle: String?, lines: [SheetLine])] {
        lines.reduce(into: []) { aisles, line in
            if let last = aisles.last, last.shop == line.shop, last.aisle == line.aisle {
                aisles[aisles.count - 1].lines.append(line)
            } else {
                aisles.append((line.shop, line.aisle, [line]))
            }
        }
    }
}
