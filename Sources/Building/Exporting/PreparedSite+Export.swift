import Diagnostics
import Exporting
import Kitchen
import Reading
import Site

extension PreparedSite {
    /// The menu as the payloads that Forno reads one from; nil where the site has none.
    public var menuPayloads: [RecipeFormat.File]? {
        let settings = kitchen.settings
        return kitchen.menu.map { menu in
            MenuPayloads(
                menu.menu, language: settings.kitchenLanguage, decimalMark: settings.decimalMark,
                baseURL: settings.baseURL
            ).files
        }
    }

    /// The menu in the other of its two forms, with what that says otherwise: `menu.md` with its toppings and drinks for one of
    /// payloads, and these for one of `menu.md`.
    public func convertedMenu() -> (files: [RecipeFormat.File], notes: [String]) {
        guard let menu = kitchen.menu, !kitchen.settings.sources.isMenuText else { return (menuPayloads ?? [], []) }
        let settings = kitchen.settings
        let text = MenuText(
            menu, language: settings.kitchenLanguage, decimalMark: settings.decimalMark, unnamed: source.words[.pizzas])
        var toppings = menu.menu
        toppings.ingredients += text.bases
        let payloads = MenuPayloads(
            toppings, language: settings.kitchenLanguage, decimalMark: settings.decimalMark, baseURL: settings.baseURL
        ).files.filter { $0.path != "pizzas.json" }
        let file = text.file
        return ([file] + payloads, differences(of: menu, as: file, payloads))
    }

    /// The dishes that a converted menu, as it is read again, says otherwise.
    private func differences(
        of menu: PricedMenu, as text: RecipeFormat.File, _ payloads: [RecipeFormat.File]
    ) -> [String] {
        let settings = kitchen.settings
        func payload(_ name: String) -> MenuReader.Payload? {
            payloads.first { $0.path == name }.map { .init(file: name, bytes: $0.bytes) }
        }
        var (kitchen, diagnostics) = (kitchen.kitchen, DiagnosticList())
        kitchen.menu = MenuTextReader(
            currency: settings.currency, language: settings.kitchenLanguage, decimalMark: settings.decimalMark
        ).read(
            text.bytes, ingredients: payload("ingredients.json"), drinks: payload("drinks.json"),
            groceries: kitchen.groceryNames, diagnostics: &diagnostics)
        let read = kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu
        let found = Dictionary((read?.dishes ?? []).map { ($0.name, $0) }) { first, _ in first }
        return menu.dishes.filter { dish in found[dish.name]?.data != dish.data }.map {
            "\"\($0.name)\" is not the same in menu.md: compare it"
        }
    }

    /// The menu as a Google Business Profile takes it, with what does not fit, a clause each; nil where the site has none.
    public var googleMenu: (bytes: [UInt8], notes: [String])? {
        let words = source.words
        let language = kitchen.settings.language
        let titles = GoogleMenu.Titles(
            menu: words[.menu], dishes: words[.pizzas], drinks: words[.drinks],
            extras: { words.told($0, in: language) }, choice: { words.told($0, in: language) })
        return kitchen.menu.map { menu in
            let menu = GoogleMenu(menu, settings: kitchen.settings, titles: titles)
            return (menu.json.pretty, menu.notes)
        }
    }

    /// A plan as a `.menu` file.
    public func cooklangMenu(of plan: Plan) -> [UInt8] {
        let index = source.context.index
        let menu = CooklangMenu(plan, language: kitchen.settings.kitchenLanguage) { index.slug(ofRecipe: $0) }
        return Array(menu.text.utf8)
    }
}
