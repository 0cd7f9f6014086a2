/// The service of maps to which the page of places leads.
public enum MapService: String, CaseIterable, Hashable, Sendable {
    case openstreetmap, google, apple
    /// No link leads to any: the map of the page and the reader's own map app are all.
    case none

    /// How the service calls itself; nil for none.
    public var name: String? {
        switch self {
        case .openstreetmap: "OpenStreetMap"
        case .google: "Google Maps"
        case .apple: "Apple Maps"
        case .none: nil
        }
    }

    /// Where the service shows a position; nil for none.
    public func address(of position: Coordinates) -> String? {
        let (latitude, longitude) = (position.latitudeText, position.longitudeText)
        switch self {
        case .openstreetmap:
            let place = "?mlat=\(latitude)&mlon=\(longitude)#map=17/\(latitude)/\(longitude)"
            return "https://www.openstreetmap.org/\(place)"
        // Both are as their makers document them: Maps URLs, and Map Links.
        case .google: return "https://www.google.com/maps/search/?api=1&query=\(latitude),\(longitude)"
        case .apple: return "https://maps.apple.com/?ll=\(latitude),\(longitude)&q=\(latitude),\(longitude)"
        case .none: return nil
        }
    }

    /// Where the service is asked what is near: `{query}`, `{latitude}` and `{longitude}` stand for what is asked; nil for none.
    public var search: String? {
        switch self {
        case .openstreetmap: "https://www.openstreetmap.org/search?query={query}#map=14/{latitude}/{longitude}"
        case .google: "https://www.google.com/maps/search/{query}/@{latitude},{longitude},14z"
        case .apple: "https://maps.apple.com/?q={query}&sll={latitude},{longitude}&z=14"
        case .none: nil
        }
    }
}
