import Kitchen

/// A recipe as a page elsewhere says it: plain words, without markup.
public struct ImportedRecipe: Hashable, Sendable {
    /// Lines under a heading, or under none.
    public struct Group: Hashable, Sendable {
        /// The heading; nil for lines under none.
        public var name: String?
        /// Whether the heading is that of a step, within a group that has one of its own.
        public var isInner: Bool
        /// One ingredient or step each.
        public var lines: [String]

        /// Lines under a heading.
        public init(name: String? = nil, isInner: Bool = false, lines: [String]) {
            (self.name, self.isInner, self.lines) = (name, isInner, lines)
        }
    }

    /// The name of the dish; empty where the page has none.
    public var title = ""
    /// What is said about it, a paragraph each.
    public var description: [String] = []
    /// For how many it is, as the page says it: "4", "12 muffins".
    public var servings: String?
    /// How long it takes to prepare.
    public var prep: Minutes?
    /// How long it cooks.
    public var cook: Minutes?
    /// How long it takes in all, where the page says so.
    public var total: Minutes?
    /// Course, cuisine and keywords.
    public var tags: [String] = []
    /// Who wrote it.
    public var author: String?
    /// The day on which it was published, as YYYY-MM-DD.
    public var date: String?
    /// The address of the page.
    public var source: String?
    /// A language tag.
    public var language: String?
    /// The address of its picture.
    public var picture: String?
    /// What goes in.
    public var ingredients: [Group] = []
    /// What is to be done.
    public var steps: [Group] = []
    /// What is said behind the method, a paragraph each.
    public var remarks: [String] = []
    /// Its text in Markdown, where it comes in a file of its own that is kept as it stands; ingredients, steps and remarks are
    /// in it then.
    public var body: String?
    /// What a reader should know of how it was read, a clause each.
    public var notes: [String] = []

    /// A recipe of which nothing is known.
    public init() {}

    /// What every recipe has and this one does not: "ingredients", "a method".
    public var missingWork: [String] {
        body == nil ? Array(missing.prefix { $0 == "ingredients" || $0 == "a method" }) : []
    }

    /// What a recipe mostly has and this one does not: "servings", "a time".
    public var missing: [String] {
        if body != nil { return [] }
        let all: [(String, Bool)] = [
            ("ingredients", ingredients.isEmpty), ("a method", steps.isEmpty), ("servings", servings == nil),
            ("a time", prep == nil && cook == nil && total == nil),
        ]
        return all.filter(\.1).map(\.0)
    }

    /// Whether it says what goes in or what is to be done.
    var hasWork: Bool { !ingredients.isEmpty || !steps.isEmpty }

    /// Whether it has a name, and says of the dish how much of it there is, how long it takes or where its picture is.
    var isNamed: Bool {
        !title.isEmpty && (servings != nil || prep != nil || cook != nil || total != nil || picture != nil)
    }

    /// Whether it is no longer than recipes are: at most 2,000 lines in 200 groups, and 500 kB.
    var isOfThisWorld: Bool {
        let groups = ingredients + steps
        let lines = groups.flatMap(\.lines) + groups.compactMap(\.name) + description + remarks
        let size = lines.reduce(title.utf8.count + (body?.utf8.count ?? 0)) { $0 + $1.utf8.count }
        return groups.count <= 200 && lines.count <= 2_000 && size <= 500_000 && title.utf8.count <= 1_000
    }

    /// Takes what this recipe lacks from another reading of the same page.
    mutating func fill(from other: ImportedRecipe) {
        if title.isEmpty { title = other.title }
        if description.isEmpty { description = other.description }
        servings = servings ?? other.servings
        if prep == nil, cook == nil, total == nil { (prep, cook, total) = (other.prep, other.cook, other.total) }
        if tags.isEmpty { tags = other.tags }
        author = author ?? other.author
        date = date ?? other.date
        source = source ?? other.source
        language = language ?? other.language
        picture = picture ?? other.picture
        if ingredients.isEmpty { ingredients = other.ingredients }
        if steps.isEmpty { steps = other.steps }
    }
}
