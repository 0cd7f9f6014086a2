import Fetching
import Importing
import Kitchen
import Text

/// Asks the service that site.yml names for recipes. Its answers are not kept: the terms of services differ, and the address
/// that is asked has the key in it.
///
/// ```swift
/// let settings: Settings
/// let service = try RecipeService(site: "trattoria", settings: settings, isOffline: false)
/// let found = try service.find("pea soup")
/// ```
public struct RecipeService: Sendable {
    private typealias Kind = Settings.RecipeService.Kind

    private let kind: Kind
    private let key: String
    /// The name that the service gave to who asks, where it has such names.
    private let id: String?
    private let agent: String
    /// The address of the service, with a slash at its end.
    public let server: String
    /// No answer of ten recipes is longer.
    private static let limits = FetchLimits(bytes: 3_000_000, time: .seconds(15), redirects: 0)

    /// The service of a site; throws `LookupFailure` where none is named, it has no key, or the network is not to be used.
    public init(site: String, settings: Settings, isOffline: Bool) throws {
        guard let service = settings.recipes else {
            throw LookupFailure(
                "no service of recipes is named", fix: "name one in content/site.yml: recipes: {service: themealdb}")
        }
        guard !isOffline else {
            throw LookupFailure("the network is not to be used", fix: "leave --offline and FORNO_OFFLINE out")
        }
        kind = service.kind
        let name = kind.rawValue
        // TheMealDB gives this one to who tries it out.
        let free = kind == .themealdb ? "1" : nil
        id = try Credentials.value(.id, of: name, site: site)
        if kind == .edamam, id == nil { throw Credentials.missing(.id, of: name) }
        guard let key = try Credentials.value(.key, of: name, site: site) ?? free else {
            throw Credentials.missing(.key, of: name)
        }
        self.key = key
        server = service.url ?? Self.usual(kind)
        agent = UserAgent.text(contact: settings.email ?? settings.baseURL)
    }

    /// The server as people name it.
    public var host: String { ServerName.host(of: server) }

    /// What a service found.
    public struct Found: Sendable {
        /// Up to ten recipes, the best first.
        public var recipes: [FoundRecipe] = []
        /// What the service says of how much it may be asked: "1.5 points for this, 44.5 left"; nil where it says
        /// nothing.
        public var quota: String?
    }

    /// What a query finds. Throws `LookupFailure` where there is no answer.
    public func find(_ query: String) throws -> Found {
        var fetcher = Fetcher(agent: agent, totalTime: .seconds(20))
        var request = FetchRequest(url(of: query), as: .payload, limits: Self.limits, isNamed: true)
        // The key is of a household, which is one user.
        if kind == .edamam { request.headers = [FetchHeader(.edamamUser, "household")].compactMap(\.self) }
        switch fetcher.fetch([request]).first {
        case .success(let fetched): return Found(recipes: try read(fetched.bytes), quota: fetched.quota.words)
        case .failure(let failure): throw refusal(failure)
        case nil: return Found()
        }
    }

    /// The picture of a recipe, where the terms of the service allow to keep it and it can be had; else why not, where
    /// that is to be said.
    public func picture(of found: FoundRecipe) -> (bytes: [UInt8]?, note: String?) {
        guard let url = found.recipe.picture else { return (nil, nil) }
        var fetcher = Fetcher(agent: agent, totalTime: .seconds(20))
        let request = FetchRequest(url, as: .picture, isNamed: url.hasPrefix(server))
        switch fetcher.fetch([request]).first {
        case .success(let fetched): return (fetched.bytes, nil)
        case .failure(let failure): return (nil, "without its picture \(url): \(failure.reason)")
        case nil: return (nil, nil)
        }
    }

    /// Small pictures of recipes to choose by, in their order; nil for one that has none, or whose picture is not there in time.
    public func previews(of found: [FoundRecipe]) -> [[UInt8]?] {
        let limits = FetchLimits(bytes: TerminalPicture.largest, time: .seconds(5), redirects: 2)
        let requests = found.map { recipe in
            recipe.preview.map { FetchRequest($0, as: .picture, limits: limits, isNamed: $0.hasPrefix(server)) }
        }
        var fetcher = Fetcher(agent: agent, totalTime: .seconds(6))
        var answers = fetcher.fetch(requests.compactMap(\.self)).makeIterator()
        return requests.map { $0 == nil ? nil : try? answers.next()?.get().bytes }
    }

    private func refusal(_ failure: FetchFailure) -> LookupFailure {
        let told = LookupFailure.asking(host, "recipes: url", failure)
        guard let refusal = failure.refusal, refusal.status == 402, refusal.wait == nil else { return told }
        let points = refusal.quota.words.map { ": \($0)" } ?? ""
        // Spoonacular, which alone answers so, counts the points of a day of UTC.
        return LookupFailure(told.message + points, fix: "ask again after midnight UTC, when its day begins")
    }

    private func url(of query: String) -> String {
        let words = EscapedText.urlComponent(query.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        return switch kind {
        case .themealdb: "\(server)\(key)/search.php?s=\(words)"
        case .spoonacular:
            "\(server)recipes/complexSearch?query=\(words)&number=10&addRecipeInformation=true&apiKey=\(key)"
        case .edamam:
            "\(server)api/recipes/v2?type=public&q=\(words)&field=label&field=url&field=source&field=image&app_id=\(id ?? "")&app_key=\(key)"
        }
    }

    private func read(_ bytes: [UInt8]) throws(LookupFailure) -> [FoundRecipe] {
        do throws(UnreadableRecipes) {
            return switch kind {
            case .themealdb: try FoundRecipes.themealdb(bytes)
            case .spoonacular: try FoundRecipes.spoonacular(bytes)
            case .edamam: try FoundRecipes.edamam(bytes)
            }
        } catch {
            throw LookupFailure(
                "the answer of \(host) \(error.reason)",
                fix: "look whether `recipes: url` in content/site.yml is the address of \(kind.rawValue)")
        }
    }

    private static func usual(_ kind: Kind) -> String {
        switch kind {
        case .themealdb: "https://www.themealdb.com/api/json/v1/"
        case .spoonacular: "https://api.spoonacular.com/"
        case .edamam: "https://api.edamam.com/"
        }
    }
}

extension FetchQuota {
    /// "1.5 points for this, 5.5 used today, 44.5 left"; nil where nothing is said.
    var words: String? {
        let parts = [
            request.map { "\($0) points for this" }, used.map { "\($0) used today" }, left.map { "\($0) left" },
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
