import Markdown

/// The order that titles are listed in.
public enum TitleOrder {
    /// What a title is sorted by: its letters without case and accents.
    public static func key(_ title: String) -> String { HeadingSlug.make(title) }
}
