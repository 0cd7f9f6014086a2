import Kitchen
import Text

/// Reads the recipe of a web page: out of its JSON-LD, else its microdata, else its classes, each filled from the next, and from
/// what it tells networks of itself (OpenGraph).
///
/// ```
/// let bytes: [UInt8]
/// let recipe = try PageRecipe.read(bytes, from: "https://example.org/soup")
/// ```
public enum PageRecipe {
    /// Why a page gives no recipe.
    public struct Refusal: Error, Hashable, Sendable {
        /// One clause without a full stop: "the page has no recipe that programs can read".
        public let reason: String
        /// Further facts.
        public let notes: [String]

        /// A refusal for a reason.
        public init(reason: String, notes: [String]) {
            (self.reason, self.notes) = (reason, notes)
        }
    }

    /// Whether bytes may be a page, or JSON as pages have it: what programs write is read otherwise.
    public static func isPage(_ bytes: [UInt8]) -> Bool {
        guard let text = PageText.decode(Array(bytes.prefix(4_096)), charset: nil),
            let first = text.first(where: { $0 > 0x20 })
        else { return false }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return true }
        guard first == UInt8(ascii: "<") else { return false }
        let start = String(decoding: text, as: UTF8.self).lowercased()
        return !start.hasPrefix("<?xml") || start.contains("<html")
    }

    /// The recipe of a page, which its server calls a media type, at an address. Text that begins as JSON is taken for JSON-LD.
    public static func read(
        _ bytes: [UInt8], type: String = "", from address: String? = nil
    ) throws(Refusal) -> ImportedRecipe {
        do throws(UnreadablePage) {
            var recipe = try read(bytes, type, address)
            guard recipe.isOfThisWorld else { throw UnreadablePage("its recipe is longer than a person writes") }
            recipe.tags = Array(recipe.tags.prefix(100))
            recipe.source = WebAddress.resolve(recipe.source ?? "", against: address) ?? address
            recipe.picture = recipe.picture.flatMap { WebAddress.resolve($0, against: recipe.source) }
            return recipe
        } catch {
            throw Refusal(reason: error.reason, notes: error.notes)
        }
    }

    private static let noRecipe = "the page has no recipe that programs can read"

    private static func read(
        _ bytes: [UInt8], _ type: String, _ address: String?
    ) throws(UnreadablePage) -> ImportedRecipe {
        guard bytes.count <= HTMLPage.largest else { throw UnreadablePage("it is larger than 8 MB") }
        if let first = bytes.first(where: { $0 > 0x20 && $0 < 0x80 }),
            first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        {
            return try readJSON(bytes)
        }
        guard let page = try page(bytes, type) else { return try readScripts(of: bytes, type) }
        let scripts = PageScripts(page)
        let readings = [
            LinkedData(scripts.values).recipe(),
            LinkedData(Microdata(page).things(ofType: "Recipe")).recipe(),
            LinkedData(HRecipe(page).things).recipe(),
        ].compactMap(\.self)
        guard var recipe = readings.first(where: \.hasWork) ?? readings.first(where: \.isNamed) else {
            throw UnreadablePage(noRecipe, notes: scripts.problems)
        }
        for other in readings { recipe.fill(from: other) }
        let facts = PageFacts(page)
        recipe.fill(from: facts.recipe)
        recipe.source = facts.address(of: address) ?? recipe.source
        recipe.notes += scripts.problems
        return recipe
    }

    /// The parsed page; nil for one that would take too long.
    private static func page(_ bytes: [UInt8], _ type: String) throws(UnreadablePage) -> HTMLPage? {
        do throws(UnreadablePage) {
            return try HTMLPage(bytes, type: type)
        } catch {
            guard error.isTooDeep else { throw error }
            return nil
        }
    }

    /// The recipe in the JSON-LD of a page that is not parsed, which stands there as text.
    private static func readScripts(of bytes: [UInt8], _ type: String) throws(UnreadablePage) -> ImportedRecipe {
        let text = PageText.decode(bytes, charset: PageText.charset(ofType: type)) ?? bytes
        let scripts = PageScripts(sources: ScriptScan.linkedData(in: text))
        guard var recipe = LinkedData(scripts.values).recipe(), recipe.hasWork || recipe.isNamed else {
            throw UnreadablePage(HTMLComplexity.reason, notes: scripts.problems)
        }
        recipe.notes += scripts.problems + ["\(HTMLComplexity.reason): only its JSON-LD was read"]
        return recipe
    }

    private static func readJSON(_ bytes: [UInt8]) throws(UnreadablePage) -> ImportedRecipe {
        do throws(LooseJSON.Refusal) {
            let values = try LooseJSON.read(bytes)
            guard let recipe = LinkedData(values).recipe(), recipe.hasWork || recipe.isNamed else {
                throw LooseJSON.Refusal(line: 1, reason: "it has no recipe of schema.org")
            }
            return recipe
        } catch {
            throw UnreadablePage("the JSON cannot be read, line \(error.line): \(error.reason)")
        }
    }
}

