import Building
import DefaultTheme
import Diagnostics
import Importing
import Kitchen
import Reading
import Site

extension InputReader {
    /// Recipes and other texts, up to the page of a recipe.
    static let recipes = [
        InputReader("recipe", file: "content/recipes/soup.md", readRecipe),
        InputReader("cooklang", file: "content/recipes/soup.cook", readRecipe),
        InputReader("page", file: "content/pages/page.md") { bytes, file, diagnostics in
            let read = PageReader(context: context).read(bytes, file: file, address: "page/index.html")
            diagnostics.append(read.diagnostics)
        },
        InputReader("web-page") { bytes in
            guard let recipe = try? PageRecipe.read(bytes) else { return }  // Refused, and told so.
            _ = RecipeMarkdown(recipe, language: .english).differences
        },
        InputReader("export") { bytes in
            let files = ExportFiles(["recipe"]) { _ in bytes }
            for recipe in ProgramFile.read("recipe", in: files)?.recipes ?? [] {
                guard let recipe = try? recipe.get() else { continue }  // Refused, and told so.
                _ = recipe.picture(in: files)
                _ = RecipeMarkdown(recipe.recipe, language: .english).differences
            }
            let backup = ExportFiles(["database.json"]) { _ in bytes }
            _ = try? MealieCatalogue.read(backup).food(called: "flour")  // Refused, and told so.
        },
        InputReader("cook-menu") { bytes in
            _ = CookMenu(bytes, language: .english).markdown(title: "Menu", weekdays: false) { $0 }
            _ = CookShoppingList.markdown(String(decoding: bytes, as: UTF8.self), title: "List")
        },
        InputReader("menu-plan", file: "content/plans/party.menu") { bytes, file, diagnostics in
            _ = PlanReader(context: context, menu: nil).read(bytes, file: file, diagnostics: &diagnostics)
        },
        InputReader("aisles", file: AisleReader.file) { bytes, file, diagnostics in
            let foods = AisleReader.read(bytes, file: file, diagnostics: &diagnostics)
            _ = foods.joined(to: [], language: .english)
        },
        InputReader("pantry-conf", file: PantryConfReader.file) { bytes, file, diagnostics in
            _ = PantryConfReader(language: .english).read(bytes, file: file, diagnostics: &diagnostics)
        },
        InputReader("ingredient-line") { bytes in
            let language = KitchenLanguage.allCases[Int(bytes.last ?? 0) % KitchenLanguage.allCases.count]
            let text = String(decoding: bytes, as: UTF8.self)
            _ = IngredientLineReader(language: language).read(text)
            _ = QuantityReader(language: language).read(text)
            _ = QuantityReader(language: language).density(text)
        },
    ]

    /// Where texts link to: a few other files.
    static let context = ProseContext(
        index: ContentIndex(files: [
            "content/recipes/soup.md", "content/recipes/pizza-dough.md", "content/recipes/stock.cook",
            "content/recipes/soup.jpg", "content/pages/page.md", "content/favorites.md",
        ]))

    private static func readRecipe(_ bytes: [UInt8], _ file: String, _ diagnostics: inout DiagnosticList) {
        let read = RecipeReader(context: context).read(bytes, file: file)
        diagnostics.append(read.diagnostics)
        guard let recipe = read.recipe else { return }
        _ = card.render(recipe, card.listing(of: recipe))
    }

    /// Cards of a site with nothing else in it.
    private static let card: RecipeCard = {
        var diagnostics = DiagnosticList()
        let files = Dictionary(uniqueKeysWithValues: DefaultTheme.files.map { ($0.path, Array($0.bytes)) })
        let table = StringsReader.read(
            files["strings/en.yml"] ?? [], file: "templates/strings/en.yml", diagnostics: &diagnostics)
        let words = Words(language: .english, table: table)
        let kitchen = Kitchen().checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
        let frame = SiteFrame(
            kitchen: kitchen, words: words, hasRecipes: true, generator: "Forno",
            today: CalendarDate(dayNumber: 20_000))
        return RecipeCard(site: frame, theme: Theme(files: files, words: words).compiled(diagnostics: &diagnostics))
    }()
}
