import Diagnostics

/// The settings of a site, from `content/site.yml`.
public struct Settings: Hashable, Sendable {
    /// When the house is open: "Tuesday to Sunday", "18:00–23:00".
    public struct OpeningHours: Hashable, Sendable {
        /// The days as written.
        public var days: String
        /// The times as written.
        public var times: String
        /// The same as a rule; nil where only people can read it.
        public var rule: OpeningRule?

        /// Open on `days` at `times`.
        public init(days: String, times: String, rule: OpeningRule? = nil) {
            self.days = days
            self.times = times
            self.rule = rule
        }
    }

    /// Where the menu is read from: paths below `content/`, or http(s) URLs.
    public struct Sources: Hashable, Sendable {
        /// The pizzas with the base price.
        public var pizzas = "menu/pizzas.json"
        /// The toppings with what each adds.
        public var ingredients = "menu/ingredients.json"
        /// The drinks with their prices.
        public var drinks = "menu/drinks.json"

        /// The usual files.
        public init() {}

        /// The ingredients' file as messages name it: its path in the site, or its URL.
        public var ingredientsFile: String { Self.file(ingredients) }

        /// The pizzas' file as messages name it.
        public var pizzasFile: String { Self.file(pizzas) }

        /// The path below `content/` of a menu that an owner writes by hand.
        public static let menuText = "menu/menu.md"

        /// Whether the menu is one that an owner writes by hand.
        public var isMenuText: Bool { pizzas == Self.menuText }

        private static func file(_ source: String) -> String {
            source.contains("://") ? source : "content/" + source
        }
    }

    /// A shop and its aisles in the order to walk them.
    public struct Shop: Hashable, Sendable {
        /// Nil where the site knows only one shop.
        public var name: String?
        /// As `groceries.csv` names them.
        public var aisles: [String]

        /// A shop with these aisles.
        public init(name: String? = nil, aisles: [String]) {
            self.name = name
            self.aisles = aisles
        }
    }

    /// A service that is asked for recipes.
    public struct RecipeService: Hashable, Sendable {
        /// The services whose answers Forno reads.
        public enum Kind: String, CaseIterable, Sendable {
            case themealdb
            case spoonacular
            case edamam
        }

        /// Which one.
        public var kind: Kind
        /// Its address, with a slash at its end; nil for the usual one.
        public var url: String?

        /// A service at its usual address.
        public init(_ kind: Kind) { self.kind = kind }
    }

    /// Where products are looked up by their barcodes.
    public struct Products: Hashable, Sendable {
        /// A downloaded file of Open Food Facts, as a path in the site; nil when there is none.
        public var file: String?
        /// The server of Open Food Facts, with a slash at its end.
        public var server = "https://world.openfoodfacts.org/"

        /// No file, and the usual server.
        public init() {}
    }

    /// The file of the settings, in the site.
    public static let file = "content/site.yml"

    /// The Nominatim server of OpenStreetMap.
    public static let usualGeocoder = "https://nominatim.openstreetmap.org/"
    /// The Overpass server that is asked where a site names none.
    public static let usualOverpass = "https://overpass-api.de/api/"

