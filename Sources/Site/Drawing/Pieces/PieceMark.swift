/// A round-ended stroke of a piece: a piece of food is a few of them, one over the other.
struct PieceMark: Sendable {
    /// Which colour a mark has.
    enum Ink: Sendable {
        case main
        case dark
        case light
        /// The same in any piece: the stalk of a cherry.
        case own(String)
    }

    let width: Int
    /// 0 for a dot.
    let length: Int
    let ink: Ink
    /// How far the middle of the stroke is from the straight line between its ends.
    var bend = 0
    /// Where its middle is from that of the piece, in the direction in which the piece lies and across that.
    var offset: (along: Int, across: Int) = (0, 0)
    /// How it is turned against the piece, in degrees.
    var turn = 0

    static func dot(_ width: Int, _ ink: Ink, at offset: (along: Int, across: Int) = (0, 0)) -> PieceMark {
        PieceMark(width: width, length: 0, ink: ink, offset: offset)
    }

    static func line(
        _ width: Int, _ length: Int, _ ink: Ink, at offset: (along: Int, across: Int) = (0, 0), turn: Int = 0
    ) -> PieceMark {
        PieceMark(width: width, length: length, ink: ink, offset: offset, turn: turn)
    }

    static func arc(
        _ width: Int, _ length: Int, _ bend: Int, _ ink: Ink, at offset: (along: Int, across: Int) = (0, 0),
        turn: Int = 0
    ) -> PieceMark {
        PieceMark(width: width, length: length, ink: ink, bend: bend, offset: offset, turn: turn)
    }

    /// Its colour in a piece of these colours.
    func colour(in colours: Colours) -> String {
        switch ink {
        case .main: colours.main
        case .dark: colours.dark
        case .light: colours.light
        case .own(let colour): colour
        }
    }
}

extension Sketch {
    /// Pieces of one kind, where each lies and how it is turned, in a group of their own: a path for each mark.
    mutating func lay(_ marks: [PieceMark], at places: [(spot: Spot, turn: Int)], _ colours: Colours) {
        guard !places.isEmpty else { return }
        openStrokes()
        for mark in marks {
            put(#"<path stroke="\#(mark.colour(in: colours))" stroke-width="\#(mark.width)" d=""#)
            for (spot, turn) in places { draw(mark, at: spot, turned: turn) }
            put(#""/>"#)
        }
        closeGroup()
    }

    private mutating func draw(_ mark: PieceMark, at spot: Spot, turned turn: Int) {
        let (along, across) = (Spot.ways(turn), Spot.ways(turn + mark.turn))
        let half = (x: across.x * mark.length / 2_000, y: across.y * mark.length / 2_000)
        let middle = (
            x: spot.x + (along.x * mark.offset.along - along.y * mark.offset.across) / 1_000,
            y: spot.y + (along.y * mark.offset.along + along.x * mark.offset.across) / 1_000
        )
        put("M")
        units((middle.x - half.x) / 10, (middle.y - half.y) / 10)
        if mark.length == 0 { return put("h0") }
        put(mark.bend == 0 ? "l" : "q")
        let end = (x: half.x / 5, y: half.y / 5)
        if mark.bend != 0 {
            let bend = (x: -across.y * mark.bend / 500, y: across.x * mark.bend / 500)
            units((half.x + bend.x) / 10, (half.y + bend.y) / 10)
            if end.x >= 0 { put(" ") }
        }
        units(end.x, end.y)
    }
}

extension Spot {
    /// A direction, ten thousand long: a thousandth of the product with units is in tenths.
    fileprivate static func ways(_ degrees: Int) -> (x: Int, y: Int) { (sine(degrees + 90), sine(degrees)) }

    /// The place at these units from the middle.
    init(x: Int, y: Int) {
        self.init(angle: 0, distance: 0)
        (self.x, self.y) = (x * 10, y * 10)
    }
}
