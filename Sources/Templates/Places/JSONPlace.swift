import Text

/// Where in JSON the output has come to.
struct JSONPlace: Equatable, Sendable {
    private enum State {
        case outside
        case string
        case escape
    }

    private var state = State.outside

    mutating func read(_ byte: UInt8) {
        switch (state, byte) {
        case (.outside, UInt8(ascii: "\"")): state = .string
        case (.string, UInt8(ascii: "\\")): state = .escape
        case (.string, UInt8(ascii: "\"")): state = .outside
        case (.escape, _): state = .string
        default: break
        }
    }

    /// Text goes into a string; an HTML field here is JSON made by the site, which stands outside of strings.
    func print(_ kind: PrintKind) throws(UnsafePlace) -> Escape {
        switch (state, kind) {
        case (.string, .text): return .jsonString
        case (.outside, .html): return .json
        case (.outside, .text):
            throw UnsafePlace(message: "text in JSON needs quotes around it", fix: "write \"{{…}}\"")
        case (.string, .html): throw UnsafePlace(message: "HTML may not stand in a JSON string")
        case (.escape, _): throw UnsafePlace(message: "a tag may not stand behind a backslash in JSON")
        }
    }
}
