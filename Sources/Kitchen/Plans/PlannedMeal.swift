import Diagnostics

/// A dish of a plan with all that it needs.
public struct PlannedMeal: Hashable, Sendable {
    /// The day that it is for; nil when the plan does not say, which counts as the last day of the week.
    public var day: CalendarDate?
    /// The plan's heading ("Monday"); empty without one.
    public var heading: String
    /// The name of the dish.
    public var title: String
    /// How much of it, as a plan writes it: "×2", "for 6", or empty.
    public var times: String
    /// What it needs, already so many times.
    public var needs: [FoodNeed]

    /// A dish of these needs.
    public init(
        day: CalendarDate? = nil, heading: String = "", title: String, times: String = "", needs: [FoodNeed]
    ) {
        self.day = day
        self.heading = heading
        self.title = title
        self.times = times
        self.needs = needs
    }

    /// A recipe so many times, on no day: for a sheet without a plan.
    public init(_ recipe: Recipe, times factor: Rational, in language: KitchenLanguage) {
        self.init(
            title: recipe.summary.title, times: PlannedAmount.times(factor).text(in: language),
            needs: recipe.needs(times: factor))
    }
}

/// A dish of a plan that could not be found.
public struct MissingDish: Hashable, Sendable {
    /// The dish, of which nothing is known to be needed.
    public var meal: PlannedMeal
    /// Where the plan names it.
    public var location: SourceLocation
}

/// A plan whose dishes are found and scaled.
public struct PlannedWeek: Hashable, Sendable {
    /// The plan's week; nil when its file is not named after one.
    public var week: IsoWeek?
    /// In the order of the plan.
    public var meals: [PlannedMeal]
    /// The dishes that could not be found: a recipe that is a draft, is gone or cannot be read, or a dish that is gone.
    public var missing: [MissingDish]
    /// Whether a sheet for it has what the house keeps, besides.
    public var wantsStaples: Bool

    /// A week of these meals.
    public init(
        week: IsoWeek? = nil, meals: [PlannedMeal], missing: [MissingDish] = [], wantsStaples: Bool = true
    ) {
        self.week = week
        self.meals = meals
        self.missing = missing
        self.wantsStaples = wantsStaples
    }
}

extension Plan {
    /// Finds the dishes of the plan and scales them.
    ///
    /// `recipes` are by the path of their file. "For 6" scales by the recipe's servings; where those are not known the
    /// recipe counts once, with the warning `unknown-servings`.
    public func planned(
        recipes: [String: Recipe], menu: PricedMenu?, language: KitchenLanguage, diagnostics: inout DiagnosticList
    ) -> PlannedWeek {
        var result = PlannedWeek(week: week, meals: [])
        for day in days {
            for entry in day.entries {
                var meal = PlannedMeal(
                    day: day.date, heading: day.heading, title: entry.title, times: entry.amount.text(in: language),
                    needs: [])
                let needs = entry.needs(recipes: recipes, menu: menu, diagnostics: &diagnostics)
                if needs == nil { result.missing.append(MissingDish(meal: meal, location: entry.location)) }
                meal.needs = (needs ?? []) + entry.foods
                let isDish = needs != nil && entry.dish != .note
                if isDish || !entry.foods.isEmpty { result.meals.append(meal) }
            }
        }
        return result
    }
}

extension PlanEntry {
    /// What its dish needs, which is nothing of a note; nil where the dish cannot be found.
    fileprivate func needs(
        recipes: [String: Recipe], menu: PricedMenu?, diagnostics: inout DiagnosticList
    ) -> [FoodNeed]? {
        switch dish {
        case .note: []
        case .missing: nil
        case .recipe(let source):
            recipes[source].map { $0.needs(times: factor(for: $0, diagnostics: &diagnostics)) }
        case .dish(let slug):
            menu?.dish(slug: slug).map { $0.needs(times: dishCount) }
        }
    }

    /// How many times a recipe is to be made.
    public func factor(for recipe: Recipe, diagnostics: inout DiagnosticList) -> Rational {
        switch amount {
        case .times(let factor): return factor
        case .servings(let wanted):
            if let servings = recipe.summary.servingCount { return Rational(wanted, servings) }
            diagnostics.report(
                .unknownServings, "\"\(recipe.summary.title)\" does not say how many it serves", at: location,
                notes: ["it is counted once"], fix: "add `servings` to \(recipe.summary.source), or write ×2 here")
            return 1
        }
    }

    /// A dish is for one.
    fileprivate var dishCount: Rational {
        switch amount {
        case .times(let factor): factor
        case .servings(let count): Rational(count)
        }
    }
}
