import ArgumentParser
import Site

/// `forno help templates`
struct HelpTemplates: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forno help templates",
        abstract: "List the names that templates can use, on all kinds of page or on one, or in one record.",
        discussion: """
            forno help templates
            forno help templates recipe.html
            forno help templates recipe card
            """)

    @Argument(help: ArgumentHelp("A template of the theme, or the name of a record.", valueName: "name"))
    var name: [String] = []

    @OptionGroup var form: PageForm

    /// What messages of the parser begin with, as all others do.
    static let _errorPrefix = "forno: "

    func run() throws {
        let guide = TemplateGuide()
        if !name.isEmpty {
            Terminal.print(try guide.text(of: name.joined(separator: " ")))
        } else if form.format == .md {
            Terminal.print(data: Array(guide.markdown.utf8))
        } else {
            Terminal.print(guide.text)
        }
    }
}
