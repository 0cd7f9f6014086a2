import Diagnostics
import Site

extension TemplateGuide {
    /// All entries, as a terminal shows them.
    var text: TerminalText { TerminalText(lines: entries.map(\.text).joined(separator: "\n\n")) }

    /// The entry of a name; that of a kind of page with what every page has behind it.
    func text(of name: String) throws -> TerminalText {
        guard let entry = entry(named: name) else {
            let nearest = NearestName.find(name, in: entries.flatMap(\.titles))
            throw Complaint(
                "no template and no record is called \"\(name)\"",
                fix: nearest.map { "did you mean `forno help templates \($0)`?" }
                    ?? "`forno help templates` lists all of them")
        }
        let isPage = pages.contains { $0.titles == entry.titles }
        return TerminalText(lines: entry.text + (isPage ? "\n\n" + common.text : ""))
    }
}

extension TemplateGuide.Entry {
    /// The titles and the names below them.
    fileprivate var text: String {
        let lines = fields.map { field in
            let type = "\(field.name): \(field.kind.text())"
            let text = field.remark.isEmpty ? type : "\(type), \(field.remark)"
            return "    " + text.wrapped(to: 72).replacing("\n", with: "\n        ")
        }
        return ([titles.joined(separator: ", ")] + lines).joined(separator: "\n")
    }
}
