import Kitchen

/// How a week's plan is set on paper: in which size its days fit a page in two columns, or as few pages as can be. The browser
/// parts them, in their order and each in one piece.
struct PlanPaper {
    private let site: SiteFrame
    private let page: PlanPage

    init(_ page: PlanPage, site: SiteFrame) { (self.page, self.site) = (page, site) }

    /// The name of the class that sets it.
    var classNames: String {
        let (head, field) = (self.head, site.paperField)
        let form = PaperForm(
            field: field, groups: page.days.map { PaperGroup(blocks: [block($0)]) }, gap: PaperBlock(),
            sizes: (22...28).reversed().map(TypeSize.init), airs: [PaperForm.Air(hundredths: 0)],
            leastAir: PaperForm.Air(hundredths: 0), columns: 2...2, gutter: Ems(1000),
            columnWidths: .zero...Ems(60_000),
            frame: { size, _ in head.height(in: field.width(at: size), air: .zero) })
        return PaperPlan(form).setting.size.className
    }

    private var head: PaperBlock {
        let notes = page.week.plan.notes.filter(\.heading.isEmpty).map(\.text)
        let title = MeasuredText(page.week.title(site.words), .serifBold, size: 2000)
        return PaperBlock(
            texts: [PaperBlock.Text(text: title, line: Ems(2300))]
                + notes.map { PaperBlock.Text(text: MeasuredText($0, .serif, size: 1100), line: Ems(1430)) },
            padding: Ems(3200) + Ems(800) * notes.count)
    }

    private func block(_ day: PlanDayView) -> PaperBlock {
        let heading = MeasuredText(day.heading(site.words), .serifBold, size: 1250)
        let date = day.day.date.map { "\(site.words.written(day: $0)) \(site.words[.today])" } ?? ""
        let heads = [heading, MeasuredText(date, .sans)].map {
            PaperBlock.Text(text: $0, line: Ems(1500), beside: Self.border)
        }
        let notes = (day.day.heading.isEmpty ? [] : day.notes).map {
            PaperBlock.Text(text: MeasuredText($0, .serif), line: Ems(1350), beside: Self.border)
        }
        return PaperBlock(
            texts: heads + day.day.entries.map(entry) + notes,
            padding: Ems(2800) + Ems(800) * day.day.entries.count + Ems(400) * notes.count)
    }

    /// The least height of a line is that of its picture, which its padding has.
    private func entry(_ entry: PlanEntry) -> PaperBlock.Text {
        let view = PlanEntryView(entry, recipes: page.recipes, menu: site.kitchen.menu)
        let amount = entry.amount.text(in: site.settings.kitchenLanguage)
        let title = MeasuredText(entry.title, .sans) + MeasuredText(amount, .sansBold)
        let remarks = [entry.remark, view.missing(site.words)].compactMap(\.self).joined(separator: " ")
        let text = title + MeasuredText(remarks, .sans)
        let time = MeasuredText(view.recipe?.summary.total.map { site.words.written($0) } ?? "", .sans)
        return PaperBlock.Text(text: text, line: Ems(1960), beside: Self.border + Ems(3200) + time.width)
    }

    /// The padding of a day at both sides, and its border.
    private static let border = Ems(1900)
}
