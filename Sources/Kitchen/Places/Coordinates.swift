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

    /// The position of two numbers in degrees as somebody types them, latitude first: `43.305,9.304`, also with a
    /// space or a semicolon between; nil for other text, and for what is not on the earth.
    public init?(typed text: String) {
        let parts = text.split { $0 == "," || $0 == ";" || $0 == " " }
        guard parts.count == 2,
            parts.allSatisfy({ $0.unicodeScalars.allSatisfy("0123456789.+-".unicodeScalars.contains) }),
            let latitude = Self.millionths(String(parts[0])), let longitude = Self.millionths(String(parts[1]))
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// The two in degrees, as in `43.305,9.304`.
    public var text: String { "\(latitudeText),\(longitudeText)" }

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
