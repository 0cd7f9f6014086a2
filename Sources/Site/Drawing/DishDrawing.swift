import Kitchen

/// A dish seen from above.
enum DishDrawing {
    /// A dish of this look, with some of its garnish on it; without a tint in the look's own.
    static func svg(_ look: DishLook, tint: Colours?, _ dice: inout Dice) -> [UInt8] {
        var sketch = Sketch(capacity: 1_100)
        let glaze = dice.pick(Vessel.glazes) ?? Tint.cream
        sketch.paint(look.vessel.markup, glaze)
        sketch.paint(look.markup, (look.heedsWords ? tint : nil) ?? look.tint)
        scatter(garnish(look, &dice), look, on: &sketch, &dice)
        return sketch.finished()
    }

    /// Up to three things of the garnish.
    private static func garnish(_ look: DishLook, _ dice: inout Dice) -> [Topping] {
        var garnish = look.garnish.map(Topping.init(named:))
        while garnish.count > 3 { garnish.remove(at: dice.roll(below: garnish.count)) }
        return garnish
    }

    private static func scatter(_ pieces: [Topping], _ look: DishLook, on sketch: inout Sketch, _ dice: inout Dice) {
        guard look.room > 0, !pieces.isEmpty else { return }
        sketch.openStrokes()
        var scatter = Scatter()
        for piece in pieces {
            let shape = piece.shape
            let spots = (0..<max(1, look.pieces / pieces.count)).map { _ in
                let spot = scatter.place(
                    reach: shape.reach * 10, within: look.room * 10, from: look.hole * 10, by: &dice)
                return (spot: spot, turn: dice.roll(below: 360))
            }
            sketch.strokes(spots, width: shape.stroke.width + 3, length: shape.stroke.length, piece.colours.dark)
            sketch.strokes(spots, width: shape.stroke.width, length: shape.stroke.length, piece.colours.main)
        }
        sketch.closeGroup()
    }
}
