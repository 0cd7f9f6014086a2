import Text

/// How a piece of food looks from above, around the origin; its colours come later.
///
/// In `markup`, `$1` stands for the main colour, `$2` for the dark one and `$3` for the light one. The shapes are drawn
/// for this project.
struct PieceShape: Sendable {
    /// Which way a piece may lie.
    enum Orientation: Sendable {
        case anyhow
        /// Along the line from the middle of the pizza, as a cook lays spears.
        case outwards
    }

    let markup: HTML
    /// How far the piece reaches from its middle, in units.
    let reach: Int
    /// The stroke that stands for the piece in a compact drawing, in units: its width, and its length, 0 for a dot.
    let stroke: (width: Int, length: Int)
    var orientation = Orientation.anyhow

    init(reach: Int, stroke: (width: Int, length: Int), orientation: Orientation = .anyhow, _ markup: HTML) {
        self.reach = reach
        self.stroke = stroke
        self.orientation = orientation
        self.markup = markup
    }
}
