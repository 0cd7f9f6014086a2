import Diagnostics
import Kitchen
import Text

/// Reads what a Nominatim server answers to `search?format=jsonv2`: a list of places, of which `lat`, `lon`,
/// `display_name` and the town in `address` are taken (nominatim.org, "Place Output").
///
/// ```swift
/// let body = #"[{"lat": "43.3012", "lon": "9.3041", "display_name": "Via del Faro, Portolume"}]"#
/// let found = try GeocoderReader.read(Array(body.utf8))
/// found[0].coordinates.text   // "43.3012,9.3041"
/// ```
public enum GeocoderReader {
    /// The first places of an answer that are read; nobody chooses among more.
    private static let most = 50

    /// The places in the order of the answer, the best first; none where the server knows none.
    ///
    /// A single place that cannot be read makes all of the answer doubtful.
    public static func read(_ bytes: [UInt8]) throws(MapAnswer.Unreadable) -> [FoundAddress] {
        let value = try MapAnswer(bytes).value
        switch value?.content {
        case .list(let items)?:
            var found: [FoundAddress] = []
            for item in items.prefix(most) { found.append(try place(item)) }
            return found
        case .map?:
            throw MapAnswer.Unreadable(reason: complaint(value).map { "says: \($0)" } ?? "is no list of places")
        default: throw MapAnswer.Unreadable(reason: "is no list of places")
        }
    }

    /// What the server says is wrong: a text, or one with a number (`{"error": {"code": 400, "message": "…"}}`).
    private static func complaint(_ value: SourceValue?) -> String? {
        let error = value?["error"]
        return (error?["message"] ?? error)?.scalarText.map { String($0.prefix(200)) }
    }

    private static func place(_ item: SourceValue) throws(MapAnswer.Unreadable) -> FoundAddress {
        let coordinates = try MapAnswer.coordinates(of: item)
        let town = townKeys.lazy.compactMap { MapAnswer.name(item["address"]?[$0]) }.first { !isFormula($0) }
        return FoundAddress(
            MapAnswer.name(item["display_name"]) ?? coordinates.text, coordinates: coordinates, town: town)
    }

    /// Whether a spreadsheet would take a cell for a formula: the town goes into a file that people open in one.
    private static func isFormula(_ text: String) -> Bool { text.first.map { "=+-@".contains($0) } ?? false }

    /// What a town is called in an address, by its size.
    private static let townKeys = ["city", "town", "village", "municipality", "hamlet"]
}
