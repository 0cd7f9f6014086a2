/// A street, a path or a river of the map of places.
public struct Street: Hashable, Sendable {
    /// How wide it is drawn, the widest first; what leads through a town is drawn before what leads to its doors.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case water, main, road, street, path
    }

    /// Its name, where it has one.
    public let name: String?
    /// What it is.
    public let kind: Kind
    /// Where it goes, from end to end: two positions at least.
    public let line: [Coordinates]

    /// A street along some positions.
    public init(name: String?, kind: Kind, line: [Coordinates]) {
        (self.name, self.kind, self.line) = (name, kind, line)
    }
}

/// The streets around the places, as the house has given them.
public struct Streets: Hashable, Sendable {
    /// In the order of their file.
    public var all: [Street] = []
    /// Whose data they are, as the file says it.
    public var credit: String?

    /// No streets.
    public init() {}
}

extension Street.Kind {
    /// What it is by the tags of OpenStreetMap (wiki.openstreetmap.org, "Key:highway"); a line without any is a street.
    public init?(highway: String?, waterway: String?) {
        switch highway {
        case nil: self = waterway == nil ? .street : .water
        case "motorway", "trunk", "primary", "motorway_link", "trunk_link", "primary_link": self = .main
        case "secondary", "tertiary", "secondary_link", "tertiary_link": self = .road
        case "footway", "path", "steps", "cycleway", "track", "bridleway", "corridor": self = .path
        case "proposed", "construction", "platform", "razed", "abandoned": return nil
        default: self = .street
        }
    }
}
