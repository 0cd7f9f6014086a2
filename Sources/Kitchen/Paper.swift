/// A size of paper that pages are printed on.
public enum Paper: String, CaseIterable, Hashable, Sendable {
    case a3
    case a4
    case a5
    case letter
}

/// How `forno print` prints pages, some of which a site has for that alone.
public struct Printing: Hashable, Sendable {
    /// On what paper; nil for that of the site's settings, else the one that is usual where its language is spoken.
    public var paper: Paper?
    /// In how many columns the menu stands; nil for as many as suit it.
    public var columns: Int?
    /// Whether the menu has photographs of its dishes.
    public var hasPhotos = false

    /// Printing on some paper.
    public init(on paper: Paper? = nil) { self.paper = paper }
}

extension Language {
    /// What pages are printed on where it is spoken: A4, but for North America.
    public var usualPaper: Paper {
        let parts: [Substring] = tag.split(separator: "-")
        let region = parts.dropFirst().last { $0.count == 2 }?.uppercased()
        return ["US", "CA", "MX"].contains(region) ? .letter : .a4
    }
}
