#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How far two positions are from one another, along the earth.
public struct Distance: Hashable, Comparable, Sendable {
    /// Whole metres, 0 or more.
    public let metres: Int

    /// A distance of so many metres.
    public init(metres: Int) { self.metres = metres }

    /// Whether one is shorter than the other.
    public static func < (one: Distance, other: Distance) -> Bool { one.metres < other.metres }

    /// The distance as the page of places rounds it: "410 m", "1.4 km", "12 km".
    public var text: String {
        if metres < 995 { return "\((metres + 5) / 10 * 10) m" }
        let tenths = (metres + 50) / 100
        guard tenths < 100, !tenths.isMultiple(of: 10) else { return "\((metres + 500) / 1000) km" }
        return "\(tenths / 10).\(tenths % 10) km"
    }
}

extension Coordinates {
    /// The mean radius of the earth in metres (IUGG), as a sphere.
    private static let radius = 6_371_008.8

    /// The distance to another position by the haversine formula: within half a percent, as the earth is no sphere.
    public func distance(to other: Coordinates) -> Distance {
        let radians = { (millionths: Int) in Double(millionths) / 1_000_000 * .pi / 180 }
        let halfSquare = { (one: Int, other: Int) in
            let half = sin(radians(other - one) / 2)
            return half * half
        }
        let share =
            halfSquare(latitude, other.latitude)
            + cos(radians(latitude)) * cos(radians(other.latitude)) * halfSquare(longitude, other.longitude)
        return Distance(metres: Int((2 * Self.radius * asin(min(1, share.squareRoot()))).rounded()))
    }
}
