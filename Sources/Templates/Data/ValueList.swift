/// The items of a list, each made when a template comes to it.
public struct ValueList: Sendable {
    /// How many items there are.
    public let count: Int
    @usableFromInline let item: @Sendable (Int) -> Value

    /// A list whose items, counted from 0, are what `item` gives.
    @inlinable
    public init(count: Int, item: @escaping @Sendable (Int) -> Value) {
        self.count = count
        self.item = item
    }

    /// The list of these values.
    public init(_ values: [Value]) {
        self.init(count: values.count) { values[$0] }
    }

    subscript(index: Int) -> Value { item(index) }
}
