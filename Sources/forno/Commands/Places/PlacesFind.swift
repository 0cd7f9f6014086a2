import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Reading
import Text

/// `forno places find`
struct PlacesFind: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find", abstract: "Find who has a food near a town, and add those chosen.",
        discussion: """
            An Overpass server of OpenStreetMap is asked once, since its answer is kept, and where a town is, its Nominatim \
            server. Other servers can be named as `overpass` and `geocoder` in \
            site.yml.

            forno places find pizza --near Portolume
            forno places find "gluten free" --near 43.305,9.304 --within 10
            forno places find pizza --near Portolume --choose 1,3
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "What they are to have, in any of the five languages of sites.")
    var food: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("A town, a place of places.csv, or degrees.", valueName: "town|lat,lon"))
    var near: String

    @Option(
        help: ArgumentHelp("As far as this from there, in kilometres.", valueName: "km"),
        transform: WholeNumber.of(1...50))
    var within = 5

    @Option(
        help: ArgumentHelp("Add the places of these numbers to places.csv.", valueName: "n,n"),
        transform: PlacesFind.numbers)
    var choose: [Int] = []

    @Flag(help: "Ask again, though an answer is kept.")
    var again = false

    @Flag(help: "Say what would be added, and write nothing.")
    var dryRun = false

    /// How many are shown.
    static let shown = 10

    func validate() throws {
        if !PlaceOptions.isSaid(food) { throw ValidationError("say what they are to have: write a food") }
        if again, !choose.isEmpty {
            throw ValidationError("--again may number the places anew: leave --choose out, and choose then.")
        }
        if !PlaceOptions.isSaid(near) { throw ValidationError("--near must be a town, a place or degrees.") }
    }

    func run() throws {
        let tags = try tags()
        try options.withKitchen { kitchen, tally in
            var diagnostics = DiagnosticList()
            let own = kitchen.places(diagnostics: &diagnostics)
            try tally.add(diagnostics)
            let middle = try middle(own, kitchen.settings)
            let found = try find(tags, near: middle, kitchen.settings)
            if choose.isEmpty { tell(found, near: middle, besides: own) }
            let numbers = choose.isEmpty ? try ask(among: found) : choose
            guard !numbers.isEmpty else { return }
            let added = try chosen(numbers, of: found).map { found in
                let place = found.place(with: food)
                return (place: place, outcome: try kitchen.addPlace(place, isTrial: dryRun))
            }
            tell(added)
        }
    }

    @Sendable static func numbers(_ text: String) throws -> [Int] {
        let numbers = text.split { ", ".contains($0) }.map { Int($0) }
        guard !numbers.isEmpty, let all = numbers as? [Int], all.allSatisfy((1...shown).contains) else {
            throw ValidationError("write numbers of the list from 1 to \(shown), as in 1,3.")
        }
        return all
    }
}
