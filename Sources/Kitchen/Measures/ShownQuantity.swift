/// A quantity as it is shown: in one unit, or in two ("4 cups and 1 tbsp").
public struct ShownQuantity: Hashable, Sendable {
    /// The quantity, or the two that are added.
    public let parts: [Quantity]
    /// What the parts are together, in the unit of the quantity that they show.
    public let amount: Amount

    init(_ parts: [Quantity], _ amount: Amount) {
        self.parts = parts
        self.amount = amount
    }

    /// The quantity as it stands.
    init(_ quantity: Quantity) {
        self.init([quantity], quantity.amount)
    }
}
