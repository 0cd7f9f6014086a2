import Diagnostics
import Kitchen
import Publishing
import Reading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A downloaded file of Open Food Facts (`.csv.gz`, tab-separated, or `.jsonl.gz`), with the index that finds a
/// product in it.
///
/// ```swift
/// let file = ProductFile("products.csv.gz", state: "trattoria/.forno")
/// let found = try file.find(Barcode("8076809513753")) { print("Reading products.csv.gz …") }
/// ```
///
/// The file is read once, from its beginning to its end in memory that does not grow with it; the index is in
/// `.forno/products.db` and made again when the file is another one. Cost of a look-up: a few reads of the index.
public struct ProductFile: Sendable {
    /// What an index was made of.
    public struct Tally: Hashable, Sendable {
        /// The products in it.
        public var products = 0
        /// The rows that are no product with a barcode, or of one that was there before.
        public var leftOut = 0
    }

    private let path: String
    private let state: String
    private var index: String { state + "/products.db" }

    /// The file at `path`, for the site that keeps its records in the folder `state`.
    public init(_ path: String, state: String) { (self.path, self.state) = (path, state) }

    /// What the file says of a product; nil where it does not have it. `whenIndexing` is called before the file is read, and
    /// `whenIndexed` with what was found in it.
    ///
    /// Throws when the file cannot be read, is damaged or no such file, or when the index cannot be written.
    public func find(
        _ barcode: Barcode, whenIndexing: () -> Void = {}, whenIndexed: (Tally) -> Void = { _ in }
    ) throws -> ProductFields? {
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileFailure("read", path, code: errno) }
        if let answer = answer(barcode, for: status) { return answer.fields }
        try RealPath.makeFolders(state)
        return try FileLock.whileHeld(state + "/products.lock") {
            // Another run may have made it while this one waited.
            if let answer = answer(barcode, for: status) { return answer.fields }
            whenIndexing()
            whenIndexed(try ProductIndexing(path, index: index).run())
            guard stat(path, &status) == 0 else { throw FileFailure("read", path, code: errno) }
            guard let answer = answer(barcode, for: status) else {
                throw FileFailure("read", path, reason: "it changed while it was read", fix: "do it again")
            }
            return answer.fields
        }
    }

    /// What an index says of a product.
    private enum Answer {
        case product(ProductFields)
        case nothing

        var fields: ProductFields? {
            if case .product(let fields) = self { fields } else { nil }
        }
    }

    /// What the index says; nil where there is none of this file, or one that is damaged.
    private func answer(_ barcode: Barcode, for status: stat) -> Answer? {
        guard access(index, R_OK) == 0 else { return nil }
        do throws(FileFailure) {
            let database = try Database(index, isNew: false)
            let made = try database.prepare("SELECT stamp FROM made")
            guard try database.row(made, nil) == [ProductIndexing.stamp(status)] else { return nil }
            let found = try database.prepare("SELECT \(ProductIndexing.columns) FROM products WHERE code = ?")
            return try database.row(found, barcode.number).map { .product(ProductFields(row: $0)) } ?? .nothing
        } catch {
            // It is made of the file alone, and can be made again.
            return nil
        }
    }
}

extension ProductFields {
    fileprivate init(row: [String]) {
        self.init()
        guard row.count == 5 else { return }
        (name, quantity, allergens, traces, categories) = (row[0], row[1], row[2], row[3], row[4])
    }

    /// The columns of its row in an index.
    var row: [String] { [name, quantity, allergens, traces, categories] }
}
