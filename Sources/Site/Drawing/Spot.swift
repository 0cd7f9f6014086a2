/// A place on a drawing, in tenths of a unit from its middle, found without floating point.
struct Spot: Equatable {
    var x: Int
    var y: Int
    /// The direction from the middle, in degrees clockwise from the right.
    var angle: Int

    /// The place `distance` tenths from the middle in direction `angle`.
    init(angle: Int, distance: Int) {
        self.angle = angle
        x = distance * Spot.sine(angle + 90) / 10_000
        y = distance * Spot.sine(angle) / 10_000
    }

    /// The square of the distance to another place, in square tenths.
    func squaredDistance(to other: Spot) -> Int {
        (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
    }

    /// Ten thousand times the sine of a whole number of degrees.
    static func sine(_ degrees: Int) -> Int {
        let turned = ((degrees % 360) + 360) % 360
        let half = turned % 180
        let value = quarter[half <= 90 ? half : 180 - half]
        return turned < 180 ? value : -value
    }

    /// The whole part of the square root.
    static func root(_ square: Int) -> Int {
        guard square > 1 else { return max(square, 0) }
        // The smallest power of two that is not below the root: from there a few steps are enough.
        var guess = 1 << ((Int.bitWidth - square.leadingZeroBitCount + 1) / 2)
        var next = (guess + square / guess) / 2
        while next < guess {
            guess = next
            next = (guess + square / guess) / 2
        }
        return guess
    }

    private static let quarter = [
        0, 175, 349, 523, 698, 872, 1045, 1219, 1392, 1564, 1736, 1908, 2079, 2250, 2419, 2588, 2756, 2924, 3090, 3256,
        3420, 3584, 3746, 3907, 4067, 4226, 4384, 4540, 4695, 4848, 5000, 5150, 5299, 5446, 5592, 5736, 5878, 6018,
        6157, 6293, 6428, 6561, 6691, 6820, 6947, 7071, 7193, 7314, 7431, 7547, 7660, 7771, 7880, 7986, 8090, 8192,
        8290, 8387, 8480, 8572, 8660, 8746, 8829, 8910, 8988, 9063, 9135, 9205, 9272, 9336, 9397, 9455, 9511, 9563,
        9613, 9659, 9703, 9744, 9781, 9816, 9848, 9877, 9903, 9925, 9945, 9962, 9976, 9986, 9994, 9998, 10_000,
    ]
}
