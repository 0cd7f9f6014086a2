import Fetching
import Kitchen
import Reading
import Text

/// Asks an Overpass server which places near a position have a food.
///
/// ```swift
/// let (settings, position): (Settings, Coordinates)
/// let finder = PlaceFinder(site: "trattoria", settings: settings, isOffline: false)
/// let tags = try FoodTags(of: "pizza")
/// let answer = try finder.find("pizza", tagged: tags, near: position, within: 3) { print("Asking \(finder.host) …") }
/// answer.places.nearest(10, to: position).first?.place.name
/// ```
public struct PlaceFinder: Sendable {
    /// What is known of the places around a position.
    public struct Answer: Hashable, Sendable {
        /// The places, each once, in no order.
        public let places: [FoundPlace]
        /// Whether there may be more than the server was asked for, so that none need be the nearest.
        public let isCut: Bool
        /// Whether it was kept from an earlier run.
        public let isKept: Bool
    }

    /// What is credited for each place (ODbL 4.3).
    public static let credit = "OpenStreetMap"

    private let server: MapServer
    /// More than a city has of one food within the farthest that can be asked.
    private static let most = 3000
    /// What the server may take, in seconds; for more it gives up and says so.
    private static let patience = 25

    /// The finder of a site, asked in the name of its mail address; offline only what is kept counts.
    public init(site: String, settings: Settings, isOffline: Bool) {
        let limits = FetchLimits(bytes: 8_000_000, time: .seconds(Self.patience + 10), redirects: 0)
        server = MapServer(.overpass, limits: limits, site: site, settings: settings, isOffline: isOffline)
    }

    /// The server as people name it: "overpass-api.de".
    public var host: String { server.host }

    /// The places within so many kilometres that have a food, as it was answered before; the server is asked where
    /// nothing is kept, or `again`, and `whenAsking` called before that.
    ///
    /// Throws `MapServerFailure` where there is no answer, and `FileFailure` for what cannot be kept. Blocks for at most a
    /// second for the pace, and some forty for the network.
    public func find(
        _ food: String, tagged tags: FoodTags, near position: Coordinates, within kilometres: Int, again: Bool = false,
        whenAsking: () -> Void = {}
    ) throws -> Answer {
        let query = Self.query(tags, near: position, within: kilometres)
        let answer = try server.answer(
            to: "interpreter?data=\(EscapedText.urlComponent(query))", about: food, again: again,
            whenAsking: whenAsking, read: OverpassReader.read)
        return Answer(
            places: answer.value.places.distinct, isCut: answer.value.count >= Self.most, isKept: answer.isKept)
    }
}

extension PlaceFinder {
    /// The question in the language of Overpass: what is tagged with the food, and places to eat that have a word for
    /// it in their name; of all these, who has the diets.
    static func query(_ tags: FoodTags, near position: Coordinates, within kilometres: Int) -> String {
        let around = "nwr(around:\(kilometres * 1000),\(position.text))[name]"
        let places = #"[amenity~"^(restaurant|fast_food|cafe|bar|pub|biergarten|food_court|ice_cream)$"]"#
        let diets = tags.diets.map { "[\"diet:\($0)\"~\"^(yes|only)$\"]" }.joined()
        var filters: [String] = []
        if !tags.cuisines.isEmpty { filters.append("[cuisine~\"(^|;) *(\(choice(tags.cuisines))) *(;|$)\",i]") }
        if !tags.names.isEmpty { filters.append("\(places)[name~\"(^|[ '-])(\(choice(tags.names)))\",i]") }
        if !tags.shops.isEmpty { filters.append("[shop~\"^(\(choice(tags.shops)))$\"]") }
        if !tags.amenities.isEmpty { filters.append("[amenity~\"^(\(choice(tags.amenities)))$\"]") }
        let lines = (filters.isEmpty ? [places] : filters).map { "\(around)\($0)\(diets);" }
        return "[out:json][timeout:\(patience)];(\(lines.joined()));out center tags \(most);"
    }

    private static func choice(_ values: [String]) -> String { values.map(pattern).joined(separator: "|") }

    /// The words of a text in an expression: a sign means something there, and stands for any sign here.
    private static func pattern(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " ? $0 : "." })
    }
}
