import Text

/// Tells which lines of a text hold something that has to be counted byte by byte, as few do: an `@`, a bracket, a web
/// address.
///
/// Each is searched for in the whole text, many bytes at a time.
struct SpecialCharacterFinder {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where each stands next; the size of the text where it does not.
    private var at = 0
    private var opener = 0
    private var closer = 0
    private var scheme = 0
    private var www = 0
    /// The first of them.
    private var nearest = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        search(from: 0, all: true)
    }

    /// Whether one stands in a line; to be asked of each line in turn.
    mutating func stand(in line: Range<Int>) -> Bool {
        guard nearest < line.upperBound else { return false }
        search(from: line.upperBound, all: false)
        return true
    }

    private mutating func search(from start: Int, all: Bool) {
        if all || at < start { at = bytes.search(for: UInt8(ascii: "@"), from: start) }
        if all || opener < start { opener = bytes.search(for: UInt8(ascii: "["), from: start) }
        if all || closer < start { closer = bytes.search(for: UInt8(ascii: "]"), from: start) }
        if all || scheme < start { scheme = bytes.searchForScheme(from: start) }
        if all || www < start { www = bytes.searchForWWW(from: start) }
        nearest = min(at, opener, closer, scheme, www)
    }
}
