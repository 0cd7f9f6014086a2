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
        guard let key = try Credentials.key(of: name, site: site) ?? free else {
            throw LookupFailure(
                "\(name) wants a key",
                fix: "set FORNO_\(name.uppercased())_KEY, or write \"\(name): KEY\" into \(Credentials.file)")
        }
        self.key = key
        server = service.url ?? Self.usual(kind)
        agent = Geocoder.agent(contact: settings.email ?? settings.baseURL)
    }

    /// The server as people name it.
    public var host: String { ServerName.host(of: server) }

    /// Up to ten recipes that a query finds, the best first. Throws `LookupFailure` where there is no answer.
    public func find(_ query: String) throws -> [FoundRecipe] {
        var fetcher = Fetcher(agent: agent, totalTime: .seconds(20))
        let request = FetchRequest(url(of: query), as: .payload, limits: Self.limits, isNamed: true)
        switch fetcher.fetch([request]).first {
        case .success(let fetched): return try read(fetched.bytes)
        case .failure(let failure): throw LookupFailure.asking(host, "recipes: url", failure)
        case nil: return []
        }
    }

    private func url(of query: String) -> String {
        let words = EscapedText.urlComponent(query.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        return switch kind {
        case .themealdb: "\(server)\(key)/search.php?s=\(words)"
        case .spoonacular:
            "\(server)recipes/complexSearch?query=\(words)&number=10&addRecipeInformation=true&apiKey=\(key)"
        }
    }

    private func read(_ bytes: [UInt8]) throws(LookupFailure) -> [FoundRecipe] {
        do throws(UnreadableRecipes) {
            return switch kind {
            case .themealdb: try FoundRecipes.themealdb(bytes)
            case .spoonacular: try FoundRecipes.spoonacular(bytes)
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
        }
    }
}
