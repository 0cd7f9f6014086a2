import Kitchen
import Templates

/// What the house has of a line of a card.
struct ServedStock: Sendable {
    let finding: PantryFinding
    /// Whether the page itself can scale the recipe.
    let isScalable: Bool
    /// Whether what is missing may be said in cups.
    let hasCups: Bool

    /// That of a line, or of each food that it needs; nothing of what the house has none of for any number of servings.
    static func all(of line: ShownIngredient) -> [ServedStock] {
        line.findings.filter { $0.presence != .none || $0.comparison != nil }.map {
            ServedStock(
                finding: $0, isScalable: line.recipe.serving != nil, hasCups: line.recipe.amounts.format.hasCups)
        }
    }
}

let stockShape = RecordShape<PageView<ServedStock>>(
    "stock of an ingredient",
    [
        .text("state", "`enough`, `short`, `unsure` or `none`") { $0.content.finding.presence.state },
        .text("food", "absent but for what another recipe needs that the ingredient stands for") {
            $0.content.finding.food
        },
        .text("text", "the same in words; absent for `none`") { page in
            var amounts = page.site.amounts
            amounts.hasCups = page.content.hasCups
            return page.words.written(page.content.finding.presence, amounts)
        },
        .text("useBy", "or absent; by when to use it") { page in
            page.content.finding.useBy.map { page.words.filled(.useBy, ("day", page.words.written(day: $0))) }
        },
        .view("comparison", comparisonShape, "absent where nothing changes with the servings") {
            $0.content.isScalable ? $0.content.finding.comparison : nil
        },
    ])

private let comparisonShape = RecordShape<PageView<PantryComparison>>(
    "amount beside the pantry",
    [
        .text("measure", "the amount as written, as in the mark of an amount") { page in
            let unit = page.content.measure.unit.map { " " + $0.rawValue } ?? ""
            return (page.content.measure.amount.upper?.description ?? "") + unit
        },
        .text("supply", "the number of what lines share") { String($0.content.supply) },
        .text("there", "how much of it there is, as a fraction") { $0.content.there.description },
        .text("needed", "how much of it the line needs as written, as a fraction") { $0.content.needed.description },
        .flag("isFixed", "whether that stays when the recipe is scaled") { $0.content.isFixed },
        .flag("hasMore", "whether there is more that cannot be compared") { $0.content.hasMore },
    ])

extension PantryPresence {
    fileprivate var state: String {
        switch self {
        case .enough: "enough"
        case .some: "short"
        case .none: "none"
        case .unknown: "unsure"
        }
    }
}

extension Words {
    /// What the house has of an ingredient; nil for nothing.
    fileprivate func written(_ presence: PantryPresence, _ format: QuantityFormat) -> String? {
        switch presence {
        case .enough: self[.inHouse]
        case .some(let missing): filled(.inHouseBut, ("amount", format.text(missing)))
        case .none: nil
        case .unknown: self[.someInHouse]
        }
    }
}

extension QuantityFormat {
    /// Amounts that cannot be put together, one behind the other.
    func text(_ quantities: [Quantity]) -> String { quantities.map { text($0) }.joined(separator: " + ") }
}
