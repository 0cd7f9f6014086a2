import Kitchen

/// What stands on a pizza, as it is drawn: a base to spread, or pieces to scatter.
struct Topping: Sendable {
    /// Where the topping lies.
    enum Layer: Int, Sendable {
        /// Spread over the base; its main colour is the sauce.
        case sauce
        /// Melts into pools below the other pieces.
        case melted
        /// Lies flat on the cheese.
        case flat
        /// Lies on top.
        case top
        /// Once, in the middle.
        case middle
    }

    let shape: PieceShape
    let colours: Colours
    let layer: Layer
    /// How many pieces there are on a pizza with nothing else.
    let pieces: Int
    /// What tells one topping from another in one drawing.
    let key: String

    init(_ key: String, _ shape: PieceShape, _ colours: Colours, _ layer: Layer = .top, pieces: Int) {
        self.key = key
        self.shape = shape
        self.colours = colours
        self.layer = layer
        self.pieces = pieces
    }

    /// The topping that a name means, in English or Italian.
    ///
    /// A name that the table does not have gets a shape and a colour that follow from the name.
    init(named name: String) {
        self = ToppingTable.topping(in: FoodWords(name)) ?? Topping(unknown: name)
    }

    private init(unknown name: String) {
        var dice = Dice(named: FoodWords(name).text)
        let shapes: [PieceShape] = [.crumb, .chunk, .coin, .leaf, .dollop, .flake, .beads, .petal, .wedge, .strip]
        let palettes = [
            Colours("#c9803c", "#94561f", "#efbd84"), Colours("#7d9a4a", "#55702c", "#b7cc85"),
            Colours("#b5483a", "#842a20", "#e0917f"), Colours("#e3b04b", "#b07f22", "#f6d98f"),
            Colours("#8c6a8f", "#63456a", "#c3a6c4"), Colours("#d8b48a", "#a57f55", "#f2dcbd"),
        ]
        self.init(
            name, dice.pick(shapes) ?? .crumb, dice.pick(palettes) ?? palettes[0], pieces: 9)
    }
}
