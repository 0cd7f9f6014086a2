import Diagnostics
import Kitchen

/// Reads what Open Food Facts answers to `GET /api/v3.6/product/{code}` (openfoodfacts.github.io, "Open Food Facts
/// API v3").
///
/// ```swift
/// let body = #"{"status": "success", "code": "96385074", "product": {"product_name": "Gum"}}"#
/// try ProductAnswer.read(Array(body.utf8), of: Barcode("96385074"))?.name   // "Gum"
/// ```
public enum ProductAnswer {
    /// The answer is not what such a server gives.
    public struct Unreadable: Error, Hashable, Sendable {
        /// What is wrong with it: a clause that goes on "the answer".
        public let reason: String
    }

    /// What the answer says of the product; nil where the server does not know it.
    public static func read(_ bytes: [UInt8], of barcode: Barcode) throws(Unreadable) -> ProductFields? {
        var diagnostics = DiagnosticList()
        let answer = JSONReader.read(bytes, file: "the answer", diagnostics: &diagnostics)
        if let problem = diagnostics.first(where: { $0.severity == .error }) {
            throw Unreadable(reason: "is no JSON: \(problem.message)")
        }
        guard let status = answer?["status"]?.scalarText else { throw Unreadable(reason: "has no `status`") }
        guard let product = answer?["product"], case .map = product.content else {
            // "failure" with the result "product_not_found".
            if answer?["result"]?["id"]?.scalarText == "product_not_found" { return nil }
            throw Unreadable(reason: "has the status \"\(status.prefix(60))\" and no `product`")
        }
        let code = product["code"]?.scalarText ?? answer?["code"]?.scalarText ?? ""
        // What is no barcode is that of no product.
        guard let said = try? Barcode(code), said.isSame(as: barcode) else {
            throw Unreadable(reason: "is of another product (\(code.prefix(40)))")
        }
        return fields(of: product)
    }

    /// The fields of a product's object: of an answer, or of a line of the downloaded file in JSON.
    public static func fields(of product: SourceValue) -> ProductFields {
        var fields = ProductFields()
        fields.name = product["product_name"]?.scalarText ?? ""
        fields.quantity = product["quantity"]?.scalarText ?? ""
        fields.allergens = tags(product["allergens_tags"])
        fields.traces = tags(product["traces_tags"])
        fields.categories = tags(product["categories_tags"])
        return fields
    }

    private static func tags(_ value: SourceValue?) -> String {
        guard case .list(let items)? = value?.content else { return value?.scalarText ?? "" }
        // A comma inside a tag would make two of one.
        return items.prefix(200).compactMap { $0.scalarText?.replacing(",", with: " ") }.joined(separator: ",")
    }
}
