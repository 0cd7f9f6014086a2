import Diagnostics
import Kitchen
import Products
import Reading

/// Finds out what barcodes are of: by `groceries.csv`, then by the downloaded file that site.yml names, then by Open
/// Food Facts.
///
/// ```swift
/// let kitchen: EditableKitchen
/// let lookup = ProductLookup(kitchen: kitchen, site: "trattoria", isOffline: false)
/// let found = try lookup.find(Barcode("8076809513753")) { print($0) }
/// ```
public struct ProductLookup: Sendable {
    /// Where a product was found.
    public enum Origin: Hashable, Sendable {
        /// In the downloaded file, by its path in the site.
        case file(String)
        /// At Open Food Facts; whether its answer was kept from an earlier run.
        case server(String, isKept: Bool)
    }

    /// What is known of a barcode.
    public enum Found: Hashable, Sendable {
        /// It is a grocery's.
        case grocery(Grocery)
        /// A catalogue has it.
        case product(Product, Origin)
        /// Nothing is; with the reason as a clause.
        case unknown(String)
    }

    /// What the licence of both catalogues asks to be said.
    public static let credit = OpenFoodFacts.credit

    private let groceries: Groceries
    private let server: OpenFoodFacts
    private let file: (path: String, products: ProductFile)?
    private let isOffline: Bool

    /// A look-up for the site of a kitchen; offline the network is not used.
    public init(kitchen: EditableKitchen, site: String, isOffline: Bool) {
        groceries = kitchen.groceries
        server = OpenFoodFacts(site: site, settings: kitchen.settings, isOffline: isOffline)
        file = kitchen.settings.products.file.map {
            ($0, ProductFile(kitchen.files.absolute($0), state: BuildOptions.state(ofSite: site)))
        }
        self.isOffline = isOffline
    }

    /// What is known of a barcode; `telling` is called with a line before anything that takes long.
    ///
    /// Throws `FileFailure` for a downloaded file that cannot be read, and `LookupFailure` where the server gives no
    /// answer.
    public func find(_ barcode: Barcode, telling: (String) -> Void) throws -> Found {
        if let grocery = groceries.find(barcode: barcode.digits) { return .grocery(grocery) }
        // Elsewhere such a number is of something else.
        guard !barcode.isOfShop else {
            return .unknown("it is a number that a shop gives, and means nothing elsewhere")
        }
        if let (path, products) = file, let fields = try find(barcode, in: products, path, telling) {
            if let product = fields.product(barcode) { return .product(product, .file(path)) }
        }
        return try ask(barcode, telling)
    }

    private func find(
        _ barcode: Barcode, in products: ProductFile, _ path: String, _ telling: (String) -> Void
    ) throws -> ProductFields? {
        try products.find(barcode) {
            telling("Reading \(path), once …")
        } whenIndexed: { tally in
            let leftOut = tally.leftOut == 1 ? "1 row" : "\(tally.leftOut) rows"
            telling("\(path): \(tally.products) products, \(leftOut) left out.")
        }
    }

    private func ask(_ barcode: Barcode, _ telling: (String) -> Void) throws -> Found {
        do {
            let answer = try server.find(barcode, telling: telling)
            if let product = answer.fields?.product(barcode) {
                return .product(product, .server(server.host, isKept: answer.isKept))
            }
            return .unknown("\(server.host) " + (answer.fields == nil ? "does not know it" : "has no name for it"))
        } catch let failure as LookupFailure where isOffline {
            return .unknown(failure.message)
        }
    }
}
