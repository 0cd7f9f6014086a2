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
