import Diagnostics
import Foundation
import Testing

@testable import Building

/// Where the words of a site come from: its own strings, those of the program, English.
@Suite struct SiteWordsTests {
    /// What the page for what is not found says in a site with strings files of its own, and what was told.
    private func build(_ tag: String, _ strings: [String: String] = [:]) throws -> (page: String, told: [String]) {
        let folder = try TemporaryFolder()
        try folder.write("title: Words\nlanguage: \(tag)\n", to: "site/content/site.yml")
        for (name, text) in strings { try folder.write(text, to: "site/templates/strings/\(name).yml") }
        var options = BuildOptions(site: folder.path + "/site", output: folder.path + "/output", jobs: 1)
        options.isOffline = true
        let found = try SiteBuild(options).run().diagnostics
        let page = (try? String(contentsOf: folder.url.appending(path: "output/404.html"), encoding: .utf8)) ?? ""
        return (page, found.map { "\($0.severity) \($0.id.rawValue): \($0.message)" })
    }

    @Test(arguments: [
        ("en", "en", ">Home<"), ("it", "it", ">Inizio<"), ("de", "de", ">Startseite<"), ("fr", "fr", ">Accueil<"),
        ("es", "es", ">Inicio<"), ("de_ch", "de-CH", ">Startseite<"), ("en-GB", "en-GB", ">Home<"),
        ("es-MX", "es-MX", ">Inicio<"), ("fr-CH", "fr-CH", ">Accueil<"),
    ])
    func fiveLanguagesAndTheirRegionsHaveWords(tag: String, written: String, home: String) throws {
        let (page, told) = try build(tag)
        #expect(told == [])
        #expect(page.contains("<html lang=\"\(written)\""))
        #expect(page.contains(home))
    }

    @Test func aLanguageWithoutWordsIsAnError() throws {
        let (page, told) = try build("nl")
        #expect(told == ["error unknown-language: there are no words for the language \"nl\""])
        #expect(page.isEmpty)
    }

    @Test func aLanguageOfTheSitesOwnIsShownInEnglishWhereItLacksWords() throws {
        let (page, told) = try build("nl-BE", ["nl": "home: Thuis\nskip: Naar de inhoud\n"])
        #expect(page.contains("<html lang=\"nl-BE\""))
        #expect(page.contains(">Thuis<"))
        #expect(page.contains("This page is not on the menu"))
        #expect(told.count == 1)
        let note = try #require(told.first)
        #expect(note.contains(/note missing-words: \d{3} words are missing, the first is `add_to_order`/))
    }

    @Test func aLanguageWithAllWordsSaysNothing() throws {
        let (_, some) = try build("nl", ["nl": "home: Thuis"])
        let count = try #require(some.first?.firstMatch(of: /(\d+) words are missing/)?.output.1)
        #expect(Int(count).map { $0 > 150 } == true)
        let file = TestFolders.package.appending(path: "templates/strings/en.yml")
        let english = try String(contentsOf: file, encoding: .utf8)
        let (page, told) = try build("nl", ["nl": english.replacing("home: Home", with: "home: Thuis")])
        #expect(told == [])
        #expect(page.contains(">Thuis<"))
    }

    @Test func wordsThatASiteLacksOfALanguageThatFornoKnowsAreFornos() throws {
        let (page, told) = try build("de-CH", ["de": "home: Daheim"])
        #expect(page.contains(">Daheim<"))
        #expect(page.contains("Diese Seite steht nicht auf der Karte"))
        #expect(told == [])
    }

    @Test func aSiteMayChangeSomeWordsForItsRegion() throws {
        let (page, told) = try build("de-CH", ["de-CH": "home: Grüezi"])
        #expect(page.contains(">Grüezi<"))
        #expect(page.contains("Diese Seite steht nicht auf der Karte"))
        #expect(told == [])
    }
}
