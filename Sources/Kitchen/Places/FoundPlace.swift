/// A place to eat that OpenStreetMap knows.
public struct FoundPlace: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// Where it is.
    public let coordinates: Coordinates
    /// Street and number, as far as they are mapped.
    public let address: String?
    /// The town of its address.
    public let town: String?
    /// What it has, in the words of the map: "pizza", "ice cream".
    public let foods: [String]
    /// Its own page, at http or https.
    public let link: String?

    /// A place as it is mapped.
    public init(
        name: String, coordinates: Coordinates, address: String?, town: String?, foods: [String], link: String?
    ) {
        (self.name, self.coordinates, self.address) = (name, coordinates, address)
        (self.town, self.foods, self.link) = (town, foods, link)
    }

    /// The address with the town; nil where neither is mapped.
    public var addressWithTown: String? {
        let parts = [address, town].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension [FoundPlace] {
    /// How far apart a building and a point in it are at most.
    private static var samePlace: Distance { Distance(metres: 50) }

    /// The places, each once where it is mapped as a building and as a point in it: the one with an address, and those first.
    public var distinct: [FoundPlace] {
        var kept: [String: [Coordinates]] = [:]
        return (filter { $0.address != nil } + filter { $0.address == nil }).filter { place in
            let name = FoodName.folded(place.name)
            let isThere = kept[name, default: []].contains { $0.distance(to: place.coordinates) <= Self.samePlace }
            if !isThere { kept[name, default: []].append(place.coordinates) }
            return !isThere
        }
    }

    /// The nearest of them with how far they are; those that are mapped with their street stand first.
    public func nearest(_ count: Int, to position: Coordinates) -> [(place: FoundPlace, distance: Distance)] {
        let all = map { (place: $0, distance: position.distance(to: $0.coordinates)) }
        let keyed = all.enumerated().map {
            (isBare: $1.place.address == nil ? 1 : 0, metres: $1.distance.metres, number: $0)
        }
        return keyed.sorted { ($0.isBare, $0.metres, $0.number) < ($1.isBare, $1.metres, $1.number) }.prefix(count)
            .map { all[$0.number] }
    }
}
