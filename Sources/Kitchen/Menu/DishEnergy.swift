/// The kilocalories of a part of a dish: one number for what its portion says, or one for each size by name.
public struct PartEnergy: Hashable, Sendable {
    /// Of a portion, which is what goes on the first of the sizes; nil where nothing is said.
    public var portion: Rational?
    /// By the names of sizes.
    public var sizes: [String: Rational] = [:]
    /// What a portion has by its grocery, which counts where nothing is stated; nil where that is not known.
    var ofGrocery: Rational?

    /// What is said of a portion, and of sizes.
    public init(portion: Rational? = nil, sizes: [String: Rational] = [:]) {
        (self.portion, self.sizes) = (portion, sizes)
    }

    /// Nothing is said.
    public static let unknown = PartEnergy()

    /// What it is in a size, which may be the first or the only one; nil where that is not known.
    func kilocalories(in size: String?, isFirst: Bool) -> Rational? {
        size.flatMap { sizes[$0] } ?? (isFirst ? portion ?? ofGrocery : nil)
    }
}

extension CheckedMenu.Item {
    /// The kilocalories of the dish in some sizes: what is stated of it, or else the sum of its parts, rounded to whole ones; none where
    /// one part's are not known, and where it has what is not listed.
    func energy(in sizes: [String?], first: String?) -> [StatedFacts.Energy] {
        guard dish.facts.energy.isEmpty else { return dish.facts.energy }
        let parts = (base.map { [$0.energy] } ?? []) + toppings.map(\.energy)
        guard isListed, !parts.isEmpty else { return [] }
        return sizes.compactMap { size in
            let all = parts.map { $0.kilocalories(in: size, isFirst: size == nil || size == first) }
            guard !all.contains(nil) else { return nil }
            let sum = all.compactMap(\.self).reduce(Rational(0), +)
            return sum.roundedToWhole.flatMap { Int(exactly: $0) }.map { .init(size: size, kilocalories: $0) }
        }
    }

    /// Whether all that is on the dish is listed and there: nothing is chosen with it, and nothing stated to be in it besides.
    private var isListed: Bool {
        dish.listsToppings && toppings.count == dish.toppings.count && dish.choices.isEmpty
            && dish.diet.allergens.contains.isEmpty
    }
}

extension PricedDish {
    /// What is stated of it, with the kilocalories that follow from its parts where none are stated.
    public var facts: StatedFacts {
        var facts = written.facts
        facts.energy = energy
        return facts
    }
}
