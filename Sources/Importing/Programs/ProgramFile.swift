import Kitchen
import Text

/// A recipe of another program, with the picture that the export has of it.
public struct ProgramRecipe {
    /// A picture in an export.
    public enum Picture: Hashable {
        /// A file of the export, by its path.
        case file(String)
        /// A file of the export, by a name that it may have in another folder.
        case named(String)
        /// In the recipe itself, in Base64.
        case base64(String)
    }

    /// The recipe.
    public var recipe: ImportedRecipe
    /// Its picture; nil where the export has none.
    public var picture: Picture?

    /// The bytes of its picture, where they can be had.
    public func picture(in files: ExportFiles) -> [UInt8]? {
        switch picture {
        case .file(let path): files.bytes(path)
        case .named(let name): files.picture(named: name, from: "").flatMap(files.bytes)
        case .base64(let text): Base64.decode(text)
        case nil: nil
        }
    }

    /// Looks a picture that has a name up in the files of the export, beside the one that names it.
    mutating func findPicture(in files: ExportFiles, from path: String) {
        guard case .named(let name) = picture else { return }
        picture = files.picture(named: name, from: path).map { .file($0) }
        if picture == nil, recipe.picture == nil {
            recipe.notes.append("without its picture \(name.prefix(200)): it is not in the folder")
        }
    }

    /// A recipe with its picture.
    public init(_ recipe: ImportedRecipe, picture: Picture? = nil) { (self.recipe, self.picture) = (recipe, picture) }
}

/// What a file of an export holds.
public struct ProgramFile {
    /// What the vocabulary is called that Nextcloud Cookbook and RecipeSage write.
    static let schema = "schema.org"

    private static let json = "JSON"

    /// Whether it is read as a page is, too: one recipe of schema.org, or JSON that cannot be read.
    public var isPage: Bool { [Self.schema, Self.json].contains(program) && recipes.count == 1 }

    /// The program whose form it has: "Paprika".
    public let program: String
    /// Its recipes, or why one cannot be read.
    public let recipes: [Result<ProgramRecipe, PageRecipe.Refusal>]

    init(_ program: String, _ recipes: [ProgramRecipe]) {
        self.program = program
        self.recipes = recipes.map { recipe in
            let recipe = Self.checked(recipe, hasMarkdown: Self.withMarkdown.contains(program))
            let reason: String? =
                if !recipe.recipe.hasWork, recipe.recipe.body == nil {
                    "the recipe \"\(recipe.recipe.title.prefix(80))\" has neither ingredients nor a method"
                } else if !recipe.recipe.isOfThisWorld {
                    "the recipe \"\(recipe.recipe.title.prefix(80))\" is longer than a person writes"
                } else {
                    nil
                }
            return reason.map { .failure(PageRecipe.Refusal(reason: $0, notes: [])) } ?? .success(recipe)
        }
    }

    /// What is in a file, told by its content; nil for one that no program writes recipes as.
    public static func read(_ path: String, in files: ExportFiles) -> ProgramFile? {
        guard !ExportFiles.isPicture(path), let bytes = files.bytes(path), bytes.count <= largest else { return nil }
        if let first = bytes.first(where: { $0 > 0x20 && $0 < 0x80 }), "{[".utf8.contains(first) {
            do throws(LooseJSON.Refusal) {
                return ExportedJSON(path, files).read(try LooseJSON.read(bytes))
            } catch {
                // A text may begin so, too.
                guard ![".json", ".paprikarecipe"].contains(where: path.hasSuffix) else {
                    return ProgramFile(
                        unreadable: "the JSON cannot be read, line \(error.line): \(error.reason)", of: json)
                }
            }
        }
        if let file = ExportedXML.read(bytes, path, files) { return file }
        guard !bytes.contains(0) || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]),
            let text = PageText.decode(bytes, charset: nil)
        else { return nil }
        return ExportedPage.read(text, path, files) ?? ExportedTable.read(text, path)
            ?? ExportedText.read(String(decoding: text, as: UTF8.self), path, files)
    }

    /// A file of a program that should have recipes and cannot be read.
    init(unreadable reason: String, of program: String) {
        self.program = program
        recipes = [.failure(PageRecipe.Refusal(reason: reason, notes: []))]
    }

    /// The most bytes that one file may have: recipes have pictures in them.
    static let largest = 32_000_000

    /// A recipe whose addresses lead somewhere, without lines in which nothing stands, and with no more tags than recipes have.
    private static func checked(_ recipe: ProgramRecipe, hasMarkdown: Bool) -> ProgramRecipe {
        var recipe = recipe
        recipe.recipe.ingredients = filled(recipe.recipe.ingredients, hasMarkdown)
        recipe.recipe.steps = filled(recipe.recipe.steps, hasMarkdown)
        if hasMarkdown {
            recipe.recipe.description = recipe.recipe.description.map(MarkdownWords.line)
            recipe.recipe.remarks = recipe.recipe.remarks.map(MarkdownWords.line)
        }
        recipe.recipe.source = recipe.recipe.source.flatMap { WebAddress.resolve($0, against: nil) }
        recipe.recipe.picture = recipe.recipe.picture.flatMap { WebAddress.resolve($0, against: recipe.recipe.source) }
        recipe.recipe.tags = Array(recipe.recipe.tags.filter { $0.count <= 40 }.prefix(100))
        return recipe
    }

    /// The programs whose users can write Markdown.
    private static let withMarkdown: Set<String> = ["Paprika", "Mealie", "Tandoor", "Chowdown", "Mela"]

    private static func filled(_ groups: [ImportedRecipe.Group], _ hasMarkdown: Bool) -> [ImportedRecipe.Group] {
        groups.map { group in
            var group = group
            if hasMarkdown { group.lines = group.lines.map(MarkdownWords.line) }
            group.lines.removeAll { $0.allSatisfy(\.isWhitespace) }
            return group
        }.filter { !$0.lines.isEmpty }
    }
}
