import Foundation
import TestSupport
import Testing

/// `forno find --online`, against services of recipes on this machine: answers in the shapes that their documents show.
@Suite(.serialized, .timeLimit(.minutes(30))) struct RecipeServiceTests {
    private static let meal = #"""
        {"idMeal": "52", "strMeal": "Pea soup", "strCategory": "Starter", "strArea": "Italian", "strTags": "Soup,Green",
        "strInstructions": "Boil the peas.\r\n\r\nStir.", "strMealThumb": "", "strSource": null,
        "strIngredient1": "Peas", "strMeasure1": "500g ", "strIngredient2": "Salt", "strMeasure2": " ",
        "strIngredient3": "", "strMeasure3": "", "strIngredient4": null, "strMeasure4": null}
        """#

    /// A site that asks a service on a server, which answers with some steps.
    private static func site(
        _ service: String, _ steps: @escaping @Sendable (String, Int) -> [LoopbackServer.Step],
        _ body: (LoopbackServer, (String) throws -> Transcript.Outcome) throws -> Void
    ) throws {
        let server = try LoopbackServer(steps)
        defer { server.stop() }
        let folder = try TemporaryFolder()
        let content = folder.url.appending(path: "content")
        try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
        let settings = "title: House\nrecipes: {service: \(service), url: \"\(server.url(""))\"}\n"
        try Data(settings.utf8).write(to: content.appending(path: "site.yml"))
        var shell = Shell(home: folder.url)
        try body(server) { try shell.run($0, input: []) }
    }

    private static func json(_ text: String) -> [LoopbackServer.Step] {
        [.answer("200 OK", ["Content-Type: application/json"], body: Array(text.utf8))]
    }

    @Test func aRecipeThatMayBeKeptIsKeptWholeWithItsCredit() throws {
        try Self.site("themealdb") { _, _ in
            Self.json("{\"meals\": [\(Self.meal)]}")
        } _: { server, run in
            let shown = try run("forno find pea soup --online")
            #expect(shown.output == ["1  Pea soup  https://www.themealdb.com/meal/52"], "\(shown.errors)")
            #expect(server.requests.first?.hasPrefix("/1/search.php?s=pea%20soup ") == true)
            let taken = try run("forno find pea soup --online --take 1 --favorite Soup")
            #expect(
                taken.output == [
                    "Created content/recipes/pea-soup.md: Pea soup, 2 ingredients, 2 steps",
                    "Favourites: Soup with Pea soup.",
                ], "\(taken.errors)")
            let file = try run("cat content/recipes/pea-soup.md").output
            #expect(file.contains("author: TheMealDB") && file.contains("source: https://www.themealdb.com/meal/52"))
            #expect(
                file.contains("- 500g Peas") && file.contains("- Salt")
                    && file.contains("tags: [Starter, Italian, Soup, Green]"))
            #expect(try run("forno check --strict").code == 0)
            // What is there stays.
            #expect(try run("forno find pea soup --online --take 1").code == 64)
            #expect(try run("forno find pea soup --online --take 2").code == 64)
        }
    }

    @Test func whatMayNotBeKeptIsImportedFromItsPage() throws {
        let steps: @Sendable (String, Int) -> [LoopbackServer.Step] = { path, port in
            guard path.hasPrefix("/recipes/complexSearch?") else { return [.answer("404 Not Found")] }
            return Self.json(
                #"{"results": [{"id": 7, "title": "Pea soup", "image": "x.jpg", "sourceUrl": "http://127.0.0.1:\#(port)/pea", "#
                    + #""creditsText": "A cook", "summary": "may not be kept"}]}"#)
        }
        try Self.site("spoonacular", steps) { server, run in
            #expect(try run("forno find pea --online").errors.first == "forno: spoonacular wants a key")
            let taken = try run("FORNO_SPOONACULAR_KEY=secret-1 forno find pea --online --take 1")
            #expect(taken.code == 0, "\(taken.errors)")
            #expect(server.requests.first?.contains("&apiKey=secret-1 ") == true)
            let file = try run("cat content/recipes/pea-soup.md").output
            #expect(file.contains("author: A cook") && !file.joined().contains("may not be kept"))
            #expect(taken.errors.contains { $0.contains("title, link and credit alone") }, "\(taken.errors)")
            // The key is in nothing that is kept or said.
            #expect(!(taken.output + taken.errors).joined().contains("secret-1"))
            #expect(try run("grep -r secret-1 . --include=*").output == [])
        }
    }

    /// A PNG of one pixel.
    private static let picture = [UInt8](
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
            ?? Data())

    @Test func aFoodOfAServiceBecomesAFavouriteWithItsPicture() throws {
        try Self.site("themealdb") { path, port in
            path.hasPrefix("/1/search")
                ? Self.json(
                    #"{"meals": [{"idMeal": "1", "strMeal": "Pea soup", "strMealThumb": "http://127.0.0.1:\#(port)/pea.jpg"}, "#
                        + #"{"idMeal": "2", "strMeal": "Pea [cold]", "strMealThumb": "http://127.0.0.1:\#(port)/gone.jpg"}]}"#
                )
                : path == "/pea.jpg" ? [.answer(body: Self.picture)] : [.answer("404 Not Found")]
        } _: { _, run in
            let shown = try run("forno favorite add pea --online")
            #expect(shown.code == 0 && shown.output.count == 2, "\(shown.errors)")
            // None chosen changes nothing.
            #expect(try run("ls content").output == ["site.yml"])
            let taken = try run("forno favorite add pea --online --take 1")
            #expect(taken.output == ["Favourites: Pea soup, with content/pea-soup.png."], "\(taken.errors)")
            #expect(try run("forno favorite add pea --online --take 1").output == ["Favourites: Pea soup, as before."])
            let gone = try run("forno favorite add pea --online --take 2")
            #expect(gone.output == ["Favourites: Pea [cold]."])
            #expect(gone.errors.joined().contains("without its picture"))
            #expect(
                try run("cat content/favorites.md").output == [
                    "# Favourites", "", "- Pea soup ![TheMealDB](pea-soup.png)", "- Pea [cold]",
                ])
            #expect(try run("ls content").output == ["favorites.md", "pea-soup.png", "site.yml"])
            #expect(try run("forno check --strict").code == 0)
            #expect(try run("forno favorite list").output.joined().contains("Pea soup"))
            #expect(try run("forno favorite add pea --take 1").code == 64)
            #expect(try run("forno favorite add pea soup --online").code == 64)
            #expect(try run("forno favorite add pea --online --take 3").code == 64)
        }
    }

    /// Another file of the picture's name stays as it is.
    @Test func aPictureOverwritesNothing() throws {
        try Self.site("themealdb") { path, port in
            path.hasPrefix("/1/search")
                ? Self.json(#"{"meals": [{"strMeal": "Pea", "strMealThumb": "http://127.0.0.1:\#(port)/pea.jpg"}]}"#)
                : [.answer(body: Self.picture)]
        } _: { _, run in
            _ = try run("echo mine > content/pea.png")
            let taken = try run("forno favorite add pea --online --take 1")
            #expect(taken.output == ["Favourites: Pea."] && taken.errors.joined().contains("is there already"))
            #expect(
                try run("cat content/pea.png content/favorites.md").output == ["mine", "# Favourites", "", "- Pea"])
        }
    }

    @Test func edamamIsAskedWithItsIdAndGivesAStub() throws {
        try Self.site("edamam") { path, port in
            guard path.hasPrefix("/api/recipes/v2?") else { return [.answer("404 Not Found")] }
            return Self.json(
                #"{"hits": [{"recipe": {"label": "Pea soup", "url": "http://127.0.0.1:\#(port)/pea", "#
                    + #""source": "A cook", "image": "http://127.0.0.1:\#(port)/pea.jpg", "ingredientLines": ["may not be kept"]}}]}"#
            )
        } _: { server, run in
            #expect(try run("forno find pea --online").errors.first == "forno: edamam wants an id")
            #expect(
                try run("FORNO_EDAMAM_ID=id-1 forno find pea --online").errors.first == "forno: edamam wants a key")
            #expect(server.requests.isEmpty)
            _ = try run("mkdir .forno; echo 'edamam-id: id-1' > .forno/credentials; chmod 600 .forno/credentials")
            let taken = try run("FORNO_EDAMAM_KEY=secret-1 forno find pea soup --online --take 1")
            #expect(taken.code == 0, "\(taken.errors)")
            let asked = try #require(server.requests.first)
            #expect(asked.hasPrefix("/api/recipes/v2?type=public&q=pea%20soup&"), "\(asked)")
            #expect(asked.contains("&app_id=id-1&app_key=secret-1 "), "\(asked)")
            let file = try run("cat content/recipes/pea-soup.md").output
            #expect(file.contains("author: A cook") && !file.joined().contains("may not be kept"))
            #expect(try run("ls content/recipes").output == ["pea-soup.md"])
            let food = try run("FORNO_EDAMAM_KEY=secret-1 forno favorite add pea --online --take 1")
            #expect(food.output == ["Favourites: Pea soup."])
            #expect(!(taken.output + taken.errors + food.output + food.errors).joined().contains("secret-1"))
            #expect(try run("grep -rl secret-1 .").output == [])
        }
    }

    @Test func pointsAreTold() throws {
        let points = ["X-API-Quota-Request: 1.5", "X-API-Quota-Used: 49", "X-API-Quota-Left: 1"]
        try Self.site("spoonacular") { path, _ in
            path.contains("query=spent")
                ? [.answer("402 Payment Required", points)]
                : [.answer("200 OK", points, body: Array(#"{"results": []}"#.utf8))]
        } _: { _, run in
            let asked = try run("FORNO_SPOONACULAR_KEY=k forno find pea --online")
            #expect(asked.errors.first?.hasSuffix(": 1.5 points for this, 49 used today, 1 left") == true)
            #expect(try run("FORNO_SPOONACULAR_KEY=k forno find pea --online --quiet").errors == [])
            let spent = try run("FORNO_SPOONACULAR_KEY=k forno find spent --online")
            #expect(spent.code == 2)
            #expect(
                spent.errors.first?.hasSuffix(
                    "is spent (402): 1.5 points for this, 49 used today, 1 left") == true, "\(spent.errors)")
            #expect(spent.errors.last?.hasSuffix("ask again after midnight UTC, when its day begins") == true)
        }
    }

    @Test func aFileOfKeysIsForItsOwnerAlone() throws {
        try Self.site("spoonacular") { _, _ in
            Self.json("{\"results\": []}")
        } _: { _, run in
            _ = try run("mkdir -p .forno; echo 'spoonacular: k-1' > .forno/credentials; chmod 644 .forno/credentials")
            let open = try run("forno find pea --online")
            #expect(open.code == 2 && open.errors.first?.hasPrefix("forno: others can read .forno/credentials") == true)
            _ = try run("chmod 600 .forno/credentials")
            #expect(try run("forno find pea --online").output.first?.hasSuffix(" found nothing.") == true)
            _ = try run("echo 'spoonacular: k&x=1' > .forno/credentials")
            #expect(try run("forno find pea --online").code == 2)
        }
    }

    @Test func refusalsAreTold() throws {
        let cases: [([LoopbackServer.Step], String)] = [
            ([.answer("402 Payment Required")], "says that what may be asked today is spent (402)"),
            ([.answer("401 Unauthorized")], "refuses to answer (401)"),
            ([.answer("429 Too Many Requests")], "asks to slow down (429)"),
            (Self.json("<html>"), "is no JSON"), (Self.json("[]"), "is no object"),
            (Self.json("{}"), "has no `results`"),
            (Self.json(#"{"results": 1}"#), "has no list of recipes"), ([], "cannot be asked"),
        ]
        for (steps, says) in cases {
            try Self.site("spoonacular") { _, _ in
                steps
            } _: { _, run in
                let asked = try run("FORNO_SPOONACULAR_KEY=secret-1 forno find pea --online --take 1")
                #expect(asked.code == 2 && asked.errors.first?.contains(says) == true, "\(asked.errors)")
                #expect(!asked.errors.joined().contains("secret-1"))
                #expect(try run("ls content").output == ["site.yml"])
            }
        }
    }

    @Test func slipsAreTold() throws {
        try Self.site("themealdb") { _, _ in
            Self.json("{\"meals\": null}")
        } _: { server, run in
            #expect(try run("forno find --online").code == 64)
            #expect(try run("forno find pea --take 1").code == 64)
            #expect(try run("forno find pea --online --time 5").code == 64)
            #expect(try run("forno find pea --online --offline").code == 2)
            #expect(server.requests.isEmpty)
            #expect(try run("forno find pea --online --take 1").code == 64)
            _ = try run("printf 'title: x\\n' > content/site.yml")
            #expect(try run("forno find pea --online").errors.first == "forno: no service of recipes is named")
            _ = try run("printf 'title: x\\nrecipes: {service: yummly}\\n' > content/site.yml")
            #expect(try run("forno check").errors.first?.contains("unknown service of recipes \"yummly\"") == true)
        }
    }
}
