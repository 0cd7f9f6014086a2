import Building
import Diagnostics
import Exporting
import Foundation
import Importing
import Kitchen
import TestSupport
import Testing

@testable import Reading

/// What Forno exports, it reads again: each recipe of the demonstration and of a collection, equal but for what the table of
/// losses says.
@Suite struct ExportRoundTripTests {
    private static let corpus = TestFolders.shared.appending(path: "corpora/based-cooking/content")
    private static let isThere = TestFolders.isFolder(corpus)
    private static let formats = RecipeFormat.allCases

    @Test(arguments: formats) func recipesOfTheDemonstrationComeBack(format: RecipeFormat) throws {
        let recipes = try self.recipes(in: TestFolders.package.appending(path: "content"))
        #expect(recipes.count > 20)
        for recipe in recipes { try expectTheSame(recipe, as: format) }
    }

    @Test(.enabled(if: isThere, "Corpus: skipped, ../shared/corpora/based-cooking is not there"), arguments: formats)
    func recipesOfTheCorpusComeBack(format: RecipeFormat) throws {
        let recipes = try self.recipes(in: Self.corpus, asRecipes: true)
        #expect(recipes.count == 349)
        for recipe in TestDepth.some(of: recipes) { try expectTheSame(recipe, as: format) }
    }

