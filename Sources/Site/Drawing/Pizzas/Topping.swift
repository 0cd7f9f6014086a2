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

    /// The topping that a name means in one of five languages.
    ///
    /// A name that the table does not have gets crumbs in a warm colour that follows from the name: they could be anything.
    init(named name: String) {
        self = ToppingTable.topping(in: FoodWords(name)) ?? Topping(unknown: name)
    }

    /// The topping of a list; nil for one that is said to be left out: "without cheese".
    init?(listed name: String) {
        let words = FoodWords(affirmed: name)
        guard !words.list.isEmpty || FoodWords(name).list.isEmpty else { return nil }
        self = ToppingTable.topping(in: words) ?? Topping(unknown: name)
    }

    /// Some toppings, the lowest layer first.
    static func fromBelow(_ toppings: [Topping]) -> [Topping] {
        let order = toppings.indices.sorted {
            (toppings[$0].layer.rawValue, $0) < (toppings[$1].layer.rawValue, $1)
        }
        return order.map { toppings[$0] }
    }

    private init(unknown name: String) {
        var dice = Dice(named: FoodWords(name).text)
        let shapes: [PieceShape] = [.crumb, .flake, .beads]
        let palettes = [
            Colours("#c9803c", "#94561f", "#efbd84"), Colours("#e3b04b", "#b07f22", "#f6d98f"),
            Colours("#d8b48a", "#a57f55", "#f2dcbd"), Colours("#b58a5a", "#83602f", "#dcbb90"),
        ]
        self.init(
            name, dice.pick(shapes) ?? .crumb, dice.pick(palettes) ?? palettes[0], pieces: 9)
    }
}
