import Text

/// The paths in the built site, relative to its root: the one place that knows them.
public enum PageAddress {
    /// The home page.
    public static let home = "index.html"
    /// The menu on the screen.
    public static let menu = "menu/index.html"
    /// The menu for paper.
    public static let printableMenu = "menu/print/index.html"
    /// The menu for a screen on the wall.
    public static let menuScreen = "menu/screen/index.html"
    /// What dishes cost, to hang beside the entrance. Only `forno print` makes it.
    public static let doorList = "menu/door/index.html"
    /// What stands on a table and leads to the menu. Only `forno print` makes it.
    public static let tableTent = "menu/tent/index.html"
    /// Slips on which orders are written by hand. Only `forno print` makes it.
    public static let orderSlips = "menu/slips/index.html"
    /// The table of allergens and diets.
    public static let allergens = "menu/allergens/index.html"
    /// What is ordered, and how it gets to the house.
    public static let order = "order/index.html"
    /// Pizzas made by chance.
    public static let random = "random/index.html"
    /// The favourites.
    public static let favorites = "favorites/index.html"
    /// Where to eat.
    public static let places = "places/index.html"
    /// Where to eat a food, by its slug.
    public static func places(for food: String) -> String { "\(places)#food=\(food)" }
    /// The weeks that are planned.
    public static let plans = "plans/index.html"
    /// The shopping sheets of the weeks, and the lists.
    public static let shopping = "shopping/index.html"
    /// What is in the house.
    public static let pantry = "pantry/index.html"
    /// The recipes by what is in the house.
    public static let pantryRecipes = "pantry/recipes/index.html"
    /// What a reader chooses and keeps in the browser.
    public static let settings = "settings/index.html"
    /// A reader's own shopping lists, kept in the browser.
    public static let myLists = "my-lists/index.html"
    /// A reader's own pantry, kept in the browser.
    public static let myPantry = "my-pantry/index.html"
    /// A reader's own recipes, kept in the browser.
    public static let myRecipes = "my-recipes/index.html"
    /// Page `number`, from 1, of the search, with the names of all recipes.
    public static func search(page number: Int = 1) -> String { paged("search", number) }
    /// The page for what is not found.
    public static let notFound = "404.html"
    /// The list of pages for search engines.
    public static let sitemap = "sitemap.xml"
    /// Part `number`, from 1, of a list of pages that is too long for one file.
    public static func sitemap(part number: Int) -> String { "sitemap-\(number).xml" }
    /// What search engines may read.
    public static let robots = "robots.txt"

    /// Another form of the menu: `menu/menu.csv`.
    public static func menu(as ending: String) -> String { "menu/menu.\(ending)" }

    /// Another form of the table of allergens: `menu/allergens/allergens.csv`.
    public static func allergens(as ending: String) -> String { "menu/allergens/allergens.\(ending)" }

    /// The page of a dish.
    public static func dish(_ slug: String) -> String { "pizzas/\(slug)/index.html" }

    /// The card of a recipe.
    public static func recipe(_ slug: String) -> String { enclosed("recipes/", slug, "/index.html") }

    /// The slug of a recipe whose card is at an address; nil when no card can be there.
    public static func recipeSlug(ofCard address: String) -> String? {
        guard address.hasPrefix("recipes/"), address.hasSuffix("/index.html") else { return nil }
        let slug = address.utf8.dropFirst("recipes/".utf8.count).dropLast("/index.html".utf8.count)
        return slug.isEmpty || slug.contains(UInt8(ascii: "/")) ? nil : String(Substring(slug))
    }

    /// The file of a recipe beside its card, with its ending: `recipes/focaccia/focaccia.md`.
    public static func recipe(_ slug: String, as ending: String) -> String {
        var address = "recipes/"
        address.reserveCapacity(address.utf8.count + 2 * slug.utf8.count + 1 + ending.utf8.count)
        address += slug
        address += "/"
        address += slug
        address += ending
        return address
    }

    /// Page `number`, from 1, of all recipes.
    public static func recipes(page number: Int = 1) -> String { paged("recipes", number) }

    /// Page `number`, from 1, of the recipes with a tag.
    public static func tag(_ slug: String, page number: Int = 1) -> String { paged("tags/\(slug)", number) }

    /// The plan of a week, by its slug: `plans/2026-W48/index.html`.
    public static func plan(_ slug: String) -> String { "plans/\(slug)/index.html" }

    /// Another form of a plan: `plans/2026-W48/2026-W48.ics`.
    public static func plan(_ slug: String, as ending: String) -> String { "plans/\(slug)/\(slug).\(ending)" }

    /// The shopping sheet of a week, by the slug of its plan.
    public static func sheet(_ slug: String) -> String { "shopping/\(slug)/index.html" }

    /// Another form of a shopping sheet: `shopping/2026-W48/2026-W48.csv`.
    public static func sheet(_ slug: String, as ending: String) -> String { "shopping/\(slug)/\(slug).\(ending)" }

    /// A shopping list.
    public static func list(_ slug: String) -> String { "lists/\(slug)/index.html" }

    /// A page of `content/pages`, by its path there without the ending.
    public static func page(_ path: String) -> String { path == "index" ? home : "\(path)/index.html" }

    /// A file of the theme's `assets/`.
    public static func asset(_ path: String) -> String { "assets/\(path)" }

    /// What shows pages that were read without a network.
    public static let serviceWorker = "service-worker.js"

    /// What it does so with.
    public static let offlineScript = asset("offline.js")

    /// What the site is on a home screen.
    public static let manifest = "manifest.webmanifest"

    /// Its icon there.
    public static let icon = asset("icon.svg")

    /// What scripts know of units.
    public static let units = asset("units.js")

    /// What scripts know of the menu.
    public static let menuData = asset("menu-data.js")