    /// Recipes that have everything lose what the table says, and nothing that it does not say.
    @Test(arguments: formats) func everyLossIsOne(format: RecipeFormat) throws {
        let site = try TemporaryFolder()
        try site.write("title: Everything\nbase_url: https://example.org/\n", to: "content/site.yml")
        try site.write(Self.everything, to: "content/recipes/everything.md")
        try site.write(Self.plain, to: "content/recipes/plain.md")
        try site.write(Self.colons, to: "content/recipes/colons.md")
        try site.write("GIF89a", to: "content/recipes/everything.gif")
        let exports = try exports(of: site)
        let copies = try exports.map { try #require(try read(format.text(of: $0), as: format, $0)) }
        #expect(copies.count == 3)
        for aspect in RecipeAspect.allCases {
            let isKept = zip(exports, copies).allSatisfy { aspect.says($0.recipe) == aspect.says($1) }
            #expect(isKept == (format.loss(of: aspect) == nil), "\(format) \(aspect)")
            #expect(!exports.allSatisfy { aspect.says($0.recipe).isEmpty }, "\(aspect)")
        }
    }

    /// With a backup of the Mealie that takes them no amount and no word of an ingredient is lost, and none comes twice.
    @Test func ingredientsThatAMealieKnowsComeBack() throws {
        let content = TestFolders.package.appending(path: "content")
        let names = try recipes(in: content).flatMap { $0.recipe.ingredients.map(\.ingredient.line.name) }
        let known = Set(names).sorted().enumerated().filter { $0.offset % 3 > 0 }.map(\.element)
        let database = MealieDatabase.seeded(foods: known)
        let mealie = try MealieCatalogue.read(ExportFiles(["database.json"]) { _ in database.bytes })
        let exports = try recipes(in: content, mealie: mealie)
        for exported in exports {
            let copy = try archived(exported, as: .mealie).0.ingredients.flatMap(\.lines)
            let reader = IngredientLineReader(language: exported.recipe.language ?? exported.siteLanguage)
            let own = exported.recipe.ingredients.map(\.ingredient.line)
            #expect(own.count == copy.count)
            for (line, other) in zip(own, copy.map(reader.read)) {
                #expect(line.measures == other.measures, "\(line.text): \(other.text)")
                #expect(line.ownWords == other.ownWords, "\(line.text): \(other.text)")
            }
        }
        let count = MealieIngredientCount(exports)
        print("Mealie: \(count.foods) with a food, \(count.units) with a unit alone, \(count.words) in words")
        #expect(count.foods > count.words)
        #expect(count.units > 0)
    }

    @Test func theTableOfLossesIsInTheDocuments() throws {
        let file = TestFolders.package.appending(path: "Documentation/Formats.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains(RecipeFormat.lossTable), "\(RecipeFormat.lossTable)")
    }

    /// One list of ingredients, and steps under headings.
    private static let plain = """
        # Plain

        - Good
        - Cheap

        Nothing is plainer.

        ## Ingredients

        - 500 g flour, sifted
        - 1 egg

        ## Method

        ### Dough

        1. Knead the flour.

        ### Filling

        1. Beat the egg for 5 minutes.
        """

    /// Lines that end with a colon, an ingredient behind a group, and a source that is neither a page nor a person.
    private static let colons = """
        ---
        title: Colons
        source: "On the packet: at the back"
        ---

        ## Ingredients

        - 1 egg
        - Spices
          - 1 tsp pepper
          - 1 tsp cumin
        - 2 figs, or these:
        - 1 apple

        ## Method

        1. Mix the following:
        2. All of it.
        """

    private static let everything = """
        ---
        title: Everything
        description: All that a recipe can have.
        servings: 4
        yield: [500 ml, 350 g]
        prep: 20 min
        cook: 10 min
        total: 2 h
        tags: [soup, for a *feast*]
        author: Ada
        source: Grandmother's book
        date: 2024-02-29
        image: everything.gif
        language: de
        ---

        One paragraph.

        Another, with a [link](https://example.org/a_b) and *emphasis*.

        ## Zutaten

        This is a remark.

        - 500 g Mehl, gesiebt
        - ½ TL Salz
        - 2 Dosen (400 g) Tomaten
        - 1 oder 2 Zwiebeln oder mehr

        ### Für die Soße

        - 1 l Milch

        ## Zubereitung

        ### Soße

        1. Die Milch 10 Minuten kochen.

        *** 

        > Nicht umrühren!

        2. Warten.

        ### Leer

        ## Tipps

        - Schmeckt auch kalt.
        """

    /// The exports of all recipes of a site.
    private func recipes(
        in content: URL, asRecipes: Bool = false, mealie: MealieCatalogue? = nil
    ) throws -> [ExportedRecipe] {
        let site = try TemporaryFolder()
        let target = site.url.appending(path: asRecipes ? "content/recipes" : "content")
        if asRecipes { try site.write("title: Based\nbase_url: https://example.org/\n", to: "content/site.yml") }
        try FileManager.default.copyItem(at: content, to: target)
        return try exports(of: site, mealie: mealie)
    }

    private func exports(of site: TemporaryFolder, mealie: MealieCatalogue? = nil) throws -> [ExportedRecipe] {
        var diagnostics = DiagnosticList()
        let options = BuildOptions(site: site.path, output: site.path + "/output", jobs: 2)
        let prepared = try PreparedSite(options, diagnostics: &diagnostics)
        let export = try RecipeExport(
            of: [], in: prepared, format: .markdown, mealie: mealie, diagnostics: &diagnostics)
        return export.recipes
    }

    private func expectTheSame(_ exported: ExportedRecipe, as format: RecipeFormat) throws {
        let bytes = format.text(of: exported)
        let copy = try #require(try read(bytes, as: format, exported))
        for aspect in RecipeAspect.allCases where !aspect.isLost(of: exported.recipe, in: format) {
            let (own, other) = (aspect.says(exported.recipe), aspect.says(copy))
            let source = exported.recipe.summary.source
            #expect(own == other, "\(format) \(aspect) of \(source):\n\(String(decoding: bytes, as: UTF8.self))")
        }
        if format == .cooklang { expectTheSameSteps(exported.recipe, bytes) }
    }

    /// The recipe in an exported file.
    private func read(_ bytes: [UInt8], as format: RecipeFormat, _ exported: ExportedRecipe) throws -> Recipe? {
        switch format {
        case .markdown, .cooklang: return read(bytes, format.ending, beside: exported)
        case .jsonld: return read(RecipeMarkdown(try PageRecipe.read(bytes), language: .english), beside: exported)
        case .mealie, .paprika:
            let (copy, picture) = try archived(exported, as: format)
            #expect(picture == exported.photo?.bytes, "\(format) picture of \(exported.recipe.summary.source)")
            let name = picture == nil ? nil : exported.photo?.name
            return read(RecipeMarkdown(copy, language: exported.siteLanguage, picture: name), beside: exported)
        }
    }

    /// The recipe in the archive of an export, as `forno import` takes it from the files that are unpacked of that, and its picture.
    private func archived(_ exported: ExportedRecipe, as format: RecipeFormat) throws -> (ImportedRecipe, [UInt8]?) {
        let slug = exported.recipe.summary.slug
        let folder = format == .mealie ? "recipes/\(slug)/" : ""
        let path = folder + slug + (format == .mealie ? ".json" : ".paprikarecipe")
        var all = [path: format.text(of: exported)]
        if format == .mealie, let photo = exported.photo {
            all[folder + "images/original." + photo.name.split(separator: ".")[1]] = photo.bytes
        }
        let files = ExportFiles(Array(all.keys)) { all[$0] }
        let program = try #require(ProgramFile.read(path, in: files), "\(path)")
        #expect(program.program == (format == .mealie ? "Mealie" : "Paprika"))
        #expect(program.recipes.count == 1)
        let copy = try #require(try program.recipes.first?.get())
        #expect(copy.recipe.notes.isEmpty, "\(path): \(copy.recipe.notes)")
        return (copy.recipe, copy.picture(in: files))
    }

    private func read(_ copy: RecipeMarkdown, beside exported: ExportedRecipe) -> Recipe? {
        read(Array(copy.text.utf8), "md", beside: exported)
    }

    private func read(_ bytes: [UInt8], _ ending: String, beside exported: ExportedRecipe) -> Recipe? {
        let file = "content/recipes/\(exported.recipe.summary.slug).\(ending)"
        let photo = (exported.photo.map { [$0] } ?? []) + exported.pictures.values
        let others = exported.others.map { "content/recipes/\($0).\(ending)" }
        let index = ContentIndex(files: [file] + photo.map { "content/recipes/\($0.name)" } + others)
        return RecipeReader(context: ProseContext(index: index)).read(bytes, file: file).recipe
    }

    /// Between marks, the steps of a Cooklang file are those of the recipe, behind those that only list ingredients.
    private func expectTheSameSteps(_ recipe: Recipe, _ bytes: [UInt8]) {
        var diagnostics = DiagnosticList()
        let read = CooklangReader.read(bytes, file: "a.cook", diagnostics: &diagnostics)
        let steps = read.steps.filter { !$0.isList }.map(\.plainText.spaced)
        #expect(steps == recipe.steps.map(\.spaced), "\(recipe.summary.source)")
        #expect(diagnostics.isEmpty)
    }
}

extension CooklangStep {
    /// Whether it is a list of ingredients and nothing else.
    fileprivate var isList: Bool {
        items.allSatisfy { item in
            switch item {
            case .ingredient: true
            case .text(let text): text == ", "
            default: false
            }
        }
    }
}

extension IngredientLine {
    /// The words but for amounts, units and what only joins others.
    fileprivate var ownWords: [String] {
        let bytes = Array(text.utf8)
        let own = parts.filter { ![.amount, .unit, .joint].contains($0.role) }
        return own.flatMap { FoodName.words(of: String(decoding: bytes[$0.range], as: UTF8.self)) }.sorted()
    }
}

extension String {
    /// The words with one space between.
    fileprivate var spaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension RecipeAspect {
    /// Whether a form cannot hold it of some recipe; most of what an archive of another program loses, few recipes have.
    fileprivate func isLost(of recipe: Recipe, in format: RecipeFormat) -> Bool {
        guard format.loss(of: self) != nil else { return false }
        switch (self, format) {
        case (.foods, .paprika), (.ingredients, .paprika):
            return recipe.language != nil || recipe.ingredients.contains { $0.ingredient.text.hasSuffix(":") }
        case (.steps, .paprika): return recipe.steps.contains { $0.hasSuffix(":") }
        case (.source, .mealie), (.source, .paprika), (.author, .paprika):
            return recipe.origin.map { !$0.contains("://") } ?? false
        case (.language, .paprika): return recipe.language != nil
        case (.groups, .mealie), (.groups, .paprika):
            return recipe.groups.dropFirst().contains { $0.name == nil }
                || recipe.groups.contains { $0.ingredients.isEmpty }
                || format == .paprika && recipe.ingredients.contains { $0.ingredient.text.hasSuffix(":") }
        default: return true
        }
    }

    /// What a recipe says of it, white space aside.
    fileprivate func says(_ recipe: Recipe) -> [String] { words(of: recipe).map(\.spaced) }

    /// What a recipe says of it.
    fileprivate func words(of recipe: Recipe) -> [String] {
        let (summary, text) = (recipe.summary, recipe.text)
        switch self {
        case .title: return [summary.title]
        case .introduction: return recipe.intro.map { text.plainText(of: $0) }
        case .description: return [summary.description].compactMap(\.self)
        case .servings: return [summary.servings].compactMap(\.self)
        case .yields: return recipe.yields
        case .times: return [summary.prep, summary.cook, summary.total].map { "\($0?.count ?? 0)" }
        case .tags: return summary.tags
        case .author: return [recipe.author].compactMap(\.self)
        case .date: return [summary.date].compactMap(\.self)
        case .source: return [recipe.origin].compactMap(\.self)
        case .language: return [recipe.language?.rawValue ?? "en"]
        case .picture: return summary.picture == nil ? [] : ["it has one"]
        case .foods:
            return recipe.ingredients.map { "\($0.ingredient.line.name): \("\($0.ingredient.line.measures)")" }.sorted()
        case .ingredients: return recipe.ingredients.map(\.ingredient.text)
        case .groups: return recipe.groups.map { "\($0.name ?? "-"): \($0.ingredients.count)" }
        case .remarks: return recipe.groups.flatMap { $0.notes.map { text.plainText(of: $0) } }
        case .steps: return recipe.steps
        case .headings: return recipe.method.filter(text.isHeading).map { text.plainText(of: $0) }
        case .notes:
            return recipe.method.filter { block in
                !text.isHeading(block)
                    && !recipe.stepNodes.contains { (block..<text.nodes[block].next).contains($0) }
            }.map { text.plainText(of: $0) }
        case .sections:
            return recipe.sections.map { section in
                section.title + ": " + section.blocks.map { text.plainText(of: $0) }.joined(separator: " ")
            }
        case .markup:
            return recipe.shownNodes.compactMap { node in
                switch node.kind {
                case .emphasis, .strong, .strikethrough, .code, .element, .table, .quote, .codeBlock, .link:
                    "\(node.kind)".prefix { $0 != "(" } + " " + text.plainText(in: node.range)
                default: nil
                }
            }.map { String($0) }.sorted()
        }
    }
}

extension Recipe {
    /// The nodes of all that a card shows.
    fileprivate var shownNodes: [RichText.Node] {
        let lines = ingredients.compactMap(\.ingredient.node)
        let blocks = intro + lines + groups.flatMap(\.notes) + method + sections.flatMap(\.blocks)
        return blocks.flatMap { text.nodes[$0..<text.nodes[$0].next] }
    }
}

extension RichText {
    fileprivate func isHeading(_ node: Int) -> Bool { if case .heading = nodes[node].kind { true } else { false } }
}
