import Text

/// An answer that may not be known: yes, no, or unknown. What is not known is never guessed.
public enum Certainty: String, Hashable, Sendable {
    case yes
    case no
    case unknown

    /// The answer given, or unknown when there is none.
    public init(_ answer: Bool?) {
        switch answer {
        case true?: self = .yes
        case false?: self = .no
        case nil: self = .unknown
        }
    }

    /// The answer as a Boolean, nil when unknown.
    public var known: Bool? { self == .unknown ? nil : self == .yes }

    /// Kleene's "or": yes if either is yes, no if both are no, else unknown.
    public func or(_ other: Certainty) -> Certainty {
        if self == .yes || other == .yes { return .yes }
        return self == .no && other == .no ? .no : .unknown
    }

    /// Kleene's "and": no if either is no, yes if both are yes, else unknown.
    public func and(_ other: Certainty) -> Certainty {
        if self == .no || other == .no { return .no }
        return self == .yes && other == .yes ? .yes : .unknown
    }
}

extension Certainty: FieldValue {
    /// Writes a byte.
    public func write(to fields: inout FieldWriter) {
        switch self {
        case .yes: fields.add(number: 1)
        case .no: fields.add(number: 0)
        case .unknown: fields.add(number: 2)
        }
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        switch try fields.number() {
        case 0: self = .no
        case 1: self = .yes
        case 2: self = .unknown
        default: throw DamagedFields()
        }
    }
}
