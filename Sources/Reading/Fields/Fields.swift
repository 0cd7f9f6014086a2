import Diagnostics

/// Reads the entries of one map by name and type, and reports what is wrong, missing or unknown.
///
/// A value that is absent or null is nil; one of another type is nil and reported as `wrong-type`. `finish` hands over
/// what was found, so it must be called once all is read.
///
/// ```swift
/// var fields = Fields(frontMatter, file: "content/recipes/soup.md", subject: "this recipe")
/// let title = fields.text("title", required: true)
/// let servings = fields.integer("servings")
/// fields.finish(into: &findings)  // warns of `sevings: 4`: did you mean `servings`?
/// ```
public struct Fields: Sendable {
    /// The file that the map stands in.
    public let file: String
    /// Where the map starts.
    public let span: SourceSpan
    /// What has been found so far.
    public private(set) var findings = Findings()
    private let subject: String?
    private let entries: [LocatedValue.Entry]
    private let decimalComma: Bool
    private var asked: [String]
    private var allowed: Set<String> = []
    private var allowsOthers: Bool
    private var reportsOnlyTypos = false

    /// The fields of `value`: none of null, and none with a `wrong-type` of what is no map.
    ///
    /// `subject` names the map in messages, as in "there is no `name` in this pizza".
    public init(_ value: LocatedValue, file: String, subject: String? = nil) {
        self.file = file
        self.subject = subject
        asked = []
        asked.reserveCapacity(32)
        span = value.span
        decimalComma = false
        if case .map(let entries) = value.content {
            self.entries = entries
            allowsOthers = false
            return
        }
        entries = []
        allowsOthers = true
        guard value.content != .null else { return }
        report(
            .wrongType, "\(subject ?? "this") should be keys with values, but is \(value.kind)", at: span,
            fix: "write `key: value`, with a space after the colon")
    }

    /// The fields of a row, by the keys of its header; an empty cell is null.
    ///
    /// A column that is not asked for is no problem of each row: see ``CSVTable/checkColumns(known:required:file:findings:)``.
    /// Where the separator is no comma, a number may be written with a decimal comma.
    public init(_ row: CSVRow, file: String, subject: String? = nil) {
        self.file = file
        self.subject = subject
        asked = []
        span = row.span
        decimalComma = row.separator != UInt8(ascii: ",")
        allowsOthers = true
        entries = zip(row.header.keys, row.cells).map { key, cell in
            let content: LocatedValue.Content = cell.text.isEmpty ? .null : .text(cell.text, plain: true)
            return LocatedValue.Entry(key: key, keySpan: cell.span, value: LocatedValue(content, at: cell.span))
        }
    }

    /// Lets keys stand that this version does not read.
    public mutating func allow(_ keys: String...) {
        allowed.formUnion(keys)
    }

    /// Lets all keys stand that are not asked for.
    public mutating func allowOthers() {
        allowsOthers = true
    }

    /// Lets keys stand that are not like any that is asked for, and reports those that look like a slip.
    public mutating func allowUnlikeOthers() {
        reportsOnlyTypos = true
    }

    /// The keys in the order written.
    public var keys: [Located<String>] {
        entries.map { Located($0.key, at: $0.keySpan) }
    }

    /// The place of `span` in this file.
    public func location(_ span: SourceSpan) -> SourceLocation {
        SourceLocation(file: file, span: span)
    }

    /// Reports a problem with one of the values read here.
    public mutating func report(
        _ id: DiagnosticID, _ message: String, at span: SourceSpan, notes: [String] = [], fix: String? = nil
    ) {
        findings.report(id, message, at: location(span), notes: notes, fix: fix)
    }

    /// Reports each key that was neither asked for nor allowed as `unknown-key`, and hands over all that was found.
    public consuming func finish(into findings: inout Findings) {
        reportUnknownKeys()
        findings.append(self.findings)
    }

    private mutating func reportUnknownKeys() {
        guard !allowsOthers else { return }
        for entry in entries where !asked.contains(where: { $0.isSame(as: entry.key) }) && !allowed.contains(entry.key)
        {
            if reportsOnlyTypos, NearestName.find(entry.key, in: asked) == nil { continue }
            let fix = UnknownKey.fix(for: entry.key, among: asked)
            report(.unknownKey, "nothing reads `\(entry.key)`", at: entry.keySpan, fix: fix)
        }
    }

    /// The value of `key` as it stands, whatever its type; nil when absent or null, which is reported if `required`.
    public mutating func value(_ key: String, required: Bool = false) -> LocatedValue? {
        asked.append(key)
        let place = place(of: key)
        if let place {
            let value = entries[place].value
            if !value.isNull { return value }
        }
        if required {
            let map = subject.map { " in \($0)" } ?? ""
            let message = place == nil ? "there is no `\(key)`\(map)" : "`\(key)` has no value"
            let span = place.map { entries[$0].keySpan } ?? span
            report(.missingKey, message, at: span, fix: "write a value for `\(key)`")
        }
        return nil
    }

    /// Where the last entry of a name stands; a search by index copies no entry.
    private func place(of key: String) -> Int? {
        var index = entries.count - 1
        while index >= 0, !entries[index].key.isSame(as: key) { index -= 1 }
        return index >= 0 ? index : nil
    }

    /// The number in decimal notation that `text` stands for here; nil when it is none.
    func decimal(_ text: String) -> String? {
        if DecimalText.isNumber(text) { return text }
        guard decimalComma, let pointed = DecimalText.withPoint(text) else { return nil }
        return pointed
    }
}

extension String {
    /// Whether this is the name `other`, told by the length first: most names differ there. A name that is asked for is
    /// ASCII, so no other spelling of it in Unicode is lost.
    @inline(__always)
    func isSame(as other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}
