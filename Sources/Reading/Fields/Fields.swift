import Diagnostics
import Text

/// Reads the entries of one map by name and type, and reports what is wrong, missing or unknown.
///
/// A value that is absent or null is nil; one of another type is nil and reported as `wrong-type`. `finish` hands over
/// what was found, so it must be called once all is read.
///
/// ```swift
/// let frontMatter: SourceValue
/// var diagnostics = DiagnosticList()
/// var fields = Fields(frontMatter, file: "content/recipes/soup.md", subject: "this recipe")
/// let title = fields.text("title", required: true)
/// let servings = fields.integer("servings")
/// fields.finish(into: &diagnostics)  // warns of `sevings: 4`: did you mean `servings`?
/// ```
public struct Fields: Sendable {
    /// The file that the map stands in.
    public let file: String
    /// Where the map starts.
    public let span: SourceSpan
    /// What has been found so far.
    public private(set) var diagnostics = DiagnosticList()
    private let subject: String?
    let entries: [SourceValue.Entry]
    private let decimalComma: Bool
    private var asked: [String]
    /// One bit for the signs of each key here: most keys that are asked for are not there.
    private let signs: UInt64
    /// One bit for each of the first 64 entries that was asked for.
    private var found: UInt64 = 0
    private var allowed: Set<String> = []
    private var allowsOthers: Bool
    private var reportsOnlyTypos = false
    /// Whether an item `Optional: with basil` of a list of texts is a text, as its author meant it.
    var readsLinesAsText = false

    /// The fields of `value`: none of null, and none with a `wrong-type` of what is no map.
    ///
    /// `subject` names the map in messages, as in "there is no `name` in this dish".
    public init(_ value: SourceValue, file: String, subject: String? = nil) {
        self.file = file
        self.subject = subject
        asked = []
        asked.reserveCapacity(32)
        span = value.span
        decimalComma = false
        if case .map(let entries) = value.content {
            self.entries = entries
            signs = Self.signs(of: entries)
            allowsOthers = false
            return
        }
        entries = []
        signs = 0
        allowsOthers = true
        guard value.content != .null else { return }
        report(
            .wrongType, "\(subject ?? "this") should be keys with values, but is \(value.kind)", at: span,
            fix: "write `key: value`, with a space after the colon")
    }

    /// The fields of a row, by the keys of its header; an empty cell is null.
    ///
    /// A column that is not asked for is no problem of each row: see ``CSVTable/checkColumns(known:required:file:diagnostics:)``.
    /// Where the separator is no comma, a number may be written with a decimal comma.
    public init(_ row: CSVRow, file: String, subject: String? = nil) {
        self.file = file
        self.subject = subject
        asked = []
        span = row.span
        decimalComma = row.separator != UInt8(ascii: ",")
        allowsOthers = true
        entries = zip(row.header.keys, row.cells).map { key, cell in
            let content: SourceValue.Content = cell.text.isEmpty ? .null : .text(cell.text, plain: true)
            return SourceValue.Entry(key: key, keySpan: cell.span, value: SourceValue(content, at: cell.span))
        }
        signs = Self.signs(of: entries)
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
        _ id: DiagnosticID, _ message: String, at span: SourceSpan, severity: Severity? = nil, notes: [String] = [],
        fix: String? = nil, basis: [String] = []
    ) {
        diagnostics.report(
            Diagnostic(id, message, at: location(span), severity: severity, notes: notes, fix: fix, basis: basis))
    }

    /// Hands what was found in a map within to these fields.
    mutating func take(_ inner: inout Fields) {
        var found = DiagnosticList()
        inner.finish(into: &found)
        diagnostics.append(found)
    }

    /// Reports each key that was neither asked for nor allowed as `unknown-key`, and hands over all that was found.
    public mutating func finish(into diagnostics: inout DiagnosticList) {
        reportUnknownKeys()
        diagnostics.append(self.diagnostics)
    }

    private mutating func reportUnknownKeys() {
        guard !allowsOthers else { return }
        for (place, entry) in entries.enumerated() where place >= 64 || found >> UInt64(place) & 1 == 0 {
            if asked.contains(entry.key) || allowed.contains(entry.key) || isCutByComma(place) { continue }
            if reportsOnlyTypos, NearestName.find(entry.key, in: asked) == nil { continue }
            let fix = UnknownKey.fix(for: entry.key, among: asked)
            report(.unknownKey, "nothing reads `\(entry.key)`", at: entry.keySpan, fix: fix)
        }
    }

    /// Whether an entry is what a comma has cut off the number before it, as in `{fee: 2,50, least: 15}`; which is reported, for
    /// the number that is left is not what was meant.
    private mutating func isCutByComma(_ place: Int) -> Bool {
        let entry = entries[place]
        guard place > 0, entry.value.isNull, entry.key.allSatisfy(\.isNumber),
            let number = entries[place - 1].value.scalarText, number.allSatisfy(\.isNumber)
        else { return false }
        report(
            .invalidValue, "`\(number),\(entry.key)` is cut at its comma: in braces that parts two entries",
            at: entry.keySpan, fix: "write \(number).\(entry.key)")
        return true
    }

    /// The value of `key` as it stands, whatever its type; nil when absent or null, which is reported if `required`.
    public mutating func value(_ key: String, required: Bool = false) -> SourceValue? {
        asked.append(key)
        let place = place(of: key)
        if let place {
            if place < 64 { found |= 1 << UInt64(place) }
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

    /// Where the last entry of a name stands.
    ///
    /// Names of another length are passed over: no name that is asked for is ever spelled otherwise in Unicode.
    private func place(of key: String) -> Int? {
        guard signs & Self.sign(of: key) != 0 else { return nil }
        let length = key.utf8.count
        var place = entries.count - 1
        // A search by index copies no entry.
        while place >= 0, entries[place].key.utf8.count != length || entries[place].key != key { place -= 1 }
        return place >= 0 ? place : nil
    }

    private static func signs(of entries: [SourceValue.Entry]) -> UInt64 {
        entries.indices.reduce(0) { $0 | sign(of: entries[$1].key) }
    }

    /// The bit of a key, by its length and its first letter.
    private static func sign(of key: String) -> UInt64 {
        1 << UInt64((key.utf8.count &* 5 &+ Int(key.utf8.first ?? 0)) & 63)
    }

    /// The number in decimal notation that `text` stands for here; nil when it is none.
    func decimal(_ text: String) -> String? {
        if DecimalText.isNumber(text) { return text }
        guard decimalComma, let pointed = DecimalText.withPoint(text) else { return nil }
        return pointed
    }
}
