/// Why a file is not published beside pages.
public enum MediaRefusal: Hashable, Sendable {
    /// Its name has an ending that is not on the list of inert types.
    case type
    /// It is one that the site is made of, and is only read.
    case ownFile
    /// It could not be looked into.
    case unreadable
    /// Pages cannot show it as a picture.
    case noPicture
    /// It begins as a page or another document of a browser does, whatever its name says.
    case markup
    /// Its bytes are not of the kind that its name says.
    case otherBytes
    /// It is a drawing with something in it that no plain drawing needs.
    case drawing(DrawingProblem)
}

extension SafeFileType {
    /// How many bytes from the start of a file tell what is inside; a drawing is looked at as a whole.
    public static let startCount = 2048
    /// The bytes that a drawing may have.
    public static let largestDrawing = 1 << 20

    /// Why a file of this type that begins with `start` is refused; nil when it is what its name says.
    ///
    /// A picture may be one of another kind, as phones and web pages often name them, and so may a recording.
    public func refusal(ofStart start: [UInt8]) -> MediaRefusal? {
        switch kind {
        case .drawing: DrawingScan.problem(in: start).map { .drawing($0) }
        case .text: Self.beginsAsMarkup(start) ? .markup : start.contains(0) ? .otherBytes : nil
        default: isKindred(start) ? nil : Self.beginsAsMarkup(start) ? .markup : .otherBytes
        }
    }

    private func isKindred(_ start: [UInt8]) -> Bool {
        let isRecording = { (kind: Kind) in kind == .sound || kind == .film }
        return Self.all.contains { other in
            (other.kind == kind || isRecording(other.kind) && isRecording(kind)) && other.begins(start)
        }
    }

    /// Whether a browser that goes by what is inside could take a file for HTML or XML: its first character is a `<` with
    /// what begins a tag, a comment or a declaration behind it (mimesniff.spec.whatwg.org, section 7.1).
    public static func beginsAsMarkup(_ start: some Collection<UInt8>) -> Bool {
        // A byte order mark and what is empty count for nothing.
        let rest = start.drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        guard rest.first == UInt8(ascii: "<"), let next = rest.dropFirst().first else { return false }
        return "!?/".utf8.contains(next) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20)
    }
}
