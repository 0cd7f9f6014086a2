/// HTML that is safe to show as it is. Only what the program says is markup: a literal, or what ``HTMLWriter`` writes; a value
/// in a literal is escaped. So the compiler tells what can be printed as it stands and what cannot.
///
/// ```swift
/// let name = "Fish & chips"
/// let html: HTML = "<b>\(name)</b>"    // <b>Fish &amp; chips</b>
/// ```
public struct HTML: Hashable, Sendable {
    /// The HTML in UTF-8.
    public private(set) var bytes: [UInt8] = []

    /// HTML that `write` writes, with room for `capacity` bytes before it has to grow.
    public init(capacity: Int = 256, _ write: (inout HTMLWriter) -> Void) {
        var output = OutputBuffer(capacity: capacity)
        output.appendHTML(write)
        bytes = Array(output.bytes)
    }

    /// A template, in which `'` stands for a double quote and `$1` to `$9` for the values.
    public init(filling template: HTML, with values: [HTML]) {
        var isMark = false
        for byte in template.bytes {
            if isMark, case let place = Int(byte) - 0x31, values.indices.contains(place) {
                bytes += values[place].bytes
            } else if byte != UInt8(ascii: "$") {
                bytes.append(byte == UInt8(ascii: "'") ? UInt8(ascii: "\"") : byte)
            }
            isMark = byte == UInt8(ascii: "$")
        }
    }

    /// Whether it is nothing.
    public var isEmpty: Bool { bytes.isEmpty }

    /// Adds other HTML at the end.
    public static func += (html: inout HTML, more: HTML) { html.bytes += more.bytes }
}

extension HTML: ExpressibleByStringInterpolation {
    /// Markup of the program.
    public init(stringLiteral markup: StaticString) {
        markup.withUTF8Buffer { bytes = Array($0) }
    }

    /// Markup of the program with values in it.
    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.html }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var html: HTML = ""

        /// No parts yet.
        public init(literalCapacity: Int, interpolationCount: Int) {
            html.bytes.reserveCapacity(literalCapacity + 8 * interpolationCount)
        }

        /// Adds markup of the program.
        public mutating func appendLiteral(_ markup: StaticString) {
            markup.withUTF8Buffer { html.bytes += $0 }
        }

        /// Adds HTML as it is.
        public mutating func appendInterpolation(_ more: HTML) { html += more }

        /// Adds a text, escaped.
        public mutating func appendInterpolation(_ text: String) { html += HTML { $0.append(text: text) } }

        /// Adds a number.
        public mutating func appendInterpolation(_ number: Int) { html.bytes += String(number).utf8 }
    }
}
