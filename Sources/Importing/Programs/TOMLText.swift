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
        let root = Table()
        var table = root
        skipBlank()
        while let sign {
            if sign == "[" {
                table = try header(in: root)
            } else {
                try readPair(into: table)
            }
            try endLine()
            skipBlank()
        }
        return root.value
    }

    /// The table that a line in brackets begins: "[a.b]", or one more of a list of them: "[[a]]".
    private mutating func header(in root: Table) throws(Refusal) -> Table {
        at += 1
        let isList = sign == "["
        if isList { at += 1 }
        let keys = try keys()
        try expect("]")
        if isList { try expect("]") }
        guard isList, let last = keys.last else { return try table(at: keys[...], in: root) }
        let outer = try table(at: keys.dropLast(), in: root)
        switch outer.nodes[last] {
        case nil: outer.nodes[last] = .tables(TableList())
        case .tables: break
        default: throw refusal("the key \"\(last.prefix(40))\" is there twice")
        }
        guard case .tables(let list)? = outer.nodes[last] else { return outer }
        list.tables.append(Table())
        return list.tables[list.tables.count - 1]
    }

    /// The table at a path of keys, made where there is none; of a list of tables the last is meant.
    private func table(at path: ArraySlice<String>, in root: Table) throws(Refusal) -> Table {
        guard path.count <= Self.deepest else {
            throw refusal("more than \(Self.deepest) tables are inside one another")
        }
        var table = root
        for key in path {
            switch table.nodes[key] {
            case nil:
                let inner = Table()
                table.nodes[key] = .table(inner)
                table = inner
            case .table(let inner): table = inner
            case .tables(let list): table = list.tables.last ?? table
            case .value: throw refusal("the key \"\(key.prefix(40))\" names a table and a value")
            }
        }
        return table
    }

    private mutating func readPair(into root: Table, depth: Int = 0) throws(Refusal) {
        let keys = try keys()
        try expect("=")
        skipSpace()
        let value = try value(depth: depth)
        let table = try table(at: keys.dropLast(), in: root)
        guard let key = keys.last, table.nodes[key] == nil else {
            throw refusal("the key \"\(keys.last?.prefix(40) ?? "")\" is there twice")
        }
        table.nodes[key] = .value(value)
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
        let table = Table()
        at += 1
        skipSpace()
        while sign != "}" {
            try readPair(into: table, depth: depth + 1)
            skipSpace()
            if sign == "," { at += 1 } else if sign != "}" { throw refusal("a comma or a closing brace is missing") }
            skipSpace()
        }
        at += 1
        return table.value
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

extension TOMLText {
    /// A table while it is read. It is a reference, so that what stands deep in others is put in place without copying those.
    private final class Table {
        var nodes: [String: Node] = [:]

        var value: LooseValue { .map(nodes.mapValues(\.value)) }
    }

    /// Tables of one name.
    private final class TableList {
        var tables: [Table] = []
    }

    private enum Node {
        case value(LooseValue)
        case table(Table)
        case tables(TableList)

        var value: LooseValue {
            switch self {
            case .value(let value): value
            case .table(let table): table.value
            case .tables(let list): .list(list.tables.map(\.value))
            }
        }
    }
}
