import Building
import Diagnostics
import Foundation
import Kitchen
import Site
import TestSupport
import Testing

/// The program finds what `Tests/Cases/search.txt` says.
struct SearchCaseTests {
    /// A row of the table.
    struct Case: CustomTestStringConvertible, Sendable {
        let query: String
        let found: [String]
        let unknown: Int
        let nearest: [String]
        var testDescription: String { query }

        init(_ row: [String]) {
            let result = row[1].components(separatedBy: " ? ")
            nearest = row.count > 2 ? row[2].components(separatedBy: ", ") : []
            query = row[0]
            found = result[0].components(separatedBy: ", ").filter { !$0.isEmpty }
            unknown = result.count > 1 ? Int(result[1]) ?? -1 : 0
        }
    }

    private static let cases = CaseTable.rows("search").map(Case.init)

    private static let index: SearchIndex? = {
        var diagnostics = DiagnosticList()
        let options = BuildOptions(site: CaseTable.folder.appending(path: "Sites/search").path, output: "", jobs: 2)
        let site = try? PreparedSite(options, diagnostics: &diagnostics)
        return site.map { $0.searchIndex(of: $0.recipes(diagnostics: &diagnostics)) }
    }()

    @Test(arguments: cases)
    func findsWhatTheTableSays(line: Case) throws {
        let result = try #require(Self.index).find(SearchQuery(address: line.query), most: 20)
        #expect(result.hits.map(\.entry.title) == line.found)
        #expect(result.unknown == line.unknown)
        #expect(result.total == line.found.count)
        #expect(result.nearest == line.nearest)
    }

    @Test(arguments: CaseTable.rows("search-phrases"))
    func understandsWhatTheTableSays(row: [String]) {
        let query = SearchQuery(row[0]).understood
        let filters = (query.diet.map { [$0.rawValue] } ?? []) + query.without.map(\.rawValue)
        #expect(query.text == row[1])
        #expect(filters.joined(separator: " ") == row[2])
    }

    /// What is chosen stays beside what is typed; of two diets the stricter.
    @Test func phrasesJoinWhatIsChosen() {
        var query = SearchQuery("vegetarian soup without milk")
        (query.diet, query.without) = (.vegan, [.eggs])
        #expect(query.understood.diet == .vegan)
        #expect(Array(query.understood.without) == [.eggs, .milk])
    }

    @Test func thereAreCases() {
        #expect(Self.cases.count > 30)
    }
}

extension SearchQuery {
    /// A query as the address of the search page has it.
    fileprivate init(address: String) {
        self.init("")
        for item in URLComponents(
            string: "?" + (address.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""))?
            .queryItems ?? []
        {
            let value = (item.value ?? "").replacing("+", with: " ").removingPercentEncoding ?? ""
            switch item.name {
            case "q": text = value
            case "diet": diet = Diet(rawValue: value)
            case "time": minutes = Int(value)
            case "tag": tag = SearchText.words(of: value).joined(separator: "-")
            case "have": foods = value.split(separator: ",").map(String.init)
            case "without": Allergen(rawValue: value).map { without.insert($0) }
            default: Issue.record("\(item.name) is nothing that can be asked for")
            }
        }
    }
}
