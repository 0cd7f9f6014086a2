import Addresses
import Diagnostics
import Kitchen
import Markdown

/// Gathers a plan from the sections of its file.
struct PlanScan {
    private(set) var plan: Plan
    var diagnostics = DiagnosticList()
    private let context: ProseContext
    private let dishes: [String: String]
    private let dishSlugs: Set<String>
    private let names: NearbyNames
    private let amounts: PlanAmountReader
    private var dayLevel = 0
    private var hasTitle = false

    init(file: String, context: ProseContext, dishes: [String: String], dishSlugs: Set<String>, names: NearbyNames) {
        let name = ContentIndex.planName(ofFile: file)
        plan = Plan(week: IsoWeek(name), slug: ContentIndex.planSlug(ofFile: file), title: name, source: file)
        self.context = context
        self.dishes = dishes
        self.dishSlugs = dishSlugs
        self.names = names
        amounts = PlanAmountReader(language: context.language, decimalMark: context.decimalMark)
    }

    mutating func read(_ section: MarkdownSection) {
        if section.heading != nil {
            let span = SourceSpan(line: section.line, column: 1, length: 0)
            readHeading(section.title, level: section.level, span: span)
        }
        for block in section.blocks {
            if block.isList {
                for item in block.children { read(item) }
            } else if !block.plainText.isEmpty {
                addNote(block.plainText)
            }
        }
    }

    /// Adds words that belong to a day as a whole.
    mutating func addNote(_ words: String) {
        plan.notes.append(Plan.Note(heading: plan.days.last?.heading ?? "", text: words))
    }

    /// A heading: the plan's title, a day, or within a day what is passed over.
    mutating func readHeading(_ title: String, level: Int, span: SourceSpan) {
        let day = PlanHeading(title)
        if day == nil, level == 1, !hasTitle, plan.days.isEmpty {
            plan.title = title
            hasTitle = true
            return
        }
        guard day != nil || level <= dayLevel || dayLevel == 0 else { return }
        let heading = day == nil ? title : PlanHeading.withoutDate(title)
        plan.days.append(PlanDay(heading: heading, date: day.flatMap { date($0, span) }))
        dayLevel = level
    }

    /// The day that a heading means in the plan's week.
    private mutating func date(_ heading: PlanHeading, _ span: SourceSpan) -> CalendarDate? {
        switch heading {
        case .weekday(let weekday): return plan.week?.day(weekday)
        case .date(let date):
            if let week = plan.week, !week.contains(date) {
                diagnostics.report(
                    Diagnostic(
                        .invalidValue, "\(date) is not in week \(week)",
                        at: SourceLocation(file: plan.source, span: span), severity: .warning,
                        fix: "name a day from \(week.monday) to \(week.day(.sunday))"))
            }
            return date
        }
    }

    private mutating func read(_ item: MarkdownNode) {
        let own = item.children.filter { !$0.isList }
        let place = own.first ?? item
        let links = LinkedText(own)
        if links.links.isEmpty {
            readPlain(links.before, at: location(of: place, length: 0))
        } else {
            readLinks(links, at: place)
        }
        for nested in item.children where nested.isList {
            for inner in nested.children { read(inner) }
        }
    }

    private mutating func readLinks(_ text: LinkedText, at place: MarkdownNode) {
        let words = text.before.split(whereSeparator: \.isWhitespace).map(String.init)
        var leading = amounts.leading(words).map { PlannedAmount.times($0.0) }
        // "Lunch:" before the first dish is said behind it.
        var before = leading == nil ? words.joined(separator: " ") : ""
        for (link, behind) in text.links {
            let found = amounts.amount(behind: behind)
            let rest = found?.rest ?? behind.trimmingSpaces
            let remark = [before, rest].filter { !$0.isEmpty }.joined(separator: " ")
            append(
                PlanEntry(
                    dish: dish(of: link), title: link.plainText, amount: found?.amount ?? leading ?? .times(1),
                    remark: remark.nonEmpty, location: location(of: place, length: 1)))
            (leading, before) = (nil, "")
        }
    }

    private func dish(of link: MarkdownNode) -> PlanEntry.Dish {
        guard !LinkPath.isElsewhere(link.url), let path = LinkPath(link.url).resolved(from: plan.source) else {
            return .note
        }
        if let file = context.index.file(for: path), let address = context.index.address(of: file) {
            if context.index.containsRecipe(file) { return .recipe(source: file) }
            let slug = ContentIndex.slug(ofFile: file)
            if address == PageAddress.dish(slug), dishSlugs.contains(slug) { return .dish(slug: slug) }
            return .note
        }
        return Self.dishFolders.contains { path.hasPrefix($0) } ? .missing : .note
    }

