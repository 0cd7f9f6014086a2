import Diagnostics
import Kitchen
import Testing

@testable import Site

@Suite struct MapTests {
    private static func place(_ name: String, _ latitude: Double, _ longitude: Double) -> Place? {
        Coordinates(latitude: Int(latitude * 1_000_000), longitude: Int(longitude * 1_000_000)).map {
            Place(name: name, coordinates: $0, location: SourceLocation(file: "content/places.csv"))
        }
    }

    private static func places(_ count: Int, spread: Double) -> [Place] {
        var dice = Dice(seed: 7)
        return (0..<count).compactMap { number in
            let (north, east) = (Double(dice.roll(below: 1000)), Double(dice.roll(below: 1000)))
            return place("Osteria number \(number)", 43 + north * spread / 1000, 9 + east * spread / 1000)
        }
    }

    /// Places at one point, in a street, in a town, and more than there is room for.
    private static let sites: [(count: Int, spread: Double)] = [(1, 0), (5, 0), (8, 0.001), (30, 0.05), (400, 0.05)]

    @Test(arguments: sites, [1, 2, 4, 8])
    func nothingCoversAnything(site: (count: Int, spread: Double), zoom: Int) {
        let layout = PlaceMap(Self.places(site.count, spread: site.spread)).layout(zoom)
        let numbers = layout.marks.compactMap { $0.number.map(MapLayout.box(ofMarkAt:)) }
        let boxes = numbers + layout.marks.compactMap(\.nameBox) + (zoom == 1 ? [MapScale.box] : [])
        #expect(layout.marks.count == site.count)
        #expect(numbers.count >= min(site.count, 8))
        let field = MapBox(left: 0, top: 0, width: 320 * Double(zoom), height: 240 * Double(zoom))
        for (place, box) in boxes.enumerated() {
            #expect(box.isInside(field))
            #expect(!boxes[(place + 1)...].contains { $0.overlaps(box) })
        }
    }

    struct Distance: Sendable {
        let name: String
        let (from, to): ((Double, Double), (Double, Double))
        /// Along a great circle of the mean radius, reckoned elsewhere.
        let metres: Double
    }

    private static let distances = [
        Distance(name: "north", from: (43.30, 9.30), to: (43.31, 9.30), metres: 1112.0),
        Distance(name: "east", from: (43.30, 9.30), to: (43.30, 9.31), metres: 809.2),
        Distance(name: "in the far north", from: (69.65, 18.90), to: (69.65, 19.00), metres: 3866.9),
        Distance(name: "over the date line", from: (-16.80, 179.99), to: (-16.80, -179.99), metres: 2129.0),
    ]

    @Test(arguments: distances.indices)
    func mapIsTrueToDistances(row: Int) throws {
        let distance = Self.distances[row]
        let (one, other) = (
            try #require(Self.place("A", distance.from.0, distance.from.1)),
            try #require(Self.place("B", distance.to.0, distance.to.1))
        )
        let map = MapProjection([one.coordinates, other.coordinates])
        let (start, end) = (map.point(of: one.coordinates), map.point(of: other.coordinates))
        let units = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
        let error = (units * map.metresPerUnit - distance.metres).magnitude / distance.metres
        #expect(error < 0.001, "\(distance.name): \(units * map.metresPerUnit) m")
        #expect(distance.name == "north" ? end.y < start.y : end.x > start.x)
    }

    private static let scales = [
        (1.25, 100, "100\u{A0}m"), (6, 500, "500\u{A0}m"), (30, 2000, "2\u{A0}km"), (9000, 500_000, "500\u{A0}km"),
    ]

    @Test(arguments: scales)
    func scaleIsRound(metresPerUnit: Double, metres: Int, text: String) {
        let scale = MapScale(metresPerUnit: metresPerUnit)
        #expect(scale.metres == metres)
        #expect(scale.text == text)
        #expect((scale.length * metresPerUnit - Double(metres)).magnitude < 0.001)
    }
}
