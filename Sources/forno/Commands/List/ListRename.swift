import ArgumentParser
import Building
import Diagnostics
import Text

/// `forno list rename`
struct ListRename: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Give a shopping list another title, or an item of it other words.",
        discussion: """
            With a list and a title, the list has that title, and its file the name of it. With a list, an item and a text, \
            the item has that text.

            forno list rename party "Summer party"
            forno list rename party mozzarella "3 kg mozzarella"
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The list.")
    var list: String

    @Argument(help: ArgumentHelp("The new title; or an item and its new text.", valueName: "title | item text"))
    var words: [String]

    func validate() throws {
        guard words.count < 3 else {
            throw ValidationError("name a list and its new title, or a list, an item and its new text.")
        }
    }

    func run() throws {
        try options.withKitchen { kitchen, _ in
            if words.count == 2 {
                let outcome = try kitchen.rename(words[0], to: words[1], inList: list)
                options.tell("\(outcome.list): \"\(words[0])\" is \"\(words[1])\" now.", json: outcome.json)
            } else {
                let file = try kitchen.renameList(list, to: words[0])
                options.tell(
                    "The list is \(kitchen.slug(ofList: file)) now, in \(file).",
                    json: .object([.init("file", .text(file))]))
            }
        }
    }
}
