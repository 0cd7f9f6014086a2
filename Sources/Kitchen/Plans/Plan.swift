import Diagnostics

/// How much of a dish a plan wants.
public enum PlannedAmount: Hashable, Sendable {
    /// So many times the recipe as written, or so many dishes.
    case times(Rational)
    /// For so many people.
    case servings(Int)

    /// The amount as a plan writes it behind a dish: "×2", "for 6"; empty for once.
    public func text(in language: KitchenLanguage) -> String {
        switch self {
        case .times(1): return ""
        case .times(let factor): return "×" + QuantityFormat(language: language).number(factor, decimal: false)
        case .servings(let count):
            let words: [KitchenLanguage: String] = [
                .english: "for", .italian: "per", .german: "für", .french: "pour", .spanish: "para",
            ]
            return "\(words[language] ?? "for") \(count)"
        }
    }
}

/// A line of a plan.
public struct PlanEntry: Hashable, Sendable {
    /// What the line names.
    public enum Dish: Hashable, Sendable {
        /// A recipe by its file in the site.
        case recipe(source: String)
        /// A dish of the menu by its slug.
        case dish(slug: String)
        /// A recipe or a dish whose file is gone.
        case missing
        /// Nothing that is known: the line is a note.
        case note
    }

    /// What the line names.
    public var dish: Dish
    /// The words that name it; of a note the whole line.
    public var title: String
    /// How much of it.
    public var amount: PlannedAmount
    /// What else the line says behind the dish; nil when nothing.
    public var remark: String?
    /// Where the line stands.
    public var location: SourceLocation
    /// The foods that the line names, which need no recipe: "2 eggs" of a menu in Cooklang.
    public var foods: [FoodNeed]

    /// A line that names `dish`.
    public init(
        dish: Dish, title: String, amount: PlannedAmount = .times(1), remark: String? = nil, location: SourceLocation,
        foods: [FoodNeed] = []
    ) {
        self.dish = dish
        self.title = title
        self.amount = amount
        self.remark = remark
        self.location = location
        self.foods = foods
    }
}

/// A heading of a plan with the lines below it.
public struct PlanDay: Hashable, Sendable {
    /// The words of the heading; empty for what stands before the first one.
    public var heading: String
    /// The day that it names; nil when it names none.
    public var date: CalendarDate?
    /// The lines, in order.
    public var entries: [PlanEntry]

    /// A heading without lines.
    public init(heading: String, date: CalendarDate?, entries: [PlanEntry] = []) {
        self.heading = heading
        self.date = date
        self.entries = entries
    }
}

/// A plan of what to cook, from a file of `content/plans`: days as headings, dishes as lines.
public struct Plan: Hashable, Sendable {
    /// The week that the file is named after; nil for another name.
    public var week: IsoWeek?
    /// The name in addresses: `2026-W48`.
    public var slug: String
    /// The first heading, or the file's name.
    public var title: String
    /// The path of its file in the site.
    public var source: String
    /// In the order of the file; lines before the first day come under an empty heading.
    public var days: [PlanDay]
    /// The paragraphs of the file, as plain text, with the heading that they stand under.
    public var notes: [Note]

    /// A paragraph of a plan.
    public struct Note: Hashable, Sendable {
        /// The words of the day's heading; empty before the first one.
        public var heading: String
        /// The paragraph as plain text.
        public var text: String

        /// The paragraph `text` below `heading`.
        public init(heading: String, text: String) {
            self.heading = heading
            self.text = text
        }
    }

    /// A plan of these days; one of a week has its slug from it, unless another is given.
    public init(
        week: IsoWeek? = nil, slug: String? = nil, title: String, source: String, days: [PlanDay] = [],
        notes: [Note] = []
    ) {
        self.week = week
        self.slug = slug ?? week?.description ?? title
        self.title = title
        self.source = source
        self.days = days
        self.notes = notes
    }

    /// The files of the recipes that the plan names, each once, in order.
    public var recipeSources: [String] {
        var seen: Set<String> = []
        return days.flatMap(\.entries).compactMap { entry in
            guard case .recipe(let source) = entry.dish, seen.insert(source).inserted else { return nil }
            return source
        }
    }
}
