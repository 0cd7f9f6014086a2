extension RichText {
    /// What a node is.
    public enum Kind: Hashable, Sendable {
        // Blocks.
        case paragraph
        /// A paragraph that stands beside the steps of a method.
        case note
        /// A line of a list that is read line by line, as that of the ingredients.
        case line
        /// Of level 1 to 6.
        case heading(level: UInt8)
        /// A list; a tight one has no blank lines between its items, and one with bullets no start.
        case list(start: Int32?, isTight: Bool)
        case item(Task?)
        case quote
        case codeBlock
        case rule
        /// A text that could not be read, as it stands in its file.
        case preformatted
        case table
        case row(isHeader: Bool)
        case cell(Alignment, isHeader: Bool)

        // Inlines.
        case text
        case emphasis
        case strong
        case strikethrough
        /// An element that the author wrote as HTML.
        case element(Element)
        case code
        /// Its words are a newline, or none.
        case lineBreak
        /// The number is that of its target in `links`.
        case link(Int32)
        /// Its words describe it; the number is that of its file in `links`.
        case picture(Int32)
        /// A food that is needed, by its name.
        case ingredient
        /// A utensil that is needed.
        case cookware
        /// How long something takes; 0 where that is not known.
        case timer(seconds: UInt32)
    }

    /// Whether what an item asks for is done.
    public enum Task: Hashable, Sendable {
        case toDo
        case done
    }

    /// How the cells of a column stand.
    public enum Alignment: Hashable, Sendable {
        case natural
        case left
        case center
        case right
    }

    /// An element of text in the names of HTML, which is how authors write it.
    public enum Element: String, Hashable, Sendable {
        case b, em, i, kbd, s, strong, sub, sup, u
    }

    /// Where a link leads, or what a picture shows, and what is said of it.
    public struct Link: Hashable, Sendable {
        /// Where it leads.
        public var target: Target
        /// Its title; empty when it has none.
        public var title: String

        /// A link to a target.
        public init(_ target: Target, title: String = "") {
            (self.target, self.title) = (target, title)
        }
    }

    /// Where a link leads.
    public enum Target: Hashable, Sendable {
        /// A page or file of the built site by its path, with the anchor or query behind it; without a path the text's own
        /// page.
        case site(path: String, suffix: String)
        /// An address elsewhere.
        case elsewhere(String)
        /// Nowhere: a file that is not there, or an address that is not safe.
        case nowhere
    }
}

extension RichText.Kind {
    /// Whether a node is words and nothing else. (To compare kinds is slower.)
    @inlinable public var isText: Bool { if case .text = self { true } else { false } }

    /// Whether a node is a paragraph.
    @inlinable public var isParagraph: Bool { if case .paragraph = self { true } else { false } }
}
