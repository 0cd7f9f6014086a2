import Addresses
import Kitchen
import Text

/// A word that a script puts on a page, in the browser.
enum ScriptWord: String, CaseIterable, Sendable {
    case star
    // What happens to what is kept on the device
    case keptUnreadable = "kept_unreadable"
    case keptNewer = "kept_newer"
    case keptFull = "kept_full"
    case keptForbidden = "kept_forbidden"
    case keptRefused = "kept_refused"
    // Data that a page asks for
    case dataMissing = "data_missing"
    case dataChanged = "data_changed"
    case dataReload = "data_reload"
    // The menu without some allergens
    case dishesWithout = "dishes_without"
    case notKnownWithout = "not_known_without"
    // What is put into the order
    case addToOrder = "add_to_order"
    case inOrder = "in_order"
    // Search
    case searchNone = "search_none"
    case searchFound = "search_found"
    case searchUnknown = "search_unknown"
    case searchPizza = "search_pizza"
    case searchDish = "search_dish"
    case searchFood = "search_food"
    case searchTag = "search_tag"
    case searchWhyTag = "search_why_tag"
    case searchWhyIngredient = "search_why_ingredient"
    // Dishes that do not fit the reader's diet
    case dietNoVegetarian = "diet_no_vegetarian"
    case dietUnknownVegetarian = "diet_unknown_vegetarian"
    case dietNoVegan = "diet_no_vegan"
    case dietUnknownVegan = "diet_unknown_vegan"
    case dietSaidVegetarian = "diet_said_vegetarian"
    case dietSaidVegan = "diet_said_vegan"
    case dietSaidUnknown = "diet_said_unknown"
    // The reader's lists and pantry
    case myCopied = "my_copied"
    case myUnknown = "my_unknown"
    case myNoPrice = "my_no_price"
    case myListsLeft = "my_lists_left"
    case myListsName = "my_lists_name"
    case myListsSure = "my_lists_sure"
    case myLists = "my_lists"
    case ontoList = "onto_list"
    case ontoListDone = "onto_list_done"
    case ontoListHad = "onto_list_had"
    case ontoListUndo = "onto_list_undo"
    case myRecipesSure = "my_recipes_sure"
    // Barcodes
    case scanTitle = "scan_title"
    case scanPhoto = "scan_photo"
    case scanType = "scan_type"
    case scanTake = "scan_take"
    case scanStop = "scan_stop"
    case scanNone = "scan_none"
    case scanWrong = "scan_wrong"
}

extension SiteFrame {
    /// The words of scripts in the language of the site, as a script: `assets/words.js`.
    var wordScript: [UInt8] {
        Array("const kitchenWords = ".utf8) + table(of: ScriptWord.allCases.map(\.rawValue)) + Array(";\n".utf8)
    }

    /// The words of the order beside them, and what the prices of now are known by: `assets/order-words.js`, which
    /// a page may load twice.
    var orderWordScript: [UInt8] {
        let menu = JSONValue.text(menuScript?.stamp ?? "")
        let keys = OrderWord.allCases.map(\.rawValue)
        // What an order comes to is without the tax that is added, and says so.
        let total = settings.charges.tax.map { _ in [OrderWord.total.rawValue: words[.sumBeforeTax]] } ?? [:]
        return wordScript(adding: keys, total) + Array("var kitchenMenu = ".utf8) + menu.compact + Array(";\n".utf8)
    }

    /// The words of cook mode and timers beside them: `assets/cook-words.js`.
    var cookWordScript: [UInt8] { wordScript(adding: CookWord.allCases.map(\.rawValue)) }

    private func wordScript(adding keys: [String], _ others: [String: String] = [:]) -> [UInt8] {
        Array("Object.assign(kitchenWords, ".utf8) + table(of: keys, others) + Array(");\n".utf8)
    }

    /// The words of these keys, and others in the place of some.
    private func table(of keys: [String], _ others: [String: String] = [:]) -> [UInt8] {
        JSONValue.object(keys.map { JSONValue.Member($0, .text(others[$0] ?? words[$0] ?? $0)) }).compact
    }
}

extension PageKind {
    /// The words of scripts.
    static let scriptWords = PageKind(prefix: PageAddress.scriptWords) { plan in
        [PlannedPage(address: PageAddress.scriptWords) { plan.site.wordScript }]
    }

    /// The words of the scripts that take orders.
    static let orderWords = PageKind(prefix: PageAddress.orderWords, isThere: \.takesOrders) { plan in
        [PlannedPage(address: PageAddress.orderWords) { plan.site.orderWordScript }]
    }

    /// The words of cook mode and timers.
    static let cookWords = PageKind(prefix: PageAddress.cookWords, isThere: \.hasRecipes) { plan in
        [PlannedPage(address: PageAddress.cookWords) { plan.site.cookWordScript }]
    }
}
