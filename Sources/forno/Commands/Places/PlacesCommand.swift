import ArgumentParser

/// `forno places`
struct PlacesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "places", abstract: "Keep where to eat: content/places.csv.",
        discussion: """
            Alone it lists the places there are.

            forno places --near Portolume --food pizza
            forno places find pizza --near Portolume
            forno places add "Da Gigi" --address "Via Roma 1, Portolume" --foods pizza
            forno places add "Da Gigi" --at 43.3012,9.3041
            """,
        subcommands: [PlacesList.self, PlacesAdd.self, PlacesFind.self], defaultSubcommand: PlacesList.self)
}
