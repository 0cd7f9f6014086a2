import Kitchen

/// The bread under the toppings: what colour its sauce is, and how it is drawn.
struct PizzaBase {
    let sauce: Colours
    let isWhite: Bool

    init(_ toppings: [Topping]) {
        let spread = toppings.first { $0.layer == .sauce }
        isWhite = spread == nil
        sauce = spread?.colours ?? Colours("#f2d79e", "#dfb670", "#f8e6ba")
    }

    /// Crust, char and sauce, with the unevenness of a hand.
    func draw(on sketch: inout Sketch, _ dice: inout Dice) {
        sketch.blob(PizzaBase.rim(970, wobble: 22, &dice), "#a5612c")
        sketch.blob(PizzaBase.rim(930, wobble: 22, &dice), "#dd9d55")
        sketch.openStrokes()
        bubbles(on: &sketch, &dice)
        sketch.closeGroup()
        sketch.blob(PizzaBase.rim(805, wobble: 26, &dice), sauce.dark)
        sketch.blob(PizzaBase.rim(775, wobble: 26, &dice), sauce.main)
        sketch.openStrokes()
        dabs(on: &sketch, &dice)
        sketch.closeGroup()
    }

    /// Two circles and the char, for a small picture; leaves a group of strokes open for the toppings.
    func drawSimply(on sketch: inout Sketch, _ dice: inout Dice) {
        sketch.put(##"<circle r="93" fill="#dd9d55" stroke="#a5612c" stroke-width="4"/>"##)
        sketch.put(#"<circle r="78" fill="\#(sauce.main)" stroke="\#(sauce.dark)" stroke-width="3"/>"#)
        sketch.openStrokes()
        let spots = (0..<6).map { index in
            (spot: Spot(angle: index * 60 + dice.roll(below: 40), distance: 870), turn: 0)
        }
        sketch.strokes(spots, width: 8, length: 0, "#8a4c20")
    }

    /// Corners around the middle at about `radius` tenths.
    static func rim(_ radius: Int, wobble: Int, _ dice: inout Dice) -> [Spot] {
        (0..<9).map { corner in
            Spot(
                angle: corner * 40 + dice.roll(in: -4...4),
                distance: radius * 106 / 100 + dice.roll(in: -wobble...wobble))
        }
    }

    /// Light blisters and dark char on the crust.
    private func bubbles(on sketch: inout Sketch, _ dice: inout Dice) {
        let looks = [(9, 11, "#efc07e"), (5, 7, "#f6d49b"), (8, 7, "#8a4c20"), (4, 4, "#5d2f12")]
        for (count, width, colour) in looks {
            let start = dice.roll(below: 360)
            let spots = (0..<count).map { index in
                let angle = start + index * 360 / count + dice.roll(in: -14...14)
                return (spot: Spot(angle: angle, distance: dice.roll(in: 850...910)), turn: angle + 90)
            }
            sketch.strokes(spots, width: width, length: width / 2 + dice.roll(below: 3), colour)
        }
    }

    /// Thicker and thinner places in the sauce.
    private func dabs(on sketch: inout Sketch, _ dice: inout Dice) {
        var scatter = Scatter()
        let spots = (0..<9).map { _ in
            (spot: scatter.place(reach: 90, within: 760, by: &dice), turn: dice.roll(below: 180))
        }
        sketch.strokes(spots, width: 10, length: 12, sauce.light)
    }
}
