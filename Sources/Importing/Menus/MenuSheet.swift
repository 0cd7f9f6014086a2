import Diagnostics
import Kitchen
import Reading

/// A menu in a spreadsheet, a row for each dish or for each of its sizes, as `content/menu/menu.md` says it.
///
/// What a dish stands on is not guessed: where no column says it, what is on the dish becomes its sentence, of which nothing follows.
///
/// ```swift
/// let table: CSVTable
/// var diagnostics = DiagnosticList()
/// let sheet = MenuSheet(table, file: "menu.csv", unnamed: "Menu", diagnostics: &diagnostics)
/// sheet?.text    // "---\nprices: by_hand\n---\n\n## Pizze\n- **Margherita** 7,50\n"
/// ```
public struct MenuSheet {
    /// What `menu.md` is to say.
    public private(set) var text = ""
    /// How many dishes there are.
    public private(set) var count = 0
    private let file: String
    /// Where in the spreadsheet each line of the text comes from; nil for the first lines, which come from no row.
    private var origins: [SourceSpan?] = []
    /// The columns of the table by what they say, with the sizes that prices are of.
    private let columns: [(column: MenuColumn, size: String?, place: Int)]

    /// The menu of a table. Nil, and reported, where no column has the names of dishes; so is a column that nothing reads.
    public init?(_ table: CSVTable, file: String, unnamed: String, diagnostics: inout DiagnosticList) {
        self.file = file
        columns = table.columns.enumerated().compactMap { place, cell in
            if let (column, size) = MenuColumn.named(cell.text) { return (column, size, place) }
            if !cell.text.isEmpty {
                diagnostics.report(
                    .unknownKey, "nothing reads the column `\(cell.text)`",
                    at: SourceLocation(file: file, span: cell.span),
                    fix: "call it one of \(MenuColumn.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            return nil
        }
        guard columns.contains(where: { $0.column == .name }) else {
            diagnostics.report(
                .missingKey, "no column has the names of the dishes",
                at: SourceLocation(file: file, span: table.columns.first?.span ?? .start), fix: "call it `name`")
            return nil
        }
        write(dishes(of: table, unnamed: unnamed, diagnostics: &diagnostics))
    }

    /// A problem of the text, at the row of the spreadsheet that it comes from.
    public func located(_ problem: Diagnostic) -> Diagnostic {
        guard let location = problem.location, location.file == MenuTextReader.file else { return problem }
        var problem = problem
        let place = (location.span?.line ?? 0) - 1
        let origin = origins.indices.contains(place) ? origins[place] : nil
        problem.location = SourceLocation(file: file, span: origin ?? .start)
        return problem
    }

    /// The rows of one dish: one, or one for each of its sizes.
    private struct Dish {
        let section: String
        var rows: [CSVRow]
    }

    /// The dishes of a table; a row that is none and says more than a section is reported.
    private func dishes(of table: CSVTable, unnamed: String, diagnostics: inout DiagnosticList) -> [Dish] {
        var (dishes, section) = ([Dish](), unnamed)
        for row in table.rows {
            // Many write a section only where it begins.
            if let own = cell(.section, row) { section = own }
            guard let name = cell(.name, row), isDish(row) else {
                let isMore = columns.contains { $0.column != .section && plain(row.cells[$0.place]) != nil }
                if isMore { reportLeftOut(row, to: &diagnostics) }
                continue
            }
            if cell(.size, row) != nil, let last = dishes.last, last.section == section,
                cell(.name, last.rows[0]) == name
            {
                dishes[dishes.count - 1].rows.append(row)
            } else {
                dishes.append(Dish(section: section, rows: [row]))
            }
        }
        return dishes
    }

    private func reportLeftOut(_ row: CSVRow, to diagnostics: inout DiagnosticList) {
        let message =
            cell(.name, row).map { "\"\($0)\" is no dish by itself, and is left out" }
            ?? "this row names no dish, and is left out"
        diagnostics.report(
            Diagnostic(
                .missingKey, message, at: SourceLocation(file: file, span: row.span), severity: .warning,
                fix: "write it into \(MenuTextReader.file) by hand"))
    }

    /// Whether a row is of something to order by itself: a table that Forno wrote also has what comes with dishes.
    private func isDish(_ row: CSVRow) -> Bool {
        cell(.kind, row).map { ["pizza", "dish", "drink"].contains($0) } ?? true
    }

    /// What a row has in a column, on one line; nil where that is nothing.
    private func cell(_ column: MenuColumn, _ row: CSVRow) -> String? {
        columns.first { $0.column == column }.flatMap { plain(row.cells[$0.place]) }
    }

    private func plain(_ cell: CSVCell) -> String? {
        let words = cell.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // What means something else in `menu.md`.
        let text = words.replacing("·", with: ",").replacing("<!--", with: "<! --")
        return text.isEmpty ? nil : text
    }

    private mutating func write(_ dishes: [Dish]) {
        let sizes = columns.filter { $0.column == .price }.compactMap(\.size)
        add(["---", "prices: by_hand"], from: nil)
        if sizes.count > 1 {
            add(["sizes: [\(sizes.map { "\"\($0.filter { $0 != "\"" })\"" }.joined(separator: ", "))]"], from: nil)
        }
        add(["---"], from: nil)
        let bySection = Dictionary(grouping: dishes, by: \.section)
        var seen: Set<String> = []
        for section in dishes.map(\.section) where seen.insert(section).inserted {
            let own = bySection[section] ?? []
            let base = own.compactMap { cell(.base, $0.rows[0]) }.first { !Allergen.isNone($0) }
            let below =
                base.map { ["base: \($0)"] } ?? (sizes.count > 1 ? ["sizes: \(sizes.joined(separator: ", "))"] : [])
            add(["", "## \(section)"] + below, from: own[0].rows[0].span)
            for dish in own { add(lines(of: dish, onBase: base), from: dish.rows[0].span) }
        }
        count = dishes.count
    }

    private mutating func add(_ lines: [String], from origin: SourceSpan?) {
        text += lines.map { $0 + "\n" }.joined()
        origins += Array(repeating: origin, count: lines.count)
    }

    private func lines(of dish: Dish, onBase sectionBase: String?) -> [String] {
        let row = dish.rows[0]
        let name = (cell(.name, row) ?? "").filter { $0 != "*" }
        let number = cell(.number, row).map { ($0.hasSuffix(".") ? $0 : $0 + ".") + " " } ?? ""
        let facts = [
            isSaid(.vegan, row) ? "vegan" : isSaid(.vegetarian, row) ? "vegetarian" : nil,
            cell(.kcal, row).map { $0.hasSuffix("kcal") ? $0 : $0 + " kcal" },
            cell(.alcohol, row).map { ($0.contains("%") ? String($0.prefix { $0 != "%" }) : $0) + " % vol" },
        ]
        let price = prices(of: dish).map { " " + $0 } ?? ""
        let first = "- **\(number)\(name)**\(price)" + facts.compactMap { $0.map { " · " + $0 } }.joined()
        return [first] + below(row, sectionBase).map { "  - " + $0 }
    }

    /// What a dish has in a price: "7,50", "7,50 / 11,00", "Glass 4,50 / Bottle 19,00".
    private func prices(of dish: Dish) -> String? {
        let row = dish.rows[0]
        let all = columns.filter { $0.column == .price }.map { plain(row.cells[$0.place]) }
        guard cell(.size, row) != nil else {
            return all.allSatisfy { $0 == nil } ? nil : all.map { $0 ?? "-" }.joined(separator: " / ")
        }
        let sized = dish.rows.compactMap { row in
            cell(.price, row).map { price in (cell(.size, row).map { $0 + " " } ?? "") + price }
        }
        return sized.isEmpty ? nil : sized.joined(separator: " / ")
    }

    private func below(_ row: CSVRow, _ sectionBase: String?) -> [String] {
        let (base, toppings) = (cell(.base, row), cell(.toppings, row))
        let sentence = [base == nil ? toppings : nil, cell(.description, row)].compactMap(\.self).joined(
            separator: ". ")
        // Of a dish whose base nobody says nothing is listed, and so nothing follows from standing on none.
        let ownBase = base == sectionBase ? nil : "base: \(base.map { Allergen.isNone($0) ? "none" : $0 } ?? "none")"
        let lines: [String?] = [
            base == nil ? nil : listed(toppings), ownBase,
            listed(cell(.allergens, row)).map { "contains: \($0)" },
            listed(cell(.additives, row)).map { "additives: \($0)" },
            sentence.isEmpty ? nil : "*\(sentence.replacing("*", with: ""))*",
        ]
        return lines.compactMap(\.self)
    }

    /// What is between commas, semicolons or bars, between commas; so are codes of allergens with nothing between them.
    private func listed(_ text: String?) -> String? {
        guard let text else { return nil }
        let words = text.split(separator: " ")
        if words.count > 1, words.allSatisfy({ Allergen(rawValue: String($0)) != nil }) {
            return words.joined(separator: ", ")
        }
        return text.split { ";|".contains($0) }.map { $0.drop { $0 == " " } }.joined(separator: ", ")
    }

    /// Whether a cell says yes.
    private func isSaid(_ column: MenuColumn, _ row: CSVRow) -> Bool {
        let yes: Set<String> = [
            "yes", "y", "x", "true", "1", "ja", "j", "oui", "o", "si", "s", "vero", "wahr", "vrai", "✓",
        ]
        return cell(column, row).map { yes.contains(FoodName.folded($0)) || $0 == "✓" } ?? false
    }
}
