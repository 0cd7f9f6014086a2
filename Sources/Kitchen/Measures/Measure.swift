/// How a kitchen measures in a unit: a row of ``MeasureTable``.
public struct Measure: Hashable, Sendable {
    /// The unit; nil for whatever the author counts.
    public let unit: Unit?
    /// How many of the base of its ladder one of it is.
    public let size: Rational
    /// The least that is shown in it.
    public let least: Rational
    /// The least that is shown in it of what the author measures in another unit.
    public let leastRaised: Rational
    /// What is shown in it is less than this; nil for no bound.
    public let below: Rational?
    /// Multiples of one of these stay as they are.
    public let kept: [Rational]
    /// The steps, the coarsest first: each the fractions whose multiples are measured.
    public let steps: [[Rational]]
    /// The least that is told of it where nothing is near.
    public let smallest: Rational
    /// What the first of two units is a multiple of; empty where no smaller unit is added to it.
    public let wholes: [Rational]
    /// Whether it is shown only behind a larger unit.
    public let isAdded: Bool

    init(
        _ unit: Unit?, _ steps: [[Rational]], kept: [Rational], least: Rational = 0, raised: Rational? = nil,
        below: Rational? = nil, wholes: [Rational] = [], size: Rational? = nil, isAdded: Bool = false,
        smallest: Rational? = nil
    ) {
        self.unit = unit
        self.size = size ?? unit?.factor ?? 1
        (self.least, leastRaised, self.below) = (least, raised ?? least, below)
        (self.kept, self.steps, self.wholes, self.isAdded) = (kept, steps, wholes, isAdded)
        self.smallest = smallest ?? steps.suffix(2).joined().min() ?? 1
    }

    /// The same measure within other bounds.
    func shown(from least: Rational, below: Rational? = nil) -> Measure {
        Measure(
            unit, steps, kept: kept, least: least, raised: max(least, leastRaised), below: below, wholes: wholes,
            size: size, smallest: smallest)
    }

    /// The number as this unit shows it: as it is where it is kept, else to the coarsest step that is off by less than
    /// `tolerance` of it; nil when none is.
    func rounded(_ value: Rational, within tolerance: Rational) -> Rational? {
        if kept.contains(where: { (value / $0).isWhole }) { return value }
        return steps.lazy.map { Self.nearest(to: value, among: $0) }
            .first { $0 > 0 && ($0 == value || ($0 - value).magnitude < value * tolerance) }
    }

    /// The number where no step comes near: the nearest multiple of the two finest steps, and never less than ``smallest``.
    func nearest(to value: Rational) -> Rational {
        let multiples = steps.suffix(2).joined().map { value.rounded(toMultipleOf: $0) }.filter { $0 >= smallest }
        return Self.nearest(of: multiples + [smallest], to: value)
    }

    /// The nearest multiple of any step, of two that are as near the larger.
    static func nearest(to value: Rational, among steps: [Rational]) -> Rational {
        nearest(of: steps.map { value.rounded(toMultipleOf: $0) }, to: value)
    }

    private static func nearest(of multiples: [Rational], to value: Rational) -> Rational {
        multiples.min { left, right in
            let (a, b) = ((left - value).magnitude, (right - value).magnitude)
            return a == b ? left > right : a < b
        } ?? value
    }

    /// The largest multiple of `wholes` up to a number; 0 where there is none.
    func whole(in value: Rational) -> Rational {
        wholes.compactMap { step in (value / step).floor.map { Rational($0, over: 1) * step } }.max() ?? 0
    }
}
