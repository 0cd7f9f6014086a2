import Diagnostics
import Kitchen
import Text

/// An answer of a server of OpenStreetMap, in JSON: what such answers have in common.
public struct MapAnswer {
    /// The answer is not what such a server gives.
    public struct Unreadable: Error, Hashable, Sendable {
        /// What is wrong with it: a clause that goes on "the answer".
        public let reason: String
        /// Whether the server was asked for more than it gives at once.
        public let isOverload: Bool

        init(reason: String, isOverload: Bool = false) { (self.reason, self.isOverload) = (reason, isOverload) }
    }

    /// All of it; nil for an answer that is the word `null`.
    let value: SourceValue?

    /// The answer in some bytes.
    init(_ bytes: [UInt8]) throws(Unreadable) {
        var diagnostics = DiagnosticList()
        value = JSONReader.read(bytes, file: "the answer", diagnostics: &diagnostics)
        if let problem = diagnostics.first(where: { $0.severity == .error }) {
            throw Self.unreadable(bytes, problem)
        }
    }

    private static func unreadable(_ bytes: [UInt8], _ problem: Diagnostic) -> Unreadable {
        let first = bytes.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
        if first == nil { return Unreadable(reason: "is empty") }
        if first == UInt8(ascii: "<") { return Unreadable(reason: "is a page of HTML or XML") }
        let place = problem.location?.span.map { " (\($0.line):\($0.column))" } ?? ""
        return Unreadable(reason: "is no JSON: \(problem.message)\(place)")
    }

    /// The position of a place of it.
    static func coordinates(of item: SourceValue?) throws(Unreadable) -> Coordinates {
        let latitude = try degrees("lat", within: Coordinates.latitudes, of: item)
        let longitude = try degrees("lon", within: Coordinates.longitudes, of: item)
        guard let coordinates = Coordinates(latitude: latitude, longitude: longitude) else {
            throw Unreadable(reason: "has a place that is not on the earth")
        }
        return coordinates
    }

    private static func degrees(
        _ key: String, within range: ClosedRange<Int>, of item: SourceValue?
    ) throws(Unreadable) -> Int {
        guard let text = item?[key]?.scalarText else { throw Unreadable(reason: "has a place without `\(key)`") }
        guard DecimalText.isNumber(text), let value = Coordinates.millionths(text), range.contains(value) else {
            throw Unreadable(reason: "has `\(key)` \(text.prefix(40)), which is not on the earth")
        }
        return value
    }

    /// A text on one line, with nothing in it that a terminal obeys, and no longer than names are.
    static func name(_ value: SourceValue?) -> String? {
        let scalars = value?.scalarText?.onOneLine?.unicodeScalars.filter { !VisibleText.acts($0) }.prefix(500)
        return scalars.flatMap { String(String.UnicodeScalarView($0)).onOneLine }
    }

    /// A name as a cell of a table that people open in a spreadsheet, which would take one that begins so for a formula.
    static func cell(_ value: SourceValue?) -> String? {
        name(value).flatMap { String($0.drop { "=+-@".contains($0) }).onOneLine }
    }
}
