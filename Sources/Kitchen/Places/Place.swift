import Diagnostics

/// Somewhere to eat, from `places.csv`.
public struct Place: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// Where it is.
    public var coordinates: Coordinates
    /// What can be eaten there, in the order of the file.
    public var foods: [String] = []
    /// The town that it is in, by which readers look for it.
    public var town: String?
    /// As it is printed.
    public var address: String?
    /// Its own page, at http or https.
    public var link: String?
    /// Whose data its row is, where that is to be said on the page: "OpenStreetMap".
    public var credit: String?
    /// Where it stands in the file.
    public var location: SourceLocation

    /// A place of this name.
    public init(name: String, coordinates: Coordinates, location: SourceLocation) {
        (self.name, self.coordinates, self.location) = (name, coordinates, location)
    }
}