    /// What scripts know of how toppings are drawn.
    public static let drawingData = asset("drawing-data.js")

    /// What scripts know of the recipes and dishes together: how many there are.
    public static let dishData = asset("dishes-data.js")

    /// What scripts know of some of the recipes, those of a block from 0.
    public static func dishData(block: Int) -> String { asset("dishes-\(block)-data.js") }

    /// What scripts know of the groceries.
    public static let groceryData = asset("groceries-data.js")

    /// What scripts know of how the titles of recipes are drawn.
    public static let emblemData = asset("emblems-data.js")

    /// What scripts know of how amounts and times are written.
    public static let measureData = asset("measures-data.js")

    /// The words of scripts.
    public static let scriptWords = asset("words.js")

    /// What scripts know of the opening hours.
    public static let openings = asset("openings.js")

    /// The words of the scripts that take orders.
    public static let orderWords = asset("order-words.js")

    /// The words of cook mode and timers.
    public static let cookWords = asset("cook-words.js")

    /// The folder of the search index.
    public static let searchFolder = asset("search/")

    /// A part of the search index, by its name.
    public static func searchData(_ name: String) -> String { "\(searchFolder)\(name)-data.js" }

    /// The folder of the drawn pictures of dishes.
    public static let emblemFolder = asset("dishes/")

    /// A drawn picture of a kind of dish, by its name.
    public static func emblem(_ name: String) -> String { "\(emblemFolder)\(name).svg" }

    /// The folder of the drawn pictures of dishes.
    public static let drawingFolder = asset("pizzas/")

    /// The drawn picture of a dish.
    public static func drawing(ofDish slug: String) -> String { "\(drawingFolder)\(slug).svg" }

    /// The folder of the drawn pictures of pizzas made by chance.
    public static let randomFolder = asset("random/")

    /// The drawn picture of a pizza made by chance, by its seed.
    public static func drawing(ofSeed seed: UInt64) -> String { "\(randomFolder)\(seed).svg" }

    /// The folder of photographs in other widths than that of their files.
    public static let photoFolder = asset("photos/")

    /// A photograph in a width, by its name.
    public static func photo(_ name: String, width: Int) -> String { "\(photoFolder)\(name)-\(width).webp" }

    /// The folder of the pictures that pages are shared with.
    public static let shareFolder = asset("share/")

    /// A picture that a page is shared with, by its name.
    public static func share(_ name: String) -> String { "\(shareFolder)\(name).png" }

    /// The texts as one, in one piece of memory: addresses are made by the ten thousand.
    private static func enclosed(_ before: StaticString, _ name: String, _ after: StaticString) -> String {
        var address: [UInt8] = []
        address.reserveCapacity(before.utf8CodeUnitCount + name.utf8.count + after.utf8CodeUnitCount)
        before.withUTF8Buffer { address += $0 }
        address += name.utf8
        after.withUTF8Buffer { address += $0 }
        return String(decoding: address, as: UTF8.self)
    }

    private static func paged(_ folder: String, _ number: Int) -> String {
        number == 1 ? "\(folder)/index.html" : "\(folder)/page/\(number)/index.html"
    }

    /// The way from the page at `address` to the root: `../../` for `recipes/dough/index.html`, empty for a page at it.
    public static func root(from address: String) -> String {
        String(repeating: "../", count: address.utf8.count { $0 == UInt8(ascii: "/") })
    }

    /// An address, or the way from one to another, as a relative URL: what would end the path there, begin a scheme or stand
    /// for another character is percent-encoded. All else is left to where the URL is written.
    public static func reference(_ address: String) -> String {
        encoded(address, keeping: ofReferences, and: true)
    }

    private static let ofReferences = ASCIISet(allBut: "%?#:")

    /// An address as a part of an absolute URL: ASCII, with all percent-encoded that is not a character of paths (RFC 3986,
    /// section 3.3).
    public static func path(_ address: String) -> String {
        encoded(address, keeping: ofPaths, and: false)
    }

    private static let ofPaths = ASCIISet(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-/._~!$*+,;=@:")

    private static func encoded(_ text: String, keeping kept: ASCIISet, and areOthersKept: Bool) -> String {
        if kept.containsAll(of: text) { return text }
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            if byte < 128 ? kept.contains(byte) : areOthersKept {
                encoded.append(byte)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += (byte < 16 ? "%0" + digits : "%" + digits).utf8
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    /// A relative link from one page to another: `../focaccia/index.html`.
    public static func link(from address: String, to target: String) -> String {
        let (here, there) = (address.split(separator: "/").dropLast(), target.split(separator: "/"))
        let shared = zip(here, there.dropLast()).prefix { $0 == $1 }.count
        return String(repeating: "../", count: here.count - shared) + there.dropFirst(shared).joined(separator: "/")
    }
}

// What `content/` has beside texts is published below `media/`.
extension PageAddress {
    private static let mediaFolder = "media/"

    /// A picture or other file of `content/`, by its path there.
    public static func media(_ path: String) -> String { mediaFolder + path }

    /// Whether a file of `content/` is published at an address.
    public static func isMedia(_ address: some StringProtocol) -> Bool { address.utf8.starts(with: mediaFolder.utf8) }

    /// The file that is published at an address of ``isMedia(_:)``, by its path in the site.
    public static func file(ofMedia address: some StringProtocol) -> String {
        "content/" + address.dropFirst(mediaFolder.count)
    }

    /// Where a file of `content/`, by its path in the site, is published; an address in the built site is its own.
    public static func media(ofFile file: String) -> String {
        if isMedia(file) || file.utf8.starts(with: "assets/".utf8) { return file }
        return media(file.hasPrefix("content/") ? String(file.dropFirst("content/".count)) : file)
    }
}
