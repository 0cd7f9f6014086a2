import ArgumentParser

/// `forno list`
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Keep shopping lists: the files of content/lists.",
        discussion: """
            Alone it shows the lists there are.

            forno list new party
            forno list add party "2 kg mozzarella" "12 bottles beer"
            forno list done party mozzarella

            A list is named by its file or its title, an item by its words or by a part of them that no other has.
            """,
        subcommands: [
            ListShow.self, ListNew.self, ListAdd.self, ListDone.self, ListUndo.self, ListRename.self, ListRemove.self,
        ],
        defaultSubcommand: ListShow.self)
}
