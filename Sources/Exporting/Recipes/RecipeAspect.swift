/// What a recipe says, as far as a form may hold it or not.
public enum RecipeAspect: String, CaseIterable, Sendable {
    case title
    case introduction
    case description
    case servings
    case yields
    case times
    case tags
    case author
    case date
    case source
    case language
    case picture
    /// Amount and name of each ingredient, in whatever order.
    case foods
    /// The lines of the ingredients, word for word, in order.
    case ingredients
    case groups
    /// Remarks among the ingredients.
    case remarks
    /// The steps, word for word, in order.
    case steps
    case headings = "headings in the method"
    case notes = "notes in the method"
    case sections
    case markup = "links, emphasis, tables"
}

extension RecipeFormat {
    /// What becomes of a part of a recipe that a form cannot hold as it is; nil where it comes back as it was.
    public func loss(of aspect: RecipeAspect) -> String? { Self.losses[self]?[aspect] }

    private static let losses: [RecipeFormat: [RecipeAspect: String]] = [
        .markdown: [:],
        .cooklang: [
            .introduction: "it is the description, in one paragraph",
            .description: "it begins with all of the introduction",
            .yields: "only the first is kept",
            .foods:
                "a line whose amount Cooklang cannot say (`1 cup + 2 tbsp`) is a name as a whole, and a recipe among them is "
                + "called as its file",
            .ingredients:
                "they come in the order of the steps; what is neither amount, unit nor name stands in brackets behind it, "
                + "`½` is `1/2`, and words that only join are left out",
            .remarks: "they are notes",
            .steps: "what no step names stands in a step before them",
            .groups: "they are sections, and what is in them stands in a step of each",
            .headings: "they are sections",
            .sections: "they are notes behind the steps",
            .notes: "they are lines",
            .markup: "the words alone are kept",
        ],
        .jsonld: [
            .introduction: "its paragraphs are plain lines",
            .description: "it is the first of those lines",
            .yields: "only for how many it is, or the first of them, is kept",
            .source: "words that are no address are `isBasedOn`, which `forno import` does not read",
            .picture: "its address is given where the site has a `base_url`, and whoever reads it fetches it",
            .groups: "all ingredients are one list",
            .remarks: "they are left out",
            .notes: "they are left out",
            .headings: "those without a step are left out",
            .sections: "they are left out",
            .markup: "the words alone are kept",
        ],
        .mealie: [
            .introduction: "its paragraphs are plain lines",
            .description: "it begins with the introduction",
            .yields: "only for how many it is, or the first of them, is kept",
            .source: "words that are no address stand among the extras, which `forno import` does not read",
            .groups: "what stands behind a group and has no name of its own belongs to that",
            .remarks: "they are left out",
            .notes: "they are left out",
            .headings: "those without a step are left out",
            .sections: "they are notes, as plain lines",
            .markup: "the words alone are kept",
        ],
        .paprika: [
            .introduction: "its paragraphs are plain lines",
            .description: "it begins with the introduction",
            .yields: "only for how many it is, or the first of them, is kept",
            .author: "where there is none, words of the source that are no address stand for it",
            .source: "words that are no address stand as the author, or are left out where there is one",
            .language: "it is left out",
            .foods: "they are read in the language of the site",
            .ingredients: "one that ends with a colon is the name of a group",
            .groups: "what stands behind a group and has no name of its own belongs to that",
            .remarks: "they are left out",
            .steps: "one that ends with a colon is a heading",
            .notes: "they are left out",
            .headings: "those without a step are left out",
            .sections: "they are notes, as plain lines",
            .markup: "the words alone are kept",
        ],
    ]
}

extension RecipeFormat {
    /// The rows of the table of losses in Documentation/Formats.md.
    public static var lossTable: String {
        let rows = allCases.flatMap { format in
            RecipeAspect.allCases.compactMap { aspect in
                format.loss(of: aspect).map { "| `\(format.rawValue)` | \(aspect.rawValue) | \($0) |\n" }
            }
        }
        return "| form | of a recipe | what becomes of it |\n| --- | --- | --- |\n" + rows.joined()
    }
}
