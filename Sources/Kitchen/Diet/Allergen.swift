import Text

/// The fourteen allergens that food must be labelled with, in the order of Regulation (EU) No 1169/2011, Annex II.
///
/// The raw value is the name that content files use; the place in the order, from 1, is the footnote number unless a site
/// sets its own.
public enum Allergen: String, CaseIterable, Hashable, Sendable {
    case gluten
    case crustaceans
    case eggs
    case fish
    case peanuts
    case soybeans
    case milk
    case nuts
    case celery
    case mustard
    case sesame
    case sulphites
    case lupin
    case molluscs

    /// The place in Annex II, from 1 to 14.
    public var number: Int { bit + 1 }

    /// The place from 0. A dish is asked for each of them, so that this is no search.
    fileprivate var bit: Int {
        switch self {
        case .gluten: 0
        case .crustaceans: 1
        case .eggs: 2
        case .fish: 3
        case .peanuts: 4
        case .soybeans: 5
        case .milk: 6
        case .nuts: 7
        case .celery: 8
        case .mustard: 9
        case .sesame: 10
        case .sulphites: 11
        case .lupin: 12
        case .molluscs: 13
        }
    }

    /// Whether the allergen can only come from an animal, so that food with it is not vegan.
    public var isAnimal: Bool { [.crustaceans, .eggs, .fish, .milk, .molluscs].contains(self) }

    /// Whether food with it is not vegetarian either.
    public var isFlesh: Bool { [.crustaceans, .fish, .molluscs].contains(self) }
}

/// A set of allergens, iterated in the order of Annex II.
public struct AllergenSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
    private var bits: UInt16 = 0

    /// The set of these allergens.
    public init(_ allergens: some Sequence<Allergen>) {
        for allergen in allergens { insert(allergen) }
    }

    /// The set of these allergens.
    public init(arrayLiteral elements: Allergen...) { self.init(elements) }

    /// Whether the allergen is in the set.
    public func contains(_ allergen: Allergen) -> Bool { bits & 1 << allergen.bit != 0 }

    /// Whether there is none.
    public var isEmpty: Bool { bits == 0 }

    /// Adds an allergen.
    public mutating func insert(_ allergen: Allergen) { bits |= 1 << allergen.bit }

    /// The allergens of both sets.
    public func union(_ other: AllergenSet) -> AllergenSet {
        var result = self
        result.bits |= other.bits
        return result
    }

    /// The allergens in the order of Annex II.
    public func makeIterator() -> some IteratorProtocol<Allergen> {
        Allergen.allCases.lazy.filter { contains($0) }.makeIterator()
    }
}

/// What an allergen is in a food, where the statement says: the almonds of `nuts: almonds`.
public struct NamedAllergen: Hashable, Sendable {
    /// The one of the fourteen.
    public let allergen: Allergen
    /// What it is, in the words of the file.
    public let name: String

    /// What `allergen` is.
    public init(_ allergen: Allergen, _ name: String) {
        (self.allergen, self.name) = (allergen, name)
    }

    /// The two as content files write them: "nuts: almonds".
    public var text: String { "\(allergen.rawValue): \(name)" }
}

/// What is stated about the allergens of a food: those it contains, and whether the statement is complete.
public struct AllergenStatement: Hashable, Sendable {
    /// The allergens that it is known to contain.
    public var contains: AllergenSet
    /// False when something in the food has no statement, so that "free of" cannot be said.
    public var isComplete: Bool
    /// What some of them are, each once: in the order of Annex II, and of one allergen in the order stated.
    public private(set) var named: [NamedAllergen] = []
    /// The allergens that it may contain traces of.
    public var traces: AllergenSet = []

    /// A statement of these allergens.
    public init(contains: AllergenSet, isComplete: Bool) {
        self.contains = contains
        self.isComplete = isComplete
    }

    /// The names of what an allergen is here, in the order stated.
    public func names(of allergen: Allergen) -> [String] {
        named.lazy.filter { $0.allergen == allergen }.map(\.name)
    }

    /// The allergens that there may be traces of and that are not contained.
    public var onlyTraces: AllergenSet { AllergenSet(traces.filter { !contains.contains($0) }) }

    /// Nothing is stated.
    public static let unknown = AllergenStatement(contains: [], isComplete: false)
    /// Free of all fourteen.
    public static let none = AllergenStatement(contains: [], isComplete: true)

    /// Whether the food contains an allergen: unknown where there may be traces, and where the statement is not complete and
    /// does not name it.
    public func answer(for allergen: Allergen) -> Certainty {
        contains.contains(allergen) ? .yes : isComplete && !traces.contains(allergen) ? .no : .unknown
    }

    /// The statement for two foods put together.
    public func and(_ other: AllergenStatement) -> AllergenStatement {
        var both = AllergenStatement(
            contains: contains.union(other.contains), isComplete: isComplete && other.isComplete)
        both.named = named.isEmpty ? other.named : named
        if !named.isEmpty { other.named.forEach { both.name($0) } }
        both.traces = traces.union(other.traces)
        return both
    }

    /// The statement with other names for what allergens are.
    func renamed(_ name: (String) -> String) -> AllergenStatement {
        var other = self
        other.named = named.map { NamedAllergen($0.allergen, name($0.name)) }
        return other
    }

    /// Says what an allergen is, where that is not said yet.
    public mutating func name(_ name: NamedAllergen) {
        guard !named.contains(name) else { return }
        let place = named.firstIndex { $0.allergen.bit > name.allergen.bit } ?? named.endIndex
        named.insert(name, at: place)
    }
}

extension AllergenSet: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) { fields.add(number: UInt64(bits)) }
    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        guard let bits = UInt16(exactly: try fields.number()) else { throw DamagedFields() }
        self.bits = bits
    }
}

extension NamedAllergen: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) {
        fields.add(allergen.rawValue)
        fields.add(name)
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        guard let allergen = Allergen(rawValue: try String(from: &fields)) else { throw DamagedFields() }
        self.init(allergen, try String(from: &fields))
    }
}

extension AllergenStatement: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) {
        fields.add(contains)
        fields.add(isComplete)
        fields.add(named)
        fields.add(traces)
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        self.init(contains: try AllergenSet(from: &fields), isComplete: try Bool(from: &fields))
        named = try [NamedAllergen](from: &fields)
        traces = try AllergenSet(from: &fields)
    }
}
