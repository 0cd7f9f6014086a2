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
    /// The answer is not what a Nominatim server gives.
    public struct Unreadable: Error, Hashable, Sendable {
        /// What is wrong with it: a clause that goes on "the answer".
        public let reason: String
    }

    /// The first places of an answer that are read; nobody chooses among more.
    private static let most = 50

    /// The places in the order of the answer, the best first; none where the server knows none.
    ///
    /// A single place that cannot be read makes all of the answer doubtful.
    public static func read(_ bytes: [UInt8]) throws(Unreadable) -> [FoundAddress] {
        var diagnostics = DiagnosticList()
        let value = JSONReader.read(bytes, file: "the answer", diagnostics: &diagnostics)
        if let problem = diagnostics.first(where: { $0.severity == .error }) { throw unreadable(bytes, problem) }
        switch value?.content {
        case .list(let items)?:
            var found: [FoundAddress] = []
            for item in items.prefix(most) { found.append(try place(item)) }
            return found
        case .map?: throw Unreadable(reason: complaint(value).map { "says: \($0)" } ?? "is no list of places")
        default: throw Unreadable(reason: "is no list of places")
        }
    }

    private static func unreadable(_ bytes: [UInt8], _ problem: Diagnostic) -> Unreadable {
        let first = bytes.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
        if first == nil { return Unreadable(reason: "is empty") }
        if first == UInt8(ascii: "<") { return Unreadable(reason: "is a page of HTML or XML") }
        let place = problem.location?.span.map { " (\($0.line):\($0.column))" } ?? ""
        return Unreadable(reason: "is no JSON: \(problem.message)\(place)")
    }

    /// What the server says is wrong: a text, or one with a number (`{"error": {"code": 400, "message": "…"}}`).
    private static func complaint(_ value: SourceValue?) -> String? {
        let error = value?["error"]
        return (error?["message"] ?? error)?.scalarText.map { String($0.prefix(200)) }
    }

    private static func place(_ item: SourceValue) throws(Unreadable) -> FoundAddress {
        let latitude = try degrees("lat", within: Coordinates.latitudes, of: item)
        let longitude = try degrees("lon", within: Coordinates.longitudes, of: item)
        guard let coordinates = Coordinates(latitude: latitude, longitude: longitude) else {
            throw Unreadable(reason: "has a place that is not on the earth")
        }
        let town = townKeys.lazy.compactMap { name(item["address"]?[$0]) }.first { !isFormula($0) }
        return FoundAddress(name(item["display_name"]) ?? coordinates.text, coordinates: coordinates, town: town)
    }

    /// A text on one line, with nothing in it that a terminal obeys, and no longer than names are.
    private static func name(_ value: SourceValue?) -> String? {
        let scalars = value?.scalarText?.onOneLine?.unicodeScalars.filter { !VisibleText.acts($0) }.prefix(500)
        return scalars.flatMap { String(String.UnicodeScalarView($0)).onOneLine }
    }

    /// Whether a spreadsheet would take a cell for a formula: the town goes into a file that people open in one.
    private static func isFormula(_ text: String) -> Bool { text.first.map { "=+-@".contains($0) } ?? false }

    /// What a town is called in an address, by its size.
    private static let townKeys = ["city", "town", "village", "municipality", "hamlet"]

    private static func degrees(
        _ key: String, within range: ClosedRange<Int>, of item: SourceValue
    ) throws(Unreadable) -> Int {
        guard let text = item[key]?.scalarText else { throw Unreadable(reason: "has a place without `\(key)`") }
        guard DecimalText.isNumber(text), let value = Coordinates.millionths(text), range.contains(value) else {
            throw Unreadable(reason: "has `\(key)` \(text.prefix(40)), which is not on the earth")
        }
        return value
    }
}