/// The JSON-LD of a page.
struct PageScripts {
    private(set) var values: [LenientJSONValue] = []
    /// What is wrong with those that cannot be read.
    private(set) var problems: [String] = []

    init(_ page: HTMLPage) {
        let scripts = page.elements("script").filter { node in
            let type = page.nodes[node].attributes["type"]?.lowercased() ?? ""
            return type.trimming(\.isWhitespace).hasPrefix("application/ld+json")
        }
        for (place, node) in scripts.enumerated() { read(page.source(of: node), number: place + 1) }
    }

    /// What some scripts hold.
    init(sources: [String]) {
        for (place, source) in sources.enumerated() { read(source, number: place + 1) }
    }

    private mutating func read(_ source: String, number: Int) {
        do throws(LooseJSON.Refusal) {
            values += try LooseJSON.read(Array(source.utf8))
        } catch {
            // A whole script with its quotes as entities is read once they are quotes.
            if source.contains("&quot;"), let page = try? HTMLPage(text: Array(source.utf8)),
                let values = try? LooseJSON.read(Array(page.source(of: 0).utf8))
            {
                self.values += values
                return
            }
            problems.append("JSON-LD script \(number) of the page cannot be read, line \(error.line): \(error.reason)")
        }
    }
}

/// What a page says of itself beside its recipe.
struct PageFacts {
    private let page: HTMLPage
    private var meta: [String: String] = [:]

    init(_ page: HTMLPage) {
        self.page = page
        for node in page.elements("meta") {
            let attributes = page.nodes[node].attributes
            guard let name = attributes["property"] ?? attributes["name"], let content = attributes["content"] else {
                continue
            }
            if meta[name] == nil, !content.isEmpty { meta[name] = content }
        }
    }

    /// What fills a recipe that does not say it.
    var recipe: ImportedRecipe {
        var recipe = ImportedRecipe()
        recipe.title = title
        recipe.description = (meta["og:description"] ?? meta["description"]).map { PlainWords.lines($0) } ?? []
        recipe.picture = meta["og:image"] ?? meta["og:image:url"]
        let root = page.elements("html").first.flatMap { page.nodes[$0].attributes["lang"] }
        recipe.language = (root ?? meta["og:locale"]).flatMap { LanguageTag.read($0) }
        return recipe
    }

    /// What the page calls itself: its only heading of the first level, which has no name of the site behind it as others have.
    private var title: String {
        let headings = page.elements("h1").map { page.text(of: $0) }.filter { !$0.isEmpty }
        if headings.count == 1 { return headings[0] }
        return PlainWords.words(meta["og:title"] ?? page.elements("title").first.map { page.source(of: $0) } ?? "")
    }

    /// The address of the page: the one that it was read from, or that it calls its own.
    func address(of known: String?) -> String? {
        if let known { return known }
        let links = page.elements("link").filter { page.nodes[$0].attributes["rel"]?.lowercased() == "canonical" }
        return links.first.flatMap { page.nodes[$0].attributes["href"] } ?? meta["og:url"]
    }
}
