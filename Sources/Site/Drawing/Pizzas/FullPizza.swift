import Kitchen
import Text

/// A pizza with every topping's own shape, each defined once and used many times.
struct FullPizza {
    private let toppings: [Topping]
    private let base: PizzaBase
    private let prefix: String

    /// `prefix` begins the drawing's ids.
    init(_ toppings: [Topping], prefix: String) {
        base = PizzaBase(toppings)
        self.toppings = toppings.filter { $0.layer != .sauce }
        self.prefix = prefix
    }

    func svg(_ dice: inout Dice) -> HTML {
        var sketch = Sketch()
        define(on: &sketch)
        base.draw(on: &sketch, &dice)
        var pools = Scatter()
        var pieces = Scatter()
        for (index, topping) in toppings.enumerated() {
            if topping.layer == .melted {
                lay(topping, index, &pools, on: &sketch, &dice)
            } else {
                lay(topping, index, &pieces, on: &sketch, &dice)
            }
        }
        return sketch.finished()
    }

    private func define(on sketch: inout Sketch) {
        guard !toppings.isEmpty else { return }
        sketch.put("<defs>")
        for (index, topping) in toppings.enumerated() {
            sketch.put(#"<g id="\#(prefix)\#(index)">"#)
            sketch.paint(topping.shape.markup, topping.colours)
            sketch.put("</g>")
        }
        sketch.put("</defs>")
    }

    private func lay(
        _ topping: Topping, _ index: Int, _ scatter: inout Scatter, on sketch: inout Sketch, _ dice: inout Dice
    ) {
        for _ in 0..<PieceCount.full(of: topping, among: toppings) {
            let spot = scatter.place(topping, by: &dice)
            let turn =
                topping.shape.orientation == .outwards ? spot.angle + dice.roll(in: -12...12) : dice.roll(below: 360)
            sketch.put(##"<use href="#\##(prefix)\##(index)" transform="translate("##)
            sketch.units(spot.x / 10, spot.y / 10)
            sketch.put(#")rotate(\#(turn))"/>"#)
        }
    }
}
