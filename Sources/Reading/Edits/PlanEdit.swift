import Diagnostics
import Kitchen
import Markdown

/// Changes a plan of `content/plans`: each change touches only the lines of its dish.
///
/// ```swift
/// let week: IsoWeek
/// let edit = PlanEdit(week.planFile, language: .english)
/// let plan = Array("## Monday\n\n- [Soup](../recipes/soup.md)\n".utf8)
/// let more = try edit.add("Margherita ×2", on: week.monday, to: plan)   // a line below that of the soup
/// ```
///
/// A day is known by its heading, as ``PlanReader`` takes it, and a dish by its words, whatever case and accents. All are
/// pure: the caller reads the file, locks it, and writes it.
public struct PlanEdit: Sendable {
    private let file: String
    private let week: IsoWeek?
    private let language: KitchenLanguage
    private let amounts: PlanAmountReader

    /// An editor of the plan in `file`, whose amounts and days are written in `language`, with the decimal mark of its region
    /// where that has one of its own.
    public init(_ file: String, language: KitchenLanguage, decimalMark: String? = nil) {
        self.file = file
        self.language = language
        week = IsoWeek(ContentIndex.planName(ofFile: file))
        amounts = PlanAmountReader(language: language, decimalMark: decimalMark)
    }

    /// The plan with a dish behind the last one of a day, whose heading is added where it is missing.
    public func add(_ dish: String, on date: CalendarDate, to bytes: [UInt8]) throws(EditFailure) -> [UInt8] {
        guard let dish = dish.onOneLine else { throw .empty }
        let places = try ItemLines(bytes, file: file)
        let days = days(of: places)
        guard let day = days.last(where: { $0.date == date }) else { return add(dish, on: date, to: places, days) }
        if let last = day.items.last {
            let line = places.bullet(beside: last) + Array(dish.utf8)
            return places.lines.inserting([line], afterLine: places.extent(of: last).upperBound)
        }
        return places.lines.inserting([[], Array("- \(dish)".utf8)], afterLine: day.last)
    }

    /// The plan without one dish of a day, and the words of its line.
    public func remove(
        _ name: String, on date: CalendarDate, from bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], words: String) {
        let places = try ItemLines(bytes, file: file)
        let items = days(of: places).filter { $0.date == date }.flatMap(\.items).flatMap(\.withNested)
        let lines = items.map { item in PlanLine(item, amounts) }
        let found = try NameMatch.find(name, in: lines.map { ($0.words, $0.dish) })
        guard !lines[found].hasOthers else { throw .notAlone(lines[found].words) }
        let extent = places.extent(of: items[found])
        // With the only dish of a day goes the empty line that parts it from the heading.
        let isAlone = places.lines.isBlank(extent.lowerBound - 1) && places.lines.isBlank(extent.upperBound + 1)
        let first = extent.lowerBound > 1 && isAlone ? extent.lowerBound - 1 : extent.lowerBound
        return (places.lines.removing(lines: first...extent.upperBound), lines[found].words)
    }
}

extension PlanEdit {
    /// A heading of the plan, with the items of all lists below it.
    private struct Day {
        var date: CalendarDate?
        var level: Int
        /// The line of the heading.
        var first: Int
        /// The last line that is not empty.
        var last: Int
        var isWrittenAsDate: Bool
        var items: [MarkdownNode]
    }

    /// The days in the order of the file; what else parts the plan is a day without a date.
    private func days(of places: ItemLines) -> [Day] {
        var days: [Day] = []
        for section in places.text.document.sections {
            let heading = section.heading == nil ? nil : PlanHeading(section.title)
            let isWithin = days.last.map { section.level > $0.level } ?? (section.heading == nil)
            if heading != nil || !isWithin {
                days.append(day(heading, section))
            }
            guard let index = days.indices.last else { continue }
            days[index].items += section.blocks.filter(\.isList).flatMap(\.children)
        }
        for index in days.indices {
            let next = index + 1 < days.count ? days[index + 1].first : places.lines.count + 1
            var last = next - 1
            while last > days[index].first, places.lines.isBlank(last) { last -= 1 }
            days[index].last = last
        }
        return days
    }

    private func day(_ heading: PlanHeading?, _ section: MarkdownSection) -> Day {
        var day = Day(
            date: nil, level: section.level, first: section.line, last: section.line, isWrittenAsDate: false, items: [])
        switch heading {
        case .weekday(let weekday): day.date = week?.day(weekday)
        case .date(let date): (day.date, day.isWrittenAsDate) = (date, true)
        case nil: break
        }
        return day
    }

    /// The plan with a day more, before the first one that is later.
    private func add(_ dish: String, on date: CalendarDate, to places: ItemLines, _ days: [Day]) -> [UInt8] {
        let dated = days.filter { $0.date != nil }
        let level = dated.first?.level ?? 2
        let isDate = week?.contains(date) != true || dated.contains(where: \.isWrittenAsDate)
        let name = isDate ? date.description : date.weekday.heading(in: language)
        let heading = Array("\(String(repeating: "#", count: level)) \(name)".utf8)
        let lines: [[UInt8]] = [heading, [], Array("- \(dish)".utf8)]
        if let later = dated.first(where: { $0.date.map { $0 > date } ?? false }) {
            return places.lines.inserting(lines + [[]], afterLine: later.first - 1)
        }
        var last = places.lines.count
        while last > 0, places.lines.isBlank(last) { last -= 1 }
        return places.lines.inserting(last > 0 ? [[]] + lines : lines, afterLine: last)
    }
}

/// A line of a plan as an edit looks for it.
private struct PlanLine {
    /// All that it says.
    let words: String
    /// The name of the dish in it.
    let dish: String
    /// Whether it names several dishes, or has lines nested in it.
    let hasOthers: Bool

    init(_ item: MarkdownNode, _ amounts: PlanAmountReader) {
        let own = item.children.filter { !$0.isList }
        let links = LinkedText(own).links
        words = own.map(\.plainText).joined(separator: " ")
        dish = links.first?.link.plainText ?? amounts.split(words)?.name ?? words
        hasOthers = links.count > 1 || own.count < item.children.count
    }
}

extension MarkdownNode {
    /// The item with those nested in it.
    fileprivate var withNested: [MarkdownNode] {
        [self] + children.filter(\.isList).flatMap(\.children).flatMap(\.withNested)
    }
}
