import Kitchen
import Text

/// How a kind of dish looks from above: what it is in, and what fills that. Nothing lies on it that the dish could lack.
struct DishLook: Sendable {
    let vessel: Vessel
    /// What fills the vessel, in the dish's tint: see `Sketch.paint`.
    let markup: HTML
    /// The tint when the title gives none.
    let tint: Colours

    init(_ vessel: Vessel, _ tint: Colours, _ markup: HTML) {
        (self.vessel, self.tint, self.markup) = (vessel, tint, markup)
    }

    /// The dish as an inline SVG, in a glaze by the dice; without a tint in its own.
    func svg(tint: Colours?, _ dice: inout Dice) -> HTML {
        var sketch = Sketch()
        sketch.paint(vessel.markup, dice.pick(Vessel.glazes) ?? Tint.cream)
        sketch.paint(markup, tint ?? self.tint)
        return sketch.finished()
    }
}
