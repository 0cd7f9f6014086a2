import Diagnostics
import Kitchen
import Text

/// Reads the settings of a site from `content/site.yml`.
public enum SettingsReader {
    /// The file of the settings, in the site.
    public static let file = Settings.file

    /// The settings in the bytes of the file; those that cannot be read keep their default and are reported.
    public static func read(_ bytes: [UInt8], diagnostics: inout DiagnosticList) -> Settings {
        guard let root = YAMLReader.read(bytes, file: file, diagnostics: &diagnostics) else { return Settings() }
        var fields = Fields(root, file: file, subject: "the settings")
        var settings = Settings()
        settings.id = id(&fields)
        if let tag = language(&fields) {
            settings.language = Language(tag: tag.value)
            settings.languageLocation = fields.location(tag.span)
        }
        LanguagesReader.read(&fields, into: &settings, diagnostics: &diagnostics)
        if let code = fields.text("currency"), let currency = CurrencyReader.currency(code, in: &fields) {
            settings.currency = currency
        }
        settings.baseURL = webAddress("base_url", &fields)
        settings.sharePictures = fields.bool("share_pictures")?.value
        if let url = webAddress("geocoder", &fields) { settings.geocoder = url }
        if let url = webAddress("overpass", &fields) { settings.overpass = url }
        settings.mapService = mapService(&fields)
        settings.recipes = recipes(&fields, diagnostics: &diagnostics)
        settings.products = products(&fields, diagnostics: &diagnostics)
        settings.house = HousePages(
            stated: fields.bool("house_pages")?.value, hasBaseURL: settings.baseURL != nil)
        settings.readerPages = readerPages(&fields)
        settings.roundingStep = roundingStep(&fields, settings.currency)
        settings.sources = sources(&fields, diagnostics: &diagnostics)
        readContact(&fields, into: &settings, diagnostics: &diagnostics)
        settings.allergenLabels = allergenLabels(&fields, diagnostics: &diagnostics)
        settings.law = LawReader.law(&fields)
        settings.crossContact = crossContact(&fields)
        settings.saysLitrePrices = fields.bool("price_per_litre")?.value ?? false
        if let isOral = fields.bool("allergens_orally") { settings.tellsAllergensOrally = isOral.value }
        let sections = fields.texts("sections") ?? []
        settings.sectionOrder = sections.map(\.value)
        settings.sectionLocations = sections.map { fields.location($0.span) }
        settings.shops = shops(&fields, diagnostics: &diagnostics)
        if let days = fields.integer("soon_days") { settings.soonDays = max(0, days.value) }
        settings.units = units(&fields)
        settings.paper = paper(&fields)
        fields.finish(into: &diagnostics)
        return settings
    }

    /// How guests reach the house, when, and how they order.
    private static func readContact(
        _ fields: inout Fields, into settings: inout Settings, diagnostics: inout DiagnosticList
    ) {
        settings.address = fields.text("address")?.value
        settings.phone = fields.text("phone")?.value
        settings.email = fields.text("email")?.value
        settings.timeZone = timeZone(&fields)
        settings.hours = HoursReader.hours(&fields, hasTimeZone: settings.timeZone != nil, diagnostics: &diagnostics)
        settings.charges = ChargesReader(currency: settings.currency).charges(&fields)
        settings.order = OrderReader(settings).order(&fields, diagnostics: &diagnostics)
    }

    private static func id(_ fields: inout Fields) -> String? {
        guard let text = fields.text("id") else { return nil }
        let slug = Slug.ofWords(text.value)
        guard text.value == slug, slug.utf8.count <= 64 else {
            fields.report(
                .invalidValue, "`id` should be of lower-case letters, digits and hyphens, but is \"\(text.value)\"",
                at: text.span, fix: "write it as \(slug.prefix(64))")
            return nil
        }
        return slug
    }

    private static func language(_ fields: inout Fields) -> Located<String>? {
        guard let tag = fields.text("language") else { return nil }
        guard tag.value.utf8.count <= Language.longestTag else {
            fields.report(
                .invalidValue, "`language` is longer than any language tag", at: tag.span,
                fix: "write a language, and a region if you like: es, es-MX")
            return nil
        }
        return tag
    }

