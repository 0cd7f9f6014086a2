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
    /// The nearest of them with how far they are: those that are mapped with their street first, and no place twice that is
    /// mapped as a building and as a point in it.
    public func nearest(_ count: Int, to position: Coordinates) -> [(place: FoundPlace, distance: Distance)] {
        let all = enumerated().map { (number: $0, place: $1, distance: position.distance(to: $1.coordinates)) }
        let sorted = all.sorted { ($0.distance.metres, $0.number) < ($1.distance.metres, $1.number) }
        var kept: [(place: FoundPlace, distance: Distance)] = []
        for isMapped in [true, false] {
            for one in sorted where (one.place.address != nil) == isMapped && kept.count < count {
                if !kept.contains(where: { one.place.isSame(as: $0.place) }) { kept.append((one.place, one.distance)) }
            }
        }
        return kept
    }
}

extension FoundPlace {
    /// How far apart a building and a point in it are at most.
    private static var samePlace: Distance { Distance(metres: 50) }

    fileprivate func isSame(as other: FoundPlace) -> Bool {
        FoodName.folded(name) == FoodName.folded(other.name)
            && coordinates.distance(to: other.coordinates) <= Self.samePlace
    }
}
