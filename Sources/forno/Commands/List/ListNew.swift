import ArgumentParser
import Building
import Diagnostics
import Text

/// `forno list new`, and `forno new list`
struct ListNew: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Start a shopping list: a file in content/lists.",
        discussion: """
            forno list new party
            forno list new "Birthday of Ada"
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The name of the list, or its title.")
    var name: String

    func run() throws {
        try options.withKitchen { kitchen, _ in
            let file = try kitchen.newList(name)
            options.tell(
                "Created \(file). Next: \(Invocation.command("list add", of: options)) \(kitchen.slug(ofList: file)) \"2 kg mozzarella\"",
                json: .object([.init("file", .text(file))]))
        }
    }
}

/// `forno new list`, which is `forno list new` under another name.
struct NewList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: ListNew.configuration.abstract, discussion: "forno new list party")

    @OptionGroup var list: ListNew

    func run() throws { try list.run() }
}
