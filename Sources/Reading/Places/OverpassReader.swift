import Diagnostics
import Kitchen
import Text

/// Reads what an Overpass server answers to a question with `out center tags`: nodes, and ways and relations with their middle,
/// of which the name, the address, `cuisine` and the web page are taken (wiki.openstreetmap.org, "OverpassJSON").
///
/// ```swift
/// let body = #"{"elements": [{"type": "node", "lat": 43.3, "lon": 9.3, "tags": {"name": "Da Gigi", "cuisine": "pizza"}}]}"#
/// let found = try OverpassReader.read(Array(body.utf8))
/// found.places[0].foods   // ["pizza"]
/// ```
public enum OverpassReader {
    /// What an answer tells.
    public struct Answer: Hashable, Sendable {
        /// The places that have a name, in its order.
        public let places: [FoundPlace]
        /// How many it has in all.
        public let count: Int
    }

    /// The places of an answer.
    ///
    /// An answer that broke off is none: what is left out of it nobody knows.
    public static func read(_ bytes: [UInt8]) throws(MapAnswer.Unreadable) -> Answer {
        let value = try MapAnswer(bytes).value
        guard case .map? = value?.content, case .list(let elements)? = value?["elements"]?.content else {
            throw MapAnswer.Unreadable(reason: "has no list of `elements`")
        }
        // "runtime error: Query timed out in "query" at line 3 after 26 seconds."
        if let remark = MapAnswer.name(value?["remark"]), remark.lowercased().contains("error") {
            throw MapAnswer.Unreadable(reason: "broke off: \(remark.prefix(200))", isOverload: true)
        }
        var places: [FoundPlace] = []
        for element in elements {
            if let place = try place(element) { places.append(place) }
        }
        return Answer(places: places, count: elements.count)
    }

    private static func place(_ element: SourceValue) throws(MapAnswer.Unreadable) -> FoundPlace? {
        let tags = element["tags"]
        guard let name = MapAnswer.cell(tags?["name"]) else { return nil }
        let coordinates = try MapAnswer.coordinates(of: element["center"] ?? element)
        let link = linkKeys.lazy.compactMap { MapAnswer.name(tags?[$0]) }
            .first { SafeURL.namesHost($0) && SafeURL.isSafe($0) }
        return FoundPlace(
            name: name, coordinates: coordinates, address: address(tags),
            town: townKeys.lazy.compactMap { MapAnswer.cell(tags?[$0]) }.first, foods: foods(tags), link: link)
    }

    /// The street with the number, or all of an address where it is mapped as one text.
    private static func address(_ tags: SourceValue?) -> String? {
        guard let street = MapAnswer.cell(tags?["addr:street"]) ?? MapAnswer.cell(tags?["addr:place"]) else {
            return MapAnswer.cell(tags?["addr:full"])
        }
        guard let number = MapAnswer.cell(tags?["addr:housenumber"]) else { return street }
        return "\(street) \(number)"
    }

    private static func foods(_ tags: SourceValue?) -> [String] {
        (MapAnswer.name(tags?["cuisine"]) ?? "").split(separator: ";")
            .map { String($0).replacing("_", with: " ").trimmingSpaces }.filter { !$0.isEmpty }
    }

    private static let linkKeys = ["website", "contact:website", "url"]
    private static let townKeys = ["addr:city", "addr:town", "addr:village", "addr:hamlet", "addr:suburb"]
}
