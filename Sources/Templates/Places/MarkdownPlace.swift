import Text

/// Where in Markdown the output has come to: in text, or in the destination of an inline link.
struct MarkdownPlace: Equatable, Sendable {
    private var destination: URLPlace?
    private var followsBracket = false

    mutating func read(_ byte: UInt8) throws(UnsafePlace) {
        if var url = destination {
            if byte == UInt8(ascii: ")") || byte.isLineEnd {
                destination = nil
            } else {
                defer { destination = url }
                try url.read(byte)
            }
        } else if followsBracket, byte == UInt8(ascii: "(") {
            destination = URLPlace()
        }
        followsBracket = byte == UInt8(ascii: "]")
    }

    mutating func print(_ kind: PrintKind, isRaw: Bool) throws(UnsafePlace) -> Escape {
        followsBracket = false
        if var url = destination {
            guard kind == .text else { throw UnsafePlace(message: "HTML may not stand in a link's destination") }
            let escape = url.print(opened: UInt8(ascii: "("))
            destination = url
            return escape
        }
        guard kind == .text || isRaw else {
            throw UnsafePlace(message: "HTML in Markdown is printed as it is", fix: "write {{{…}}} if that is meant")
        }
        return kind == .html ? .raw : .markdown
    }

    func joined(with other: MarkdownPlace) -> MarkdownPlace? {
        var joined = self
        joined.followsBracket = followsBracket && other.followsBracket
        switch (destination, other.destination) {
        case (nil, nil): return joined
        case (let left?, let right?):
            guard let url = left.joined(with: right) else { return nil }
            joined.destination = url
            return joined
        default: return nil
        }
    }
}
