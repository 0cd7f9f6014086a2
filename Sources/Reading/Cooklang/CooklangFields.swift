import Diagnostics
import Kitchen

/// The metadata of a Cooklang recipe under the keys that the front matter of Markdown recipes has.
///
/// Read are the front matter and the lines `>> key: value`, with the canonical keys of Cooklang's conventions: `prep time`
/// and `time.prep` as well as a `time` with `prep` in it, `source` as a text or with `url`, `name` and `author`,
/// `introduction` for the description, `locale`, `course` and the like left aside.
enum CooklangFields {
    /// What the metadata of `recipe`, read from `bytes`, says.
    static func read(_ recipe: CooklangRecipe, of bytes: [UInt8], file: String, findings: inout Findings)
        -> RecipeFields
    {
        let matter = recipe.frontMatter.flatMap {
            YAMLReader.read(frontMatter: $0.bytes, of: bytes, file: file, findings: &findings)
        }
        var entries: [LocatedValue.Entry] = []
        if let matter { add(matter, under: nil, to: &entries) }
        for line in recipe.metadata where matter == nil || !isInside(recipe.frontMatter, line, of: bytes) {
            let value = LocatedValue(.text(line.value, plain: true), at: line.span)
            add(value, under: key(line.key), at: line.span, to: &entries)
        }
        let span = matter?.span ?? .start
        return RecipeFields(LocatedValue(.map(entries), at: span), file: file, findings: &findings)
    }

    /// Whether a line of metadata stands in the front matter, which was read as YAML already.
    private static func isInside(
        _ matter: CooklangRecipe.FrontMatterText?, _ line: CooklangMetadata, of bytes: [UInt8]
    ) -> Bool {
        guard let matter else { return false }
        let lines = bytes[matter.bytes].count { $0 == UInt8(ascii: "\n") }
        return line.span.line < matter.firstLine + max(1, lines)
    }

    /// Adds the entries of a map, one level of nesting flattened: `time: {prep: 5 min}` is `time_prep`.
    private static func add(_ map: LocatedValue, under parent: String?, to entries: inout [LocatedValue.Entry]) {
        guard case .map(let members) = map.content else { return }
        for member in members {
            let key = (parent.map { $0 + "_" } ?? "") + key(member.key)
            if case .map = member.value.content, parent == nil {
                add(member.value, under: key, to: &entries)
            } else {
                add(member.value, under: key, at: member.keySpan, to: &entries)
            }
        }
    }

    private static func add(
        _ value: LocatedValue, under key: String, at span: SourceSpan, to entries: inout [LocatedValue.Entry]
    ) {
        let name = names[key] ?? key
        // An address says more than the name beside it.
        if key == "source_url" { entries.removeAll { $0.key == name } }
        // The first of several keys for one thing counts: the usual name stands first in practice.
        guard !entries.contains(where: { $0.key == name }) else { return }
        entries.append(LocatedValue.Entry(key: name, keySpan: span, value: value))
    }

    private static func key(_ text: String) -> String {
        String(text.lowercased().map { $0 == " " || $0 == "." || $0 == "-" ? "_" : $0 })
    }

    private static let names = [
        "time_prep": "prep", "preparation_time": "prep", "time_cook": "cook", "cooking_time": "cook",
        "time_required": "total", "duration": "total", "introduction": "description", "source_url": "source",
        "source_name": "source", "source_author": "author", "tag": "tags",
    ]
}
