import Text

/// Where in a URL the output has come to.
struct URLPlace: Equatable, Sendable {
    enum Part {
        /// No byte so far decides whether there is a scheme.
        case start
        case path
        /// The query or the fragment.
        case component
    }

    private(set) var part = Part.start
    /// Whether a tag stands before, at the start.
    private var follows = false
    /// Whether something of one of several URLs was read.
    private var isBegun = false

    /// Two places are the same when values are written the same way there.
    static func == (left: URLPlace, right: URLPlace) -> Bool { left.part == right.part }

    /// Whether a byte can change what part of a URL this is.
    static func isDecisive(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: ":"): true
        default: false
        }
    }

    mutating func read(_ byte: UInt8) throws(UnsafePlace) {
        switch byte {
        case UInt8(ascii: "?"), UInt8(ascii: "#"): part = .component
        case UInt8(ascii: "/") where part == .start: part = .path
        case UInt8(ascii: ":") where part == .start:
            part = .path
            guard !follows else {
                throw UnsafePlace(
                    message: "what is before this colon could be the scheme of a URL",
                    fix: "write the scheme out, or ./ at the start")
            }
        default: break
        }
    }

    /// Reads on in a source set: behind a space stands what a URL is good for, and behind a comma the next one. A comma within a URL
    /// is taken for one of these, which makes no value less safe.
    mutating func readOfSeveral(_ byte: UInt8) throws(UnsafePlace) {
        if byte == UInt8(ascii: ",") {
            self = URLPlace()
        } else if !isMarkupSpace(byte) {
            isBegun = true
            try read(byte)
        } else if isBegun || follows {
            part = .component
        }
    }

    /// The escape of a value here, in a URL that the byte `opened` starts.
    mutating func print(opened: UInt8, isOneOfSeveral: Bool = false) -> Escape {
        switch part {
        case .start:
            follows = true
            return .url(opened: opened, isOneOfSeveral: isOneOfSeveral)
        case .path: return .urlPath
        case .component: return .urlComponent
        }
    }

    /// What may be the start is treated as the start: there the bytes are looked at when the page is rendered.
    func joined(with other: URLPlace) -> URLPlace? {
        if part == .component || other.part == .component { return part == other.part ? self : nil }
        var joined = part == .start ? self : other
        joined.follows = follows || other.follows
        return joined
    }
}
