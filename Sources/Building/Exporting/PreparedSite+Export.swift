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

    /// The menu as a Google Business Profile takes it, with what does not fit, a clause each; nil where the site has none.
    public var googleMenu: (bytes: [UInt8], notes: [String])? {
        let words = source.words
        let titles = GoogleMenu.Titles(menu: words[.menu], dishes: words[.pizzas], drinks: words[.drinks])
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
