import Diagnostics
import Kitchen
import Reading

/// How the lines of a file of Open Food Facts become products.
package enum ProductRows {
    /// A product as JSON on each line.
    case json
    /// Cells between tabs, without quotes, under a header: the places of the columns that are read.
    case table(code: Int, name: Int, quantity: Int?, allergens: Int?, traces: Int?, categories: Int?, count: Int)

    /// How many products are in the lines of a text.
    package static func count(in bytes: [UInt8]) throws -> Int {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let rows = try ProductRows(first: lines.first ?? [], "the text")
        return lines.count { rows.product(of: $0) != nil }
    }

    /// By the first line of the file at `path`; throws for one that is neither.
    init(first line: ArraySlice<UInt8>, _ path: String) throws(FileFailure) {
        if line.first == UInt8(ascii: "{") {
            self = .json
            return
        }
        let names = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
        let cells = Self.cells(names)
        let place = { (name: String) in cells.firstIndex(of: name) }
        guard let code = place("code"), let name = place("product_name") else {
            throw FileFailure(
                "read", path, reason: "it has no columns `code` and `product_name` between tabs, and no JSON lines",
                fix: "name a file of world.openfoodfacts.org/data: .csv.gz or .jsonl.gz")
        }
        self = .table(
            code: code, name: name, quantity: place("quantity"),
            allergens: place("allergens_tags") ?? place("allergens"), traces: place("traces_tags") ?? place("traces"),
            categories: place("categories_tags"), count: cells.count)
    }

    /// The product of a line; nil for one that is broken or has no barcode or name.
    func product(of line: ArraySlice<UInt8>) -> (Barcode, ProductFields)? {
        switch self {
        case .json: Self.json(line)
        case .table(let code, let name, let quantity, let allergens, let traces, let categories, let count):
            Self.table(line, code, [name, quantity, allergens, traces, categories], count)
        }
    }

    private static func json(_ line: ArraySlice<UInt8>) -> (Barcode, ProductFields)? {
        var ignored = DiagnosticList()
        guard let value = JSONReader.read(Array(line), file: "", diagnostics: &ignored),
            !ignored.contains(where: { $0.severity == .error }), case .text(let code, _)? = value["code"]?.content
        else { return nil }
        return named(code, ProductAnswer.fields(of: value))
    }

    private static func table(
        _ line: ArraySlice<UInt8>, _ code: Int, _ places: [Int?], _ count: Int
    ) -> (Barcode, ProductFields)? {
        let cells = cells(line)
        guard cells.count == count else { return nil }
        let own = places.map { place in place.map { cells[$0] } ?? "" }
        var fields = ProductFields()
        (fields.name, fields.quantity, fields.allergens, fields.traces, fields.categories) =
            (own[0], own[1], own[2], own[3], own[4])
        return named(cells[code], fields)
    }

    /// Codes are not always what stands below bars, and rows not always of use.
    private static func named(_ code: String, _ fields: ProductFields) -> (Barcode, ProductFields)? {
        guard let barcode = try? Barcode(code), ProductFields.plain(fields.name) != nil,
            !fields.row.contains(where: { $0.utf8.count > 20_000 || $0.utf8.contains(0) })
        else { return nil }
        return (barcode, fields)
    }

    private static func cells(_ line: ArraySlice<UInt8>) -> [String] {
        line.split(separator: UInt8(ascii: "\t"), maxSplits: 1000, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
