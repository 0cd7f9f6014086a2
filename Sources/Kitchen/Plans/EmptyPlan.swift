/// A plan with the days of a week and nothing in them.
public enum EmptyPlan {
    /// The plan as the Markdown of its file in `content/plans`.
    public static func markdown(_ week: IsoWeek, language: KitchenLanguage) -> String {
        let days = Weekday.allCases.map { "\n## \($0.heading(in: language))\n" }
        return "# \(week.title(in: language))\n" + days.joined()
    }
}

extension IsoWeek {
    /// The file of the week's plan, in the site.
    public var planFile: String { "content/plans/\(self).md" }

    /// The title of the week's plan: "Week 48", "Settimana 48".
    public func title(in language: KitchenLanguage) -> String {
        let words: [KitchenLanguage: String] = [
            .english: "Week", .italian: "Settimana", .german: "Woche", .french: "Semaine", .spanish: "Semana",
        ]
        return "\(words[language] ?? "Week") \(number)"
    }
}

extension Weekday {
    /// The name as a heading writes it, with a capital letter.
    public func heading(in language: KitchenLanguage) -> String {
        let name = name(in: language)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
