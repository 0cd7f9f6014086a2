import Kitchen

/// Writes a plan as a `.menu` file of Cooklang's conventions: a section for each day, with its date, and recipes by reference.
///
/// Recipes are called as `forno export recipes --format cooklang` calls their files, so that the menu is to stand beside those.
public struct CooklangMenu {
    private let plan: Plan
    private let language: KitchenLanguage
    private let slug: (String) -> String

    /// The menu of a plan; `slug` is that of the recipe in a file.
    public init(_ plan: Plan, language: KitchenLanguage, slug: @escaping (String) -> String) {
        (self.plan, self.language, self.slug) = (plan, language, slug)
    }

    /// The text of the file.
    public var text: String {
        let days = plan.days.map(text)
        return ([notes(under: "")] + days).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// A day, unless nothing is planned for it and nothing noted.
    private func text(of day: PlanDay) -> String {
        guard !day.entries.isEmpty || plan.notes.contains(where: { $0.heading == day.heading }) else { return "" }
        let lines = day.entries.map { "- " + line(of: $0) }.joined(separator: "\n")
        let heading = day.heading.isEmpty ? "" : "== \(Self.escaped(title(of: day))) =="
        return [heading, lines, day.heading.isEmpty ? "" : notes(under: day.heading)].filter { !$0.isEmpty }
            .joined(separator: "\n\n")
    }

    /// "Monday (2026-11-23)"
    private func title(of day: PlanDay) -> String {
        guard let date = day.date, !day.heading.contains(date.description) else { return day.heading }
        return "\(day.heading) (\(date))"
    }

    private func line(of entry: PlanEntry) -> String {
        let remark = entry.remark.map { " " + CooklangText.words($0) } ?? ""
        guard case .recipe(let source) = entry.dish else {
            let amount = entry.amount.text(in: language)
            return CooklangText.words(amount.isEmpty ? entry.title : "\(entry.title) \(amount)") + remark
        }
        return "@\(CooklangText.name("./" + slug(source), isPath: true)){\(Self.amount(entry.amount))}\(remark)"
    }

    private static func amount(_ amount: PlannedAmount) -> String {
        switch amount {
        case .times(1): ""
        case .times(let factor): factor.decimalText(digits: 6) ?? factor.description
        case .servings(let count): "\(count)%servings"
        }
    }

    private func notes(under heading: String) -> String {
        plan.notes.filter { $0.heading == heading }.map { "> " + CooklangText.words($0.text) }
            .joined(separator: "\n\n")
    }

    private static func escaped(_ title: String) -> String {
        CooklangText.words(title).replacing("=", with: "\\=")
    }
}
