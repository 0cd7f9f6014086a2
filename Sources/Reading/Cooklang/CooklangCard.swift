import Addresses
import Diagnostics
import Kitchen
import Text

/// Makes the card of a recipe from its Cooklang file.
///
/// Each section's ingredients are a group, listed as they are first needed; one named again without an amount is not
/// listed again. Steps are numbered, ingredients, cookware and timers in them are marked by class; what is needed
/// besides is the section "Cookware". A reference to another recipe is a link to its card.
struct CooklangCard {
    private let file: String
    private let context: ProseContext
    private var text = RichText()
    private var ids = RecipeReader.templateAnchors
    private var mentions: [RichText.Mention] = []
    /// The places of the ingredients of a section that have an amount, as far as no step has named them yet.
    private var places: ArraySlice<IngredientPlace> = []
    private(set) var diagnostics = DiagnosticList()
    private(set) var facts = ReadFindings()

    init(file: String, context: ProseContext) {
        self.file = file
        self.context = context
    }

    mutating func fill(_ recipe: inout Recipe, from source: CooklangRecipe, _ fields: RecipeFields) {
        recipe.language = fields.language
        recipe.author = fields.author
        recipe.origin = fields.origin
        recipe.yields = fields.yields
        recipe.summary.take(fields)
        recipe.summary.description = fields.description?.shortened(to: 200)
        fillPicture(&recipe, from: fields)
        for (number, section) in zip(1..., source.sections) {
            let group = group(of: section, number: recipe.groups.count)
            if !group.ingredients.isEmpty { recipe.groups.append(group) }
            appendMethod(of: section, number: number, to: &recipe)
        }
        text.nameHeadings(in: recipe.method, &ids)
        text.findMeasures(in: recipe.method)
        text.add(mentions)
        text.findMentions(in: &recipe, context)
        fillCookware(&recipe, from: source)
        recipe.text = text
        facts.anchors = ids.taken
    }

    /// The picture that is named, or one beside the file with the recipe's name, as Cooklang's conventions have it.
    private mutating func fillPicture(_ recipe: inout Recipe, from fields: RecipeFields) {
        let named = fields.image.flatMap { context.pictureFile($0, in: file, diagnostics: &diagnostics) }
        guard let picture = named ?? fileBeside("") else { return }
        recipe.summary.picture = Picture(file: picture, alternative: recipe.summary.title)
        facts.media.append(picture)
    }

    /// A picture beside the file that is called as the recipe with `number` behind it.
    private mutating func fileBeside(_ number: String) -> String? {
        let stem = file.dropLast(TextFormat.cooklangEnding.count)
        let picture = ["jpg", "jpeg", "png", "webp"].map { "\(stem)\(number).\($0)" }.first {
            context.index.contains($0)
        }
        return picture.flatMap {
            context.published($0, writtenAs: $0, at: SourceLocation(file: file), diagnostics: &diagnostics)
        }
    }

    /// What is needed in a section; whatever has an amount is listed.
    private mutating func group(of section: CooklangSection, number: Int) -> IngredientGroup {
        var group = IngredientGroup(name: section.name)
        places = []
        var listed: Set<String> = []
        for item in section.items {
            guard case .ingredient(let ingredient) = item, !ingredient.isHidden else { continue }
            let isNew = listed.insert(ingredient.name.lowercased()).inserted
            guard isNew || ingredient.quantity != nil else { continue }
            if ingredient.quantity != nil {
                places.append(IngredientPlace(group: number, item: group.ingredients.count))
            }
            group.ingredients.append(line(of: ingredient))
        }
        return group
    }

    private mutating func line(of ingredient: CooklangIngredient) -> RecipeIngredient {
        let line = ingredient.line(in: context.language, decimalMark: context.decimalMark)
        let name = line.parts.first { $0.role == .name }?.range ?? 0..<0
        let bytes = Array(line.text.utf8)
        let node = text.open(.line)
        if name.lowerBound > 0 { text.add(bytes[..<name.lowerBound]) }
        addName(String(decoding: bytes[name], as: UTF8.self), of: ingredient)
        if name.upperBound < bytes.count { text.add(bytes[name.upperBound...]) }
        text.close(node)
        return RecipeIngredient(
            line, node: node, location: SourceLocation(file: file, span: ingredient.span),
            recipe: ingredient.reference.flatMap { recipeFile($0) })
    }

    /// Adds a list of what is needed besides, where something is.
    private mutating func fillCookware(_ recipe: inout Recipe, from source: CooklangRecipe) {
        var seen: Set<String> = []
        var lines: [String] = []
        for case .cookware(let cookware) in source.sections.flatMap(\.items)
        where !cookware.isHidden && seen.insert(cookware.name.lowercased()).inserted {
            lines.append([cookware.quantity?.written, cookware.name].compactMap(\.self).joined(separator: " "))
        }
        guard !lines.isEmpty else { return }
        let title = CooklangWords.cookware(in: context.language)
        let list = text.open(.list(start: nil, isTight: true))
        for line in lines { text.add(line, as: .item(nil)) }
        text.close(list)
        recipe.sections.append(RecipeSection(title: title, id: ids.id(for: title), blocks: [list], isAside: true))
    }
}

