/// What a unit measures. Amounts add within one family, and of `count` only where the units count the same thing.
public enum UnitFamily: String, CaseIterable, Sendable {
    case mass
    case volume
    case length
    case count
}

/// Who measures so. Spoons belong to every kitchen and are not converted to another system.
public enum UnitSystem: String, Sendable {
    case metric
    case us
    case imperial
    case spoon
    case count
}