    /// The name of the site.
    public var title = "Forno"
    /// What tells the site from others in a browser: lower-case letters, digits and hyphens; nil where the title does.
    public var id: String?
    /// A line below the title.
    public var tagline: String?
    /// One or two sentences for search engines.
    public var description: String?
    /// What the pages are written in.
    public var language = Language.english
    /// Where the language is set, for diagnostics.
    public var languageLocation: SourceLocation?
    /// The other languages that its pages are shown in, in order.
    public var translations: [Translation] = []
    /// The tag of what the kitchen's texts are written in, where its pages are shown in another language; nil where they are not.
    var ownTag: String?
    /// What prices are in, unless the menu says otherwise.
    public var currency = Currency.euro
    /// The URL of the built site with a slash at its end, or nil when it has none.
    public var baseURL: String?
    /// Whether pages have pictures to be shared with; nil where the number of recipes decides.
    public var sharePictures: Bool?
    /// Whether pages show what is about the house.
    public var house = HousePages()
    /// The pages for what readers keep.
    public var readerPages = ReaderPages.all
    /// The smallest step of a price: 5 for 0.05 EUR.
    public var roundingStep: Int?
    /// Where the menu is read from.
    public var sources = Sources()
    /// The postal address, as written.
    public var address: String?
    /// The telephone number, as written.
    public var phone: String?
    /// The mail address.
    public var email: String?
    /// The Nominatim server that `forno places add` asks where an address is, with a slash at its end.
    public var geocoder = Settings.usualGeocoder
    /// The Overpass server that `forno places find` asks what is near, with a slash at its end.
    public var overpass = Settings.usualOverpass
    /// The service of maps to which the page of places leads.
    public var mapService = MapService.openstreetmap
    /// The service that `--online` asks; nil where none is named.
    public var recipes: RecipeService?
    /// Where products are looked up by their barcodes.
    public var products = Products()
    /// When the house is open, in order.
    public var hours: [OpeningHours] = []
    /// The time zone of the house, by its name in the IANA database: "Europe/Rome".
    public var timeZone: String?
    /// How it takes orders; nil where it takes none.
    public var order: OrderSettings?
    /// What guests at a table pay besides the prices of the menu.
    public var charges = TableCharges()
    /// The footnote mark of each allergen, a number or a letter; those that are not here have their place in Annex II.
    public var allergenLabels: [Allergen: String] = [:]
    /// Whose rules about menus are looked at; nil where the site names none.
    public var law: LawSettings?
    /// What is said of foods that meet in the kitchen; nil where nothing is.
    public var crossContact: CrossContact?
    /// Whether guests are told of allergens by word of mouth, with a notice on the menu and a record in writing.
    public var tellsAllergensOrally = false
    /// Whether drinks say what a litre of them costs.
    public var saysLitrePrices = false
    /// The sections of the menu in the order to show them; others follow in the order of the menu.
    public var sectionOrder: [String] = []
    /// Where the settings name each of them, for diagnostics.
    public var sectionLocations: [SourceLocation] = []
    /// The shops in the order to visit them, each with its aisles; one without a name where there is only one.
    public var shops: [Shop] = []
    /// How many days ahead something counts as expiring soon.
    public var soonDays = 5
    /// Whose units amounts are shown in.
    public var units = QuantityStyle.author
    /// What pages are printed on; nil where it may be A4 or Letter.
    public var paper: Paper?
    /// How pages are printed; nil where they are not. Only `forno print` says so.
    public var printing: Printing?
    /// How many the cards of recipes are written for; nil for as many as each recipe says. Only a build is told so.
    public var servings: Rational?

    /// What a house says of foods that meet in its kitchen, so that what is not among the ingredients may still be in a dish.
    public enum CrossContact: Hashable, Sendable {
        /// The sentence that the theme has in the site's language.
        case usual
        /// A sentence of the house's own.
        case own(String)
    }

    /// The settings of a site that sets nothing.
    public init() {}

    /// Whether the house says where it is or how it can be reached.
    public var hasContact: Bool { address != nil || phone != nil || email != nil }

    /// The opening hours that a program can go by, in order; none where they are in no time zone.
    public var openingRules: [OpeningRule] { timeZone == nil ? [] : hours.compactMap(\.rule) }

    /// The aisles of all shops, in the order to walk them.
    public var aisles: [String] { shops.flatMap(\.aisles) }

    /// The language that amounts, units and names of food are read and written in; English where the site's is none
    /// of those.
    public var kitchenLanguage: KitchenLanguage { KitchenLanguage(tag: ownTag ?? language.tag) ?? .english }

    /// What stands before the decimals of an amount, as the region of the site's language writes it.
    public var decimalMark: String { language.numbers.decimalMark }

    /// How amounts are written: in the site's units, in the words of its language and with its region's decimal mark.
    public var amounts: QuantityFormat {
        QuantityFormat(style: units, language: kitchenLanguage, decimalMark: decimalMark)
    }

    /// How amounts are written in a text of the language of the pages, where the house's own is another.
    public var translatedAmounts: QuantityFormat {
        QuantityFormat(
            style: units, language: KitchenLanguage(tag: language.tag) ?? .english, decimalMark: decimalMark)
    }

    /// The footnote mark of an allergen: "7", or "G".
    public func label(of allergen: Allergen) -> String { allergenLabels[allergen] ?? String(allergen.number) }

    /// Where an allergen stands among the footnotes: by its number, or by its letter.
    public func place(of allergen: Allergen) -> Int {
        allergenLabels[allergen].map { Int($0) ?? allergen.number } ?? allergen.number
    }

    /// The footnote mark of an additive: a letter, or a number where allergens have letters.
    public func label(of additive: Additive) -> String {
        let areNumbered = allergenLabels.values.allSatisfy { $0.allSatisfy(\.isNumber) }
        return areNumbered ? additive.letter : String(additive.number)
    }
}
