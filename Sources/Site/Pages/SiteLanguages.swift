import Addresses
import Kitchen
import Templates

/// The languages that the pages of a site are in, one of which those of a frame are.
public struct SiteLanguages: Sendable {
    /// A language with what its pages need to know of it.
    public struct Entry: Sendable {
        let language: Language
        /// What it calls itself.
        let name: String
        /// Where its pages are, with a slash at the end; empty for the language of the site.
        let folder: String
        /// The names of the sizes of its menu, by those in the language of the site.
        let sizes: [String: String]

        /// The site's own language where `translation` is nil.
        public init(_ words: Words, settings: Settings, translation: Translation?, sizes: Set<String>) {
            language = translation?.language ?? settings.language
            name = words[.languageName]
            folder = translation?.folder ?? ""
            self.sizes = Dictionary(uniqueKeysWithValues: sizes.map { ($0, translation?.text($0) ?? $0) })
        }
    }

    /// All of them, the site's own first; empty where that is the only one.
    let all: [Entry]
    private let place: Int

    /// Those of a site in one language.
    public static let one = SiteLanguages([], place: 0)

    /// These languages, as the pages of the one at a place need them.
    public init(_ all: [Entry], place: Int) { (self.all, self.place) = (all, place) }

    /// The folder of the pages, with a slash at the end; empty for those of the site's own language.
    var folder: String { all.isEmpty ? "" : all[place].folder }

    /// What other languages call the sizes of the menu, with the names here: an order may come from pages in any of them.
    var sizeNames: [(other: String, own: String)] {
        guard let here = all.isEmpty ? nil : all[place] else { return [] }
        let pairs = all.flatMap { entry in
            entry.sizes.compactMap { size, other in here.sizes[size].map { (other, $0) } }
        }
        let known = Set(here.sizes.values)
        return pairs.filter { !known.contains($0.0) }.sorted { $0.0 < $1.0 }.map { (other: $0.0, own: $0.1) }
    }

    /// The languages that a page is in.
    func pages(at address: String, in site: SiteFrame) -> [PageInLanguage] {
        all.indices.map { number in
            PageInLanguage(
                entry: all[number], isCurrent: number == place,
                reference: (folder.isEmpty ? "" : "../") + all[number].folder + PageAddress.reference(address),
                url: site.url(of: address, in: all[number].folder))
        }
    }
}

/// A page in one of the languages of its site.
struct PageInLanguage: Sendable {
    let entry: SiteLanguages.Entry
    let isCurrent: Bool
    /// The way from the root of the pages in the present language.
    let reference: String
    /// Nil where the site has no base URL.
    let url: String?
}

let translationsShape = RecordShape<PageView<[PageInLanguage]>>(
    "page in several languages",
    [
        .text(
            "home",
            "or absent; the way from `root` to the root of the site, where the page is in another than its own language"
        ) {
            $0.site.languages.folder.isEmpty ? nil : "../"
        },
        .views("languages", pageInLanguageShape, "the page in each of them") { $0.content },
    ])

private let pageInLanguageShape = RecordShape<PageView<PageInLanguage>>(
    "page in a language",
    [
        .text("label", "what the language calls itself: `English`") { $0.content.entry.name },
        .text("tag", "`en`, `de-CH`") { $0.content.entry.language.tag },
        .link("href") { $0.content.reference },
        .flag("current", "whether it is the page itself") { $0.content.isCurrent },
        .text("url", "or absent; the absolute URL, where the site has a `base_url`") { $0.content.url },
    ])
