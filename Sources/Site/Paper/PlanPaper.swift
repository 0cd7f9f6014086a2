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
            leastAir: PaperForm.Air(hundredths: 0), columns: 2...2, gutter: PaperLengths.planGutter,
            columnWidths: .zero...Ems(60_000),
            frame: { size, _ in head.height(in: field.width(at: size), air: .zero) })
        return PaperPlan(form).setting.size.className
    }

    private var head: PaperBlock {
        let notes = page.week.plan.notes.filter(\.heading.isEmpty).map(\.text)
        // Below the title stand the dates in one line, with a gap of which the last fifth is for what browsers round.
        let dates = PaperLengths.planLead.line + PaperLengths.planLeadGap
        return PaperBlock(
            texts: [PaperLengths.planTitle.text(page.week.title(site.words))]
                + notes.map { PaperLengths.planLead.text($0) },
            padding: PaperLengths.planHeadGap + dates + Ems(170) + PaperLengths.planLeadGap * notes.count)
    }

    private func block(_ day: PlanDayView) -> PaperBlock {
        let heading = PaperLengths.day.measured(day.heading(site.words))
        let date = day.day.date.map { "\(site.words.written(day: $0)) \(site.words[.today])" } ?? ""
        let heads = [heading, MeasuredText(date, .sans)].map {
            PaperLengths.day.text($0, beside: Self.border)
        }
        let notes = (day.day.heading.isEmpty ? [] : day.notes).map {
            PaperLengths.dayNote.text($0, beside: Self.border)
        }
        return PaperBlock(
            texts: heads + day.day.entries.map(entry) + notes,
            padding: PaperLengths.dayPadding * 2 + PaperLengths.dayGap + PaperLengths.plannedGap + Self.rounding
                + (PaperLengths.plannedPadding * 2 + Self.rounding) * day.day.entries.count
                + PaperLengths.dayNoteGap * notes.count)
    }

    /// The least height of a line is that of its picture, which its padding has.
    private func entry(_ entry: PlanEntry) -> PaperBlock.Text {
        let view = PlanEntryView(entry, recipes: page.recipes, menu: site.kitchen.menu)
        let amount = entry.amount.text(in: site.settings.kitchenLanguage)
        let title = MeasuredText(entry.title, .sans) + MeasuredText(amount, .sansBold)
        let remarks = [entry.remark, view.missing(site.words)].compactMap(\.self).joined(separator: " ")
        let text = title + MeasuredText(remarks, .sans)
        let time = MeasuredText(view.recipe?.summary.total.map { site.words.written($0) } ?? "", .sans)
        let picture = PaperLengths.plannedPicture + PaperLengths.plannedPictureGap * 2
        return PaperBlock.Text(text: text, line: Ems(1960), beside: Self.border + picture + time.width)
    }

    /// The padding of a day at both sides, and its border.
    private static let border = PaperLengths.daySides * 2 + Ems(300)
    /// What borders take, and browsers round.
    private static let rounding = Ems(200)
}
