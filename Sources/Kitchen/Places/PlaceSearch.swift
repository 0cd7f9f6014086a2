import Diagnostics

/// A place, with how far it is from where somebody looks for one.
public struct NearbyPlace: Hashable, Sendable {
    /// The place.
    public let place: Place
    /// How far it is; nil where nobody asked.
    public let distance: Distance?
}

/// Where to eat, by food and the nearest first, as the page of places finds it.
public struct PlaceSearch: Sendable {
    /// Why a name is no position.
    public enum Failure: Error, Hashable, Sendable {
        /// No place and no town is called so; with the name that is spelled most like it.
        case unknown(nearest: String?)
        /// Several could be meant.
        case ambiguous([String])
    }

    /// All places, in the order of their file.
    public let places: [Place]

    /// A search among places.
    public init(_ places: [Place]) { self.places = places }

    /// The towns, as they are first named.
    public var towns: [String] {
        var seen = Set<String>()
        return places.compactMap(\.town).filter { seen.insert($0).inserted }
    }

    /// The foods, as they are first named.
    public var foods: [String] {
        var seen = Set<String>()
        return places.flatMap(\.foods).filter { seen.insert(FoodName.folded($0)).inserted }
    }

    /// The places that have a food, one of ``foods``, in the order of their file; with a position the nearest first.
    public func found(food: String? = nil, near position: Coordinates? = nil) -> [NearbyPlace] {
        let key = food.map { FoodName.folded($0) }
        let fitting = places.filter { place in key.map { place.foods.map { FoodName.folded($0) }.contains($0) } ?? true
        }
        guard let position else { return fitting.map { NearbyPlace(place: $0, distance: nil) } }
        let near = fitting.map { NearbyPlace(place: $0, distance: position.distance(to: $0.coordinates)) }
        // The place in the file decides between equals, since sorting alone may exchange them.
        return near.enumerated().sorted { one, other in
            (one.element.distance?.metres ?? 0, one.offset) < (other.element.distance?.metres ?? 0, other.offset)
        }.map(\.element)
    }

    /// The food that is called so, whatever case and accents, or of which one name begins with the other; nil for none.
    public func food(named text: String) -> String? {
        let name = FoodName.folded(text)
        guard !name.isEmpty else { return nil }
        if let same = foods.first(where: { FoodName.folded($0) == name }) { return same }
        return foods.first { food in
            let key = FoodName.folded(food)
            return key.hasPrefix(name) || name.hasPrefix(key)
        }
    }

    /// The position of the place of this name, or the middle of the town's places; else of the only town that begins
    /// so, or of the only place that has the words in its name.
    public func position(of text: String) throws(Failure) -> Coordinates {
        let name = FoodName.folded(text)
        guard !name.isEmpty else { throw .unknown(nearest: nil) }
        if let place = try only(places.filter { FoodName.folded($0.name) == name }) { return place.coordinates }
        let towns = towns
        let same = towns.filter { FoodName.folded($0) == name }
        let town = try only(same.isEmpty ? towns.filter { FoodName.folded($0).hasPrefix(name) } : same)
        if let town, let middle = middle(of: town) { return middle }
        if let place = try only(places.filter { FoodName.folded($0.name).contains(name) }) { return place.coordinates }
        throw .unknown(nearest: NearestName.find(text, in: towns + places.map(\.name)))
    }

    private func middle(of town: String) -> Coordinates? {
        let there = places.filter { $0.town == town }.map(\.coordinates)
        guard !there.isEmpty else { return nil }
        return Coordinates(
            latitude: there.reduce(0) { $0 + $1.latitude } / there.count,
            longitude: there.reduce(0) { $0 + $1.longitude } / there.count)
    }

    /// The one that there is; nil for none.
    private func only(_ places: [Place]) throws(Failure) -> Place? {
        let positions = Set(places.map(\.coordinates))
        guard positions.count < 2 else { throw .ambiguous(places.map(\.nameWithTown)) }
        return places.first
    }

    private func only(_ towns: [String]) throws(Failure) -> String? {
        guard towns.count < 2 else { throw .ambiguous(towns) }
        return towns.first
    }
}

extension Place {
    /// "Da Gigi (Portolume)", which tells it from others of the name.
    public var nameWithTown: String { name + (town.map { " (\($0))" } ?? "") }
}
