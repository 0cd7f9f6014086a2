import Diagnostics
import Kitchen
import Text

/// What a row of Open Food Facts says of a product, as it is written there; see ``ProductFields/product(_:)``.
///
/// ```swift
/// var fields = ProductFields()
/// (fields.name, fields.quantity, fields.allergens) = ("Spaghetti n. 5", "500 g", "en:gluten")
/// let product = try fields.product(Barcode("8076809513753"))   // 500 g, with gluten
/// ```
public struct ProductFields: Hashable, Sendable {
    /// `product_name`
    public var name = ""
    /// `quantity`: free text.
    public var quantity = ""
    /// `allergens_tags`, between commas: "en:gluten,en:milk".
    public var allergens = ""
    /// `traces_tags`, likewise.
    public var traces = ""
    /// `categories_tags`, likewise.
    public var categories = ""

    /// Nothing yet.
    public init() {}

    /// More than any of these holds in one field.
    static let longest = 20_000

    /// The product that the fields are of; nil where they have no name for it. What cannot be read is left out and
    /// said.
    public func product(_ barcode: Barcode) -> Product? {
        guard let name = Self.plain(name) else { return nil }
        var product = Product(barcode, name: name)
        product.quantity = ProductQuantity.read(quantity)
        if product.quantity == nil, let text = Self.plain(quantity) {
            product.leftOut.append("the quantity \"\(text)\", which is no plain amount")
        }
        readAllergens(into: &product)
        let tags = Self.tags(categories)
        product.categories = tags.compactMap(Self.category)
        let foreign = tags.count - product.categories.count
        if foreign > 0 { product.leftOut.append("\(foreign) of its categories, which have no English name") }
        return product
    }

    /// A list of allergens is a complete statement, so one with a tag that is not known is none: what is meant by it may be one
    /// of the fourteen. Where the catalogue lists none, nobody says that there are none.
    private func readAllergens(into product: inout Product) {
        let contained = Self.allergens(Self.tags(allergens))
        let traced = Self.allergens(Self.tags(traces))
        if !contained.unknown.isEmpty {
            let tags = Self.tags(allergens).map { Self.plain($0) ?? $0 }.joined(separator: ", ")
            let unknown = contained.unknown.joined(separator: ", ")
            product.leftOut.append("its allergens (\(tags)), since Forno does not know \(unknown)")
        } else if !Self.tags(allergens).isEmpty {
            product.allergens = AllergenStatement(contains: contained.known, isComplete: true)
        }
        product.allergens.traces = traced.known
        if !traced.unknown.isEmpty {
            product.leftOut.append("traces of \(traced.unknown.joined(separator: ", ")), which Forno does not know")
            product.allergens.isComplete = false
        }
    }
}

extension ProductFields {
    /// What a product says that states it has none of the allergens.
    private static let noneTag = "en:none"
    /// The tags of Open Food Facts for the allergens of Annex II.
    private static let allergenTags: [String: Allergen] = [
        "en:gluten": .gluten, "en:crustaceans": .crustaceans, "en:eggs": .eggs,
        "en:fish": .fish, "en:peanuts": .peanuts, "en:soybeans": .soybeans, "en:milk": .milk, "en:nuts": .nuts,
        "en:celery": .celery, "en:mustard": .mustard, "en:sesame-seeds": .sesame,
        "en:sulphur-dioxide-and-sulphites": .sulphites, "en:lupin": .lupin, "en:molluscs": .molluscs,
    ]

    private static func allergens(_ tags: [String]) -> (known: AllergenSet, unknown: [String]) {
        var (known, unknown): (AllergenSet, [String]) = ([], [])
        for tag in tags {
            if let allergen = allergenTags[tag] {
                known.insert(allergen)
            } else if tag != noneTag {
                unknown.append(plain(tag) ?? "a tag without letters")
            }
        }
        return (known, unknown)
    }

    private static func tags(_ text: String) -> [String] {
        text.utf8.count > longest
            ? [] : text.split(separator: ",").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    }

    /// "extra virgin olive oils" of "en:extra-virgin-olive-oils"; nil for a tag that is no English one.
    private static func category(_ tag: String) -> String? {
        guard tag.hasPrefix("en:") else { return nil }
        let name = tag.dropFirst(3)
        guard !name.isEmpty, name.utf8.count <= 80,
            name.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
        else { return nil }
        return String(name).replacing("-", with: " ").onOneLine
    }

    /// A text on one line with nothing in it that a terminal obeys, of at most 200 characters, and that no spreadsheet takes
    /// for a formula: the files that it goes into are opened in one. Nil when nothing is left.
    public static func plain(_ text: String) -> String? {
        let scalars = text.unicodeScalars.lazy.prefix(longest).map { VisibleText.acts($0) ? " " : $0 }
        guard let line = String(String.UnicodeScalarView(scalars)).onOneLine else { return nil }
        return String(line.drop { "=+-@ ".contains($0) }.prefix(200)).onOneLine
    }
}

/// Reads what a product says that its pack holds: `500 g`, `1,5 l`, `6 x 125 g`.
enum ProductQuantity {
    /// The units of packs, as people write them in all countries.
    private static let units: [String: Unit] = [
        "g": .gram, "gr": .gram, "kg": .kilogram, "mg": .milligram,
        "ml": .millilitre, "cl": .centilitre, "dl": .decilitre, "l": .litre, "lt": .litre,
    ]

    /// The amount; nil for a text that says anything else, or could mean two amounts (`1.000 g`).
    static func read(_ text: String) -> Quantity? {
        guard text.utf8.count <= 40 else { return nil }
        var rest = text.lowercased().filter { !$0.isWhitespace && $0 != "℮" }[...]
        if rest.hasSuffix("e"), rest.count > 1 { rest.removeLast() }
        let parts = rest.split(separator: rest.contains("×") ? "×" : "x", omittingEmptySubsequences: false)
        guard let last = parts.last, parts.count <= 2 else { return nil }
        let letters = String(last.reversed().prefix { $0.isLetter }.reversed())
        guard let unit = units[letters], let amount = number(last.dropLast(letters.count)), amount > 0
        else { return nil }
        guard parts.count == 2 else { return Quantity(amount, unit) }
        guard let count = Int(parts[0]), (1...1000).contains(count) else { return nil }
        let all = Rational(count) * amount
        return all.isFinite ? Quantity(all, unit) : nil
    }

    /// A decimal with a point or a comma; three digits behind it may be thousands.
    private static func number(_ text: Substring) -> Rational? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard parts.count <= 2, parts.allSatisfy({ (1...6).contains($0.utf8.count) }),
            parts.count == 1 || parts[1].utf8.count != 3 || parts[0] == "0"
        else { return nil }
        return Rational(decimal: parts.joined(separator: "."))
    }
}
