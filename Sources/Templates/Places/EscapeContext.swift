import Text

/// What a tag prints, as far as its place is concerned.
enum PrintKind: Sendable {
    case text
    case html
}

/// Why a tag may not stand where it stands: the message, and what the author can do.
struct UnsafePlace: Error, Equatable {
    var message: String
    var fix: String?
}

/// Where in the output a program has come to, and so how a value there is to be written.
///
/// The place is found by reading the literal text of the linked program, as its ending (`html`, `csv`, …) says.
enum EscapeContext: Equatable, Sendable {
    /// The specification's rule: the same everywhere.
    case anywhere
    case markup(MarkupPlace)
    case json(JSONPlace)
    case csv(CSVPlace)
    case markdown(MarkdownPlace)
    case calendar
    case plain

    /// The start of a file whose path ends with `ending`.
    init(ending: String) {
        switch ending {
        case "html", "htm": self = .markup(MarkupPlace(isXML: false))
        case "xml", "svg", "atom", "rss": self = .markup(MarkupPlace(isXML: true))
        case "json", "webmanifest": self = .json(JSONPlace())
        case "csv": self = .csv(CSVPlace())
        case "md": self = .markdown(MarkdownPlace())
        case "ics": self = .calendar
        default: self = .plain
        }
    }

    /// Reads literal text, all of it. Throws when some of it makes a tag before it unsafe.
    mutating func read(_ bytes: some Sequence<UInt8>) throws(UnsafePlace) {
        // What a place knows is taken out of it while it is read, so that nothing is copied for each byte.
        let place = self
        self = .plain
        switch place {
        case .markup(var markup):
            defer { self = .markup(markup) }
            try Self.read(bytes) { byte throws(UnsafePlace) in try markup.read(byte) }
        case .markdown(var markdown):
            defer { self = .markdown(markdown) }
            try Self.read(bytes) { byte throws(UnsafePlace) in try markdown.read(byte) }
        case .json(var json):
            for byte in bytes { json.read(byte) }
            self = .json(json)
        case .anywhere, .csv, .calendar, .plain: self = place
        }
    }

    /// Reads on behind a problem; throws the first.
    private static func read(
        _ bytes: some Sequence<UInt8>, _ read: (UInt8) throws(UnsafePlace) -> Void
    ) throws(UnsafePlace) {
        var problem: UnsafePlace?
        for byte in bytes {
            do { try read(byte) } catch { problem = problem ?? error }
        }
        if let problem { throw problem }
    }

    /// How a value of `kind` is written here; the place is then behind it.
    mutating func print(_ kind: PrintKind, isRaw: Bool) throws(UnsafePlace) -> Escape {
        if self == .anywhere { return isRaw ? .raw : .specification }
        if isRaw, kind == .text {
            throw UnsafePlace(message: "text may not be printed as it is", fix: "write {{…}}, which escapes it")
        }
        switch self {
        case .anywhere: return .specification
        case .markup(var place):
            defer { self = .markup(place) }
            return try place.print(kind, isRaw: isRaw)
        case .json(let place): return try place.print(kind)
        case .markdown(var place):
            defer { self = .markdown(place) }
            return try place.print(kind, isRaw: isRaw)
        case .csv: return try plain(kind, .cell)
        case .calendar: return try plain(kind, .calendar)
        case .plain: return try plain(kind, .plain)
        }
    }

    /// The place behind a section that ends here or there, or nil when the two do not agree.
    func joined(with other: EscapeContext) -> EscapeContext? {
        switch (self, other) {
        case (.markup(let left), .markup(let right)): left.joined(with: right).map(EscapeContext.markup)
        case (.markdown(let left), .markdown(let right)): left.joined(with: right).map(EscapeContext.markdown)
        default: self == other ? self : nil
        }
    }

    /// Whether a list may print its items from here on, when what follows an item is at `end`: the second item must
    /// be read as the first was.
    func repeats(to end: EscapeContext, startingWith first: UInt8?) -> Bool {
        if joined(with: end) == self { return true }
        guard case .markup(let start) = self, case .markup(let end) = end, let first else { return false }
        return start.isBetweenAttributes && end.isBetweenAttributes && isMarkupSpace(first)
    }

    private func plain(_ kind: PrintKind, _ escape: Escape) throws(UnsafePlace) -> Escape {
        guard kind == .text else { throw UnsafePlace(message: "HTML may not stand in a file of plain text") }
        return escape
    }
}
