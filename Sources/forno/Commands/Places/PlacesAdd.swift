import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Reading

/// `forno places add`
struct PlacesAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a place to where to eat: a row of content/places.csv.",
        discussion: """
            Where the position is not given, the Nominatim server of OpenStreetMap is asked for the address: once, \
            since its answer is kept. Another server can be named as `geocoder` in site.yml. With an address alone, \
            its first part is the name.

            forno places add "Via Roma 1, Portolume"
            forno places add "Da Gigi" --address "Via Roma 1, Portolume" --foods pizza
            forno places add "Da Gigi" --at 43.3012,9.3041 --town Portolume
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The name; or the address, where neither --address nor --at is given.")
    var place: String

    @OptionGroup var row: PlaceOptions

    @Option(
        help: ArgumentHelp("Where several places have the address: take this one.", valueName: "n"),
        transform: WholeNumber.of(1...100))
    var choose: Int?

    @Flag(help: "Ask again, though an answer is kept.")
    var again = false

    @Flag(help: "Say what would be added, and write nothing.")
    var dryRun = false

    func validate() throws {
        if row.at != nil, choose != nil || again {
            throw ValidationError("With --at nothing is asked: leave out \(again ? "--again" : "--choose").")
        }
        if !PlaceOptions.isSaid(place) { throw ValidationError("say what it is called: write a name, or an address") }
    }

    func run() throws {
        try options.withKitchen { kitchen, _ in
            if let address, let there = try kitchen.place(named: name, at: address) { return tell(there: there) }
            let (position, found) = try position(kitchen.settings)
            var new = row.place(named: name, address: address, at: position, foundTown: found?.town)
            new.credit = found == nil ? nil : PlaceFinder.credit
            let outcome = try kitchen.addPlace(new, isTrial: dryRun)
            if let there = outcome.there { return tell(there: there) }
            tell(new, outcome, found)
        }
    }
}
