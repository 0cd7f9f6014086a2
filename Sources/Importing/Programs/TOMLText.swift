/// Reads TOML 1.0 as configurations have it, into the values of JSON: dates and numbers stay text.
///
/// ```
/// try TOMLText.read("[fridge]\nmilk = { quantity = \"1%l\" }")    // .map(["fridge": .map(["milk": …])])
/// ```
struct TOMLText {
    /// Why a text cannot be read.
    struct Refusal: Error, Hashable {
        /// The line, from 1.
        let line: Int
        /// "a closing bracket is missing".
        let reason: String
    }

    private let signs: [Unicode.Scalar]
    private var at = 0
    private static let deepest = 30

    /// The table that a text is.
    static func read(_ text: String) throws(Refusal) -> LooseValue {
        var reader = TOMLText(signs: Array(text.unicodeScalars))
        return try reader.document()
    }

    private init(signs: [Unicode.Scalar]) { self.signs = signs }

    private mutating func document() throws(Refusal) -> LooseValue {
        var (root, table): (LooseValue, [String]) = (.map([:]), [])
        skipBlank()
        while let sign {
            if sign == "[" {
                at += 1
                let isList = self.sign == "["
                if isList { at += 1 }
                table = try keys()
                try expect("]")
                if isList { try expect("]") }
                try put(isList ? .list([.map([:])]) : .map([:]), at: table[...], in: &root)
            } else {
                let (key, value) = try pair()
                try put(value, at: (table + key)[...], in: &root)
            }
            try endLine()
            skipBlank()
        }
        return root
    }

    /// Puts a value at a path of keys; tables are joined, and of lists of tables the last is meant.
    private func put(_ value: LooseValue, at path: ArraySlice<String>, in table: inout LooseValue) throws(Refusal) {
        guard path.count <= Self.deepest else {
            throw refusal("more than \(Self.deepest) tables are inside one another")
        }
        // What is changed is taken out first: a map that stands in two places would be copied for each key.
        let whole = table
        table = .null
        switch consume whole {
        case .list(var list):
            guard var last = list.popLast() else { throw refusal("a list has no table") }
            try put(value, at: path, in: &last)
            list.append(last)
            table = .list(list)
        case .map(var map):
            guard let key = path.first else { throw refusal("a key is missing") }
            let old = map.removeValue(forKey: key)
            map[key] = try put(value, at: path.dropFirst(), key, over: old)
            table = .map(map)
        default: throw refusal("a key names a table and a value")
        }
    }

    /// The value of a key once another one is put there, or at a path in it.
    private func put(
        _ value: LooseValue, at path: ArraySlice<String>, _ key: String, over old: LooseValue?
    ) throws(Refusal) -> LooseValue {
        if !path.isEmpty {
            var inner = old ?? .map([:])
            try put(value, at: path, in: &inner)
            return inner
        }
        switch (old, value) {
        case (nil, _): return value
        case (.list(let one), .list(let more)): return .list(one + more)
        case (.map?, .map(let more)) where more.isEmpty: return old ?? value
        default: throw refusal("the key \"\(key.prefix(40))\" is there twice")
        }
    }

    private mutating func pair() throws(Refusal) -> ([String], LooseValue) {
        let key = try keys()
        try expect("=")
        skipSpace()
        return (key, try value(depth: 0))
    }

    /// A key, or several between full stops.
    private mutating func keys() throws(Refusal) -> [String] {
        var keys: [String] = []
        repeat {
            if !keys.isEmpty { at += 1 }
            skipSpace()
            keys.append(try key())
            skipSpace()
        } while sign == "."
        return keys
    }

    private mutating func key() throws(Refusal) -> String {
        if sign == "\"" || sign == "'" { return try text() }
        let start = at
        // Names of foods have letters of their language, though TOML wants quotes around them.
        while let sign, sign.properties.isAlphabetic || sign.properties.numericType != nil || sign == "_" || sign == "-"
        {
            at += 1
        }
        guard at > start else { throw refusal("a key is missing") }
        return string(start..<at)
    }

