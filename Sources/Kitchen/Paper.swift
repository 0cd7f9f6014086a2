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
    /// The tags of the languages in which it is printed: of several each has a part of the sheet, side by side. Empty for the site's
    /// own language.
    public var languages: [String] = []

    /// Printing on some paper.
    public init(on paper: Paper? = nil) { self.paper = paper }

    /// Whether the menu is printed in several languages side by side.
    public var isSideBySide: Bool { languages.count > 1 }
}

extension Language {
    /// What pages are printed on where it is spoken: A4, but for North America.
    public var usualPaper: Paper {
        let parts: [Substring] = tag.split(separator: "-")
        let region = parts.dropFirst().last { $0.count == 2 }?.uppercased()
        return ["US", "CA", "MX"].contains(region) ? .letter : .a4
    }
}
