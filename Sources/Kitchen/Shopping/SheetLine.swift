/// An amount of a grocery that could be counted in one unit.
///
/// Always `needed` = `had` + `bought` − `left`, exactly.
public struct SheetAmount: Hashable, Sendable {
    /// What all meals need together.
    public var needed: Quantity
    /// What of that is taken from the pantry; nil when nothing is.
    public var had: Quantity?
    /// What is to be bought, in whole packs where there are packs; nil when nothing is.
    public var bought: Quantity?
    /// What will be left of what is bought; nil when nothing is.
    public var left: Quantity?
    /// Whether spoons may be shown as cups: not where all are of metric recipes.
    public var hasCups = true

    /// An amount of these parts, which have to add up.
    public init(needed: Quantity, had: Quantity? = nil, bought: Quantity? = nil, left: Quantity? = nil) {
        (self.needed, self.had, self.bought, self.left) = (needed, had, bought, left)
    }
}

/// What a grocery is for: a dish on a day, or the least that the house keeps of it.
public struct SheetUse: Hashable, Sendable {
    /// The day of the dish; nil when the plan does not say.
    public var day: CalendarDate?
    /// The plan's heading; empty without one.
    public var heading: String
    /// The name of the dish.
    public var title: String
    /// How much of it: "×2", "for 6", or empty.
    public var times: String
    /// Whether it is no dish: the house wants so much of it at least.
    public var isStaple = false

    /// What is bought so that there is as much as the house keeps.
    static let staple = SheetUse(day: nil, heading: "", title: "", times: "", isStaple: true)

    /// The use in words: "Monday: Pizza dough ×2", "staples".
    public var text: String {
        if isStaple { return "staples" }
        return (heading.isEmpty ? "" : heading + ": ") + title + (times.isEmpty ? "" : " " + times)
    }

    /// By day, those without one last, then by name.
    static func precedes(_ left: SheetUse, _ right: SheetUse) -> Bool {
        (left.day?.dayNumber ?? .max, left.heading, left.title, left.times)
            < (right.day?.dayNumber ?? .max, right.heading, right.title, right.times)
    }
}

extension SheetUse {
    /// A dish of a plan, or of none.
    init(_ meal: PlannedMeal) {
        self.init(day: meal.day, heading: meal.heading, title: meal.title, times: meal.times)
    }
}

/// A line of a shopping sheet: one grocery.
public struct SheetLine: Hashable, Sendable {
    /// The name in `groceries.csv`; of what is in no row the name that most recipes use.
    public var name: String
    /// The shop whose aisle it is; nil where the site has one shop, or none with this aisle.
    public var shop: String?
    /// Where it stands in the shop.
    public var aisle: String?
    /// What is needed, had and bought. One amount, unless some of it is measured in what cannot be put together; then the
    /// first is the one that packs are counted in, and the others are among the sheet's `uncounted` too.
    public var amounts: [SheetAmount]
    /// What one pack holds; nil when it is not sold by the pack.
    public var pack: Quantity?
    /// The number of packs; nil when it is not sold by the pack, or when what is needed cannot be counted in packs.
    public var packs: Int?
    /// What the packs cost; nil when that is not known.
    public var price: Money?
    /// False where the number of packs, or what they cost, has more digits than can be held.
    public var isHeld = true
    /// What it is for, by day.
    public var uses: [SheetUse]

    /// The first amount.
    public var counted: SheetAmount? { amounts.first }

    /// Whether nobody has to go and buy it: the house has enough, or it costs nothing, as water from the tap.
    public var isInStock: Bool { price?.minorUnits == 0 || amounts.allSatisfy { $0.bought == nil } }
}

/// Something in the house that expires soon.
public struct ExpiringItem: Hashable, Sendable {
    /// The row of the pantry.
    public var item: PantryItem
    /// The grocery's name, or the item's own.
    public var name: String
    /// Whether a meal of the sheet needs some.
    public var isPlanned: Bool
}
