/// The stable names of all problems that Forno reports.
///
/// Each has an explanation (`DiagnosticTable.swift`), and a folder in `Tests/Gallery` with the input that provokes it.
public enum DiagnosticID: String, CaseIterable, Sendable {
    // Files
    case missingFile = "missing-file"
    case unreadableFile = "unreadable-file"
    case notUTF8 = "not-utf8"
    case outsideSite = "outside-site"
    case controlInName = "control-in-name"
    case unreadFile = "unread-file"
    case vanishedContent = "vanished-content"
    case fetchFailed = "fetch-failed"

    // Syntax
    case jsonSyntax = "json-syntax"
    case yamlSyntax = "yaml-syntax"
    case csvSyntax = "csv-syntax"
    case raggedCSV = "ragged-csv"
    case unclosedFrontMatter = "unclosed-front-matter"
    case markdownTooComplex = "markdown-too-complex"
    case cooklangSyntax = "cooklang-syntax"
    case confSyntax = "conf-syntax"

    // Keys and values
    case wrongType = "wrong-type"
    case missingKey = "missing-key"
    case unknownKey = "unknown-key"
    case duplicateKey = "duplicate-key"
    case invalidValue = "invalid-value"

    // Settings and money
    case unknownCurrency = "unknown-currency"
    case negativePrice = "negative-price"
    case overPrecisePrice = "over-precise-price"
    case priceTooLarge = "price-too-large"
    case sumTooLarge = "sum-too-large"
    case priceWithoutSize = "price-without-size"
    case currencyDiffers = "currency-differs"
    case unknownLanguage = "unknown-language"
    case unknownTimeZone = "unknown-time-zone"
    case phoneWithoutCountry = "phone-without-country"
    case orderWithoutMenu = "order-without-menu"

    // Menu
    case unknownIngredient = "unknown-ingredient"
    case duplicateID = "duplicate-id"
    case duplicateName = "duplicate-name"
    case priceDiffers = "price-differs"
    case priceUnknown = "price-unknown"
    case twoMenus = "two-menus"
    case unknownAllergen = "unknown-allergen"
    case unknownAdditive = "unknown-additive"
    case law
    case dietContradiction = "diet-contradiction"
    case unknownPizza = "unknown-pizza"
    case unknownSection = "unknown-section"

    // Recipes
    case unknownTimeUnit = "unknown-time-unit"
    case unknownUnit = "unknown-unit"
    case tooManyTags = "too-many-tags"
    case unmatchedGrocery = "unmatched-grocery"
    case unlistedFood = "unlisted-food"
    case recipeCycle = "recipe-cycle"
    case unknownPlanItem = "unknown-plan-item"
    case unknownServings = "unknown-servings"

    // Pages and links
    case pathConflict = "path-conflict"
    case brokenLink = "broken-link"
    case brokenAnchor = "broken-anchor"
    case missingPicture = "missing-picture"
    case refusedFile = "refused-file"
    case unreadPhoto = "unread-photo"
    case unsafeURL = "unsafe-url"
    case rawHTML = "raw-html"

    // Templates
    case templateSyntax = "template-syntax"
    case unknownTemplateName = "unknown-template-name"
    case missingPartial = "missing-partial"
    case unsafePlace = "unsafe-place"
    case missingString = "missing-string"
    case missingWords = "missing-words"
    case missingTranslation = "missing-translation"
    case translationDiffers = "translation-differs"

    /// How much a problem of this kind matters, unless the place that reports it says otherwise.
    public var severity: Severity { explanation.severity }

    /// Whether it is a file or the network that failed, and not what stands in it.
    public var isFileFailure: Bool { [.missingFile, .unreadableFile, .fetchFailed].contains(self) }
}
