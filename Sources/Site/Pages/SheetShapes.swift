import Addresses
import Diagnostics
import Kitchen
import Templates

/// The page of a shopping sheet: what it says, and how that is set on paper.
struct SheetPage: Sendable {
    let week: WeekView
    let text: SheetText
    let paper: SheetPaper

    var sheet: ShoppingSheet { text.sheet }
}

/// A part of a sheet's content, with the words of the sheet.
struct SheetPart<Part: Sendable>: Sendable {
    let part: Part
    let text: SheetText
}

extension PageView {
    /// A view of each of some parts of the sheet, with its words.
    fileprivate func parts<Whole, Part>(_ parts: [Part]) -> [PageView<SheetPart<Part>>]
    where Content == SheetPart<Whole> {
        parts.map { view(of: SheetPart(part: $0, text: content.text)) }
    }
}

let sheetShape = pageShape(
    "shopping sheet",
    [
        .view("week", weekShape) { $0.content.week },
        .text("setting", "the classes that set it, as for `menu-print.html`") {
            $0.content.paper.plan.setting.classNames
        },
        .views("sheets", paperSheetShape(of: "a sheet", sheetPartShape)) { page in
            page.content.paper.sheets.map { $0.map { SheetPart(part: $0, text: page.content.text) } }
        },
        .flag("hasLines") { !$0.content.sheet.lines.isEmpty },
        .typeset("total") { $0.content.text.sum },
        .text("unpriced", "names between commas; empty where there are none") {
            $0.content.sheet.unpriced.joined(separator: ", ")
        },
        .link("markdown", "the address of the sheet in Markdown") {
            PageAddress.sheet($0.content.week.plan.slug, as: "md")
        },
        .link("csv", "likewise") { PageAddress.sheet($0.content.week.plan.slug, as: "csv") },
        .link("plain", "likewise, in plain text") { PageAddress.sheet($0.content.week.plan.slug, as: "txt") },
    ] as [Field<PageView<SheetPage>>])

private let sheetPartShape = RecordShape<PageView<SheetPart<SheetPaper.Part>>>(
    "part of a sheet",
    [
        .text("shop", "or absent; where a shop begins and there are several") {
            if case .aisle(let shop, _, _) = $0.content.part.group { shop } else { nil }
        },
        .text("name", "or absent; the aisle, or `You have it`") { $0.content.part.group.heading($0.words) },
        .flag("continued", "whether it began in an earlier column") { $0.content.part.isContinued },
        .list("lines", sheetLineShape) {
            if case .aisle(_, _, let lines) = $0.content.part.group { $0.parts(lines) } else { [] }
        },
        .flag("isAisle") { if case .aisle = $0.content.part.group { true } else { false } },
        .flag("isTotal") { if case .total = $0.content.part.group { true } else { false } },
        .list("have", sheetLineShape) {
            if case .have(let lines) = $0.content.part.group { $0.parts(lines) } else { [] }
        },
        .list("soon", sheetSoonShape) {
            if case .soon(let items) = $0.content.part.group { $0.parts(items) } else { [] }
        },
        .list("uncounted", sheetUncountedShape) {
            if case .uncounted(let entries) = $0.content.part.group { $0.parts(entries) } else { [] }
        },
    ])

private let sheetLineShape = RecordShape<PageView<SheetPart<SheetLine>>>(
    "line of a sheet",
    [
        .text("name") { $0.content.part.name },
        .typeset("buy", "`2 packs of 1 kg`") { $0.content.text.bought($0.content.part) },
        .typeset("amount", "or absent; `2 kg`") { SheetAmounts($0.content.part, in: $0.content.text.format).needed },
        .typeset("needed", "`2 kg needed, 300 g here, 300 g left`") { $0.content.text.accounted($0.content.part) },
        .typeset("left", "or absent; what will be left over") { $0.content.text.left($0.content.part) },
        .typeset("price", "or absent") { page in page.content.part.price.map { page.site.written($0) } },
        .texts("uses", "`Mon Pizza dough ×2`") { $0.content.text.uses($0.content.part.uses) },
    ])

private let sheetSoonShape = RecordShape<PageView<SheetPart<ExpiringItem>>>(
    "what expires soon",
    [
        .text("name") { $0.content.part.name },
        .typeset("amount", "or absent") { page in
            page.content.part.item.quantity.map { page.content.text.format.written($0) }
        },
        .text("until", "or absent") { page in page.content.part.item.expires.map { page.words.written(day: $0) } },
        .flag("planned", "whether a meal of the sheet needs some") { $0.content.part.isPlanned },
    ])

private let sheetUncountedShape = RecordShape<PageView<SheetPart<SheetUncounted>>>(
    "what could not be counted",
    [
        .typeset("text") { $0.content.text.uncounted($0.content.part) },
        // The author's words say "to taste" already.
        .text("reason", "or absent") { page in
            page.content.part.reason == .toTaste ? nil : page.content.text.reason(page.content.part)
        },
        .texts("uses") { $0.content.text.uses($0.content.part.uses) },
    ])

extension PageKind {
    /// All shopping: the list of sheets and lists, and each sheet with its other forms.
    static let shopping = PageKind(
        templates: [shoppingTemplate, sheetTemplate], prefix: "shopping/",
        entry: Entry(label: .shopping, address: PageAddress.shopping, prefixes: ["shopping/", "lists/"]),
        isOfHouse: true, isThere: { $0.hasPlans || $0.hasLists }
    ) { plan in
        let all = ShoppingPage(weeks: plan.weeks, lists: plan.kitchen.lists)
        return [plan.page(PageAddress.shopping, shoppingTemplate, title: plan.words[.shopping], all)]
            + all.weeks.flatMap { plan.sheets(of: $0) }
    }
}

private let shoppingTemplate = PageTemplate("shopping.html", shoppingShape)
private let sheetTemplate = PageTemplate("sheet.html", sheetShape)

extension PagePlanner {
    /// The sheet of a week, in all its forms.
    fileprivate func sheets(of week: WeekView) -> [PlannedPage] {
        let slug = week.plan.slug
        let text: @Sendable (QuantityFormat) -> SheetText = { [site, facts] format in
            let sheet = facts.sheet(of: week.plan, settings: site.settings, today: site.today)
            return SheetText(sheet, words: site.words, format: format)
        }
        let plain = site.settings.amounts
        return [
            page(
                PageAddress.sheet(slug), sheetTemplate, title: week.title(words),
                origin: SourceLocation(file: week.plan.source), sheetPage(week, text(site.amounts.withUnbrokenRanges))),
            PlannedPage(address: PageAddress.sheet(slug, as: "md")) { text(plain).markdown },
            PlannedPage(address: PageAddress.sheet(slug, as: "csv")) { text(plain).csv },
            PlannedPage(address: PageAddress.sheet(slug, as: "txt")) { text(plain).plain },
        ]
    }

    private func sheetPage(_ week: WeekView, _ text: SheetText) -> SheetPage {
        let dates = week.plan.week.map { " · " + words.written(weekAndYear: $0) }
        let head = SheetPaper.Head(
            title: week.title(words), line: words[.shopping] + (dates ?? ""), house: site.settings.title)
        return SheetPage(week: week, text: text, paper: SheetPaper(text, head: head, on: site.paperField))
    }
}