    /// Those that `my_pages` names, or `true` for all and `false` for none.
    private static func readerPages(_ fields: inout Fields) -> ReaderPages {
        guard let names = fields.texts("my_pages") else { return .all }
        if names.count == 1, let chosen = flag(names[0].value) { return chosen ? .all : [] }
        return names.reduce(into: []) { pages, name in
            if let page = ReaderPages.named.first(where: { $0.key == name.value.lowercased() }) {
                pages.insert(page.value)
            } else {
                fields.report(
                    .invalidValue, "`my_pages` should name recipes, lists and pantry, but has \"\(name.value)\"",
                    at: name.span,
                    fix: NearestName.find(name.value, in: ReaderPages.named.map(\.key)).map { "did you mean \($0)?" }
                        ?? "write `my_pages: false` to leave all of them out")
            }
        }
    }

    private static func flag(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }

    /// `true` for the theme's sentence, or one of the house's own.
    private static func crossContact(_ fields: inout Fields) -> Settings.CrossContact? {
        guard let text = fields.text("cross_contact")?.value else { return nil }
        if let isSaid = flag(text) { return isSaid ? .usual : nil }
        return text.isEmpty ? nil : .own(text)
    }

    private static func paper(_ fields: inout Fields) -> Paper? {
        guard let name = fields.text("paper") else { return nil }
        if let paper = Paper(rawValue: name.value.lowercased()) { return paper }
        let names = Paper.allCases.map(\.rawValue)
        fields.report(
            .invalidValue, "`paper` should be one of \(names.joined(separator: ", ")), but is \"\(name.value)\"",
            at: name.span,
            fix: NearestName.find(name.value, in: names).map { "did you mean \($0)?" }
                ?? "leave it out for what A4 and Letter have in common")
        return nil
    }

    private static func webAddress(_ key: String, _ fields: inout Fields) -> String? {
        guard let text = fields.text(key) else { return nil }
        guard let url = BaseURL.normalized(text.value) else {
            fields.report(
                .invalidValue, "`\(key)` should be a web address, but is \"\(text.value)\"", at: text.span,
                fix: MistypedScheme.corrected(text.value).map { "did you mean \($0)?" }
                    ?? "write it as https://example.org/")
            return nil
        }
        return url
    }

    private static func timeZone(_ fields: inout Fields) -> String? {
        guard let name = fields.text("time_zone") else { return nil }
        if TimeZoneNames.contains(name.value) { return name.value }
        fields.report(
            .unknownTimeZone, "unknown time zone \"\(name.value)\"", at: name.span,
            fix: NearestName.find(name.value, in: TimeZoneNames.all).map { "did you mean \($0)?" }
                ?? "write an area and a city, as in Europe/Rome")
        return nil
    }

    private static func roundingStep(_ fields: inout Fields, _ currency: Currency) -> Int? {
        guard let step = PriceReader(currency: currency).price("rounding", in: &fields) else { return nil }
        guard step.value.minorUnits > 0 else {
            fields.report(.invalidValue, "`rounding` cannot be 0", at: step.span, fix: "leave it out for exact prices")
            return nil
        }
        return step.value.minorUnits
    }

    private static func mapService(_ fields: inout Fields) -> MapService {
        guard let text = fields.text("map_service") else { return .openstreetmap }
        if let service = MapService(rawValue: text.value) { return service }
        let nearest = NearestName.find(text.value, in: MapService.allCases.map(\.rawValue))
        fields.report(
            .invalidValue, "`map_service` should be openstreetmap, google, apple or none, but is \"\(text.value)\"",
            at: text.span, fix: nearest.map { "did you mean \($0)?" } ?? "leave it out for openstreetmap")
        return .openstreetmap
    }

    private static func units(_ fields: inout Fields) -> QuantityStyle {
        guard let text = fields.text("units") else { return .author }
        if let style = QuantityStyle(rawValue: text.value) { return style }
        let nearest = NearestName.find(text.value, in: QuantityStyle.allCases.map(\.rawValue))
        fields.report(
            .invalidValue, "`units` should be author, metric or us, but is \"\(text.value)\"", at: text.span,
            fix: nearest.map { "did you mean \($0)?" } ?? "leave it out to show what each author wrote")
        return .author
    }

    private static func sources(_ fields: inout Fields, diagnostics: inout DiagnosticList) -> Settings.Sources {
        var sources = Settings.Sources()
        guard var map = fields.map("sources") else { return sources }
        if let pizzas = source("pizzas", &map) { sources.pizzas = pizzas }
        if let ingredients = source("ingredients", &map) { sources.ingredients = ingredients }
        if let drinks = source("drinks", &map) { sources.drinks = drinks }
        map.finish(into: &diagnostics)
        return sources
    }

