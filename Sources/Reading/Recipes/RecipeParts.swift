import Diagnostics
import Kitchen
import Markdown

/// Fills a recipe from its outline and its front matter.
struct RecipeParts {
    private var outline: RecipeOutline
    private var prose: MarkdownContent
    private let file: String
    private var own = DiagnosticList()
    /// The picture named in the front matter, which no link of the text need show.
    private var picture: String?

    /// The parts of a document; `isListed` says that its ingredients stand in the front matter.
    init(_ document: MarkdownDocument, file: String, context: ProseContext, isListed: Bool) {
        self.file = file
        prose = MarkdownContent(document, file: file, context: context, headingIDs: RecipeReader.templateAnchors)
        outline = RecipeOutline(prose.text, isListed: isListed)
    }

    var diagnostics: DiagnosticList {
        var all = own
        all.append(prose.diagnostics)
        return all
    }

    var facts: ReadFindings {
        var facts = prose.facts
        if let picture { facts.media.append(picture) }
        return facts
    }

    mutating func fill(_ recipe: inout Recipe, from fields: RecipeFields, in site: ProseContext) {
        recipe.language = fields.language ?? outline.language
        let context = site.reading(recipe.language)
        if recipe.summary.title.isEmpty { recipe.summary.title = outline.title ?? "" }
        recipe.author = fields.author
        recipe.origin = fields.origin
        recipe.yields = fields.yields
        recipe.summary.take(fields)
        fillPicture(&recipe, from: fields, in: context)
        takeFacts(into: &recipe.summary)
        fillIntro(&recipe, description: fields.description)
        fillIngredients(&recipe, from: fields, in: context)
        fillMethod(&recipe, from: fields, in: context)
        fillSections(&recipe)
        recipe.text = prose.text
        recipe.isReadWhole =
            recipe.isReadWhole && !prose.leavesOutWords && (fields.ingredients.isEmpty || outline.groups.isEmpty)
    }

    /// The front matter's picture, or else the one that the text begins with.
    private mutating func fillPicture(_ recipe: inout Recipe, from fields: RecipeFields, in context: ProseContext) {
        if let image = fields.image {
            picture = context.pictureFile(image, in: file, diagnostics: &own)
            recipe.summary.picture = picture.map { Picture(file: $0, alternative: recipe.summary.title) }
            return
        }
        let text = prose.text
        for (position, block) in outline.intro.enumerated() {
            guard text.nodes[block].kind == .paragraph, let image = text.onlyChild(of: block),
                case .picture = text.nodes[image].kind
            else { continue }
            if let file = text.pictureFile(of: image) {
                recipe.summary.picture = Picture(file: file, alternative: text.plainText(of: image))
            }
            outline.removeFromIntro(at: position)
            return
        }
    }

    private mutating func fillIntro(_ recipe: inout Recipe, description: String?) {
        let text = prose.text
        recipe.intro = prose.shown(outline.intro)
        recipe.summary.description = description ?? text.firstWords(of: outline.intro).map { $0.shortened(to: 200) }
    }

    /// Takes times, servings and tags that stand in the text, and takes them out of it where nothing else is said with them.
    private mutating func takeFacts(into summary: inout RecipeSummary) {
        var facts = WrittenFacts(prose.text, summary)
        outline.removeFromIntro { facts.takeBlock($0) }
        outline.removeFromGroups { facts.takeParagraph($0) }
        outline.removeFromMethod { facts.takeServings($0) || facts.takeTagLine($0) }
        outline.removeSections { facts.takeTags($0) }
        if let title = outline.ingredientsTitle { facts.takeTitle(title) }
        if let title = outline.methodTitle { facts.takeTime(inTitle: title) }
        summary = facts.summary
        for block in facts.tooLong {
            own.report(
                .unknownTimeUnit, "this time is longer than can be counted", at: prose.location(of: block),
                fix: "correct the time")
        }
    }

    private mutating func fillIngredients(
        _ recipe: inout Recipe, from fields: RecipeFields, in context: ProseContext
    ) {
        var blocks = IngredientBlocks(context)
        for group in outline.groups { blocks.read(group, in: &prose) }
        recipe.groups = blocks.groups
        recipe.isReadWhole = !blocks.hasDoubtfulNames
        own.append(blocks.diagnostics)
        guard recipe.groups.isEmpty, !fields.ingredients.isEmpty else { return }
        let reader = IngredientLineReader(language: context.language, decimalMark: context.decimalMark)
        let lines = fields.ingredients.map { line in
            RecipeIngredient(
                reader.read(line.value), node: prose.withText { $0.add(line.value, as: .line) },
                location: SourceLocation(file: file, span: line.span))
        }
        recipe.groups = [IngredientGroup(name: nil, ingredients: lines)]
    }

    private mutating func fillMethod(
        _ recipe: inout Recipe, from fields: RecipeFields, in context: ProseContext
    ) {
        for heading in outline.methodHeadings { prose.withText { $0.lower(heading, to: 3) } }
        var method = outline.method
        if method.isEmpty, !fields.steps.isEmpty {
            method = [prose.withText { $0.addSteps(fields.steps.map(\.value)) }]
        }
        recipe.method = prose.shown(method)
        recipe.stepNodes = prose.text.steps(of: method)
        prose.withText { $0.findMentions(in: &recipe, context) }
    }

    private mutating func fillSections(_ recipe: inout Recipe) {
        for section in outline.sections {
            let id = prose.anchor(for: section.title)
            recipe.sections.append(
                RecipeSection(
                    title: section.title, id: id, blocks: prose.shown(section.blocks),
                    isAside: SectionKind.isAside(title: section.title)))
        }
    }
}

extension RichText {
    /// Adds a list of steps; the answer is its number.
    fileprivate mutating func addSteps(_ steps: [String]) -> Int {
        let list = open(.list(start: 1, isTight: true))
        for step in steps { add(step, as: .item(nil)) }
        close(list)
        return list
    }
}

extension String {
    /// The text cut between words to about `count` characters, with an ellipsis.
    func shortened(to count: Int) -> String {
        guard self.count > count else { return self }
        let start = prefix(count)
        return (start.lastIndex(of: " ").map { start[..<$0] } ?? start).trimmingEnd + "…"
    }
}

extension Substring {
    /// The text without spaces and punctuation at its end.
    fileprivate var trimmingEnd: String {
        var text = self
        while let last = text.last, last == " " || last.isPunctuation { text.removeLast() }
        return String(text)
    }
}
