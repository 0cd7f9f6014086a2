import Text

/// What is known of a food for those who choose by diet or allergy.
public struct DietFacts: Hashable, Sendable {
    /// Whether it has no meat or fish.
    public var vegetarian: Certainty
    /// Whether it has nothing from animals.
    public var vegan: Certainty
    /// What is stated of the fourteen allergens.
    public var allergens: AllergenStatement
    /// What is stated of its additives.
    public var additives: AdditiveStatement
    /// Whether some of it comes frozen.
    public var frozen: Certainty
    /// Whether the house makes all of it.
    public var homemade: Certainty

    /// These facts, as stated.
    public init(
        vegetarian: Certainty, vegan: Certainty, allergens: AllergenStatement, additives: AdditiveStatement = .unknown,
        frozen: Certainty = .unknown, homemade: Certainty = .unknown
    ) {
        self.vegetarian = vegetarian
        self.vegan = vegan
        self.allergens = allergens
        self.additives = additives
        self.frozen = frozen
        self.homemade = homemade
    }

    /// Nothing is known.
    public static let unknown = DietFacts(vegetarian: .unknown, vegan: .unknown, allergens: .unknown)
    /// The facts of no food at all: what others are joined to.
    public static let nothing = DietFacts(
        vegetarian: .yes, vegan: .yes, allergens: .none, additives: .none, frozen: .no, homemade: .yes)

    /// The facts for two foods put together.
    public func and(_ other: DietFacts) -> DietFacts {
        DietFacts(
            vegetarian: vegetarian.and(other.vegetarian), vegan: vegan.and(other.vegan),
            allergens: allergens.and(other.allergens), additives: additives.and(other.additives),
            frozen: frozen.or(other.frozen), homemade: homemade.and(other.homemade))
    }

    /// The facts with what follows from them filled in: vegan food is vegetarian, food that is not vegetarian is not
    /// vegan, food with an animal's allergen is not vegan.
    ///
    /// A "yes" that another fact contradicts becomes "unknown": a contradiction must not end as a promise.
    public var completed: DietFacts {
        var facts = self
        if contradiction != nil {
            if facts.vegan == .yes { facts.vegan = .unknown }
            if facts.vegetarian == .yes { facts.vegetarian = .unknown }
        }
        if facts.vegan == .yes, facts.vegetarian == .unknown { facts.vegetarian = .yes }
        if facts.vegetarian == .no || allergens.contains.contains(where: \.isAnimal) { facts.vegan = .no }
        if facts.vegetarian == .unknown, allergens.contains.contains(where: \.isFlesh) { facts.vegetarian = .no }
        return facts
    }

    /// Two stated facts that cannot both be true, as a phrase, or nil.
    public var contradiction: String? {
        if vegan == .yes, vegetarian == .no { return "vegan but not vegetarian" }
        if vegan == .yes, let allergen = allergens.contains.first(where: \.isAnimal) {
            return "vegan but contains \(allergen.rawValue)"
        }
        if vegetarian == .yes, let allergen = allergens.contains.first(where: \.isFlesh) {
            return "vegetarian but contains \(allergen.rawValue)"
        }
        return nil
    }
}

extension DietFacts: FieldValue {
    /// Writes all that it is, which is little where nothing is known.
    public func write(to fields: inout FieldWriter) {
        let isKnown = self != .unknown
        fields.add(isKnown)
        guard isKnown else { return }
        fields.add(vegetarian)
        fields.add(vegan)
        fields.add(frozen)
        fields.add(homemade)
        fields.add(allergens)
        fields.add(additives)
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        self = .unknown
        guard try Bool(from: &fields) else { return }
        (vegetarian, vegan) = (try Certainty(from: &fields), try Certainty(from: &fields))
        (frozen, homemade) = (try Certainty(from: &fields), try Certainty(from: &fields))
        allergens = try AllergenStatement(from: &fields)
        additives = try AdditiveStatement(from: &fields)
    }
}
