import Diagnostics

/// Gathers the entries of one map: each key once, the last value winning, a repeated key reported.
struct EntryCollector {
    let file: String
    private(set) var entries: [SourceValue.Entry] = []
    /// Where each key stands in `entries`; kept only for maps too large to search through.
    private var places: [String: Int] = [:]

    private static let searchable = 16

    init(file: String) {
        self.file = file
        entries.reserveCapacity(Self.searchable / 2)
    }

    mutating func add(_ entry: consuming SourceValue.Entry, diagnostics: inout DiagnosticList) {
        if let place = place(of: entry.key) {
            reportRepeat(of: entries[place], at: entry.keySpan, diagnostics: &diagnostics)
            entries[place] = entry
            return
        }
        if entries.count > Self.searchable { places[entry.key] = entries.count }
        entries.append(entry)
        if entries.count == Self.searchable + 1 {
            for (place, entry) in entries.enumerated() { places[entry.key] = place }
        }
    }

    private func place(of key: String) -> Int? {
        if entries.count > Self.searchable { return places[key] }
        return entries.indices.first { entries[$0].key == key }
    }

    private func reportRepeat(of first: SourceValue.Entry, at span: SourceSpan, diagnostics: inout DiagnosticList) {
        diagnostics.report(
            .duplicateKey, "`\(first.key)` stands here a second time, and this one counts",
            at: SourceLocation(file: file, span: span),
            notes: ["the first is at \(first.keySpan.line):\(first.keySpan.column)"], fix: "remove one of the two")
    }
}
