import Addresses
import Importing
import Kitchen

/// A recipe as it is exported, with what its file alone does not say.
public struct ExportedRecipe: Sendable {
    /// A picture by its bytes.
    public struct Photo: Sendable {
        /// What its file is called beside that of the recipe: "focaccia.jpg".
        public let name: String
        /// The file.
        public let bytes: [UInt8]

        /// A picture in a file.
        public init(name: String, bytes: [UInt8]) {
            (self.name, self.bytes) = (name, bytes)
        }
    }

    /// The recipe, its ingredients as its author lists them.
    public let recipe: Recipe
    /// Its picture, where that goes with it.
    public let photo: Photo?
    /// The pictures of its text that go with it, by their addresses in the built site.
    public let pictures: [String: Photo]
    /// The language of the site.
    public let siteLanguage: KitchenLanguage
    /// Where the site is published, ending in a slash; nil where that is not known.
    public let baseURL: String?
    /// The slugs of the recipes that are exported beside it.
    public let others: Set<String>
    /// The bytes of its file.
    public let source: [UInt8]
    /// The units and foods of the Mealie that takes it; nil where they are not known.
    public let mealie: MealieCatalogue?

    /// A recipe of a site.
    public init(
        _ recipe: Recipe, photo: Photo? = nil, pictures: [String: Photo] = [:], siteLanguage: KitchenLanguage,
        baseURL: String? = nil, others: Set<String> = [], source: [UInt8] = [], mealie: MealieCatalogue? = nil
    ) {
        (self.recipe, self.photo, self.pictures) = (recipe, photo, pictures)
        (self.siteLanguage, self.others, self.source, self.mealie) = (siteLanguage, others, source, mealie)
        self.baseURL = baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    /// The language of its lines.
    var language: KitchenLanguage { recipe.language ?? siteLanguage }

    /// What its author writes of the site's address of a page; nil where it has none.
    func address(of target: RichText.Target, ending: String) -> String? {
        switch target {
        case .elsewhere(let address): return address
        case .nowhere: return nil
        case .site(let path, let suffix):
            if path.isEmpty { return suffix.hasPrefix("#") ? suffix : nil }
            if let picture = pictures[path] { return picture.name }
            if let slug = PageAddress.recipeSlug(ofCard: path), others.contains(slug) {
                return "\(slug).\(ending)\(suffix)"
            }
            return baseURL.map { $0 + PageAddress.reference(path) + suffix }
        }
    }
}

/// A part of a method under a heading.
struct MethodPart {
    /// The words of its heading; nil before the first.
    var name: String?
    /// Its blocks, without the heading.
    var blocks: [Int] = []
    /// Its steps.
    var steps: [Int] = []
}

extension Recipe {
    /// The method by its headings.
    var methodParts: [MethodPart] {
        var parts: [MethodPart] = []
        let steps = Set(stepNodes)
        for block in method {
            if case .heading = text.nodes[block].kind {
                parts.append(MethodPart(name: text.plainText(of: block)))
                continue
            }
            if parts.isEmpty { parts.append(MethodPart()) }
            parts[parts.count - 1].blocks.append(block)
            parts[parts.count - 1].steps += (block..<text.nodes[block].next).filter { steps.contains($0) }
        }
        return parts
    }

    /// What stands before the ingredients, a paragraph each, without pictures that stand alone.
    var introduction: [String] {
        intro.filter { block in
            guard let only = text.onlyChild(of: block), case .picture = text.nodes[only].kind else { return true }
            return false
        }.map { text.plainText(of: $0) }.filter { !$0.isEmpty }
    }

    /// What stands in blocks, as plain text: a line for each item.
    func plainLines(of blocks: [Int]) -> [String] {
        blocks.flatMap { block -> [String] in
            if case .list = text.nodes[block].kind { return text.children(of: block).map { text.plainText(of: $0) } }
            return [text.plainText(of: block)]
        }.filter { !$0.isEmpty }
    }

    /// The address of the page that it is from; nil where its source is words, or none.
    var originAddress: String? { origin.flatMap { $0.contains("://") ? $0 : nil } }

    /// The words of its source, where that is no address.
    var originWords: String? { originAddress == nil ? origin : nil }

    /// What it says before the ingredients, a paragraph each.
    var openingWords: String {
        ([ownDescription] + introduction.map(Optional.some)).compactMap { $0?.inMarkdown }.joined(separator: "\n\n")
    }

    /// The total time, where it is not just the others together.
    var totalBesides: Minutes? {
        guard summary.prep != nil || summary.cook != nil else { return summary.writtenTotal }
        let sum = (summary.prep ?? Minutes(0)) + (summary.cook ?? Minutes(0))
        return summary.writtenTotal == sum ? nil : summary.writtenTotal
    }

    /// Its description, where no words of its introduction say it.
    var ownDescription: String? {
        guard let description = summary.description else { return nil }
        let words = description.hasSuffix("…") ? String(description.dropLast()) : description
        return intro.contains { text.plainText(of: $0).hasPrefix(words) } ? nil : description
    }
}

extension String {
    /// The words for a program whose users write Markdown: as they are, unless it would show others.
    var inMarkdown: String {
        let words = split(whereSeparator: \.isWhitespace)
        guard MarkdownWords.line(self).split(whereSeparator: \.isWhitespace) != words else { return self }
        return EscapedMarkdown.line(words.joined(separator: " "))
    }
}
