/// What a catalogue of products says of one, as far as it could be read.
public struct Product: Hashable, Sendable {
    /// The number below its bars.
    public let barcode: Barcode
    /// What it is called.
    public var name: String
    /// What one pack holds; nil where the catalogue does not say, or not plainly.
    public var quantity: Quantity?
    /// What is stated of its allergens; incomplete where the catalogue states nothing, or something that is not known.
    public var allergens = AllergenStatement.unknown
    /// What kind of thing it is, in English, the widest kind first.
    public var categories: [String] = []
    /// What was left out since it could not be read, each as a clause.
    public var leftOut: [String] = []

    /// A product of which only the name is known.
    public init(_ barcode: Barcode, name: String) { (self.barcode, self.name) = (barcode, name) }
}
