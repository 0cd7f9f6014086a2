import Kitchen
import Publishing
import Reading

/// The languages in which the recipes of a site are read besides its own: all others, to look at their texts, or the one in which
/// they are shown.
struct RecipeLanguages: Sendable {
    /// Whether the texts take the place of the recipes.
    let areShown: Bool
    private let translators: [RecipeTranslator]

    init(_ translations: [Translation], areShown: Bool, of source: ParsedSite, _ groceries: Groceries) {
        self.areShown = areShown
        translators = translations.map {
            RecipeTranslator($0, files: source.files, context: source.context, groceries: groceries)
        }.filter { !$0.recipes.isEmpty }
    }

    /// Whether no recipe is said in any of them.
    var isEmpty: Bool { translators.isEmpty }

    /// The files of the recipes that are said in any of them, in order of path.
    var recipes: [String] { Set(translators.flatMap(\.recipes)).sorted() }

    /// The files that say a recipe in these languages.
    func read(_ recipe: Recipe) -> [RecipeTranslator.Result] {
        translators.compactMap { $0.read(recipe) { FileStamp.now } }
    }
}

extension FinishedRecipe {
    /// Keeps what was found in a file that says the recipe in another language.
    mutating func take(_ found: RecipeTranslator.Result) {
        diagnostics.append(found.diagnostics)
        guard let (contents, looked) = found.contents else { return }
        let entry = StampedEntry(read: contents.bytes, FileStamp(contents.status), looked: looked)
        seenTranslations.append((found.file, entry))
    }
}
