import Diagnostics
import Kitchen
import Markdown

/// Makes the card of a recipe from its Cooklang file.
///
/// Each section's ingredients are a group, listed as they are first needed; one named again without an amount is not
/// listed again. Steps are numbered, ingredients, cookware and timers in them are marked by class; what is needed
/// besides is the section "Cookware". A reference to another recipe is a link to its card.
struct CooklangCard {
    private let file: String
    private let slug: String
    private let context: ProseContext
    private var ids = RecipeReader.templateAnchors
    private(set) var findings = Findings()
    private(set) var facts = ProseFacts()

    init(file: String, slug: String, context: ProseContext) {
        self.file = file
        self.slug = slug
        self.context = context
    }

    mutating func fill(_ recipe: inout Recipe, from source: CooklangRecipe, _ fields: RecipeFields) {
        recipe.author = fields.author
        recipe.origin = fields.origin
        recipe.summary.take(fields)
        recipe.summary.description = fields.description?.shortened(to: 200)
        fillPicture(&recipe, from: fields)
        for section in source.sections {
            recipe.groups += group(of: section).map { [$0] } ?? []
            appendMethod(of: section, to: &recipe)
        }
        recipe.method = TimerMarks.marked(recipe.method)
        fillCookware(&recipe, from: source)
        facts.anchors = ids.taken
    }

    /// The picture that is named, or one beside the file with the recipe's name, as Cooklang's conventions have it.
    private mutating func fillPicture(_ recipe: inout Recipe, from fields: RecipeFields) {
        let stem = file.dropLast(".cook".count)
        let named = fields.image.flatMap { context.pictureFile($0, in: file, findings: &findings) }
        let beside = ["jpg", "jpeg", "png", "webp"].map { "\(stem).\($0)" }.first { context.index.contains($0) }
        let found = beside.flatMap { picture in
            named == nil
                ? context.published(picture, writtenAs: picture, at: SourceLocation(file: file), findings: &findings)
                : nil
        }
        guard let picture = named ?? found else { return }
        recipe.summary.picture = Picture(file: picture, alternative: recipe.summary.title)
        facts.media.append(picture)
    }

    private mutating func group(of section: CooklangSection) -> IngredientGroup? {
        var group = IngredientGroup(name: section.name)
        var listed: Set<String> = []
        for item in section.items {
            guard case .ingredient(let ingredient) = item else { continue }
            let isNew = listed.insert(ingredient.name.lowercased()).inserted
            guard isNew || ingredient.quantity != nil else { continue }
            group.ingredients.append(line(of: ingredient))
        }
        return group.ingredients.isEmpty ? nil : group
    }

    private func line(of ingredient: CooklangIngredient) -> RecipeIngredient {
        let line = ingredient.line(in: context.language)
        var html: [UInt8] = []
        let name = line.parts.first { $0.role == .name }?.range ?? 0..<0
        let bytes = Array(line.text.utf8)
        html += PlainText.escaped(bytes[..<name.lowerBound])
        html += linked(PlainText.escaped(bytes[name]), ingredient)
        html += PlainText.escaped(bytes[name.upperBound...])
        let location = SourceLocation(file: file, span: ingredient.span)
        return RecipeIngredient(
            line, html: html, location: location, recipe: ingredient.reference.flatMap { recipeFile($0) })
    }

    private mutating func fillCookware(_ recipe: inout Recipe, from source: CooklangRecipe) {
        var seen: Set<String> = []
        var html: [UInt8] = []
        for case .cookware(let cookware) in source.sections.flatMap(\.items)
        where seen.insert(cookware.name.lowercased()).inserted {
            let words = [cookware.quantity?.written, cookware.name].compactMap(\.self).joined(separator: " ")
            html += element("li", PlainText.escaped(words.utf8)) + "\n".utf8
        }
        guard !html.isEmpty else { return }
        let title = CooklangWords.cookware(in: context.language)
        let list = Array("<ul>\n".utf8) + html + Array("</ul>\n".utf8)
        recipe.sections.append(ProseSection(title: title, id: ids.id(for: title), html: list))
    }
}

