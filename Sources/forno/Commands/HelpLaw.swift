import ArgumentParser
import Kitchen

/// `forno help law`
struct HelpLaw: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forno help law",
        abstract: "List the rules about menus that `forno check` looks at, with their sources.",
        discussion: """
            forno help law
            forno help law DE
            """)

    @Argument(help: ArgumentHelp("The code of a country.", valueName: "country"))
    var country: String?

    @OptionGroup var form: PageForm

    /// What messages of the parser begin with, as all others do.
    static let _errorPrefix = "forno: "

    func run() throws {
        let countries = try country.map { [try Self.country($0)] } ?? LawCountry.allCases
        let isPage = form.format == .md
        let chapters = countries.map { isPage ? $0.markdown : $0.text }.joined(separator: "\n")
        Terminal.print(data: Array(((isPage ? "## Rules\n\n" : "") + chapters).utf8))
    }

    private static func country(_ code: String) throws -> LawCountry {
        if let country = LawCountry(rawValue: code.uppercased()) { return country }
        throw Complaint(
            "no rules are known of \"\(code)\"",
            fix: "name one of \(LawCountry.allCases.map(\.rawValue).joined(separator: ", "))")
    }
}

extension LawCountry {
    private var rules: [LawRule] { LawRule.rules(of: self) }

    /// "Germany: 5 rules, 5 unconfirmed".
    private var heading: String {
        let counts = LawRule.Standing.allCases.compactMap { standing -> String? in
            let count = rules.count { $0.standing == standing }
            return count == 0 ? nil : "\(count) \(standing.rawValue)"
        }
        return "\(name): \(counts.joined(separator: ", "))"
    }

    /// A chapter of `Documentation/Law.md`.
    fileprivate var markdown: String {
        let rows = rules.map { rule in
            let source = rule.address.map { "[\(rule.source)](\($0))" } ?? rule.source
            return
                "| `\(rule.name)` | \(rule.standing.rawValue) | \(rule.text)\(rule.whom) | \(source) | \(rule.day) |\n"
        }
        return
            "### \(heading)\n\n| rule | standing | what it asks | source | looked at on |\n| --- | --- | --- | --- | --- |\n"
            + rows.joined()
    }

    /// The same for a terminal.
    fileprivate var text: String {
        let rows = rules.map { rule in
            [
                "  \(rule.name), \(rule.standing.rawValue)", "      \(rule.text)\(rule.whom)",
                "      \(rule.source) (looked at on \(rule.day))",
            ].joined(separator: "\n") + "\n"
        }
        return "\(heading)\n" + rows.joined()
    }
}

extension LawRule {
    /// From how large a business it holds; nothing for any.
    fileprivate var whom: String {
        switch size {
        case .any: ""
        case .employees(let least): " From \(least) employees."
        case .outlets(let least): " From \(least) outlets."
        }
    }
}