    /// Where a file that a link names would be a dish.
    private static let dishFolders = ["content/recipes/", "content/menu/pizzas/"]

    /// A line without a link: a dish by its name, or a note.
    mutating func readPlain(_ text: String, at place: SourceLocation) {
        let text = text.trimmingSpaces
        guard !text.isEmpty else { return }
        let split = amounts.split(text)
        let name = split?.name ?? text
        var entry = PlanEntry(dish: .note, title: text, location: place)
        entry.location.span?.length = name.unicodeScalars.count
        if let dish = dish(named: name) {
            entry.dish = dish
            entry.title = name
            entry.amount = split?.amount ?? .times(1)
            entry.remark = split?.rest.nonEmpty
        } else {
            // The "x" of "2 x 3 m" counts no dishes.
            let isCounted = if case .times? = split?.amount { text.contains("×") || split?.rest == "" } else { false }
            reportUnknown(name, isCounted: isCounted, at: entry.location)
        }
        append(entry)
    }

    /// Asks of a name that is none whether it is meant as a dish: where it is wanted so many times, or is one slip from a
    /// dish. Any other line is a note.
    private mutating func reportUnknown(_ name: String, isCounted: Bool, at location: SourceLocation) {
        let nearest = names.nearest(to: name)
        let isSlip = nearest.map { NearestName.isOneEdit(FoodName.folded(name), from: FoodName.folded($0)) } ?? false
        guard isSlip || isCounted else { return }
        diagnostics.report(
            .unknownPlanItem, "\"\(name)\" is no recipe and no pizza of the menu: note or dish?", at: location,
            notes: ["the line is kept as a note"],
            fix: nearest.map { "did you mean \"\($0)\"?" }
                ?? "link the recipe that is meant, or write the note without \"×\"",
            basis: context.index.menuBasis)
    }

    private func dish(named name: String) -> PlanEntry.Dish? {
        if let slug = dishes[FoodName.folded(name)] { return .dish(slug: slug) }
        return context.index.recipe(titled: name).map { .recipe(source: $0) }
    }

    /// Adds a line to the last day.
    mutating func append(_ entry: PlanEntry) {
        if plan.days.isEmpty { plan.days.append(PlanDay(heading: "", date: nil)) }
        plan.days[plan.days.count - 1].entries.append(entry)
    }

    private func location(of node: MarkdownNode, length: Int) -> SourceLocation {
        SourceLocation(
            file: plan.source, span: SourceSpan(line: node.line, column: node.column, length: length))
    }
}

/// What the heading of a day says.
enum PlanHeading {
    case weekday(Weekday)
    case date(CalendarDate)

    /// A heading without a date in brackets, which is said beside it: "Saturday" of "Saturday (2026-03-07)".
    static func withoutDate(_ title: String) -> String {
        guard let open = title.lastIndex(of: "("), let close = title[open...].firstIndex(of: ")"),
            CalendarDate(String(title[title.index(after: open)..<close])) != nil
        else { return title }
        let words = (String(title[..<open]).trimmingSpaces + title[title.index(after: close)...]).trimmingSpaces
        return words.isEmpty ? title : words
    }

    /// Nil for a heading that names no day. A short form of a weekday counts alone or before a number: "So far" is none.
    init?(_ title: String) {
        let words = title.split { $0.isWhitespace || ",:()".contains($0) }
        if let date = words.lazy.compactMap({ CalendarDate($0) }).first {
            self = .date(date)
            return
        }
        guard let first = words.first, let day = Weekday(named: first) else { return nil }
        let isShort = first.count < 5
        guard !isShort || words.count == 1 || words[1].first?.isNumber == true else { return nil }
        self = .weekday(day)
    }
}

/// The links of a line, each with the text behind it up to the next.
struct LinkedText {
    /// The text before the first link.
    private(set) var before = ""
    private(set) var links: [(link: MarkdownNode, behind: String)] = []

    init(_ blocks: [MarkdownNode]) {
        for block in blocks { add(block) }
    }

    private mutating func add(_ node: MarkdownNode) {
        switch node.kind {
        case .link: links.append((node, ""))
        case .paragraph, .emphasis, .strong:
            for child in node.children { add(child) }
            if node.kind == .paragraph { append(" ") }
        case .softBreak, .lineBreak: append(" ")
        default: append(node.plainText(keepingSpaces: true))
        }
    }

    private mutating func append(_ text: String) {
        if links.isEmpty { before += text } else { links[links.count - 1].behind += text }
    }
}

extension MarkdownNode {
    /// The text of a node with the spaces at its ends, which joining it to others needs.
    fileprivate func plainText(keepingSpaces: Bool) -> String {
        keepingSpaces && (kind == .text || kind == .code) ? literal : plainText
    }
}
