/// Texts whose writer's program broke long lines.
enum WrappedText {
    /// The paragraphs of a text: an empty line ends one, and so does a line that was not broken because it was long.
    static func paragraphs(_ text: String) -> [String] {
        paragraphs(text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init))
    }

    /// The paragraphs of some lines.
    static func paragraphs(_ lines: [String]) -> [String] {
        var (paragraphs, isOpen): ([String], Bool) = ([], false)
        for line in lines {
            let words = PlainWords.words(line)
            let isSentence = words.first?.isUppercase ?? false && ".!?:".contains(paragraphs.last?.last ?? " ")
            if isOpen, !words.isEmpty, !isSentence {
                paragraphs[paragraphs.count - 1] += " " + words
            } else if !words.isEmpty {
                paragraphs.append(words)
            }
            isOpen = !words.isEmpty && broken.contains(line.trimming(\.isWhitespace).count)
        }
        return paragraphs
    }

    /// How many characters a line has that was broken: what came next would not have fitted.
    private static let broken = 58...100
}
