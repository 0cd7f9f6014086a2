import Diagnostics
import Kitchen
import Markdown

/// Fills a recipe from its outline and its front matter.
struct RecipeParts {
    private var outline: RecipeOutline
    private var prose: Prose
    private let file: String
    private var own = Findings()
    /// The picture named in the front matter, which no link of the text need show.
    private var picture: String?

    init(_ document: MarkdownDocument, file: String, slug: String, context: ProseContext) {
        outline = RecipeOutline(document)
        self.file = file
        // The title is the first heading, those of sections the second: what stands in them begins at the third.
        prose = Prose(
            document, file: file, address: PageAddress.recipe(slug), context: context,
            headingIDs: RecipeReader.templateAnchors)
    }

    var findings: Findings {
        var all = own
        all.append(prose.findings)
        return all
    }

    var facts: ProseFacts {
        var facts = prose.facts
        if let picture { facts.media.append(picture) }
        return facts
    }

    mutating func fill(_ recipe: inout Recipe, from fields: RecipeFields, in context: ProseContext) {
        if recipe.summary.title.isEmpty { recipe.summary.title = outline.title ?? "" }
        recipe.author = fields.author
        recipe.origin = fields.origin
        recipe.summary.take(fields)
        fillPicture(&recipe, from: fields, in: context)
        fillIntro(&recipe, description: fields.description)
        fillIngredients(&recipe, from: fields, in: context.language)
        fillMethod(&recipe, from: fields)
        fillSections(&recipe)
    }

    /// The front matter's picture, or else the one that the text begins with.
    private mutating func fillPicture(_ recipe: inout Recipe, from fields: RecipeFields, in context: ProseContext) {
        if let image = fields.image {
            picture = context.pictureFile(image, in: file, findings: &own)
            recipe.summary.picture = picture.map { Picture(file: $0, alternative: recipe.summary.title) }
            return
        }
        for (position, block) in outline.intro.enumerated() {
            guard block.kind == .paragraph, let image = block.firstChild, image.kind == .image,
                image.nextSibling == nil
            else { continue }
            if let file = prose.pictureFile(image) {
                recipe.summary.picture = Picture(file: file, alternative: image.plainText)
            }
            outline.removeFromIntro(at: position)
            return
        }
    }

    private mutating func fillIntro(_ recipe: inout Recipe, description: String?) {
        outline.removeFromIntro { Self.takeFacts($0, into: &recipe.summary) }
        recipe.intro = prose.html(of: outline.intro)
        recipe.summary.description = description ?? firstWords.map { $0.shortened(to: 200) }
    }

    /// The first paragraph of the introduction that has words in it.
    private var firstWords: String? {
        outline.intro.first { $0.kind == .paragraph && !$0.plainText.isEmpty }?.plainText
    }

    /// Reads times and servings from a list of them; true when the list says nothing else.
    private static func takeFacts(_ block: MarkdownNode, into summary: inout RecipeSummary) -> Bool {
        guard case .list(ordered: false, _, _) = block.kind else { return false }
        var isAllFacts = true
        for item in block.children {
            guard let fact = FactLine(item.plainText) else {
                isAllFacts = false
                continue
            }
            if !take(fact, into: &summary) { isAllFacts = false }
        }
        return isAllFacts
    }

    /// Whether the fact could be taken, or says nothing.
    private static func take(_ fact: FactLine, into summary: inout RecipeSummary) -> Bool {
        if fact.value.isEmpty { return true }
        guard fact.kind != .servings else {
            summary.servings = summary.servings ?? fact.value
            return summary.servings == fact.value
        }
        guard case .time(let time) = TimeReader.read(fact.value) else { return false }
        switch fact.kind {
        case .prep: summary.prep = summary.prep ?? time
        case .cook: summary.cook = summary.cook ?? time
        case .total where summary.prep == nil && summary.cook == nil: summary.cook = time
        default: break
        }
        return true
    }

    private mutating func fillIngredients(
        _ recipe: inout Recipe, from fields: RecipeFields, in language: KitchenLanguage
    ) {
        var blocks = IngredientBlocks(language: language)
        for group in outline.groups { blocks.read(group, in: &prose) }
        recipe.groups = blocks.groups
        guard recipe.groups.isEmpty, !fields.ingredients.isEmpty else { return }
        let reader = IngredientLineReader(language: language)
        let lines = fields.ingredients.map { line in
            RecipeIngredient(
                reader.read(line.value), html: PlainText.escaped(line.value.utf8),
                location: SourceLocation(file: file, span: line.span))
        }
        recipe.groups = [IngredientGroup(name: nil, ingredients: lines)]
    }

    private mutating func fillMethod(_ recipe: inout Recipe, from fields: RecipeFields) {
        recipe.method = prose.withHTML(of: outline.method) { TimerMarks.marked($0) }
        recipe.steps.reserveCapacity(12)
        for block in outline.method { block.appendSteps(to: &recipe.steps) }
        guard outline.method.isEmpty, !fields.steps.isEmpty else { return }
        recipe.steps = fields.steps.map(\.value)
        let items = recipe.steps.map { Array("<li>".utf8) + PlainText.escaped($0.utf8) + Array("</li>\n".utf8) }
        recipe.method = TimerMarks.marked(Array("<ol>\n".utf8) + items.joined() + Array("</ol>\n".utf8))
    }

    private mutating func fillSections(_ recipe: inout Recipe) {
        for section in outline.sections {
            let id = prose.anchor(for: section.title)
            recipe.sections.append(ProseSection(title: section.title, id: id, html: prose.html(of: section.blocks)))
        }
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
