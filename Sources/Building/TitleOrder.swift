import Kitchen
import Markdown

extension Array {
    /// The items by title, whatever its case and accents; those of one title by file.
    fileprivate func sorted(title: (Element) -> String, file: (Element) -> String) -> [Element] {
        map { (title: HeadingSlug.make(title($0)), file: file($0), item: $0) }
            .sorted { ($0.title, $0.file) < ($1.title, $1.file) }.map(\.item)
    }
}

extension [RecipeSummary] {
    /// The recipes by title, whatever its case and accents; those of one title by file.
    var inOrderOfTitle: [RecipeSummary] { sorted(title: \.title, file: \.source) }
}

extension [Recipe] {
    /// The recipes by title, as their summaries are.
    var inOrderOfTitle: [Recipe] { sorted(title: \.summary.title, file: \.summary.source) }
}
