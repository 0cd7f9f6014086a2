import Templates

/// The templates that a theme has, one for each kind of page or other form of it.
enum PageTemplate: String, CaseIterable, Sendable {
    case home = "home.html"
    case menu = "menu.html"
    case menuPrint = "menu-print.html"
    case menuMarkdown = "menu.md"
    case menuCSV = "menu.csv"
    case pizza = "pizza.html"
    case allergens = "allergens.html"
    case allergensCSV = "allergens.csv"
    case recipes = "recipes.html"
    case recipe = "recipe.html"
    case tag = "tag.html"
    case favorites = "favorites.html"
    case plans = "plans.html"
    case plan = "plan.html"
    case planCalendar = "plan.ics"
    case shopping = "shopping.html"
    case sheet = "sheet.html"
    case list = "list.html"
    case pantry = "pantry.html"
    case pantryRecipes = "pantry-recipes.html"
    case page = "page.html"
    case notFound = "404.html"
    case sitemap = "sitemap.xml"
    case sitemapIndex = "sitemap-index.xml"
    case robots = "robots.txt"

    /// The names that the template may use.
    var shape: Shape {
        switch self {
        case .home: homeShape.shape
        case .menu, .menuMarkdown: menuShape.shape
        case .menuPrint: menuPrintShape.shape
        case .menuCSV: menuTableShape.shape
        case .pizza: pizzaPageShape.shape
        case .allergens, .allergensCSV: allergenTableShape.shape
        case .recipes: recipeListShape.shape
        case .recipe: recipeShape.shape
        case .tag: tagPageShape.shape
        case .favorites: favoritesShape.shape
        case .plans: plansShape.shape
        case .plan: planShape.shape
        case .planCalendar: calendarShape.shape
        case .shopping: shoppingShape.shape
        case .sheet: sheetShape.shape
        case .list: listShape.shape
        case .pantry: pantryShape.shape
        case .pantryRecipes: pantryRecipesShape.shape
        case .page: proseShape.shape
        case .notFound: notFoundShape.shape
        case .sitemap, .robots: sitemapShape.shape
        case .sitemapIndex: sitemapIndexShape.shape
        }
    }
}
