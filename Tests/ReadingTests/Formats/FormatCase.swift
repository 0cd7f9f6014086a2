import Testing

/// One row of a table of readings: a text and what comes of it.
struct FormatCase: Sendable, CustomTestStringConvertible {
    var name: String
    var source: [UInt8]
    var expected: String

    /// The lines of what is expected.
    init(_ name: String, _ source: String, _ expected: String...) {
        self.name = name
        self.source = Array(source.utf8)
        self.expected = expected.joined(separator: "\n")
    }

    /// The same for what is not text.
    init(_ name: String, bytes: [UInt8], _ expected: String...) {
        self.name = name
        source = bytes
        self.expected = expected.joined(separator: "\n")
    }

    var testDescription: String { name }
}
