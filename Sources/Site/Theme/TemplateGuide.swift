import Templates

/// The names that templates can use: what `forno help templates` prints, and the tables of `Documentation/Templates.md`.
///
/// ```swift
/// let pizza = TemplateGuide().entry(named: "pizza")
/// pizza?.fields[0].name    // "name"
/// ```
public struct TemplateGuide: Sendable {
    /// The names of a kind of page, or of a record that pages show.
    public struct Entry: Sendable {
        /// The templates of the kind of page, or what the record is called.
        public let titles: [String]
        /// In the order in which they are declared.
        public let fields: [Shape.Field]
    }

    /// What every page has.
    public let common = Entry(titles: ["every page"], fields: commonShape.shape.fields)
    /// What the kinds of page have besides, in the order of their templates.
    public let pages: [Entry]
    /// The records, in the order in which the pages come to them.
    public let records: [Entry]

    /// Looks through the shapes of all pages.
    public init() {
        let templates = PageKind.all.flatMap(\.templates)
        var (shapes, records): ([Shape], [Shape]) = ([], [])
        for shape in templates.map(\.names) where !shapes.contains(where: { $0 === shape }) {
            shapes.append(shape)
            shape.addRecords(to: &records)
        }
        let count = common.fields.count
        pages = shapes.map { shape in
            let files = templates.filter { $0.names === shape }.map(\.file)
            return Entry(titles: files, fields: Array(shape.fields.dropFirst(count)))
        }
        self.records = records.map { Entry(titles: [$0.name], fields: $0.fields) }
    }

    /// All entries: what every page has, the kinds of page, the records.
    public var entries: [Entry] { [common] + pages + records }

    /// The entry of this title; a template may be named without its ending.
    public func entry(named name: String) -> Entry? {
        entries.first { $0.titles.contains(name) }
            ?? pages.first { page in page.titles.contains { $0.hasPrefix(name + ".") } }
    }
}

extension Shape {
    /// Adds the records that the fields stand for, each with those within it, unless they are there.
    fileprivate func addRecords(to found: inout [Shape]) {
        for record in fields.compactMap(\.kind.record) where !found.contains(where: { $0 === record }) {
            found.append(record)
            record.addRecords(to: &found)
        }
    }
}

extension Shape.Kind {
    /// The shape of a record, or of the records in a list.
    fileprivate var record: Shape? {
        switch self {
        case .record(let shape), .list(let shape): shape
        case .text, .html, .flag, .texts: nil
        }
    }

    /// The kind in words, with the names of records as `write` gives them: "list of pizza".
    public func text(_ write: (String) -> String = { $0 }) -> String {
        switch self {
        case .text: "text"
        case .html: "html"
        case .flag: "flag"
        case .record(let shape): write(shape.name)
        case .list(let shape): "list of " + write(shape.name)
        case .texts: "list of text"
        }
    }
}

extension TemplateGuide {
    /// The chapters of `Documentation/Templates.md` that say what there is to name.
    public var markdown: String {
        let chapters = [
            "## What every page has", common.table, "## Pages", "What the templates of each kind of page have besides.",
        ]
        let pages = pages.flatMap { page in
            ["### " + page.titles.map { "`\($0)`" }.joined(separator: ", "), page.table]
        }
        let records = records.flatMap { record in ["### " + record.titles[0], record.table] }
        return (chapters + pages + ["## Records"] + records).joined(separator: "\n\n") + "\n"
    }
}

extension TemplateGuide.Entry {
    fileprivate var table: String {
        let rows = fields.map { field in
            let type = field.kind.text { "[\($0)](#\($0.lowercased().replacing(" ", with: "-")))" }
            return "| `\(field.name)` | \(type) |" + (field.remark.isEmpty ? " |" : " \(field.remark) |")
        }
        return fields.isEmpty
            ? "Nothing." : (["| name | type | |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
    }
}
