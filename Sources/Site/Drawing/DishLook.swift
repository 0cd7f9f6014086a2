/// How a kind of dish looks: what it is in, what fills that, and what lies on top.
struct DishLook: Sendable {
    let vessel: Vessel
    /// What fills the vessel, in the dish's tint: see `Sketch.paint`.
    let markup: String
    /// The tint when the words give none.
    let tint: Colours
    /// The toppings that lie on it when its words name none.
    let garnish: [String]
    /// How far from the middle pieces lie, in units; 0 for none.
    let room: Int
    /// How near the middle they may come, in units: further out where something lies in the middle.
    let hole: Int
    /// How many pieces there are.
    let pieces: Int

    /// Whether the words colour it and lie on it. A roast chicken with potatoes stays a chicken.
    let heedsWords: Bool

    init(
        _ vessel: Vessel, _ tint: Colours, room: Int = 0, hole: Int = 0, pieces: Int = 0, garnish: [String] = [],
        heedsWords: Bool = true, _ markup: String
    ) {
        self.heedsWords = heedsWords
        self.vessel = vessel
        self.tint = tint
        self.room = room
        self.hole = hole
        self.pieces = pieces
        self.garnish = garnish
        self.markup = markup
    }
}
