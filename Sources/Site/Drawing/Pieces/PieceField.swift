import Kitchen

/// Where the pieces on a dish lie: within some ovals, in units.
struct PieceField: Sendable {
    /// An oval that the middles of pieces keep within.
    struct Oval: Sendable {
        var x = 0
        var y = 0
        let width: Int
        let height: Int
        /// How much of the middle stays free, in hundredths.
        var hole = 0
    }

    let ovals: [Oval]
    /// Whether the pieces are all that there is, and so lie thick.
    var isHeap = false
    /// Whether each oval has room for one piece.
    var isSet = false

    static func round(_ reach: Int, x: Int = 0, y: Int = 0, hole: Int = 0) -> PieceField {
        PieceField(ovals: [Oval(x: x, y: y, width: reach, height: reach, hole: hole)])
    }

    static func wide(_ width: Int, _ height: Int) -> PieceField {
        PieceField(ovals: [Oval(width: width, height: height)])
    }

    static func heap(_ reach: Int) -> PieceField {
        PieceField(ovals: [Oval(width: reach, height: reach)], isHeap: true)
    }

    /// One piece at each place.
    static func set(_ places: [(x: Int, y: Int)]) -> PieceField {
        PieceField(ovals: places.map { Oval(x: $0.x, y: $0.y, width: 0, height: 0) }, isSet: true)
    }

    /// An oval of this size around each place.
    static func around(_ places: [(x: Int, y: Int)], _ width: Int, _ height: Int) -> PieceField {
        PieceField(ovals: places.map { Oval(x: $0.x, y: $0.y, width: width, height: height) })
    }

    /// Lays some foods, each with pieces enough to be seen, one food after the other.
    func lay(_ garnishes: [Garnish], on sketch: inout Sketch, _ dice: inout Dice) {
        var scatters = ovals.map { _ in Scatter() }
        var next = 0
        for (number, garnish) in garnishes.enumerated() {
            let count =
                isSet
                ? share(of: number, among: garnishes.count) : garnish.count(among: garnishes.count, isHeap: isHeap)
            let places = (0..<count).map { piece in
                defer { next += 1 }
                let oval = isSet ? piece * garnishes.count + number : next % ovals.count
                return (spot: place(&scatters, in: oval, &dice), turn: dice.roll(below: 8) * 45)
            }
            sketch.lay(garnish.marks, at: places, garnish.colours)
        }
    }

    /// How many of the places the food of a number gets.
    private func share(of number: Int, among kinds: Int) -> Int {
        ovals.count / kinds + (number < ovals.count % kinds ? 1 : 0)
    }

    private func place(_ scatters: inout [Scatter], in number: Int, _ dice: inout Dice) -> Spot {
        let oval = ovals[number]
        var spot = scatters[number].place(reach: 100, within: 1_100, from: oval.hole * 10, by: &dice)
        (spot.x, spot.y) = (oval.x * 10 + spot.x * oval.width / 100, oval.y * 10 + spot.y * oval.height / 100)
        return spot
    }
}
