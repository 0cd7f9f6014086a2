import Addresses

/// A week of favourites, drawn by chance: what uses up what expires comes first and early.
///
/// ```swift
/// let (favorites, suggestions): ([Recipe], PantrySuggestions)
/// let week = CalendarDate.localToday.isoWeek
/// var dice = Dice(seed: 48)
/// let proposal = PlanProposal(favorites, week: week, days: 5, suggestions: suggestions, dice: &dice)
/// proposal.markdown(language: .english)   // "# Week 48\n\n## Monday\n\n- [Minestrone](../recipes/…"
/// ```
public struct PlanProposal: Hashable, Sendable {
    /// A day with its dish.
    public struct Day: Hashable, Sendable {
        /// The day.
        public let date: CalendarDate
        /// The dish.
        public let recipe: RecipeSummary
        /// What of it expires soon.
        public let expiring: [String]
    }

    /// The week.
    public let week: IsoWeek
    /// From Monday on.
    public let days: [Day]

    /// A proposal for the first `count` days of a week, from 1 to 7, leaving out those before `first`.
    ///
    /// Recipes that use up more of what expires come before those that use up less; among those chance decides. None comes
    /// twice, so with few recipes there are fewer days; the order in which they are given does not matter.
    public init(
        _ recipes: [Recipe], week: IsoWeek, from first: CalendarDate? = nil, days count: Int,
        suggestions: PantrySuggestions, dice: inout Dice
    ) {
        self.week = week
        let sorted = recipes.sorted { $0.summary.source < $1.summary.source }
        let candidates = dice.shuffled(sorted).enumerated().map { place, recipe in
            (place, recipe.summary, suggestions.suggestion(recipe)?.expiring ?? [])
        }
        let best = candidates.sorted { ($1.2.count, $0.0) < ($0.2.count, $1.0) }
        let open = week.days.filter { $0 >= first ?? week.monday }
        days = zip(open.prefix(max(0, min(7, count))), best).map { date, candidate in
            Day(date: date, recipe: candidate.1, expiring: candidate.2)
        }
    }

    /// The plan as the Markdown of its file in `content/plans`.
    public func markdown(language: KitchenLanguage) -> String {
        var text = "# \(week.title(in: language))\n"
        for day in days {
            text += "\n## \(day.date.weekday.heading(in: language))\n\n"
            text += "- \(day.recipe.link(from: week.planFile))\n"
        }
        return text
    }
}

extension RecipeSummary {
    /// A link in Markdown from a file of the site to the recipe; a path with spaces or brackets stands between angle brackets.
    public func link(from file: String) -> String {
        let link = PageAddress.link(from: file, to: source)
        let isPlain = link.utf8.allSatisfy { $0 > 0x20 && !"()<>".utf8.contains($0) }
        let words = title.replacing("[", with: "\\[").replacing("]", with: "\\]")
        return "[\(words)](\(isPlain ? link : "<\(link)>"))"
    }
}

extension Sequence<FavoriteFood> {
    /// The files of the recipes that the favourites link to, each once, in order.
    public var recipeSources: [String] {
        var seen: Set<String> = []
        return flatMap(\.entries).compactMap(\.source).filter { seen.insert($0).inserted }
    }
}
