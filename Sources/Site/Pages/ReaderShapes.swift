import Addresses
import Kitchen
import Templates

let settingsShape = pageShape("settings page", [] as [Field<PageView<NoContent>>])

/// The page of a reader's lists, and that of a reader's pantry, which scripts fill.
let mineShape = pageShape(
    "page of a reader's own",
    [
        .text("soonDays", "how many days before its last good one a thing is to be used soon") {
            String($0.site.settings.soonDays)
        },
        measureStamp(),
    ] as [Field<PageView<NoContent>>])

private func measureStamp() -> Field<PageView<NoContent>> {
    .text("measureStamp", "what `assets/data.js` knows by how amounts and times are written") {
        $0.site.measureScript.script.stamp
    }
}

/// The page of a reader's recipes, which scripts fill.
let myRecipesShape = pageShape(
    "page of a reader's recipes",
    [
        measureStamp(),
        .text("emblemStamp", "what `assets/data.js` knows by how titles are drawn") {
            $0.site.emblemScript.script.stamp
        },
    ] as [Field<PageView<NoContent>>])

extension PageKind {
    /// What a reader chooses and keeps in the browser.
    static let settings = PageKind(templates: [settingsTemplate], prefix: "settings/") { plan in
        [plan.page(PageAddress.settings, settingsTemplate, title: plan.words[.settings], NoContent())]
    }

    /// The lists of a reader, without anything of the house.
    static let myLists = mine(.lists, PageAddress.myLists, myListsTemplate, .myLists)
    /// The pantry of a reader.
    static let myPantry = mine(.pantry, PageAddress.myPantry, myPantryTemplate, .myPantry)
    /// The recipes of a reader, where there are recipes to cook beside them.
    static let myRecipes = mine(.recipes, PageAddress.myRecipes, myRecipesTemplate, .myRecipes)

    private static func mine(
        _ page: ReaderPages, _ address: String, _ template: PageTemplate<NoContent>, _ title: Word
    ) -> PageKind {
        PageKind(templates: [template], prefix: address, isThere: { $0.readerPages.contains(page) }) { plan in
            [plan.page(address, template, title: plan.words[title], NoContent())]
        }
    }
}

private let myRecipesTemplate = PageTemplate("my-recipes.html", myRecipesShape)
private let settingsTemplate = PageTemplate("settings.html", settingsShape)
private let myListsTemplate = PageTemplate("my-lists.html", mineShape)
private let myPantryTemplate = PageTemplate("my-pantry.html", mineShape)
