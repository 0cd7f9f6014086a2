import ArgumentParser

/// The command line of Forno.
@main struct Forno: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forno", abstract: "The plain-text kitchen: menus, recipes and shopping sheets from plain files.",
        version: "0.1.0")
}
