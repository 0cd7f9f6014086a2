import Diagnostics
import Kitchen

/// The metadata of a Cooklang recipe under the keys that the front matter of Markdown recipes has.
///
/// Read are the front matter and the lines `>> key: value`, with the canonical keys of Cooklang's conventions: `prep time`
/// and `time.prep` as well as a `time` with `prep` in it, `source` as a text or with `url`, `name` and `author`,
/// `introduction` for the description; course, category and cuisine are tags. `locale`, `difficulty` and `diet` are known and
/// not shown: what a recipe is free of follows from its groceries.
enum CooklangFields {
    /// What the metadata of `recipe`, read from `bytes`, says.
    static func read(_ recipe: CooklangRecipe, of bytes: [UInt8], file: String, diagnostics: inout DiagnosticList)
        -> RecipeFields
    {
        let matter = recipe.frontMatter.flatMap {
            YAMLReader.read(frontMatter: $0.bytes, of: bytes, file: file, diagnostics: &diagnostics)
        }
        var entries = Entries()
        if let matter { add(matter, under: nil, to: &entries) }
        let behind = matter == nil ? 0 : lineBehind(recipe.frontMatter, in: bytes)
        for line in recipe.metadata where line.span.line >= behind {
            let value = SourceValue(.text(line.value, plain: true), at: line.span)
            entries.add(value, under: key(line.key), at: line.span)
        }
        let span = matter?.span ?? .start
        return RecipeFields(SourceValue(.map(entries.withTags), at: span), file: file, diagnostics: &diagnostics)
    }

    /// The first line behind the front matter, whose lines were read as YAML.
    private static func lineBehind(_ matter: CooklangRecipe.FrontMatterText?, in bytes: [UInt8]) -> Int {
        guard let matter else { return 0 }
        return matter.firstLine + max(1, bytes[matter.bytes].count { $0 == UInt8(ascii: "\n") })
    }

    /// Adds the entries of a map, one level of nesting flattened: `time: {prep: 5 min}` is `time_prep`.
    private static func add(_ map: SourceValue, under parent: String?, to entries: inout Entries) {
        guard case .map(let members) = map.content else { return }
        for member in members {
            let key = (parent.map { $0 + "_" } ?? "") + key(member.key)
            if case .map = member.value.content, parent == nil {
                add(member.value, under: key, to: &entries)
            } else {
                entries.add(member.value, under: key, at: member.keySpan)
            }
        }
    }

    /// The entries so far, each name once.
    private struct Entries {
        private(set) var all: [SourceValue.Entry] = []
        private var places: [String: Int] = [:]
        private var tags: [SourceValue] = []

        /// The entries, with what is a tag among the tags.
        var withTags: [SourceValue.Entry] {
            guard let first = tags.first else { return all }
            var all = all
            guard let place = places["tags"] else {
                return all + [
                    SourceValue.Entry(
                        key: "tags", keySpan: first.span,
                        value: SourceValue(.list(tags.flatMap(\.parts)), at: first.span))
                ]
            }
            let written = all[place].value
            all[place].value = SourceValue(.list(written.parts + tags.flatMap(\.parts)), at: written.span)
            return all
        }

        /// Adds an entry under the usual name of its key. The first of several keys for one thing counts, which stands first
        /// in practice; but an address says more than the name beside it.
        mutating func add(_ value: SourceValue, under key: String, at span: SourceSpan) {
            guard !CooklangFields.aside.contains(key) else { return }
            if CooklangFields.tagKeys.contains(key) { return tags.append(value) }
            let name = CooklangFields.names[key] ?? key
            let value = CooklangFields.ofOneValue.contains(name) ? value.first.asWritten : value
            let entry = SourceValue.Entry(key: name, keySpan: span, value: value)
            guard let place = places[name] else {
                places[name] = all.count
                return all.append(entry)
            }
            if key == "source_url" { all[place] = entry }
        }
    }

    private static func key(_ text: String) -> String {
        String(text.lowercased().map { $0 == " " || $0 == "." || $0 == "-" ? "_" : $0 })
    }

    private static let names = [
        "time_prep": "prep", "preparation_time": "prep", "time_cook": "cook", "cooking_time": "cook",
        "time_required": "total", "duration": "total", "introduction": "description", "source_url": "source",
        "locale": "language", "lang": "language", "source_name": "source", "source_author": "author", "tag": "tags",
        "images": "image", "pictures": "image", "picture": "image",
    ]

    /// Canonical keys whose values are tags.
    private static let tagKeys: Set<String> = ["course", "category", "cuisine"]

    /// Canonical keys that say nothing which a card shows.
    private static let aside: Set<String> = ["difficulty", "diet"]

    /// Keys of which the first of several values counts.
    private static let ofOneValue: Set<String> = ["image", "servings", "serves", "portions"]
}

extension SourceValue {
    /// The first of several values.
    fileprivate var first: SourceValue {
        switch content {
        case .list(let values): values.first ?? self
        // A line of metadata is no YAML, and yet some write a list into it.
        case .text(let text, let plain) where text.hasPrefix("[") && text.hasSuffix("]"):
            SourceValue(
                .text(String(text.dropFirst().prefix { $0 != "," && $0 != "]" }).trimmingSpaces, plain: plain), at: span
            )
        default: self
        }
    }

    /// Servings of one number, of "2|4|8" the first.
    fileprivate var asWritten: SourceValue {
        guard case .text(let text, let plain) = content, let bar = text.firstIndex(of: "|") else { return self }
        return SourceValue(.text(String(text[..<bar]).trimmingSpaces, plain: plain), at: span)
    }

    /// The items of a list, or the words between the commas of a text.
    fileprivate var parts: [SourceValue] {
        switch content {
        case .list(let values): values
        case .text(let text, let plain):
            text.split(separator: ",").map { SourceValue(.text(String($0).trimmingSpaces, plain: plain), at: span) }
        default: []
        }
    }
}