    /// A file, or a web address; what looks like a mistyped one is taken for neither.
    private static func source(_ key: String, _ map: inout Fields) -> String? {
        guard let text = map.text(key) else { return nil }
        guard let meant = MistypedScheme.corrected(text.value) else { return text.value }
        map.report(
            .invalidValue, "`\(key)` should be a file or a web address, but is \"\(text.value)\"", at: text.span,
            fix: "did you mean \(meant)?")
        return nil
    }

    private static func recipes(
        _ fields: inout Fields, diagnostics: inout DiagnosticList
    ) -> Settings.RecipeService? {
        guard var map = fields.map("recipes") else { return nil }
        var service: Settings.RecipeService?
        if let name = map.text("service", required: true) {
            service = Settings.RecipeService.Kind(rawValue: name.value).map { Settings.RecipeService($0) }
            if service == nil {
                let known = Settings.RecipeService.Kind.allCases.map(\.rawValue)
                map.report(
                    .invalidValue, "unknown service of recipes \"\(name.value)\"", at: name.span,
                    fix: NearestName.find(name.value, in: known).map { "did you mean \($0)?" }
                        ?? "write one of \(known.joined(separator: ", "))")
            }
        }
        service?.url = webAddress("url", &map)
        map.finish(into: &diagnostics)
        return service
    }

    private static func products(_ fields: inout Fields, diagnostics: inout DiagnosticList) -> Settings.Products {
        var products = Settings.Products()
        guard var map = fields.map("products") else { return products }
        if let file = map.text("file") {
            products.file = SitePath.resolve("/" + file.value, from: "")
            if products.file == nil {
                map.report(
                    .invalidValue, "`file` should be a file of the site, but is \"\(file.value)\"", at: file.span,
                    fix: "put it into the site's folder, and name it from there: products/openfoodfacts.csv.gz")
            }
        }
        if let url = webAddress("server", &map) { products.server = url }
        map.finish(into: &diagnostics)
        return products
    }

    /// `aisles` is a list, or for several shops keys with a list each.
    private static func shops(_ fields: inout Fields, diagnostics: inout DiagnosticList) -> [Settings.Shop] {
        guard let value = fields.value("aisles") else { return [] }
        guard case .map(let entries) = value.content else {
            let aisles = fields.texts("aisles")?.map(\.value) ?? []
            return aisles.isEmpty ? [] : [Settings.Shop(aisles: aisles)]
        }
        var map = Fields(value, file: file, subject: "`aisles`")
        let shops = entries.map { Settings.Shop(name: $0.key, aisles: map.texts($0.key)?.map(\.value) ?? []) }
        map.finish(into: &diagnostics)
        return shops
    }

    /// `letters` for those of the Austrian code, or the number of each allergen that has another one than its place in the list.
    private static func allergenLabels(
        _ fields: inout Fields, diagnostics: inout DiagnosticList
    ) -> [Allergen: String] {
        if fields.value("allergen_numbers")?.scalarText == "letters" {
            return Dictionary(uniqueKeysWithValues: Allergen.allCases.map { ($0, $0.letter) })
        }
        guard var map = fields.map("allergen_numbers") else { return [:] }
        var labels: [Allergen: String] = [:]
        for allergen in Allergen.allCases {
            if let number = map.integer(allergen.rawValue)?.value { labels[allergen] = String(number) }
        }
        map.finish(into: &diagnostics)
        return labels
    }
}

/// An address that others are made of: that of a site, or of a geocoder.
public enum BaseURL {
    /// The URL with a slash at its end, or nil when it is no http(s) address with a host.
    public static func normalized(_ text: String) -> String? {
        for scheme in ["https://", "http://"] where text.lowercased().hasPrefix(scheme) {
            let rest = text.dropFirst(scheme.count)
            guard let first = rest.first, first != "/", rest.unicodeScalars.allSatisfy(isAllowed) else { return nil }
            return text.hasSuffix("/") ? text : text + "/"
        }
        return nil
    }

    /// Whether a character can stand in such an address: nothing that ends a path, is no character of XML 1.0
    /// (production 2, Char), or is taken for another one.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0x20 && !(0x7F...0x9F).contains(scalar.value) && !scalar.properties.isWhitespace
            && !scalar.properties.isNoncharacterCodePoint && !"\"<>?#\\".unicodeScalars.contains(scalar)
    }
}
