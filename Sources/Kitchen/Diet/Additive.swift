import Text

/// What is added to a food and has to be named on menus: the classes of the German LMZDV, section 5 (1), and two more that menus there
/// name. The raw value is the name that content files use.
public enum Additive: String, CaseIterable, Hashable, Sendable, Comparable {
    case colour
    case preservative
    case antioxidant
    case nitrite
    case nitrate
    case nitriteAndNitrate = "nitrite and nitrate"
    case flavourEnhancer = "flavour enhancer"
    case blackened
    case waxed
    case phosphate
    case sweetener
    case phenylalanine
    case laxative
    case caffeine
    case quinine

    /// Its place in this order, from 1.
    public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// The letter of its footnote, from "a" in this order.
    public var letter: String { String(UnicodeScalar(UInt8(ascii: "a") - 1 + UInt8(number))) }

    /// In the order of the cases.
    public static func < (one: Additive, other: Additive) -> Bool { one.number < other.number }
}

/// What is stated of the additives of a food.
public struct AdditiveStatement: Hashable, Sendable {
    /// The additives that it is known to have, each once and in order.
    public var contains: [Additive]
    /// False where something in the food has no statement, so that "without" cannot be said.
    public var isComplete: Bool

    /// A statement of these additives.
    public init(contains: some Sequence<Additive>, isComplete: Bool) {
        self.contains = Set(contains).sorted()
        self.isComplete = isComplete
    }

    /// Nothing is stated.
    public static let unknown = AdditiveStatement(contains: [], isComplete: false)
    /// Without any.
    public static let none = AdditiveStatement(contains: [], isComplete: true)

    /// The statement for two foods put together.
    public func and(_ other: AdditiveStatement) -> AdditiveStatement {
        let isComplete = isComplete && other.isComplete
        if contains.isEmpty || other.contains.isEmpty {
            var one = contains.isEmpty ? other : self
            one.isComplete = isComplete
            return one
        }
        return AdditiveStatement(contains: contains + other.contains, isComplete: isComplete)
    }
}

extension AdditiveStatement: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) {
        fields.add(contains.map(\.rawValue))
        fields.add(isComplete)
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        let names = try [String](from: &fields)
        contains = names.compactMap { Additive(rawValue: $0) }
        guard contains.count == names.count else { throw DamagedFields() }
        isComplete = try Bool(from: &fields)
    }
}
