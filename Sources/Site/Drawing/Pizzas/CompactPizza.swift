import Kitchen
import Text

/// A pizza in a few strokes: each topping is one path of dots or dashes.
struct CompactPizza {
    private let toppings: [Topping]
    private let base: PizzaBase
    /// At most this many kinds of topping, so that the drawing stays small.
    private let limit = 5

    init(_ toppings: [Topping]) {
        base = PizzaBase(toppings)
        self.toppings = Array(toppings.filter { $0.layer != .sauce }.prefix(limit))
    }

    func svg(_ dice: inout Dice) -> HTML {
        var sketch = Sketch()
        base.drawSimply(on: &sketch, &dice)
        var pools = Scatter()
        var pieces = Scatter()
        for topping in toppings {
            if topping.layer == .melted {
                lay(topping, &pools, on: &sketch, &dice)
            } else {
                lay(topping, &pieces, on: &sketch, &dice)
            }
        }
        sketch.closeGroup()
        return sketch.finished()
    }

    private func lay(_ topping: Topping, _ scatter: inout Scatter, on sketch: inout Sketch, _ dice: inout Dice) {
        let shape = topping.shape
        let spots = (0..<PieceCount.compact(of: topping, among: toppings)).map { _ in
            let spot = scatter.place(topping, by: &dice)
            return (spot: spot, turn: shape.orientation == .outwards ? spot.angle : dice.roll(below: 360))
        }
        let colour = topping.layer == .middle ? topping.colours.light : topping.colours.main
        if topping.layer != .melted {
            sketch.strokes(spots, width: shape.stroke.width + 3, length: shape.stroke.length, topping.colours.dark)
        }
        sketch.strokes(spots, width: shape.stroke.width, length: shape.stroke.length, colour)
        if topping.layer == .middle { sketch.disc(radius: 9, topping.colours.main) }
    }
}
