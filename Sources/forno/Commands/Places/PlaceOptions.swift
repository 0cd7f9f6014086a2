import ArgumentParser
import Diagnostics
import Kitchen
import Reading
import Text

/// What a row of places.csv holds beside the name.
struct PlaceOptions: ParsableArguments {
    @Option(help: "As it is printed, and asked for.")
    var address: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Its position in degrees; then nothing is asked.", valueName: "lat,lon"),
        transform: PlaceOptions.position)
    var at: Coordinates?

    @Option(help: ArgumentHelp("What can be eaten there.", valueName: "food,food"))
    var foods: [String] = []

    @Option(help: ArgumentHelp("The town by which readers look for it.", discussion: "Default: that of the answer."))
    var town: String?

    @Option(help: ArgumentHelp("Its own page.", valueName: "url"))
    var link: String?

    /// More than any address has, and less than a server refuses to read.
    private static let longest = 1000

    func validate() throws {
        if let link, !SafeURL.namesHost(link) || !SafeURL.isSafe(link) {
            throw ValidationError("--link must be a web address like https://example.org/, and is \(link).")
        }
        if let address, !Self.isSaid(address) {
            throw ValidationError("--address must be an address of some words: street, number and town.")
        }
    }

    /// Whether a name or an address has words, and not more than there can be.
    static func isSaid(_ text: String) -> Bool {
        !FoodName.words(of: text).isEmpty && text.utf8.count <= longest
    }

    /// The place of these options.
    func place(named name: String, address: String?, at position: Coordinates, foundTown: String?) -> Place {
        var place = Place(name: name.joined, coordinates: position, location: SourceLocation(file: PlacesReader.file))
        place.foods = foods.flatMap { $0.split { ",;".contains($0) }.map { String($0).joined } }.filter { !$0.isEmpty }
        place.town = town?.joined ?? foundTown
        place.address = address?.joined
        place.link = link
        return place
    }

    @Sendable private static func position(_ text: String) throws -> Coordinates {
        if let position = Coordinates(typed: text) { return position }
        throw ValidationError(
            "write degrees, latitude first, from -90 to 90 and from -180 to 180, as in 43.305,9.304.")
    }
}

extension String {
    /// The words with a space between, on one line.
    fileprivate var joined: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
