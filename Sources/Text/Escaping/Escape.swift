/// How a value is written for the place that it stands in.
public enum Escape: Hashable, Sendable {
    /// As it is, whatever it is: `{{{name}}}` by the specification.
    case raw
    /// `&`, `<`, `>` and `"`, whatever the place: `{{name}}` by the specification.
    case specification
    /// HTML as it is, in HTML text.
    case trusted
    /// Text in HTML or XML.
    case text
    case attribute
    /// A URL, or its first part, in an attribute or a Markdown link that `opened` starts; where it is one of several, behind that, or
    /// behind white space or a comma.
    case url(opened: UInt8, isOneOfSeveral: Bool = false)
    /// A part of a URL's path, after its start.
    case urlPath
    /// A part of a URL's query or fragment.
    case urlComponent
    case jsonString
    /// JSON as it is, made safe to stand in a script element.
    case json
    /// Text that is quoted later, with its cell.
    case cell
    case markdown
    /// Text without control characters.
    case plain
    /// iCalendar TEXT: RFC 5545, section 3.3.11.
    case calendar

    /// The escape for text: what only HTML may have is not given to it.
    public var forText: Escape {
        switch self {
        case .trusted: .text
        case .json: .jsonString
        default: self
        }
    }

    /// The escape for safe HTML, which the specification's rules print as it is.
    public var forHTML: Escape { self == .specification ? .raw : self }

    /// Whether it writes values as the specification of Mustache does, whatever the place.
    public var isLoose: Bool { self == .raw || self == .specification }
}
