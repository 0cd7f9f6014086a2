import ArgumentParser

/// `forno import`
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Bring recipes from web pages and other programs, or a menu from a spreadsheet.",
        discussion: """
            forno import https://example.org/pea-soup
            forno import export.paprikarecipes --tags paprika
            forno import saved-page.html --as pea-soup --tags "soup, quick"
            forno import --list addresses.txt --to content/recipes/web
            forno import menu card.csv             into content/menu/menu.md

            `forno import recipes --help` shows all options of recipes.
            """,
        subcommands: [ImportRecipes.self, ImportMenu.self], defaultSubcommand: ImportRecipes.self)
}
