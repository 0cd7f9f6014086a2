import Diagnostics

/// One pass over the bytes of a JSON file; valid UTF-8 is a precondition for the texts to be exact.
struct JSONParser {
    let bytes: [UInt8]
    let file: String
    var index: Int
    var position = LineTracker()
    var diagnostics = DiagnosticList()

    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
        index = ByteOrderMark.length(in: bytes)
    }

    /// The byte at `index`; nil at the end.
    var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func document() -> SourceValue? {
        do throws(ParseAborted) {
            try skipSpace()
            guard byte != nil else { throw emptyFile() }
            let value = try value(depth: 0)
            try skipSpace()
            guard byte == nil else { throw unexpected("the end of the file", fix: "remove what follows") }
            return value
        } catch {
            return nil  // The reason is among the diagnostics.
        }
    }

    private mutating func value(depth: Int) throws(ParseAborted) -> SourceValue {
        let start = index
        switch byte {
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "["): return try list(depth: depth + 1)
        case UInt8(ascii: "\""):
            let text = try string()
            return SourceValue(.text(text, plain: false), at: span(start, index))
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            let text = try number()
            return SourceValue(.number(text), at: span(start, index))
        default:
            let content = try word()
            return SourceValue(content, at: span(start, index))
        }
    }

    private mutating func list(depth: Int) throws(ParseAborted) -> SourceValue {
        let opening = try open(depth: depth)
        var items: [SourceValue] = []
        try skipSpace()
        if byte == UInt8(ascii: "]") {
            index += 1
            return SourceValue(.list([]), at: opening)
        }
        repeat {
            items.append(try value(depth: depth))
        } while try !closes(with: UInt8(ascii: "]"), opening: opening)
        return SourceValue(.list(items), at: opening)
    }

    private mutating func object(depth: Int) throws(ParseAborted) -> SourceValue {
        let opening = try open(depth: depth)
        var collector = EntryCollector(file: file)
        try skipSpace()
        if byte == UInt8(ascii: "}") {
            index += 1
            return SourceValue(.map([]), at: opening)
        }
        repeat {
            collector.add(try entry(depth: depth, after: collector.entries.last?.value), diagnostics: &diagnostics)
        } while try !closes(with: UInt8(ascii: "}"), opening: opening)
        return SourceValue(.map(collector.entries), at: opening)
    }

    private mutating func open(depth: Int) throws(ParseAborted) -> SourceSpan {
        let opening = span(index, index + 1)
        guard depth <= JSONReader.deepest else {
            throw stop(
                "lists and objects stand more than \(JSONReader.deepest) deep in one another", at: opening,
                fix: "check that each `[` and `{` is closed")
        }
        index += 1
        return opening
    }

    private mutating func entry(depth: Int, after last: SourceValue?) throws(ParseAborted) -> SourceValue.Entry {
        let start = index
        guard byte == UInt8(ascii: "\"") else { throw notAKey(after: last) }
        let key = try string()
        let keySpan = span(start, index)
        try skipSpace()
        guard byte == UInt8(ascii: ":") else {
            throw unexpected("`:` after the key", fix: "put a colon between the key and its value")
        }
        index += 1
        try skipSpace()
        return SourceValue.Entry(key: key, keySpan: keySpan, value: try value(depth: depth))
    }

    /// Reads what stands between two items, or the closing bracket: whether the list or object ends here.
    private mutating func closes(with bracket: UInt8, opening: SourceSpan) throws(ParseAborted) -> Bool {
        try skipSpace()
        if byte == bracket {
            index += 1
            return true
        }
        guard byte == UInt8(ascii: ",") else {
            try missingComma(before: bracket, opening: opening)
            return false
        }
        let comma = index
        index += 1
        try skipSpace()
        guard byte == bracket else { return false }
        try recover(
            "a comma before `\(Character(Unicode.Scalar(bracket)))`", from: comma, to: comma + 1,
            fix: "remove the comma")
        index += 1
        return true
    }

    /// Skips white space, and comments with an error for each.
    private mutating func skipSpace() throws(ParseAborted) {
        while let byte {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
            case UInt8(ascii: "/"), UInt8(ascii: "#"):
                let start = index
                guard skipComment() else { return }
                try recover("a comment, which JSON does not have", from: start, to: index, fix: "remove the comment")
            default: return
            }
        }
    }

    /// Moves past a comment of JavaScript or the shell; false when there is none.
    private mutating func skipComment() -> Bool {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
            index = min(index + 3, bytes.count)
            while index < bytes.count, bytes[index - 1] != UInt8(ascii: "/") || bytes[index - 2] != UInt8(ascii: "*") {
                index += 1
            }
            return true
        }
        guard bytes[index] == UInt8(ascii: "#") || next == UInt8(ascii: "/") else { return false }
        while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
        return true
    }
}
