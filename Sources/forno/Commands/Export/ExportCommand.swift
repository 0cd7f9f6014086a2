import ArgumentParser

/// `forno export`
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Give recipes, the menu or a plan to other programs.",
        discussion: """
            forno export recipes --format cooklang --output cook
            forno export menu --format google > menu.json
            forno export plan 2026-W48 --format menu
            """,
        subcommands: [ExportRecipes.self, ExportMenu.self, ExportPlan.self])
}
