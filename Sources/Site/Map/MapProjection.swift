import Kitchen

/// A point of a map, in units to the right of and below its corner.
struct MapPoint: Hashable, Sendable {
    var x: Double
    var y: Double
}

/// How positions become points of a map that shows all of them.
///
/// It is the equirectangular projection with the middle of the map as its standard parallel: within a town directions and
/// distances are right.
struct MapProjection: Sendable {
    /// The size of the map in units.
    static let (width, height) = (320.0, 240.0)
    /// What stays free around the positions.
    private static let margin = 30.0
    /// A mean degree of latitude (IUGG mean radius, 6371.0088 km).
    private static let metresPerDegree = 111_195.08
    /// The least that the map shows across, so that one place alone has streets around it.
    private static let leastMetres = 400.0

    /// How many metres a unit is.
    let metresPerUnit: Double
    private let west: Int
    private let middle: (latitude: Double, longitude: Double)
    private let shortening: Double

    /// A map of some positions, of which there is one at least.
    init(_ positions: [Coordinates]) {
        let latitudes = positions.map(\.latitude)
        let (south, north) = (latitudes.min() ?? 0, latitudes.max() ?? 0)
        let west = Self.west(of: positions.map(\.longitude))
        let width = positions.map { Self.degrees(from: west, to: $0.longitude) }.max() ?? 0
        self.west = west
        middle = (Double(south + north) / 2_000_000, width / 2)
        // At a pole a degree of longitude is nothing, and nothing can be divided by it.
        shortening = max(Self.cosine(ofDegrees: middle.latitude), 0.001)
        let across = width * shortening * Self.metresPerDegree / (Self.width - 2 * Self.margin)
        let down = Double(north - south) / 1_000_000 * Self.metresPerDegree / (Self.height - 2 * Self.margin)
        metresPerUnit = max(across, down, Self.leastMetres / Self.width)
    }

    /// Where a position is on the map.
    func point(of position: Coordinates) -> MapPoint {
        var east = Self.degrees(from: west, to: position.longitude) - middle.longitude
        // What lies to the west of all places is not far in the east.
        if east > 180 { east -= 360 }
        let north = Double(position.latitude) / 1_000_000 - middle.latitude
        let scale = Self.metresPerDegree / metresPerUnit
        return MapPoint(x: Self.width / 2 + east * shortening * scale, y: Self.height / 2 - north * scale)
    }

    /// Where the widest gap between longitudes ends: places on both sides of the date line stand side by side.
    private static func west(of longitudes: [Int]) -> Int {
        let sorted = longitudes.sorted()
        guard let first = sorted.first, let last = sorted.last else { return 0 }
        let gaps = zip(sorted, sorted.dropFirst()).map { (size: $1 - $0, end: $1) }
        let around = (size: first + 360_000_000 - last, end: first)
        return gaps.reduce(around) { $1.size > $0.size ? $1 : $0 }.end
    }

    private static func degrees(from west: Int, to longitude: Int) -> Double {
        Double((longitude - west + 360_000_000) % 360_000_000) / 1_000_000
    }

    /// By its series, which gives the same map on every machine, to the last digit.
    private static func cosine(ofDegrees degrees: Double) -> Double {
        let square = (degrees * .pi / 180) * (degrees * .pi / 180)
        let (sum, _) = (1...12).reduce((1.0, 1.0)) { sums, step in
            let term = -sums.1 * square / Double((2 * step - 1) * 2 * step)
            return (sums.0 + term, term)
        }
        return sum
    }
}