extension CooklangCard {
    private mutating func appendMethod(of section: CooklangSection, number sectionNumber: Int, to recipe: inout Recipe)
    {
        if let name = section.name {
            recipe.method.append(text.add(name, as: .heading(level: 3)))
        }
        // A note parts the list of steps, which then goes on counting.
        var (number, list): (Int32, Int?) = (1, nil)
        for block in section.blocks {
            switch block {
            case .step(let step):
                if list == nil { list = text.open(.list(start: number, isTight: true)) }
                let pictures = ["\(recipe.stepNodes.count + 1)", "\(sectionNumber).\(number)"]
                number += 1
                recipe.stepNodes.append(addItem(step, pictures: pictures))
            case .note(let note, _):
                if let list { end(list, in: &recipe) }
                list = nil
                recipe.method.append(text.add(note, as: .note))
            }
        }
        if let list { end(list, in: &recipe) }
    }

    private mutating func end(_ list: Int, in recipe: inout Recipe) {
        text.close(list)
        recipe.method.append(list)
    }

    /// Adds a step as an item of the list, with the picture of it that is called as the recipe with one of some numbers;
    /// the answer is its number.
    private mutating func addItem(_ step: CooklangStep, pictures: [String]) -> Int {
        let node = text.open(.item(nil))
        for item in step.items {
            switch item {
            case .text(let words): add(words)
            case .ingredient(let ingredient):
                checkReference(ingredient)
                let mention = text.open(.ingredient)
                addName(ingredient.alias ?? ingredient.name, of: ingredient)
                text.close(mention)
                addAmount(of: ingredient)
            case .cookware: text.add(item.plainText, as: .cookware)
            case .timer(let timer):
                text.add(item.plainText, as: .timer(seconds: UInt32(timer.seconds ?? 0)))
            }
        }
        addPicture(called: pictures)
        text.close(node)
        return node
    }

    /// Adds the first picture beside the file that is called as the recipe with one of these behind it: `Soup.2.jpg`.
    private mutating func addPicture(called numbers: [String]) {
        for number in numbers {
            guard let picture = fileBeside("." + number) else { continue }
            facts.media.append(picture)
            let link = text.add(RichText.Link(.site(path: PageAddress.media(ofFile: picture), suffix: "")))
            return text.close(text.open(.picture(Int32(link))))
        }
    }

    /// Adds the amount of an ingredient in brackets, where it has one.
    private mutating func addAmount(of ingredient: CooklangIngredient) {
        guard let written = ingredient.quantity?.written else { return }
        if ingredient.isHidden { return text.add(" (\(written))") }
        guard let place = places.popFirst() else { return }
        text.add(" (")
        let start = text.bytes.count
        text.add(written)
        if var amount = ingredient.line(in: context.language, decimalMark: context.decimalMark).writtenAmounts.first {
            amount.range = start + amount.range.lowerBound..<start + amount.range.upperBound
            mentions.append(RichText.Mention(amount, of: place))
        }
        text.add(")")
    }

    /// Adds words, in which a newline breaks the line.
    private mutating func add(_ words: String) {
        for (index, line) in words.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { text.add("\n", as: .lineBreak) }
            text.add(line.utf8)
        }
    }

    /// Adds the name of a referred recipe as a link to its card; any other name as it is.
    private mutating func addName(_ name: String, of ingredient: CooklangIngredient) {
        guard let target = ingredient.reference.flatMap({ recipeFile($0) }),
            let address = context.index.address(of: target)
        else { return text.add(name) }
        text.add(name, as: .link(Int32(text.add(RichText.Link(.site(path: address, suffix: ""))))))
    }

    private func recipeFile(_ reference: String) -> String? {
        context.index.recipe(reference: reference, namedIn: file)
    }

    /// Notes a reference, to be checked when the other recipe is known; reports one to a recipe that is not there.
    private mutating func checkReference(_ ingredient: CooklangIngredient) {
        guard let reference = ingredient.reference else { return }
        let location = SourceLocation(file: file, span: ingredient.span)
        if let target = recipeFile(reference) {
            return facts.linkUses.append(LinkUse(file: target, location: location))
        }
        let wanted = SitePath.join(reference.replacing("\\", with: "/"), from: file) ?? reference
        let nearest = context.index.recipeFiles.nearest(to: wanted + ".cook")
        diagnostics.report(
            .brokenLink, "the recipe \"\(reference)\" is not there", at: location,
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
