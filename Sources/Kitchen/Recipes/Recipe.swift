import Diagnostics

/// A picture of the site: a file below `content/`, with a text that stands for it.
public struct Picture: Hashable, Sendable {
    /// The path of the file in the site (`content/recipes/calzone.jpg`), or the address in the built site.
    public var file: String
    /// What stands for the picture where it cannot be seen.
    public var alternative: String

    /// The picture in `file`.
    public init(file: String, alternative: String) {
        self.file = file
        self.alternative = alternative
    }
}

/// What the lists of a site show of a recipe, and all that is kept of each while a site is built.
public struct RecipeSummary: Hashable, Sendable {
    /// The name in addresses: `pizza-dough`.
    public var slug: String
    /// The title as written.
    public var title: String
    /// The path of its file in the site (`content/recipes/pizza-dough.md`).
    public var source: String
    /// What it is, as plain text: the front matter's description, or the first paragraph.
    public var description: String?
    /// The same with no-break spaces (U+00A0) in its amounts; nil where it has none.
    public var typesetDescription: String?
    /// How many it serves or what it yields, as written.
    public var servings: String?
    /// The time to prepare it.
    public var prep: Minutes?
    /// The time to cook or bake it.
    public var cook: Minutes?
    /// As written, without repeats.
    public var tags: [String]
    /// The picture to show; nil when it has none.
    public var picture: Picture?
    /// The date as written (`2026-11-21`).
    public var date: String?

    /// A summary with a title and a place.
    public init(slug: String, title: String, source: String) {
        self.slug = slug
        self.title = title
        self.source = source
        tags = []
    }

    /// Preparation and cooking together, where either is known.
    public var total: Minutes? {
        guard prep != nil || cook != nil else { return nil }
        return (prep ?? Minutes(0)) + (cook ?? Minutes(0))
    }

    /// The number of servings ("4 people", "6-8 bowls" give 4 and 6); nil when they have none.
    public var servingCount: Int? { servings.flatMap { ServingText($0)?.count } }
}

/// One line of an ingredients list: in the author's words, and as it is understood.
///
/// It is large to copy, and the compiler makes no copies of what does not change.
public struct RecipeIngredient: Hashable, Sendable {
    /// The line as read: amount, unit, name, note.
    public let line: IngredientLine
    /// The line as safe HTML; nil where its text is that as it stands, with no markup and nothing to escape.
    public let html: [UInt8]?
    /// Where the line stands.
    public let location: SourceLocation
    /// The file of the recipe that it stands for; nil for a food.
    public let recipe: String?

    /// The ingredient that a line names; without HTML of its own the line's text has to be that.
    public init(_ line: IngredientLine, html: [UInt8]? = nil, location: SourceLocation, recipe: String? = nil) {
        self.line = line
        self.html = html
        self.location = location
        self.recipe = recipe
    }

    /// The same with another line in place of its own.
    public func with(_ line: IngredientLine) -> RecipeIngredient {
        RecipeIngredient(line, html: html, location: location, recipe: recipe)
    }

    /// The line as plain text: "500 g flour, type 00".
    public var text: String { line.text }
}

/// Ingredients under one sub-heading, or those under none.
public struct IngredientGroup: Hashable, Sendable {
    /// The sub-heading; nil for lines under none.
    public var name: String?
    /// The lines in order.
    public var ingredients: [RecipeIngredient]
    /// What else stands there, as safe HTML; empty when there is nothing.
    public var notes: [UInt8] = []

    /// A group of this name.
    public init(name: String?, ingredients: [RecipeIngredient] = []) {
        self.name = name
        self.ingredients = ingredients
    }
}

/// A part of a recipe or page under a heading, as safe HTML.
public struct ProseSection: Hashable, Sendable {
    /// The text of its heading.
    public var title: String
    /// The anchor of its heading.
    public var id: String
    /// What stands under the heading, as safe HTML.
    public var html: [UInt8]

    /// A section under the heading `title`.
    public init(title: String, id: String, html: [UInt8]) {
        self.title = title
        self.id = id
        self.html = html
    }
}

/// A recipe as read from its file. The author's Markdown is already safe HTML, made once when the file is read.
public struct Recipe: Hashable, Sendable {
    /// What lists show of it.
    public var summary: RecipeSummary
    /// Who wrote it, as written.
    public var author: String?
    /// Where the recipe comes from: an URL or words.
    public var origin: String?
    /// What stands before the first section, as safe HTML; empty when there is nothing.
    public var intro: [UInt8] = []
    /// The ingredients in the order of the file.
    public var groups: [IngredientGroup] = []
    /// The method as safe HTML; empty when there is none.
    public var method: [UInt8] = []
    /// The steps of the method as plain text, in order.
    public var steps: [String] = []
    /// The other sections, in order.
    public var sections: [ProseSection] = []

    /// Whether its file is published beside its card as it stands: not when a browser could take that for a web page.
    public var publishesFile = true

    /// A recipe of which only the summary is known.
    public init(summary: RecipeSummary) {
        self.summary = summary
    }

    /// All ingredients, in order, with the name of their group.
    public var ingredients: [(group: String?, ingredient: RecipeIngredient)] {
        groups.flatMap { group in group.ingredients.map { (group.name, $0) } }
    }
}
