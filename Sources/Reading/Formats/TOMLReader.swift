import Diagnostics

/// Reads TOML 1.0 as configurations and front matter have it, into values that know where they stand.
///
/// Numbers and dates stay text, and keys of other letters than ASCII need no quotes, as names of foods have them.
///
/// ```swift
/// var diagnostics = DiagnosticList()
/// let bytes = Array("[fridge]\nmilk = \"1%l\"\n".utf8)
/// let value = TOMLReader.read(bytes, file: "content/config/pantry.conf", diagnostics: &diagnostics)
/// // value["fridge"]["milk"] is .text("1%l", plain: false) at 2:8
/// ```
public struct TOMLReader {
    /// How many tables and lists may stand inside one another.
    public static let deepest = 30

    private var cursor: TOMLCursor

    /// The table that a file is, its keys in the order written; nil when its syntax gives none. Cost: linear in the bytes.
    ///
    /// Reports `not-utf8` and `conf-syntax`, the first only.
    public static func read(_ bytes: [UInt8], file: String, diagnostics: inout DiagnosticList) -> SourceValue? {
        guard UTF8Check.passes(bytes, file: file, diagnostics: &diagnostics) else { return nil }
        var reader = TOMLReader(cursor: TOMLCursor(String(decoding: bytes, as: UTF8.self)))
        do throws(TOMLProblem) {
            return try reader.document()
        } catch {
            diagnostics.report(
                .confSyntax, error.message, at: SourceLocation(file: file, span: error.span), fix: error.fix)
            return nil
        }
    }

    private mutating func document() throws(TOMLProblem) -> SourceValue {
        let root = Table(at: .start)
        var table = root
        cursor.skipBlank()
        while let sign = cursor.sign {
            if sign == "[" {
                table = try header(in: root)
            } else {
                try readPair(into: table)
            }
            try cursor.endLine()
            cursor.skipBlank()
        }
        return root.value
    }

    /// The table that a line in brackets begins: "[a.b]", or one more of a list of them: "[[a]]".
    private mutating func header(in root: Table) throws(TOMLProblem) -> Table {
        let start = cursor.at
        cursor.at += 1
        let isList = cursor.sign == "["
        if isList { cursor.at += 1 }
        let keys = try keys()
        try cursor.expect("]")
        if isList { try cursor.expect("]") }
        let span = cursor.span(from: start)
        guard isList, let last = keys.last else { return try table(at: keys[...], in: root) }
        let outer = try table(at: keys.dropLast(), in: root)
        switch outer[last.value] {
        case nil: outer.add(last, .tables(TableList(at: span)))
        case .tables: break
        default: throw .twice(last)
        }
        guard case .tables(let list)? = outer[last.value] else { return outer }
        list.tables.append(Table(at: span))
        return list.tables[list.tables.count - 1]
    }

    /// The table at a path of keys, made where there is none; of a list of tables the last is meant.
    private func table(at path: ArraySlice<Located<String>>, in root: Table) throws(TOMLProblem) -> Table {
        if path.count > Self.deepest, let last = path.last { throw .tooDeep(last.span) }
        var table = root
        for key in path {
            switch table[key.value] {
            case nil:
                let inner = Table(at: key.span)
                table.add(key, .table(inner))
                table = inner
            case .table(let inner): table = inner
            case .tables(let list): table = list.tables.last ?? table
            case .value: throw .twice(key)
            }
        }
        return table
    }

    private mutating func readPair(into root: Table, depth: Int = 0) throws(TOMLProblem) {
        let keys = try keys()
        try cursor.expect("=")
        cursor.skipSpace()
        let value = try value(depth: depth)
        let table = try table(at: keys.dropLast(), in: root)
        guard let key = keys.last else { return }
        guard table[key.value] == nil else { throw .twice(key) }
        table.add(key, .value(value))
    }

