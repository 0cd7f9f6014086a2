import Kitchen
import Text

/// Writes a recipe as Paprika exports it: JSON of texts, to be compressed by gzip.
struct PaprikaFile {
    private let exported: ExportedRecipe
    private let recipe: Recipe

    init(_ exported: ExportedRecipe) { (self.exported, recipe) = (exported, exported.recipe) }

    /// The recipe; what it does not say is an empty text.
    var json: JSONValue {
        let summary = recipe.summary
        // Mealie takes no recipe with another date, and one with none.
        let created = summary.date.flatMap { CalendarDate(beginning: $0) }.map {
            [JSONValue.Member("created", .text("\($0) 00:00:00"))]
        }
        let members: [JSONValue.Member] =
            [
                .init("uid", .text(Self.mark(of: "forno:" + summary.slug))), .init("name", .text(summary.title)),
                .init("description", .text(recipe.openingWords)), .init("ingredients", .text(ingredients)),
                .init("directions", .text(directions)), .init("notes", .text(notes)),
                .init("servings", .text(summary.servings ?? "")), .init("prep_time", .text(summary.prep?.words ?? "")),
                .init("cook_time", .text(summary.cook?.words ?? "")),
                .init("total_time", .text(summary.total?.words ?? "")),
                .init("categories", .list(summary.tags.map { .text($0) })),
                .init("source", .text(recipe.author ?? recipe.originWords ?? "")),
                .init("source_url", .text(recipe.originAddress ?? "")), .init("difficulty", .text("")),
                .init("nutritional_info", .text("")), .init("rating", .number(0)),
                .init("image_url", .null), .init("photo", .text(exported.photo?.name)),
                .init("photo_data", .text(exported.photo.map { Base64.text($0.bytes) })), .init("photo_hash", .null),
                .init("photo_large", .null), .init("photos", .list([])),
            ] + (created ?? [])
        let hash = Self.mark(of: String(decoding: JSONValue.object(members).compact, as: UTF8.self))
        return .object(members + [.init("hash", .text(hash + hash))])
    }

    /// A line each; the name of a group is a line that ends with a colon.
    private var ingredients: String {
        recipe.groups.flatMap { group in
            group.ingredients.isEmpty ? [] : Self.heading(group.name) + group.ingredients.map(\.text.inMarkdown)
        }.joined(separator: "\n")
    }

    private var directions: String {
        recipe.methodParts.flatMap { part in
            part.steps.isEmpty
                ? [] : Self.heading(part.name) + part.steps.map { recipe.text.plainText(of: $0).inMarkdown }
        }.joined(separator: "\n\n")
    }

    private var notes: String {
        recipe.sections.map { section in
            let lines = recipe.plainLines(of: section.blocks).map(\.inMarkdown)
            return (Self.heading(section.title) + lines).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private static func heading(_ name: String?) -> [String] {
        name.map { [$0.hasSuffix(":") ? $0 : $0 + ":"] } ?? []
    }

    /// A number of 128 bits that stands for a text, in the form of a UUID: two runs of FNV-1a.
    private static func mark(of text: String) -> String {
        let halves = [FNV1a.offset, 0x9AE1_6A3B_2F90_404F].map { FNV1a.digits(of: text, from: $0) }
        let digits = halves.joined().uppercased()
        var parts: [Substring] = []
        var rest = digits[...]
        for length in [8, 4, 4, 4, 12] {
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return parts.joined(separator: "-")
    }
}
