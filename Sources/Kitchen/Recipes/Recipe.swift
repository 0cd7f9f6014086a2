import Diagnostics
import Text

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
    /// How long it takes in all, where its author says so: with rising and resting, or less than the two together.
    public var writtenTotal: Minutes?
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

    /// How long it takes in all: as its author says, else preparation and cooking together, where either is known.
    public var total: Minutes? {
        if let writtenTotal { return writtenTotal }
        guard prep != nil || cook != nil else { return nil }
        return (prep ?? Minutes(0)) + (cook ?? Minutes(0))
    }

    /// The number of servings ("4 people", "6-8 bowls" give 4 and 6); nil when they have none, as a weight or a volume ("900 g").
    public var servingCount: Int? {
        guard let text = servings.flatMap({ ServingText($0) }), !text.isMeasured else { return nil }
        return text.count
    }
}

/// One line of an ingredients list: in the author's words, and as it is understood.
///
/// It is large to copy, and the compiler makes no copies of what does not change.
public struct RecipeIngredient: Hashable, Sendable {
    /// The line as read: amount, unit, name, note.
    public let line: IngredientLine
    /// The number of the node in the recipe's text whose words are the line, byte for byte but for line breaks; nil for a
    /// line that stands in no text.
    public let node: Int?
    /// Where the line stands.
    public let location: SourceLocation
    /// The file of the recipe that it stands for; nil for a food.
    public let recipe: String?

    /// The ingredient that a line names.
    public init(_ line: IngredientLine, node: Int? = nil, location: SourceLocation, recipe: String? = nil) {
        self.line = line
        self.node = node
        self.location = location
        self.recipe = recipe
    }

    /// The line as plain text: "500 g flour, type 00".
    public var text: String { line.text }
}

/// The place of an ingredient among those of its recipe.
public struct IngredientPlace: Hashable, Sendable {
    /// The number of its group.
    public let group: Int
    /// Its number in the group.
    public let item: Int

    /// The place in a group.
    public init(group: Int, item: Int) {
        (self.group, self.item) = (group, item)
    }
}

/// Ingredients under one sub-heading, or those under none.
public struct IngredientGroup: Hashable, Sendable {
    /// The sub-heading; nil for lines under none.
    public var name: String?
    /// The lines in order.
    public var ingredients: [RecipeIngredient]
    /// What else stands there: blocks of the recipe's text.
    public var notes: [Int] = []

    /// A group of this name.
    public init(name: String?, ingredients: [RecipeIngredient] = []) {
        self.name = name
        self.ingredients = ingredients
    }
}

/// A part of a recipe under a heading.
public struct RecipeSection: Hashable, Sendable {
    /// The text of its heading.
    public var title: String
    /// The anchor of its heading.
    public var id: String
    /// What stands under the heading: blocks of the recipe's text.
    public var blocks: [Int]
    /// Whether it stands beside what is made: notes, tips, equipment.
    public var isAside: Bool

    /// A section under the heading `title`.
    public init(title: String, id: String, blocks: [Int], isAside: Bool = false) {
        self.title = title
        self.id = id
        self.blocks = blocks
        self.isAside = isAside
    }
}

/// A recipe as read from its file.
public struct Recipe: Hashable, Sendable {
    /// What lists show of it.
    public var summary: RecipeSummary
    /// Who wrote it, as written.
    public var author: String?
    /// Where the recipe comes from: an URL or words.
    public var origin: String?
    /// What it makes, in each measure that its author says it in: "500 ml", "350 g".
    public var yields: [String] = []
    /// All its words; what follows names parts of it.
    public var text = RichText()
    /// The blocks before the first section.
    public var intro: [Int] = []
    /// The ingredients in the order of the file.
    public var groups: [IngredientGroup] = []
    /// What the ingredients that stand for other recipes need of foods, where that has been looked up and can be told.
    public var references: [IngredientPlace: [RecipeIngredient]] = [:]
    /// The recipes that these needs come from.
    public var needed: [Recipe] = []
    /// What can be claimed of it by the groceries of its site, where that has been worked out.
    public internal(set) var diet: RecipeDiet?
    /// The recipe that this text says in another language, of which all facts are; nil for a recipe of its own.
    public var original: Recipe? { originals.first }
    /// At most one, in a list since a value cannot hold one of its own type.
    var originals: [Recipe] = []
    /// Whether all words of its file are in its text: not where some stand in HTML, or in ingredients of the front matter
    /// beside others.
    public var isReadWhole = true
    /// The blocks of the method.
    public var method: [Int] = []
    /// The nodes of the method that are its steps, in order.
    public var stepNodes: [Int] = []
    /// Whether the method holds an amount by weight or volume of something that is not listed.
    public var hasOtherAmounts = false
    /// The other sections, in order.
    public var sections: [RecipeSection] = []
    /// The language of its lines, where its file or its headings say another than the site's.
    public var language: KitchenLanguage?
    /// The day on which it was published as it is here, where its file is broken by now.
    public var keptSince: CalendarDate?
    /// Whether its file is published beside its card as it stands: not when a browser could take that for a web page.
    public var publishesFile = true

    /// A recipe of which only the summary is known.
    public init(summary: RecipeSummary) {
        self.summary = summary
    }

    /// Works out what can be claimed of it, once what it needs of other recipes is looked up, for all that asks for it
    /// (``RecipeFacts``).
    public mutating func workOutDiet(by groceries: Groceries) {
        diet = groceries.all.isEmpty ? nil : RecipeDiet(self, groceries: groceries)
    }

    /// Whether its file is written in Cooklang.
    public var isCooklang: Bool { TextFormat(ofFile: summary.source) == .cooklang }

    /// The steps of the method as plain text, in order.
    public var steps: [String] { stepNodes.map { text.plainText(of: $0) } }

    /// All ingredients, in order, with the name of their group.
    public var ingredients: [(group: String?, ingredient: RecipeIngredient)] {
        groups.flatMap { group in group.ingredients.map { (group.name, $0) } }
    }
}
