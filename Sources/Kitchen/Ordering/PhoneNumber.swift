/// A telephone number that can be dialled from anywhere (ITU-T E.164): a country code and what follows it.
///
/// ```swift
/// PhoneNumber("+44 (0)1632 960123")?.digits    // "441632960123"
/// PhoneNumber("01632 960123")                  // nil: it has no country code
/// ```
public struct PhoneNumber: Hashable, Sendable {
    /// The number as it is written.
    public let text: String
    /// Seven to fifteen digits, the country code first, without the sign before it.
    public let digits: String

    /// The number of a text that begins with `+` and a country code; nil for any other. What groups the digits is passed over,
    /// and so is the zero in brackets that is dialled at home only.
    public init?(_ text: String) {
        let bare = text.replacing("(0)", with: "").unicodeScalars.filter { !Self.isBetweenDigits($0) }
        let digits = String(String.UnicodeScalarView(bare.dropFirst()))
        guard bare.first == "+", (7...15).contains(digits.utf8.count), digits.utf8.first != UInt8(ascii: "0"),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        (self.text, self.digits) = (text, digits)
    }

    private static func isBetweenDigits(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || "-./()\u{2010}\u{2011}".unicodeScalars.contains(scalar)
    }
}