    /// A key, or several between full stops.
    private mutating func keys() throws(TOMLProblem) -> [Located<String>] {
        var keys: [Located<String>] = []
        repeat {
            if !keys.isEmpty { cursor.at += 1 }
            cursor.skipSpace()
            let start = cursor.at
            let key = try cursor.key()
            keys.append(Located(key, at: cursor.span(from: start)))
            cursor.skipSpace()
        } while cursor.sign == "."
        return keys
    }

    private mutating func value(depth: Int) throws(TOMLProblem) -> SourceValue {
        let start = cursor.at
        guard depth < Self.deepest else { throw .tooDeep(cursor.span(from: start)) }
        switch cursor.sign {
        case "\"", "'":
            let text = try cursor.text()
            return SourceValue(.text(text, plain: false), at: cursor.span(from: start))
        case "[": return try list(depth)
        case "{": return try inlineTable(depth)
        default:
            let word = try cursor.word()
            var span = cursor.span(from: start)
            span.length = word.unicodeScalars.count
            if word == "true" || word == "false" { return SourceValue(.bool(word == "true"), at: span) }
            return SourceValue(.text(word, plain: true), at: span)
        }
    }

    private mutating func list(_ depth: Int) throws(TOMLProblem) -> SourceValue {
        let span = cursor.point
        var list: [SourceValue] = []
        cursor.at += 1
        cursor.skipBlank()
        while cursor.sign != "]" {
            list.append(try value(depth: depth + 1))
            cursor.skipBlank()
            try cursor.separate(closing: "]", "bracket")
            cursor.skipBlank()
        }
        cursor.at += 1
        return SourceValue(.list(list), at: span)
    }

    private mutating func inlineTable(_ depth: Int) throws(TOMLProblem) -> SourceValue {
        let table = Table(at: cursor.point)
        cursor.at += 1
        cursor.skipSpace()
        while cursor.sign != "}" {
            try readPair(into: table, depth: depth + 1)
            cursor.skipSpace()
            try cursor.separate(closing: "}", "brace")
            cursor.skipSpace()
        }
        cursor.at += 1
        return table.value
    }
}

/// Why a text is no TOML.
struct TOMLProblem: Error {
    /// What is wrong: a clause without a full stop.
    let message: String
    /// Where.
    let span: SourceSpan
    /// What to do about it.
    let fix: String

    static func twice(_ key: Located<String>) -> TOMLProblem {
        TOMLProblem(
            message: "the key \"\(key.value.prefix(40))\" is there twice", span: key.span,
            fix: "keep one of the two, or give this one another name")
    }

    static func tooDeep(_ span: SourceSpan) -> TOMLProblem {
        TOMLProblem(
            message: "more than \(TOMLReader.deepest) tables are inside one another", span: span,
            fix: "write it with fewer tables inside one another")
    }
}

extension TOMLReader {
    /// A table while it is read. It is a reference, so that what stands deep in others is put in place without copying those.
    private final class Table {
        private let span: SourceSpan
        private var keys: [Located<String>] = []
        private var nodes: [String: Node] = [:]

        init(at span: SourceSpan) { self.span = span }

        subscript(key: String) -> Node? { nodes[key] }

        func add(_ key: Located<String>, _ node: Node) {
            keys.append(key)
            nodes[key.value] = node
        }

        var value: SourceValue {
            let entries = keys.compactMap { key in
                nodes[key.value].map { SourceValue.Entry(key: key.value, keySpan: key.span, value: $0.value) }
            }
            return SourceValue(.map(entries), at: span)
        }
    }

    /// Tables of one name.
    private final class TableList {
        let span: SourceSpan
        var tables: [Table] = []

        init(at span: SourceSpan) { self.span = span }
    }

    private enum Node {
        case value(SourceValue)
        case table(Table)
        case tables(TableList)

        var value: SourceValue {
            switch self {
            case .value(let value): value
            case .table(let table): table.value
            case .tables(let list): SourceValue(.list(list.tables.map(\.value)), at: list.span)
            }
        }
    }
}
