/// A place on the map that a geocoder found for an address.
public struct FoundAddress: Hashable, Sendable {
    /// All of its address, as the geocoder writes it.
    public let text: String
    /// Where it is.
    public let coordinates: Coordinates
    /// The town, where the geocoder knows one.
    public let town: String?

    /// A place with its address.
    public init(_ text: String, coordinates: Coordinates, town: String? = nil) {
        (self.text, self.coordinates, self.town) = (text, coordinates, town)
    }
}

extension [FoundAddress] {
    /// How far apart two answers are at most that mean the same place: a house, and the shop in it.
    private static var samePlace: Distance { Distance(metres: 50) }

    /// The answers without those that are the same place as one before.
    public var distinct: [FoundAddress] {
        reduce(into: []) { kept, found in
            if !kept.contains(where: { $0.coordinates.distance(to: found.coordinates) <= Self.samePlace }) {
                kept.append(found)
            }
        }
    }
}
