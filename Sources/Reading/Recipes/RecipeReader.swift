import Diagnostics
import Kitchen
import Markdown
import Media
import Text

/// Reads a recipe from its file: Markdown, or Cooklang where the file ends in `.cook`.
///
/// ```
/// let (bytes, context): ([UInt8], ProseContext)
/// let read = RecipeReader(context: context).read(bytes, file: "content/recipes/focaccia.md")
/// read.recipe?.groups.first?.ingredients.first?.text    // "500 g flour, type 00"
/// ```
public struct RecipeReader: Sendable {
    /// A recipe with all that was found while it was read.
    public struct Result: Sendable {
        /// Nil when the file cannot be read as text, is a draft, or is no recipe.
        public var recipe: Recipe?
        /// Whether the file has neither ingredients nor a method nor a key of a recipe.
        public var isNoRecipe = false
        /// The problems found.
        public var diagnostics = DiagnosticList()
        /// What to check and publish with the text.
        public var facts = ReadFindings()
    }

    /// The anchors that the template of a recipe card has itself.
    static let templateAnchors = HeadingIDs(reserved: ["ingredients", "method", "page-main"])

    private let context: ProseContext

    /// A reader whose links are resolved in `context`.
    public init(context: ProseContext) {
        self.context = context
    }

    /// The recipe in a file of the site.
    public func read(_ file: String, of files: SiteFiles) -> Result {
        var diagnostics = DiagnosticList()
        guard let bytes = files.read(file, diagnostics: &diagnostics) else { return Result(diagnostics: diagnostics) }
        return read(bytes, file: file)
    }

    /// The recipe in a file that is read for itself as well, where what is wrong with it is told; nil, and an
    /// `unreadable-file`, when it cannot be read this time.
    public func readAgain(_ file: String, of files: SiteFiles, diagnostics: inout DiagnosticList) -> Result? {
        files.read(file, diagnostics: &diagnostics).map { read($0, file: file) }
    }

    /// A recipe with what others need in place of the ingredients that stand for them; reports a recipe that needs itself,
    /// and one that cannot be read.
    public func withReferences(_ recipe: Recipe, of files: SiteFiles, diagnostics: inout DiagnosticList) -> Recipe {
        recipe.withReferences(in: context.language, diagnostics: &diagnostics) { file, diagnostics in
            readAgain(file, of: files, diagnostics: &diagnostics)?.recipe
        }
    }

    /// Looks up what the ingredients of a recipe need that stand for others, and gives those, with an `unreadable-file` for
    /// each that cannot be read this time. What else is wrong with them is told where they are read for themselves, and a
    /// recipe that needs itself where it is to be cooked.
    public func lookUpReferences(of recipe: inout Recipe, in files: SiteFiles) -> NeededRecipes {
        guard recipe.hasReferences else { return NeededRecipes() }
        return recipe.lookUpReferences(in: context.language) { file, diagnostics in
            readAgain(file, of: files, diagnostics: &diagnostics)?.recipe
        }
    }

