import Kitchen
import Text

/// How a kind of dish looks from above: what it is in, what fills that, and where the foods lie that its recipe names.
/// Nothing is in the look itself that the dish could lack.
struct DishLook: Sendable {
    /// Like pieces at fixed places: five rolls.
    struct Pile: Sendable {
        let marks: [PieceMark]
        let places: [(x: Int, y: Int, turn: Int)]
    }

    let vessel: Vessel
    /// The colours that it has unless the title says others.
    let tint: Colours
    /// What fills the vessel, in the dish's colours: see `Sketch.paint`.
    let markup: HTML
    /// Its sauce on that, in the colours of the title, where it says some; the dish itself keeps its own then.
    var sauce: HTML?
    /// What lies on both, in the dish's colours.
    var pile: Pile?
    /// Where the pieces of what the recipe names lie.
    var field = PieceField.round(46)
    /// What lies over the pieces, in the dish's colours.
    var lid: HTML?

    init(
        _ vessel: Vessel, _ tint: Colours, _ markup: HTML = "", pile: Pile? = nil, sauce: HTML? = nil,
        field: PieceField = .round(46), lid: HTML? = nil
    ) {
        (self.vessel, self.tint, self.markup, self.pile) = (vessel, tint, markup, pile)
        (self.sauce, self.field, self.lid) = (sauce, field, lid)
    }

    /// The same in other colours, and perhaps with its pieces elsewhere.
    func tinted(_ tint: Colours, field: PieceField? = nil, in vessel: Vessel? = nil) -> DishLook {
        DishLook(
            vessel ?? self.vessel, tint, markup, pile: pile, sauce: sauce, field: field ?? self.field, lid: lid)
    }

    /// The dish as an inline SVG, in a glaze by the dice, with some foods; without a tint in its own.
    func svg(tint: Colours?, garnishes: [Garnish] = [], _ dice: inout Dice) -> HTML {
        let own = sauce == nil ? tint ?? self.tint : self.tint
        var sketch = Sketch()
        sketch.paint(vessel.markup, dice.pick(Vessel.glazes) ?? Tint.cream)
        sketch.paint(markup, own)
        if let sauce, let tint { sketch.paint(sauce, tint) }
        if let pile { sketch.lay(pile.marks, at: pile.places.map { (Spot(x: $0.x, y: $0.y), $0.turn) }, own) }
        field.lay(garnishes, on: &sketch, &dice)
        if let lid { sketch.paint(lid, own) }
        return sketch.finished()
    }
}

extension DishLook.Pile {
    /// Marks at places of their own.
    init(_ marks: [PieceMark], at places: [(x: Int, y: Int, turn: Int)]) {
        (self.marks, self.places) = (marks, places)
    }

    /// Marks in two rows of two.
    static func four(_ marks: [PieceMark], turn: Int = 0) -> Self {
        Self(marks, at: [(-32, -30, turn), (32, -30, turn + 15), (-32, 32, turn - 10), (32, 32, turn)])
    }

    /// Marks as on a five of dice.
    static func five(_ marks: [PieceMark], turn: Int = 0) -> Self {
        Self(
            marks,
            at: [
                (-33, -36, turn), (30, -36, turn + 30), (-1, 1, turn - 20), (-34, 36, turn + 10), (34, 36, turn - 15),
            ])
    }

    /// Marks all over a plate.
    static func seven(_ marks: [PieceMark]) -> Self {
        Self(
            marks,
            at: [
                (-36, -26, 10), (2, -42, 60), (38, -16, 110), (0, 0, 30), (-40, 18, 150), (30, 30, 80), (-8, 42, 10),
            ])
    }

    /// Long marks side by side.
    static func rows(_ marks: [PieceMark], _ count: Int, apart: Int, turn: Int = 8) -> Self {
        Self(marks, at: (0..<count).map { (0, (2 * $0 - count + 1) * apart / 2, turn + $0 % 2 * 3) })
    }

    /// Marks thick all over a plate: short pasta, beans.
    static func many(_ marks: [PieceMark]) -> Self {
        let rings = [(10, 50), (6, 29), (2, 9)]
        return Self(
            marks,
            at: rings.flatMap { count, distance in
                (0..<count).map { number in
                    let spot = Spot(angle: number * 360 / count + distance, distance: distance * 10)
                    return (spot.x / 10, spot.y / 10, number * 77 + distance)
                }
            })
    }
}
