import Text

/// A script or a style sheet as it is published: without the indentation, the empty lines, and the lines that are comments.
///
/// Everything else stays, each line a line of its own, so that no statement changes. A script with a text that may go on over
/// lines, in which indentation counts, stays as it is.
struct CompactSource {
    /// The bytes to publish.
    let bytes: [UInt8]

    /// The file at a path of the theme: only scripts and style sheets are made compact.
    init(path: String, bytes: [UInt8]) {
        let isScript = path.hasSuffix(".js")
        guard isScript || path.hasSuffix(".css") else {
            self.bytes = bytes
            return
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Self.trimmed)
        guard !lines.contains(where: Self.goesOn) else {
            self.bytes = bytes
            return
        }
        var compact: [UInt8] = []
        compact.reserveCapacity(bytes.count)
        for line in lines where !line.isEmpty && !Self.isComment(line, isScript: isScript) {
            compact += line
            compact.append(UInt8(ascii: "\n"))
        }
        self.bytes = compact
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    /// Whether a text may go on in the next line: the line ends with a backslash, or has a backquote without its fellow.
    private static func goesOn(_ line: ArraySlice<UInt8>) -> Bool {
        line.last == UInt8(ascii: "\\") || line.count { $0 == UInt8(ascii: "`") } % 2 == 1
    }

    private static func isComment(_ line: ArraySlice<UInt8>, isScript: Bool) -> Bool {
        if isScript, line.starts(with: "//".utf8) { return true }
        guard line.count >= 4, line.starts(with: "/*".utf8), line.suffix(2).elementsEqual("*/".utf8) else {
            return false
        }
        // Code may stand between two comments.
        let inside = line.dropFirst(2).dropLast(2)
        return !zip(inside, inside.dropFirst()).contains { $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: "/") }
    }
}
