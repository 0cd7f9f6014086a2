/// How many pieces of a topping a pizza shows: fewer of each, the more kinds there are.
enum PieceCount {
    /// For a full drawing.
    static func full(of topping: Topping, among toppings: [Topping]) -> Int {
        guard topping.layer != .middle, topping.layer != .melted else { return topping.pieces }
        return share(of: topping.pieces, kinds: kinds(toppings), in: [100, 100, 75, 62, 54, 48])
    }

    /// For a compact drawing, where each piece costs some ten bytes.
    static func compact(of topping: Topping, among toppings: [Topping]) -> Int {
        guard topping.layer != .middle else { return 1 }
        guard topping.layer != .melted else { return kinds(toppings) > 2 ? 4 : 5 }
        let pieces = min(topping.pieces, 8)
        return share(of: pieces, kinds: kinds(toppings), in: [100, 80, 55, 42, 32, 28])
    }

    private static func kinds(_ toppings: [Topping]) -> Int {
        toppings.count { $0.layer == .top || $0.layer == .flat }
    }

    private static func share(of pieces: Int, kinds: Int, in percents: [Int]) -> Int {
        max(2, pieces * percents[min(max(kinds - 1, 0), percents.count - 1)] / 100)
    }
}
