import Kitchen

/// Lays pieces on a round base so that they keep away from one another.
///
/// Each piece takes the best of some thrown places (Mitchell's best candidate): the one that leaves most room, measured
/// against the sizes of the two pieces. Cost: pieces² × candidates, some thousands of steps for a full pizza.
struct Scatter {
    private var taken: [(spot: Spot, reach: Int)] = []
    private let candidates = 24

    /// A place for a piece of radius `reach` on a base of radius `radius`, and not nearer to the middle than `inner`.
    ///
    /// All three are in tenths of a unit.
    mutating func place(reach: Int, within radius: Int, from inner: Int = 0, by dice: inout Dice) -> Spot {
        let free = max(radius - reach, inner)
        let ring = free * free - inner * inner + 1
        var best = Spot(angle: 0, distance: 0)
        var mostRoom = -1
        for _ in 0..<candidates {
            let distance = Spot.root(inner * inner + dice.roll(below: ring))
            let spot = Spot(angle: dice.roll(below: 360), distance: distance)
            let room = room(around: spot, reach: reach)
            if room > mostRoom { (best, mostRoom) = (spot, room) }
        }
        taken.append((best, reach))
        return best
    }

    /// A place for a piece of the topping on a pizza.
    mutating func place(_ topping: Topping, by dice: inout Dice) -> Spot {
        let reach = topping.shape.reach * 10
        switch (topping.layer, topping.shape.orientation) {
        case (.middle, _): return place(reach: reach, within: reach, by: &dice)
        case (_, .outwards): return place(reach: reach, within: 740, from: 320, by: &dice)
        default: return place(reach: reach, within: 790, by: &dice)
        }
    }

    /// How far the nearest piece is, in hundredths of the two radii together, squared.
    private func room(around spot: Spot, reach: Int) -> Int {
        taken.reduce(Int.max) { nearest, other in
            let radii = max(reach + other.reach, 1)
            return min(nearest, spot.squaredDistance(to: other.spot) * 10_000 / (radii * radii))
        }
    }
}