    /// Whether a text that has no ending of a recipe's is one: it lists ingredients, or has a line that says that they follow.
    public func isRecipe(_ bytes: [UInt8], file: String) -> Bool {
        guard bytes.count <= Self.longestText, !bytes.contains(0) else { return false }
        return read(bytes, file: file).recipe?.groups.isEmpty == false
            || String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
                SectionKind.isBare(title: String(line)) && SectionKind(title: String(line)) == .ingredients
            }
    }

    /// Nobody writes a longer one by hand.
    private static let longestText = 100_000

    /// The recipe in the bytes of `file`, a path in the site.
    public func read(_ bytes: [UInt8], file: String) -> Result {
        var diagnostics = DiagnosticList()
        guard UTF8Check.passes(bytes, file: file, diagnostics: &diagnostics) else {
            return Result(diagnostics: diagnostics)
        }
        // Returned as it is, since a variable would be copied.
        guard SafeFileType.beginsAsMarkup(bytes) else { return readText(bytes, file: file) }
        var result = readText(bytes, file: file)
        guard result.recipe != nil else { return result }
        result.recipe?.publishesFile = false
        result.diagnostics.report(
            .refusedFile, "the file is not published beside its card: a browser could take it for a web page",
            at: SourceLocation(file: file, span: .start), fix: "begin it with its title or its front matter")
        return result
    }

    private func readText(_ bytes: [UInt8], file: String) -> Result {
        TextFormat(ofFile: file) == .cooklang ? readCooklang(bytes, file: file) : readMarkdown(bytes, file: file)
    }

    private func readMarkdown(_ bytes: [UInt8], file: String) -> Result {
        var (diagnostics, facts) = (DiagnosticList(), ReadFindings())
        let matter = FrontMatter.split(bytes, file: file, diagnostics: &diagnostics)
        let fields = self.fields(matter, of: bytes, file: file, diagnostics: &diagnostics)
        guard !fields.isDraft else { return Result(diagnostics: diagnostics) }
        let isBroken = !diagnostics.isEmpty
        let recipe = read(bytes, matter, fields, file: file, facts: &facts, diagnostics: &diagnostics)
        // Asked before: what is captured by a condition would be copied into the result.
        let hasOwn = recipe.hasWork || recipe.isPreformatted
        guard hasOwn || fields.hasAny || isBroken else { return Result(isNoRecipe: true) }
        return Result(recipe: consume recipe, diagnostics: diagnostics, facts: facts)
    }

    /// The recipe whose front matter was read; a text that is too complex is shown as it stands.
    private func read(
        _ bytes: [UInt8], _ matter: FrontMatter, _ fields: RecipeFields, file: String, facts: inout ReadFindings,
        diagnostics: inout DiagnosticList
    ) -> Recipe {
        let slug = context.index.slug(ofRecipe: file)
        var recipe = Recipe(
            summary: RecipeSummary(slug: slug, title: fields.isTitleName ? "" : fields.title ?? "", source: file))
        recipe.keptSince = context.kept[file]?.day
        do throws(MarkdownProblem) {
            let document = try MarkdownDocument(parsing: bytes[matter.body], firstLine: matter.bodyLine, isUTF8: true)
            var parts = RecipeParts(
                document, file: file, context: context, isListed: !fields.ingredients.isEmpty)
            parts.fill(&recipe, from: fields, in: context)
            recipe.summary.typesetDescription = recipe.summary.description.flatMap { MeasureScan.typeset($0) }
            diagnostics.append(parts.diagnostics)
            facts = parts.facts
        } catch {
            diagnostics.report(error, in: file)
            let passage = TextExcerpt(preformatted: bytes[matter.body])
            (recipe.text, recipe.intro) = (passage.text, passage.blocks)
        }
        if recipe.summary.title.isEmpty { recipe.summary.title = fields.title ?? PlainText.title(fromFile: file) }
        return recipe
    }

    private func readCooklang(_ bytes: [UInt8], file: String) -> Result {
        var result = Result()
        let source = CooklangReader.read(bytes, file: file, diagnostics: &result.diagnostics)
        let fields = CooklangFields.read(source, of: bytes, file: file, diagnostics: &result.diagnostics)
        guard !fields.isDraft else { return result }
        let slug = context.index.slug(ofRecipe: file)
        let title = fields.title ?? PlainText.title(fromFile: file)
        var recipe = Recipe(summary: RecipeSummary(slug: slug, title: title, source: file))
        recipe.keptSince = context.kept[file]?.day
        var card = CooklangCard(file: file, context: context.reading(fields.language))
        card.fill(&recipe, from: source, fields)
        recipe.summary.typesetDescription = recipe.summary.description.flatMap { MeasureScan.typeset($0) }
        guard recipe.hasWork || fields.hasAny || !result.diagnostics.isEmpty else { return Result(isNoRecipe: true) }
        result.diagnostics.append(card.diagnostics)
        result.facts = card.facts
        result.recipe = recipe
        return result
    }

    private func fields(
        _ matter: FrontMatter, of bytes: [UInt8], file: String, diagnostics: inout DiagnosticList
    ) -> RecipeFields {
        guard let range = matter.yaml,
            let root = YAMLReader.read(frontMatter: range, of: bytes, file: file, diagnostics: &diagnostics)
        else { return RecipeFields() }
        return RecipeFields(root, file: file, diagnostics: &diagnostics)
    }
}

extension DiagnosticList {
    /// Reports a text that is too complex to be parsed.
    mutating func report(_ problem: MarkdownProblem, in file: String) {
        report(
            .markdownTooComplex, "the text is shown as it stands: \(problem.reason)",
            at: SourceLocation(file: file, span: SourceSpan(line: problem.line, column: problem.column)),
            fix: "make the text simpler, or split it")
    }
}

extension Recipe {
    /// Whether it says what goes in or what is to be done.
    fileprivate var hasWork: Bool { !groups.isEmpty || !method.isEmpty }

    /// Whether its text could not be read.
    fileprivate var isPreformatted: Bool { text.nodes.first?.kind == .preformatted }
}

/// Titles for texts that have none.
enum PlainText {
    /// A title made from a file's name: "Neapolitan Pizza.cook" gives "Neapolitan Pizza".
    static func title(fromFile file: String) -> String {
        let path = file.split(separator: "/")
        let name = path.last.map { $0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex) } ?? ""
        return title(fromSlug: String(name == "index" ? path.dropLast().last ?? name : name))
    }

    /// A title made from a slug: "pizza-dough" gives "Pizza dough".
    static func title(fromSlug slug: String) -> String {
        let words = String(decoding: slug.utf8.map { $0 == UInt8(ascii: "-") ? 0x20 : $0 }, as: UTF8.self)
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
