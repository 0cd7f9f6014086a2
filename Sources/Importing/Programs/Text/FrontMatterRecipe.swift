import Diagnostics
import Reading

/// A recipe of a folder of Chowdown, Jekyll or Hugo: front matter in YAML or TOML, and a text in Markdown.
struct FrontMatterRecipe {
    /// The program whose form it has.
    let program: String
    /// The recipe.
    private(set) var recipe: ProgramRecipe

    /// Reads a text; nil for one that is no recipe.
    init?(_ text: String, _ path: String, _ files: ExportFiles) {
        guard let (written, body) = Self.split(text, path) else { return nil }
        let matter = LenientJSONValue(written)
        var recipe = Self.fields(matter, path)
        let directions = matter["directions", "instructions", "steps", "method"]?.items ?? []
        if let ingredients = matter["ingredients"]?.items, !ingredients.isEmpty, !directions.isEmpty {
            program = "Chowdown"
            let maps = ListedIngredients.lines(of: written)
            recipe.ingredients = [.init(lines: zip(ingredients, maps).map { $0.words ?? $1 })]
            recipe.steps = [.init(lines: directions.compactMap(\.words))]
            var paragraphs = TextParagraphs()
            for line in body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                paragraphs.add(String(line))
            }
            recipe.description += paragraphs.groups.flatMap(\.lines).map { PlainWords.words($0) }
        } else {
            program = path.contains("content/") || text.hasPrefix("+++") ? "Hugo" : "Jekyll"
            guard let read = HeadingTrial.read(body, in: .english), !read.ingredients.isEmpty else { return nil }
            if recipe.title.isEmpty { recipe.title = read.summary.title }
            recipe.body = String(body.drop(while: \.isNewline))
            recipe.notes += Self.pictures(in: body)
        }
        let name = Self.picture(matter)
        let file = name.flatMap { $0.contains("://") ? nil : files.picture(named: $0, from: path) }
        if file == nil, let name, name.contains("://") {
            recipe.picture = name
        } else if file == nil, let name {
            recipe.notes.append("without its picture \(name.prefix(200)): it is not in the folder")
        }
        self.recipe = ProgramRecipe(recipe, picture: file.map { .file($0) })
    }

    /// The front matter of a text, and what stands behind it.
    private static func split(_ text: String, _ path: String) -> (SourceValue, String)? {
        if text.hasPrefix("+++") {
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            guard let end = lines.dropFirst().firstIndex(where: { $0.trimming(\.isWhitespace) == "+++" }) else {
                return nil
            }
            // What is no TOML is no front matter, and the file no recipe.
            var ignored = DiagnosticList()
            let matter = TOMLReader.read(
                Array(lines[1..<end].joined(separator: "\n").utf8), file: path, diagnostics: &ignored)
            return matter.map { ($0, lines[(end + 1)...].joined(separator: "\n")) }
        }
        let bytes = Array(text.utf8)
        // What is wrong with it is said where the file is read as a recipe.
        var ignored = DiagnosticList()
        let parts = FrontMatter.split(bytes, file: path, diagnostics: &ignored)
        guard let yaml = parts.yaml else { return nil }
        let value = YAMLReader.read(Array(bytes[yaml]), file: path, diagnostics: &ignored)
        return value.map { ($0, String(decoding: bytes[parts.body], as: UTF8.self)) }
    }

    private static func fields(_ matter: LenientJSONValue, _ path: String) -> ImportedRecipe {
        var recipe = ImportedRecipe()
        recipe.title = matter["title", "name"]?.words ?? ""
        recipe.description = matter["description", "summary", "subtitle"]?.lines ?? []
        recipe.servings = matter["servings", "serves", "yield", "recipeYield", "portions"]?.words
        recipe.prep = ExportedTime.read(matter["prep", "prep_time", "prepTime", "preptime"], "prep time", &recipe.notes)
        recipe.cook = ExportedTime.read(matter["cook", "cook_time", "cookTime", "cooktime"], "cook time", &recipe.notes)
        recipe.total = ExportedTime.read(
            matter["total", "total_time", "totalTime", "totaltime", "time"], "total time", &recipe.notes)
        recipe.tags = ["categories", "category", "tags", "cuisine"].flatMap { matter[$0]?.names ?? [] }
        recipe.author = matter["author", "authors"].flatMap {
            $0.names.isEmpty ? nil : $0.names.joined(separator: ", ")
        }
        recipe.source = matter["source", "source_url", "original"]?.text.flatMap { $0.contains("://") ? $0 : nil }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        recipe.date = matter["date"]?.text.flatMap(WrittenDate.iso8601) ?? WrittenDate.iso8601(name)
        if matter["draft"]?.isTrue ?? false { recipe.notes.append("it was a draft") }
        return recipe
    }

    private static func picture(_ matter: LenientJSONValue) -> String? {
        let keys = [
            "image", "images", "featured_image", "featuredImage", "cover", "thumbnail", "photo", "picture", "header",
        ]
        for key in keys {
            guard let value = matter[key] else { continue }
            if let text = value.text ?? value.items.first?.text { return text }
            if let text = value["image", "src", "url", "teaser"]?.text { return text }
        }
        return nil
    }

    /// The pictures of a text, which stays as it stands, where they are files of the site that it comes from.
    private static func pictures(in body: String) -> [String] {
        let parts = body.split(separator: "](/", omittingEmptySubsequences: false).dropFirst()
        let names = parts.map { "/" + $0.prefix { $0 != ")" && $0 != " " } }.filter { ExportFiles.isPicture($0) }
        guard let first = names.first else { return [] }
        let many = names.count == 1 ? "a picture" : "\(names.count) pictures"
        return ["its text names \(many) of the site that it comes from, as \(first.prefix(100))"]
    }
}
