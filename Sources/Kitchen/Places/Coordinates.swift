/// A position on the earth (WGS 84), to a millionth of a degree: some eleven centimetres.
public struct Coordinates: Hashable, Sendable {
    /// Millionths of a degree, north of the equator where positive.
    public let latitude: Int
    /// Millionths of a degree, east of Greenwich where positive.
    public let longitude: Int

    /// A position in millionths of a degree; nil for one that is not on the earth.
    public init?(latitude: Int, longitude: Int) {
        guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else { return nil }
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    /// The latitudes that there are.
    public static let latitudes = -90_000_000...90_000_000
    /// The longitudes that there are.
    public static let longitudes = -180_000_000...180_000_000

    /// Millionths of a degree for a number in decimal notation, rounded; nil for one that is far beyond all degrees.
    public static func millionths(_ decimal: String) -> Int? {
        guard let degrees = Double(decimal), degrees.magnitude < 1_000_000 else { return nil }
        return Int((degrees * 1_000_000).rounded())
    }

    /// The latitude in degrees, as in `43.305`.
    public var latitudeText: String { Self.degrees(latitude) }
    /// The longitude in degrees, as in `-9.3`.
    public var longitudeText: String { Self.degrees(longitude) }

    private static func degrees(_ millionths: Int) -> String {
        let fraction = String(String(1_000_000 + millionths.magnitude % 1_000_000).dropFirst())
        let digits = fraction.reversed().drop { $0 == "0" }.reversed()
        let sign = millionths < 0 ? "-" : ""
        return sign + String(millionths.magnitude / 1_000_000) + (digits.isEmpty ? "" : "." + String(digits))
    }
}
