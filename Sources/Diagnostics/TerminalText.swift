import Text

/// Text for a terminal, on which nothing that comes from a file or from the command line can act.
///
/// What is interpolated is escaped: a newline, an escape sequence or a change of direction in a name is shown and does
/// nothing. What stands in the program's own text, colours and newlines among them, is printed as it is.
///
/// ```swift
/// let name = "Pizza\u{1B}[2J"
/// let line: TerminalText = "Created \(name).\n"
/// line.text    // "Created Pizza\u{1B}[2J.", with the escape spelled out
/// ```
public struct TerminalText: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The text as it can be printed.
    public private(set) var text: String

    /// Text of the program itself.
    public init(stringLiteral text: String) { self.text = text }

    /// The program's own text with values in it.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Text of several lines that was put together elsewhere: all is escaped but its newlines.
    public init(lines: String) {
        // By scalars: a return and a newline make one Character.
        text = lines.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { VisibleText.of(String($0)) }.joined(separator: "\n")
    }

    /// Whether there is nothing to print.
    public var isEmpty: Bool { text.isEmpty }

    /// One text behind the other.
    public static func + (first: TerminalText, second: TerminalText) -> TerminalText { "\(first)\(second)" }

    /// Adds a text at the end.
    public static func += (text: inout TerminalText, more: TerminalText) { text.text += more.text }

    /// Collects the parts of a text.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// No parts yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds the program's own text.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds a value from elsewhere, escaped.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            text += VisibleText.of(value.description)
        }

        /// Adds text that is fit for a terminal already.
        public mutating func appendInterpolation(_ part: TerminalText) { text += part.text }
    }
}

extension Sequence<TerminalText> {
    /// The texts as one, with the program's own `separator` between them.
    public func joined(separator: String = "") -> TerminalText {
        TerminalText(stringLiteral: map(\.text).joined(separator: separator))
    }
}
