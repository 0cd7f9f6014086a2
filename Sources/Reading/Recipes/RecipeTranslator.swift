import Diagnostics
import Kitchen
import Text

/// Reads the files that say recipes of a site in another of its languages.
public struct RecipeTranslator: Sendable {
    /// A file that says a recipe in another language.
    public struct Result: Sendable {
        /// The recipe in that language; nil where the file cannot be read, or says another thing than the recipe.
        public var recipe: Recipe?
        /// The path of the file in the site.
        public let file: String
        /// What is in it, and the time just before it was read; nil where it cannot be read.
        public var contents: (FileContents, looked: Int64)?
        /// The problems found.
        public var diagnostics = DiagnosticList()
        /// What to publish with the text.
        public var facts = ReadFindings()
    }

    private let files: SiteFiles
    private let translation: Translation
    private let index: ContentIndex
    private let reader: RecipeReader
    private let groceries: Groceries
    private let language: KitchenLanguage

    /// A reader of files in the language of a translation, whose links are resolved in the context of the site.
    public init(_ translation: Translation, files: SiteFiles, context: ProseContext, groceries: Groceries) {
        (self.files, self.translation, index, self.groceries) = (files, translation, context.index, groceries)
        let context = context.reading(KitchenLanguage(tag: translation.language.tag))
        (reader, language) = (RecipeReader(context: context), context.language)
    }

    /// The files of the recipes that are said in this language.
    public var recipes: [String] {
        index.files(translatedInto: translation).filter { ContentIndex.isRecipe($0) }
    }

    /// What the file says that says a recipe in this language; nil where there is none. `now` tells the time.
    public func read(_ original: Recipe, now: () -> Int64) -> Result? {
        guard let file = index.translation(of: original.summary.source, into: translation) else { return nil }
        var result = Result(file: file)
        let looked = now()
        guard let contents = files.contents(file, diagnostics: &result.diagnostics) else { return result }
        result.contents = (contents, looked)
        let read = reader.read(contents.bytes, file: file)
        result.diagnostics.append(read.diagnostics)
        result.facts.media = read.facts.media
        if read.isNoRecipe {
            result.report(
                TranslationDifference(
                    message: "it has no ingredients and no method", location: SourceLocation(file: file)))
        }
        guard let text = read.recipe else { return result }
        var differences = text.differences(from: original)
        if let other = text.foodsDenied(by: original, groceries, in: language).first {
            differences.append(
                TranslationDifference(
                    message: "\"\(other.name)\" is not in the recipe by what is claimed of that",
                    location: SourceLocation(file: file)))
        }
        for difference in differences { result.report(difference) }
        if differences.isEmpty { result.recipe = text.replacing(original) }
        return result
    }
}

extension RecipeTranslator.Result {
    fileprivate mutating func report(_ difference: TranslationDifference) {
        diagnostics.report(
            .translationDiffers, difference.message, at: difference.location,
            notes: ["its page in that language says what the recipe says, in the words of that"],
            fix: "say the same in both files")
    }
}
