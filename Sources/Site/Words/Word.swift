import Kitchen

/// A word that the program itself puts on pages; templates name others.
public enum Word: String, CaseIterable, Sendable {
    case yes
    case no
    case unknown
    case contains
    case freeOf = "free_of"
    case languageName = "language_name"
    case menu
    case order
    case recipes
    case favorites
    case random
    case randomLead = "random_lead"
    case randomName = "random_name"
    case additives
    case allergens
    case allergensAtLeast = "allergens_at_least"
    case allergensUnknown = "allergens_unknown"
    case home
    case notFound = "lost_title"
    case recipesOne = "recipes_one"
    case recipesMany = "recipes_other"
    case allTags = "all_tags"
    case minutesShort = "minutes_short"
    case hoursShort = "hours_short"
    case daysShort = "days_short"
    case done
    case toDo = "to_do"
    case drink
    case pizza
    case methodFor = "method_for"
    case costWithout = "cost_without"
    case labelled
    case base
    case settings
    case myLists = "my_lists"
    case myPantry = "my_pantry"
    case myRecipes = "my_recipes"
    case search
    case inHouse = "in_house"
    case inHouseBut = "in_house_but"
    case useBy = "use_by"
    case keptSince = "kept_since"
    case placesLook = "places_look"
    case placesSearch = "places_search"
    // Dates
    case dateDay = "date_day"
    case dateFull = "date_full"
    case datesInMonth = "dates_in_month"
    case datesInMonthYear = "dates_in_month_year"
    case dates
    case firstOfMonth = "first_of_month"
    // The menu on paper
    case pizzas
    case drinks
    case vegetarian
    case vegan
    case everyPizzaOn = "every_pizza_on"
    case traces
    case frozen
    case homemade
    case printUnknown = "print_unknown"
    case noneOfFourteen = "none_of_fourteen"
    case crossContact = "cross_contact"
    case statementOf = "statement_of"
    case allergensOrally = "allergens_orally"
    case coverPerGuest = "cover_per_guest"
    case serviceAdded = "service_added"
    case serviceIncluded = "service_included"
    case serviceIncludedShare = "service_included_share"
    case serviceOf = "service_of"
    case taxAdded = "tax_added"
    case sumBeforeTax = "sum_before_tax"
    case continued
    case soldOut = "sold_out"
    case whenNot = "when_not"
    case menuOnPhone = "menu_on_phone"
    case restInMenu = "rest_in_menu"
    case soldOutUntil = "sold_out_until"
    case halvesDearer = "halves_dearer"
    case halvesAverage = "halves_average"
    case halvesSum = "halves_sum"
    case perAmount = "per_amount"
    case alcoholVolume = "alcohol_volume"
    case energy = "energy_kcal"
    case depositPlus = "deposit_plus"
    case takeawayPrice = "takeaway_price"
    case litrePrice = "litre_price"
    // Orders
    case orderExtras = "order_extras"
    case choose = "choose_n"
    case chooseUpTo = "choose_up_to"
    case orderInstead = "order_instead"
    case wayCollection = "way_collection"
    case wayTable = "way_table"
    case wayDelivery = "way_delivery"
    // Shopping sheets
    case week
    case toBuy = "to_buy"
    case packsOne = "packs_one"
    case packsMany = "packs_other"
    case amountNeeded = "amount_needed"
    case amountHere = "amount_here"
    case amountLeft = "amount_left"
    case goodUntil = "good_until"
    case otherAisle = "other_aisle"
    case youHave = "you_have"
    case useSoon = "use_soon"
    case notCounted = "not_counted"
    case staples
    case countNotCounted = "count_not_counted"
    case someInHouse = "some_in_house"
    case nothingToBuy = "nothing_to_buy"
    case sum
    case allPriced = "all_priced"
    case unpriced
    case noPrice = "no_price"
    case notInTotal = "not_in_total"
    case planned

    // Plans, lists and the pantry
    case plans
    case shopping
    case pantry
    case places
    case placesWhere = "places_where"
    case placesMap = "places_map"
    case pantryRecipes = "pantry_recipes"
    case today
    case inOneDay = "in_days_one"
    case inDays = "in_days_other"
    case oneDayAgo = "days_ago_one"
    case daysAgo = "days_ago_other"
    case itemsOne = "items_one"
    case itemsMany = "items_other"
    case shareThere = "share_there"
    case offline
    case offlineUnread = "offline_unread"

    /// All keys that the program and its scripts need, names of allergens and reasons of sheets included.
    public static var allKeys: [String] {
        allCases.map(\.rawValue) + ScriptWord.allCases.map(\.rawValue) + OrderWord.allCases.map(\.rawValue)
            + CookWord.allCases.map(\.rawValue) + OpeningWord.allCases.map(\.rawValue)
            + Allergen.allCases.map(key(of:)) + Additive.allCases.map(key(of:)) + Dish.Mark.allCases.map(key(of:))
            + SheetUncounted.Reason.allCases.map(key(of:))
            + (1...12).map(key(ofMonth:)) + Weekday.allCases.flatMap { [key(of: $0), key(ofShort: $0)] }
    }

    /// The key of an allergen's name.
    public static func key(of allergen: Allergen) -> String { "allergen_\(allergen.rawValue)" }

    /// The key of what is said of an additive.
    static func key(of additive: Additive) -> String { "additive_\(additive.rawValue.replacing(" ", with: "_"))" }

    /// The key of a mark of a dish.
    static func key(of mark: Dish.Mark) -> String { "mark_\(mark.rawValue)" }

    /// The key of a reason why a sheet could not count something.
    public static func key(of reason: SheetUncounted.Reason) -> String {
        "uncounted_" + reason.rawValue.replacing("-", with: "_")
    }

    /// The key of a month's name, by its number from 1.
    static func key(ofMonth number: Int) -> String { "month_\(number)" }

    /// The key of a weekday's name.
    static func key(of day: Weekday) -> String { "weekday_\(day.rawValue)" }

    /// The key of a weekday's name in short.
    static func key(ofShort day: Weekday) -> String { "weekday_short_\(day.rawValue)" }
}
