/// The number below the bars of a product: EAN-13, EAN-8, or the UPC-A of North America, which is an EAN-13 that begins
/// with 0 (GS1 General Specifications, 3.2).
///
/// ```swift
/// try Barcode("8076809513753").digits   // "8076809513753"
/// try Barcode("036000291452").digits    // "0036000291452": a UPC-A
/// try Barcode("8076809513754")          // throws: the last digit should be 3
/// ```
public struct Barcode: Hashable, Sendable {
    /// Why digits are no barcode.
    public enum Problem: Error, Hashable, Sendable {
        /// Something in it is no digit from 0 to 9.
        case notDigits
        /// It has this many digits.
        case length(Int)
        /// Its last digit is another than the one that the others ask for.
        case checkDigit(expected: Int)
    }

    /// The 13 digits, or the 8 of an EAN-8.
    public let digits: String

    /// The barcode of a text, in which spaces do not count.
    public init(_ text: some StringProtocol) throws(Problem) {
        let typed = text.utf8.filter { $0 != UInt8(ascii: " ") }
        guard !typed.isEmpty, typed.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .notDigits }
        guard [8, 12, 13].contains(typed.count) else { throw .length(typed.count) }
        let expected = Self.checkDigit(of: typed.dropLast())
        guard typed.last.map({ Int($0) - 0x30 }) == expected else { throw .checkDigit(expected: expected) }
        digits = (typed.count == 12 ? "0" : "") + String(decoding: typed, as: UTF8.self)
    }

    /// The digit that comes behind others: every other one counts three times, from the last (GS1, 7.9.1).
    private static func checkDigit(of digits: ArraySlice<UInt8>) -> Int {
        let sum = zip(digits.reversed(), 0...).reduce(0) { $0 + (Int($1.0) - 0x30) * ($1.1.isMultiple(of: 2) ? 3 : 1) }
        return (10 - sum % 10) % 10
    }

    /// Whether each shop gives such a number to what it likes, so that it means nothing outside that shop
    /// (GS1 General Specifications, 1.4.4: restricted circulation).
    public var isOfShop: Bool {
        let starts = digits.utf8.count == 8 ? ["0", "2"] : ["02", "04", "2"]
        return starts.contains { digits.hasPrefix($0) }
    }

    /// Whether both are of one product: an EAN-8 may be written with noughts before it.
    public func isSame(as other: Barcode) -> Bool { Self.key(digits) == Self.key(other.digits) }

    /// The number itself, as an index can hold it.
    public var number: Int { Int(digits) ?? 0 }

    /// What is the same for all ways in which a product's number can be written: the digits without noughts before
    /// them.
    static func key(_ digits: String) -> Substring { digits.drop { $0 == "0" } }
}

extension Barcode.Problem: CustomStringConvertible {
    /// What is wrong: a clause that goes on the number.
    public var description: String {
        switch self {
        case .notDigits: "is no number of digits alone"
        case .length(let count): "has \(count) digit\(count == 1 ? "" : "s"), and a barcode has 13, 12 or 8"
        case .checkDigit(let expected): "is mistyped: behind the digits before it, the last one would be \(expected)"
        }
    }
}
