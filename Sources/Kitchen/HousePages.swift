/// Whether pages show what is about the house: the pantry, plans, shopping sheets and lists, and what food costs.
///
/// It is published where the site says so; else where it has no `base_url`, and so nobody to publish it for. A preview shows
/// it all the same, and marks it.
public struct HousePages: Hashable, Sendable {
    /// What decides whether it is published.
    public enum Basis: String, Sendable {
        /// The command line.
        case option
        /// `house_pages` in the settings.
        case setting
        /// That the settings have a `base_url`, or none.
        case baseURL
    }

    /// Whether it is published.
    public private(set) var isPublished: Bool
    /// What decides that.
    public private(set) var basis: Basis
    /// Whether it is shown even where it is not published.
    public var isPreviewed = false

    /// As settings decide, of which `stated` is that of `house_pages`.
    public init(stated: Bool? = nil, hasBaseURL: Bool = false) {
        isPublished = stated ?? !hasBaseURL
        basis = stated == nil ? .baseURL : .setting
    }

    /// As the command line decides, whatever the settings say.
    public init(chosen: Bool) {
        (isPublished, basis) = (chosen, .option)
    }

    /// Whether pages show it.
    public var isShown: Bool { isPublished || isPreviewed }

    /// Whether pages show it that are not published.
    public var isShownUnpublished: Bool { isPreviewed && !isPublished }
}
