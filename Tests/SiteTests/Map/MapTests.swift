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

    /// A street through the middle of a town as far as 43.302 in the north, with its name, in so many stretches.
    private static func street(
        _ name: String?, _ kind: Street.Kind = .street, east: Double = 9.301, stretches: Int = 40
    ) -> Street {
        let line = (0...stretches).compactMap { step in
            Coordinates(
                latitude: 43_298_000 + 4_000 * step / stretches, longitude: Int(east * 1_000_000) + step % 2 * 3)
        }
        return Street(name: name, kind: kind, line: line)
    }

    private static func svg(_ places: [Place], _ streets: [Street] = []) -> String {
        String(decoding: PlaceMap(places, streets: streets).svg.bytes, as: UTF8.self)
    }

    private static var town: [Place] { [place("A", 43.3, 9.3), place("B", 43.301, 9.302)].compactMap(\.self) }

    @Test func streetsAreDrawnByTheirKinds() {
        let streets = [Self.street("Via Roma", .main), Self.street(nil, east: 9.3005), Self.street("Far", east: 9.8)]
        let svg = Self.svg(Self.town, streets)
        #expect(svg.matches(of: /<path id="streets-/).count == 2)
        #expect(svg.contains(##"<use href="#streets-main" class="main"/>"##))
        #expect(svg.contains(">Via Roma</text>") && !svg.contains("Far"))
        #expect(!svg.contains("<pattern"), "streets say where one is; no grid is needed")
        #expect(Self.svg(Self.town).contains("<pattern"))
    }

    /// The steps of a path lead from the first point of its street through all others.
    @Test func aStreetLeadsThroughItsPoints() throws {
        let corners = [
            (43_300_000, 9_300_000), (43_300_400, 9_300_900), (43_300_900, 9_301_100), (43_301_000, 9_302_000),
        ]
        let line = corners.compactMap { Coordinates(latitude: $0.0, longitude: $0.1) }
        let svg = Self.svg(Self.town, [Street(name: nil, kind: .main, line: line)])
        let path = try #require(svg.firstMatch(of: /\bd="M(-?\d+) (-?\d+)l([^"]*)"/))
        let steps = path.3.matches(of: /-?\d+/).compactMap { Int($0.0) }
        var (x, y) = (try #require(Int(path.1)), try #require(Int(path.2)))
        var points = [[x, y]]
        for step in stride(from: 0, to: steps.count, by: 2) {
            (x, y) = (x + steps[step], y + steps[step + 1])
            points.append([x, y])
        }
        let map = MapProjection(Self.town.map(\.coordinates))
        let expected: [[Int]] = line.map { corner in
            let point = map.point(of: corner)
            return [Int((point.x * 10).rounded()), Int((point.y * 10).rounded())]
        }
        #expect(points == expected)
    }

    /// Where there is room for some kinds alone, it is for the widest; what lies beside the map costs nothing.
    @Test func thereIsRoomForTheWidestFirst() {
        let many = (0..<200).map { Self.street(nil, .street, east: 9.3 + Double($0) / 100_000, stretches: 60) }
        let svg = Self.svg(Self.town, many + [Self.street("Via Roma", .main)])
        #expect(svg.contains("streets-main") && !svg.contains("streets-street"))
        let far = (0..<200).map { Self.street(nil, .main, east: 9.8 + Double($0) / 100_000, stretches: 60) }
        let beside = Self.svg(Self.town, far + [Self.street("Via Roma")])
        #expect(!beside.contains("streets-main") && beside.contains("streets-street"))
    }

    @Test(arguments: [1, 2, 4, 8])
    func namesOfStreetsCoverNothing(zoom: Int) {
        let streets = (0..<12).map { Self.street("Via Numero \($0)", east: 9.2985 + Double($0) / 2500) }
        let map = PlaceMap(Self.town, streets: streets)
        var taken = map.layout(zoom).taken
        let layer = StreetLayer(streets, on: MapProjection(Self.town.map(\.coordinates)))
        let boxes = layer.names(zoom, beside: &taken).map(\.box)
        let marks = map.layout(zoom).marks.compactMap { $0.number.map(MapLayout.box(ofMarkAt:)) }
        #expect(boxes.count >= 4)
        for (place, box) in boxes.enumerated() {
            #expect(!(boxes[(place + 1)...] + marks).contains { $0.overlaps(box) })
        }
    }

    /// A street to the west of all places is not drawn in the far east.
    @Test func whatLiesInTheWestIsNotInTheEast() throws {
        let map = MapProjection(Self.town.map(\.coordinates))
        let west = try #require(Coordinates(latitude: 43_300_000, longitude: 9_299_000))
        let points = (map.point(of: west), map.point(of: Self.town[0].coordinates))
        #expect(points.0.x < points.1.x && points.0.x > -200)
    }
}