    private mutating func value(depth: Int) throws(Refusal) -> LooseValue {
        guard depth < Self.deepest else { throw refusal("more than \(Self.deepest) values are inside one another") }
        switch sign {
        case "\"", "'": return .text(try text())
        case "[": return try list(depth)
        case "{": return try inlineTable(depth)
        default:
            let start = at
            while let sign, !",]}#\n\r".unicodeScalars.contains(sign) { at += 1 }
            let word = string(start..<at).trimming { $0 == " " || $0 == "\t" }
            guard !word.isEmpty else { throw refusal("a value is missing") }
            if word == "true" || word == "false" { return .bool(word == "true") }
            return .text(word)
        }
    }

    private mutating func list(_ depth: Int) throws(Refusal) -> LooseValue {
        var list: [LooseValue] = []
        at += 1
        skipBlank()
        while sign != "]" {
            list.append(try value(depth: depth + 1))
            skipBlank()
            if sign == "," { at += 1 } else if sign != "]" { throw refusal("a comma or a closing bracket is missing") }
            skipBlank()
        }
        at += 1
        return .list(list)
    }

    private mutating func inlineTable(_ depth: Int) throws(Refusal) -> LooseValue {
        var table = LooseValue.map([:])
        at += 1
        skipSpace()
        while sign != "}" {
            let key = try keys()
            try expect("=")
            skipSpace()
            try put(try value(depth: depth + 1), at: key[...], in: &table)
            skipSpace()
            if sign == "," { at += 1 } else if sign != "}" { throw refusal("a comma or a closing brace is missing") }
            skipSpace()
        }
        at += 1
        return table
    }

    /// A text in quotes of one kind, or in three of them over several lines.
    private mutating func text() throws(Refusal) -> String {
        guard let quote = sign else { return "" }
        let isLong = signs[at...].prefix(3).elementsEqual([quote, quote, quote])
        at += isLong ? 3 : 1
        if isLong, sign == "\n" { at += 1 }
        var text = String.UnicodeScalarView()
        while let next = sign {
            at += 1
            if next == quote, !isLong { return String(text) }
            if next == quote, signs[at...].prefix(2).elementsEqual([quote, quote]) {
                at += 2
                // Quotes may stand right before those that end the text.
                while sign == quote {
                    text.append(quote)
                    at += 1
                }
                return String(text)
            }
            if next == "\n", !isLong { break }
            if next == "\\", quote == "\"" {
                text.append(contentsOf: try escape().unicodeScalars)
            } else {
                text.append(next)
            }
        }
        throw refusal("a text has no end")
    }

    private mutating func escape() throws(Refusal) -> String {
        guard let next = sign else { throw refusal("a text has no end") }
        at += 1
        switch next {
        case "n", "r", "f": return "\n"
        case "t", "b": return " "
        case "u", "U":
            let count = next == "u" ? 4 : 8
            let digits = string(at..<min(at + count, signs.count))
            guard digits.unicodeScalars.count == count, let code = UInt32(digits, radix: 16) else {
                throw refusal("digits are missing behind \\\(next)")
            }
            at += count
            return Unicode.Scalar(code).map { String($0) } ?? "\u{FFFD}"
        default: return String(next)
        }
    }

    private mutating func expect(_ wanted: Unicode.Scalar) throws(Refusal) {
        skipSpace()
        guard sign == wanted else { throw refusal("\"\(wanted)\" is missing") }
        at += 1
    }

    private mutating func endLine() throws(Refusal) {
        skipSpace()
        if sign == "#" { while let sign, sign != "\n" { at += 1 } }
        guard sign == nil || sign == "\n" || sign == "\r" else { throw refusal("something stands behind the value") }
    }

    /// Skips white space, line breaks and comments.
    private mutating func skipBlank() {
        while let sign {
            if sign == "#" {
                while let sign = self.sign, sign != "\n" { at += 1 }
            } else if sign.properties.isWhitespace {
                at += 1
            } else {
                return
            }
        }
    }

    private mutating func skipSpace() { while sign == " " || sign == "\t" { at += 1 } }

    private var sign: Unicode.Scalar? { at < signs.count ? signs[at] : nil }

    private func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(signs[range])) }

    private func refusal(_ reason: String) -> Refusal {
        Refusal(line: 1 + signs[..<min(at, signs.count)].count { $0 == "\n" }, reason: reason)
    }
}
