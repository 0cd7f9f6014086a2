import ArgumentParser
import Diagnostics

/// `forno help errors`
struct HelpErrors: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forno help errors",
        abstract: "Explain the problems that are reported, all of them or one by its name.",
        discussion: """
            forno help errors
            forno help errors unknown-ingredient
            """)

    @Argument(help: ArgumentHelp("The name of a problem, as it stands in brackets behind it.", valueName: "name"))
    var name: String?

    @OptionGroup var form: PageForm

    /// What messages of the parser begin with, as all others do.
    static let _errorPrefix = "forno: "

    func run() throws {
        if let name {
            let id = try DiagnosticID(rawValue: name) ?? Self.refuse(name)
            Terminal.print(TerminalText(lines: id.text))
        } else if form.format == .md {
            Terminal.print(data: Array(Self.markdown.utf8))
        } else {
            Terminal.print(TerminalText(lines: DiagnosticID.allCases.map(\.text).joined(separator: "\n\n")))
        }
    }

    private static func refuse(_ name: String) throws -> DiagnosticID {
        let nearest = NearestName.find(name, in: DiagnosticID.allCases.map(\.rawValue))
        throw Complaint(
            "no problem is called \"\(name)\"",
            fix: nearest.map { "did you mean `forno help errors \($0)`?" } ?? "`forno help errors` lists all of them")
    }

    /// The chapters of `Documentation/Errors.md` that explain each problem.
    private static var markdown: String {
        DiagnosticID.Topic.allCases.map { topic in
            let entries = DiagnosticID.allCases.filter { $0.explanation.topic == topic }
            return "## \(topic.rawValue)\n\n"
                + entries.map { "### `\($0.rawValue)`\n\($0.sentence.wrapped(to: 160))\n" }.joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

extension DiagnosticID {
    /// The name and the explanation, as a terminal shows them.
    fileprivate var text: String {
        "\(rawValue)\n" + sentence.wrapped(to: 76).split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    }

    /// How much it matters and what it is.
    fileprivate var sentence: String {
        let severity = explanation.severity.rawValue
        let joint = explanation.text.hasPrefix(",") ? "" : ". "
        return severity.prefix(1).uppercased() + severity.dropFirst() + joint + explanation.text
    }
}
