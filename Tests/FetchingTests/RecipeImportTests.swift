import Building
import Diagnostics
import Fetching
import Foundation
import Synchronization
import TestSupport
import Testing

/// Recipes from a server, which may misbehave in any way: each is imported whole, or nothing of it is written.
@Suite(.serialized) struct RecipeImportTests {
    private static let recipe = #"""
        {"@type": "Recipe", "name": "Pea soup", "image": "/soup.jpg", "recipeYield": 4, "totalTime": "PT20M",
        "recipeIngredient": ["500 g peas"], "recipeInstructions": ["Boil."]}
        """#
    private static let page = Array(
        #"<html lang="en"><script type="application/ld+json">\#(recipe)</script></html>"#.utf8)
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 0, count: 60)
    private static let html = ["Content-Type: text/html; charset=utf-8"]

    /// What an import of some paths of a server gave: the outcomes, the files in content/recipes, and what was asked.
    private func run(
        _ paths: [String], offlineToo: Bool = false, wishes: RecipeImport.Wishes = .init(),
        _ steps: @escaping @Sendable (String, Int, [String]) -> [LoopbackServer.Step]
    ) throws -> (outcomes: [ImportOutcome], files: [String: String], requests: [String]) {
        let server = try LoopbackServer(steps)
        var isStopped = false
        defer { if !isStopped { server.stop() } }
        return try TestHelper.withFolder { site in
            try FileManager.default.createDirectory(
                atPath: site + "/content/recipes", withIntermediateDirectories: true)
            try Data("title: Test\nemail: cook@example.org\n".utf8).write(to: URL(filePath: site + "/content/site.yml"))
            var outcomes: [ImportOutcome] = []
            for isOffline in offlineToo ? [false, true] : [false] {
                if isOffline {
                    server.stop()
                    isStopped = true
                }
                var diagnostics = DiagnosticList()
                let kitchen = try EditableKitchen(site: site, diagnostics: &diagnostics)
                var wishes = wishes
                if isOffline { wishes.name = "again" }
                var recipes = RecipeImport(
                    kitchen: kitchen, site: site, isOffline: isOffline, wishes: wishes,
                    limits: FetchLimits(bytes: 100_000, time: .seconds(2)))
                recipes.run(paths.map { .address(server.url($0)) }) { outcomes.append($0) }
            }
            return (outcomes, try Self.files(in: site + "/content/recipes"), server.requests)
        }
    }

    private static func files(in folder: String) throws -> [String: String] {
        var files: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            files[name] = String(decoding: try Data(contentsOf: URL(filePath: folder + "/" + name)), as: UTF8.self)
        }
        return files
    }

    @Test func aRecipeComesWithItsPicture() throws {
        let (outcomes, files, requests) = try run(["/recipes/pea"]) { path, _, _ in
            path == "/soup.jpg" ? [.answer(body: Self.jpeg)] : [.answer("200 OK", Self.html, body: Self.page)]
        }
        let written = try outcomes[0].result.get()
        #expect(written.path == "content/recipes/pea-soup.md")
        #expect(written.picture == "content/recipes/pea-soup.jpg")
        #expect(written.notes.isEmpty)
        #expect(files.keys.sorted() == ["pea-soup.jpg", "pea-soup.md"])
        #expect(files["pea-soup.md"]?.contains("image: pea-soup.jpg\n") ?? false)
        #expect(files["pea-soup.md"]?.contains("/recipes/pea\n") ?? false)
        #expect(requests.allSatisfy { $0.hasSuffix("User-Agent: Forno/\(Version.number) (cook@example.org)") })
    }

    @Test func aPictureThatCannotBeHadIsANote() throws {
        let pictures: [(String, LoopbackServer.Step)] = [
            ("404", .answer("404 Not Found")), ("not a PNG", .answer(body: Array("<html>".utf8))),
            ("2000 bytes", .head()),
        ]
        for (_, step) in pictures {
            let (outcomes, files, _) = try run(["/pea"]) { path, _, _ in
                path == "/soup.jpg" ? [step] : [.answer("200 OK", Self.html, body: Self.page)]
            }
            let written = try outcomes[0].result.get()
            #expect(written.picture == nil)
            #expect(written.notes.count == 1)
            #expect(files.keys.sorted() == ["pea-soup.md"])
        }
    }

    private static let misbehaviours:
        [(name: String, reason: String, steps: @Sendable (Int) -> [LoopbackServer.Step])] = [
            ("404", "the server answered 404", { _ in [.answer("404 Not Found", body: page)] }),
            ("500", "the server answered 500", { _ in [.answer("500 Internal Server Error")] }),
            ("429", "the server answered 429", { _ in [.answer("429 Too Many Requests", ["Retry-After: 120"])] }),
            ("a circle", "more than 5 redirects", { port in [.redirect(to: "http://127.0.0.1:\(port)/pea")] }),
            ("cut off", "", { _ in [.head("200 OK", ["Content-Length: 9000"], body: Array(page.prefix(100)))] }),
            (
                "endless", "it is larger than 100000 bytes",
                { _ in [.head(body: [UInt8](repeating: 0x20, count: 200_000))] }
            ),
            ("slow", "it took longer than allowed", { _ in [.head(), .drip] }),
            ("silent", "it took longer than allowed", { _ in [.hang] }),
            (
                "a picture", "the page has no recipe that programs can read",
                { _ in [.answer("200 OK", ["Content-Type: image/jpeg"], body: jpeg)] }
            ),
            ("nothing", "the page has no recipe that programs can read", { _ in [.answer()] }),
            (
                "another encoding", "its text is in \"klingon\", which cannot be read",
                { _ in
                    [
                        .answer(
                            "200 OK", ["Content-Type: text/html; charset=klingon"], body: [0xFF, 0xFE, 0xFD].reversed())
                    ]
                }
            ),
        ]

    @Test(arguments: misbehaviours.indices) func whatMisbehavesLeavesNothing(index: Int) throws {
        let (name, reason, steps) = Self.misbehaviours[index]
        let (outcomes, files, _) = try run(["/pea", "/good"]) { path, port, _ in
            switch path {
            case "/pea": steps(port)
            case "/good": [.answer("200 OK", Self.html, body: Self.page)]
            default: [.answer("404 Not Found")]
            }
        }
        let failure = #expect(throws: ImportFailure.self, "\(name)") { try outcomes[0].result.get() }
        #expect(reason.isEmpty || failure?.reason == reason, "\(name)")
        #expect(name == "429" ? failure?.fix == "ask again in 2 minutes" : failure?.fix != nil)
        // The other page is imported all the same.
        #expect(files.keys.sorted() == ["pea-soup.md"], "\(name)")
    }

    @Test func whatWasFetchedIsUsedWithoutTheNetwork() throws {
        let (outcomes, files, _) = try run(["/pea"], offlineToo: true) { path, _, _ in
            path == "/soup.jpg" ? [.answer(body: Self.jpeg)] : [.answer("200 OK", Self.html, body: Self.page)]
        }
        #expect(outcomes.count == 2)
        #expect(files.keys.sorted() == ["again.jpg", "again.md", "pea-soup.jpg", "pea-soup.md"])
    }

    @Test func whatHasNotChangedIsNotSentAgain() throws {
        let unchanged = Mutex(0)
        let (outcomes, _, _) = try run(["/pea", "/pea", "/a", "/b", "/pea"]) { path, _, head in
            guard path == "/pea" else { return [.answer("404 Not Found")] }
            guard head.contains("If-None-Match: \"1\"") else {
                return [.answer("200 OK", Self.html + ["ETag: \"1\""], body: Self.page)]
            }
            unchanged.withLock { $0 += 1 }
            return [.answer("304 Not Modified", ["ETag: \"1\""])]
        }
        #expect(unchanged.withLock { $0 } == 1)
        // The second one has the name of the first.
        #expect(throws: ImportFailure.self) { try outcomes[4].result.get() }
    }
}