extension CooklangCard {
    private mutating func appendMethod(of section: CooklangSection, to recipe: inout Recipe) {
        if let name = section.name {
            let id = ids.id(for: name)
            recipe.method += "<h3 id=\"\(id)\">".utf8 + PlainText.escaped(name.utf8) + Array("</h3>\n".utf8)
        }
        // A note parts the list of steps, which then goes on counting.
        var (number, isInList) = (1, false)
        for block in section.blocks {
            switch block {
            case .step(let step):
                if !isInList { recipe.method += (number == 1 ? "<ol>\n" : "<ol start=\"\(number)\">\n").utf8 }
                isInList = true
                number += 1
                recipe.method += element("li", html(of: step)) + "\n".utf8
                recipe.steps.append(step.plainText)
            case .note(let text, _):
                if isInList { recipe.method += "</ol>\n".utf8 }
                isInList = false
                recipe.method += element("p", class: "note", PlainText.escaped(text.utf8)) + "\n".utf8
            }
        }
        if isInList { recipe.method += "</ol>\n".utf8 }
    }

    private mutating func html(of step: CooklangStep) -> [UInt8] {
        step.items.reduce(into: []) { html, item in
            switch item {
            case .text(let text):
                html += text.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { PlainText.escaped($0.utf8) }.joined(separator: Array("<br />\n".utf8))
            case .ingredient(let ingredient):
                reportReference(ingredient)
                let name = linked(PlainText.escaped(ingredient.name.utf8), ingredient)
                html += element("span", class: "ingredient", name)
            case .cookware(let cookware):
                html += element("span", class: "cookware", PlainText.escaped(cookware.name.utf8))
            case .timer(let timer): append(timer, saying: item.plainText, to: &html)
            }
        }
    }

    /// A timer as those that are found in a text are marked; one that says no time is only marked by class.
    private func append(_ timer: CooklangTimer, saying text: String, to html: inout [UInt8]) {
        let words = PlainText.escaped(text.utf8)
        if let seconds = timer.seconds {
            TimerMarks.append(words, seconds, to: &html)
        } else {
            html += element("span", class: "timer", words)
        }
    }

    private func element(_ name: String, class: String? = nil, _ content: [UInt8]) -> [UInt8] {
        Array("<\(name)\(`class`.map { " class=\"\($0)\"" } ?? "")>".utf8) + content + Array("</\(name)>".utf8)
    }

    /// The name of a referred recipe as a link to its card; any other name as it is.
    private func linked(_ name: [UInt8], _ ingredient: CooklangIngredient) -> [UInt8] {
        guard let target = ingredient.reference.flatMap({ recipeFile($0) }),
            let address = context.index.address(of: target)
        else { return name }
        let href = PageAddress.link(from: PageAddress.recipe(slug), to: address)
        return Array("<a href=\"".utf8) + PlainText.escaped(href.utf8) + Array("\">".utf8) + name + Array("</a>".utf8)
    }

    /// The file of a reference, which starts at this file's folder or at that of all recipes.
    private func recipeFile(_ reference: String) -> String? {
        let path = reference.replacing("\\", with: "/")
        return [file, "content/recipes/x"].lazy.compactMap { SitePath.join(path, from: $0) }
            .compactMap { context.index.file(for: $0) }.first
    }

    private mutating func reportReference(_ ingredient: CooklangIngredient) {
        guard let reference = ingredient.reference, recipeFile(reference) == nil else { return }
        let wanted = SitePath.join(reference.replacing("\\", with: "/"), from: file) ?? reference
        let nearest = context.index.recipeFiles.nearest(to: wanted + ".cook")
        findings.report(
            .brokenLink, "the recipe \"\(reference)\" is not there",
            at: SourceLocation(file: file, span: ingredient.span),
            fix: nearest.map { "did you mean \"\(PageAddress.link(from: file, to: $0))\"?" }
                ?? "correct the path, or write the ingredient without it")
    }
}

/// The words that a Cooklang card needs and no theme has.
enum CooklangWords {
    static func cookware(in language: KitchenLanguage) -> String {
        switch language {
        case .english: "Cookware"
        case .italian: "Utensili"
        case .german: "Kochgeschirr"
        case .french: "Ustensiles"
        case .spanish: "Utensilios"
        }
    }
}
