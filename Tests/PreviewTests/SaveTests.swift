import Foundation
import Testing

@testable import Preview

/// What a save does to a page that somebody looks at: with the system telling of changes, and with looking for them.
@Suite(.serialized) struct SaveTests {
    static let ways = [false, true]
    private static let soup = "content/recipes/soup.md"

    @Test(arguments: ways) func aSaveIsSeen(isPolling: Bool) throws {
        let (site, server, events) = try watched("/recipes/soup/", isPolling)
        try site.write(TestSite.recipe("Soup", "Better."), to: Self.soup)
        #expect(try events.next() == "reload")
        #expect(try Client.get("/recipes/soup/", from: server).text.contains("Better."))
        #expect(server.updates == [[Self.soup]])
    }

    @Test(arguments: ways) func aSaveByRenameIsSeen(isPolling: Bool) throws {
        let (site, server, events) = try watched("/recipes/soup/", isPolling)
        try site.move(Self.soup, to: Self.soup + "~")
        try site.write(TestSite.recipe("Soup", "Better."), to: "content/recipes/.soup.md.tmp")
        try site.move("content/recipes/.soup.md.tmp", to: Self.soup)
        #expect(try events.next() == "reload")
        #expect(try Client.get("/recipes/soup/", from: server).text.contains("Better."))
        #expect(events.isQuiet(for: 0.7))
        #expect(server.updates == [[Self.soup]])
    }

