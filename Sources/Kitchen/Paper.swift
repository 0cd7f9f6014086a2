/// A size of paper that pages are printed on.
public enum Paper: String, CaseIterable, Hashable, Sendable {
    case a3
    case a4
    case a5
    case letter
}

extension Language {
    /// What pages are printed on where it is spoken: A4, but for North America.
    public var usualPaper: Paper {
        let parts: [Substring] = tag.split(separator: "-")
        let region = parts.dropFirst().last { $0.count == 2 }?.uppercased()
        return ["US", "CA", "MX"].contains(region) ? .letter : .a4
    }
}