    @Test(arguments: ways) func whatEditorsDoBesidesIsNotSeen(isPolling: Bool) throws {
        let (site, server, events) = try watched("/recipes/soup/", isPolling)
        for file in [".soup.md.swp", "soup.md~", "#soup.md#", ".#soup.md", "soup.swp"] {
            try site.write("swap", to: "content/recipes/" + file)
        }
        try site.write("", to: "content/recipes/4913")
        try site.remove("content/recipes/4913")
        try site.write(TestSite.recipe("Soup"), to: Self.soup)
        try FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: site.path + Self.soup)
        #expect(events.isQuiet(for: 0.9))
        #expect(server.updates.isEmpty)
    }

    @Test func aChangeElsewhereDoesNotReloadThePage() throws {
        let (site, server, events) = try watched("/recipes/bread/", false)
        try site.write(TestSite.recipe("Soup", "Better."), to: Self.soup)
        #expect(events.isQuiet(for: 0.5))
        #expect(server.updates == [[Self.soup]])
    }

    @Test func aListFollowsTheTitle() throws {
        let (site, server, events) = try watched("/recipes/", false)
        try site.write(TestSite.recipe("A soup"), to: Self.soup)
        #expect(try events.next() == "reload")
        let text = try Client.get("/recipes/", from: server).text
        let (soup, bread) = (text.range(of: ">A soup<"), text.range(of: ">Bread<"))
        #expect(try #require(soup).lowerBound < (try #require(bread)).lowerBound)
    }

    @Test(arguments: ways) func anErrorIsShownUntilItIsMended(isPolling: Bool) throws {
        let (site, server, events) = try watched("/recipes/soup/", isPolling)
        try site.write("---\ntitle: [Soup,\n  hot\n---\n<b>Good</b>\n", to: Self.soup)
        #expect(try events.next() == "reload")
        // Only the page of the file itself is gone; all others are as they were, below what is wrong.
        for (path, status) in [("/recipes/soup/", 500), ("/", 200), ("/recipes/", 200), ("/nowhere/", 404)] {
            let page = try Client.get(path, from: server)
            #expect(page.status == status)
            #expect(page.text.contains(">Da Prova<") == (status != 500))
            #expect(page.text.contains("content/recipes/soup.md:2:8"))
            #expect(page.text.contains("<b>fix:</b>"))
            #expect(page.text.contains("    2 | title: [Soup"))
            #expect(page.text.contains("live.js"))
        }
        #expect(try Client.get("/recipes/", from: server).text.contains(">Soup<"))
        #expect(try Client.get("/recipes/bread/", from: server).text.contains("Good."))
        #expect(try Client.get("/sitemap.xml", from: server).status == 503)
        #expect(try Client.get("/assets/style.css", from: server).status == 200)
        try site.write(TestSite.recipe("Soup", "Mended."), to: Self.soup)
        #expect(try events.next() == "reload")
        let page = try Client.get("/recipes/soup/", from: server)
        #expect(page.status == 200)
        #expect(page.text.contains("Mended."))
        #expect(!page.text.contains("forno-notice"))
    }

    @Test func aSiteThatNeverWasWithoutErrorsShowsThemAlone() throws {
        let site = try TestSite(["content/recipes/soup.md": "---\ntitle: [Soup,\n  hot\n---\n"])
        let server = try RunningServer(site)
        for path in ["/", "/recipes/bread/", "/recipes/soup/"] {
            let page = try Client.get(path, from: server)
            #expect(page.status == 500)
            #expect(page.text.contains("content/recipes/soup.md:2:8"))
            #expect(page.text.contains("<b>fix:</b>"))
        }
    }

    @Test func anErrorInATemplateIsShownUntilItIsMended() throws {
        let (site, server, events) = try watched("/recipes/soup/", false)
        try site.write("{{<layouts/site}}{{$main}}{{titel}}{{/main}}{{/layouts/site}}\n", to: "templates/recipe.html")
        #expect(try events.next() == "reload")
        let page = try Client.get("/recipes/soup/", from: server)
        #expect(page.status == 200)
        #expect(page.text.contains("unknown-template-name"))
        #expect(page.text.contains("Good."))
        try site.remove("templates/recipe.html")
        #expect(try events.next() == "reload")
        #expect(try Client.get("/recipes/soup/", from: server).status == 200)
    }

    @Test func whatAnAuthorWroteIsTextOnThePageOfProblems() throws {
        let (site, server, events) = try watched("/", false)
        try site.write("title: x\n<script>alert(1)</script>\n", to: "content/site.yml")
        #expect(try events.next() == "reload")
        let text = try Client.get("/", from: server).text
        #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
        #expect(!text.contains("<script>"))
    }

    @Test func warningsStopThePageOnlyWhenStrict() throws {
        let files = ["content/recipes/soup.md": TestSite.recipe("Soup", "[Lost](nowhere.md)")]
        let site = try TestSite(files)
        #expect(try Client.get("/", from: try RunningServer(site)).status == 200)
        #expect(try Client.get("/", from: try RunningServer(site, isStrict: true)).status == 500)
    }

    @Test(arguments: ways) func filesThatComeAndGoAreSeen(isPolling: Bool) throws {
        let stew = "/recipes/winter-stew/"
        let (site, server, events) = try watched(stew, isPolling)
        #expect(try Client.get(stew, from: server).status == 404)
        try site.write(TestSite.recipe("Winter stew"), to: "content/recipes/winter/deep/winter-stew.md")
        try reload(events, of: server) { try Client.get(stew, from: server).status == 200 }
        #expect(try Client.get("/recipes/", from: server).text.contains(">Winter stew<"))
        try site.write(TestSite.recipe("Winter stew", "Hot."), to: "content/recipes/winter/deep/winter-stew.md")
        try reload(events, of: server) { try Client.get(stew, from: server).text.contains("Hot.") }
        try site.remove("content/recipes/winter")
        try reload(events, of: server) { try Client.get(stew, from: server).status == 404 }
        #expect(!(try Client.get("/recipes/", from: server)).text.contains(">Winter stew<"))
    }

    /// Waits until the page is told to reload and has what is asked for: a file that is seen while it is being written is
    /// told of twice.
    private func reload(_ events: EventListener, of server: RunningServer, until isThere: () throws -> Bool) throws {
        do {
            repeat { #expect(try events.next() == "reload") } while try !isThere()
        } catch {
            Issue.record("\(error); updates so far: \(server.updates); is there: \(try isThere())")
            throw error
        }
    }

    @Test func aFolderPutInPlaceOfAnotherIsSeen() throws {
        let (site, server, events) = try watched("/recipes/soup/", false)
        try site.write(TestSite.recipe("Soup", "New."), to: "next/soup.md")
        try site.write(TestSite.recipe("Bread", "New."), to: "next/bread.md")
        try site.move("content/recipes", to: "old")
        try site.move("next", to: "content/recipes")
        #expect(try events.next() == "reload")
        #expect(try Client.get("/recipes/soup/", from: server).text.contains("New."))
        try site.write(TestSite.recipe("Soup", "Newer."), to: Self.soup)
        #expect(try events.next() == "reload")
        #expect(try Client.get("/recipes/soup/", from: server).text.contains("Newer."))
    }

    @Test func aStyleIsChangedWithoutReloading() throws {
        let (site, server, events) = try watched("/", false)
        _ = try Client.get("/assets/style.css", from: server)
        try site.write("body { color: red }\n", to: "templates/assets/style.css")
        #expect(try events.next() == "style")
        #expect(try Client.get("/assets/style.css", from: server).text == "body { color: red }\n")
        try site.write("body { color: blue }\n", to: "templates/assets/style.css")
        #expect(try events.next() == "style")
        #expect(events.isQuiet(for: 0.4))
    }

    @Test func aPictureThatIsShownReloadsThePage() throws {
        let picture = "content/recipes/soup.png"
        let site = try TestSite([Self.soup: TestSite.recipe("Soup", "![A soup](soup.png)"), picture: "GIF89a old"])
        let server = try RunningServer(site)
        let events = try EventListener(
            "/recipes/soup/", page: try Client.get("/recipes/soup/", from: server), server: server)
        #expect(try Client.get("/media/recipes/soup.png", from: server).text == "GIF89a old")
        try site.write("GIF89a old", to: picture)
        #expect(events.isQuiet(for: 0.4))
        try site.write("GIF89a new", to: picture)
        #expect(try events.next() == "reload")
        #expect(try Client.get("/media/recipes/soup.png", from: server).text == "GIF89a new")
    }

    @Test func aChangeBetweenThePageAndItsEventsIsNotMissed() throws {
        let site = try TestSite()
        let server = try RunningServer(site)
        let page = try Client.get("/recipes/soup/", from: server)
        try site.write(TestSite.recipe("Soup", "Better."), to: Self.soup)
        Thread.sleep(forTimeInterval: 0.4)
        let events = try EventListener("/recipes/soup/", page: page, server: server)
        #expect(try events.next() == "reload")
    }

    @Test func aServerStartedAgainDoesNotReloadAPageThatStayed() throws {
        let site = try TestSite()
        let page = try Client.get("/recipes/soup/", from: try RunningServer(site))
        let second = try RunningServer(site)
        #expect(try EventListener("/recipes/soup/", page: page, server: second).isQuiet(for: 0.4))
    }

    @Test func aProblemThatOnlyTheWholeSiteShowsIsFoundAndMended() throws {
        let (site, server, events) = try watched("/", false)
        try site.write("Boil @water{}.\n", to: "content/recipes/soup.cook")
        var page = try Client.get("/", from: server)
        for _ in 0..<50 where !page.text.contains("path-conflict") {
            Thread.sleep(forTimeInterval: 0.1)
            page = try Client.get("/", from: server)
        }
        #expect(page.status == 200)
        #expect(page.text.contains("path-conflict"))
        try site.remove("content/recipes/soup.cook")
        repeat { _ = try events.next() } while try Client.get("/", from: server).text.contains("path-conflict")
    }

    private func watched(_ path: String, _ isPolling: Bool) throws -> (TestSite, RunningServer, EventListener) {
        let site = try TestSite()
        let server = try RunningServer(site, isPolling: isPolling)
        let events = try EventListener(path, page: try Client.get(path, from: server), server: server)
        return (site, server, events)
    }
}
