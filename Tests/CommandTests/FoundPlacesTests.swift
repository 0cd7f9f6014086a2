import Foundation
import TestSupport
import Testing

/// `forno places find`, against servers of OpenStreetMap on this machine.
@Suite(.serialized, .timeLimit(.minutes(30))) struct FoundPlacesTests {
    /// A site whose servers answer with what a test gives.
    private final class Site {
        let server: LoopbackServer
        private let folder: TemporaryFolder
        private var shell: Shell

        /// Towns are what the geocoder knows, places what is found near one.
        init(towns: String = "[\(FoundPlacesTests.town)]", places: [LoopbackServer.Step]) throws {
            server = try LoopbackServer { path, _ in
                path.hasPrefix("/search?") ? [.answer(body: Array(towns.utf8))] : places
            }
            folder = try TemporaryFolder()
            shell = Shell(home: folder.url)
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: "content"), withIntermediateDirectories: true)
            try write(
                "site.yml",
                "title: House\nemail: ciao@example.org\n"
                    + "geocoder: \(server.url(""))\noverpass: \(server.url("/api/"))\n")
        }

        deinit { server.stop() }

        func write(_ name: String, _ text: String) throws {
            try Data(text.utf8).write(to: folder.url.appending(path: "content/\(name)"))
        }

        func forno(_ words: String) throws -> Transcript.Outcome { try shell.run("forno " + words, input: []) }

        /// The places file; empty when there is none.
        var places: String {
            // That there is none is what some tests are about.
            (try? String(contentsOf: folder.url.appending(path: "content/places.csv"), encoding: .utf8)) ?? ""
        }

        /// The page of places.
        var page: String {
            get throws {
                try String(contentsOf: folder.url.appending(path: "output/places/index.html"), encoding: .utf8)
            }
        }
    }

    private static let town = #"{"lat": "43.3", "lon": "9.3", "display_name": "Portolume, Liguria"}"#
    private static let header = "name,latitude,longitude,foods,town,address,link,credit\n"

    private static func answer(_ elements: [String]) -> [LoopbackServer.Step] {
        [
            .answer(
                "200 OK", ["Content-Type: application/json"],
                body: Array("{\"elements\": [\(elements.joined(separator: ","))]}".utf8))
        ]
    }

    /// A place so many thousandths of a degree north of the town.
    private static func place(_ name: String, _ north: Int, street: String? = nil) -> String {
        let address =
            street.map { #", "addr:street": "\#($0)", "addr:housenumber": "1", "addr:city": "Portolume""# } ?? ""
        return
            #"{"type": "node", "lat": "43.\#(300 + north)", "lon": "9.3", "tags": {"name": "\#(name)", "cuisine": "pizza"\#(address)}}"#
    }

    @Test func theNearestAreShownAndThoseChosenAreAdded() throws {
        let site = try Site(
            places: Self.answer([
                Self.place("Neve", 2), Self.place("Da Gigi", 3, street: "Via Roma"),
                Self.place("La Pietra", 1, street: "Via Neve"),
            ]))
        let host = "127.0.0.1:\(site.server.port)"
        let shown = try site.forno("places find Pizza --near Portolume")
        #expect(shown.code == 0)
        #expect(shown.errors == ["Asking \(host) …", "Asking \(host)/api …"])
        #expect(
            shown.output == [
                "3 places with Pizza within 5 km of Portolume, Liguria:",
                "1  La Pietra  110 m  Via Neve 1, Portolume  pizza",
                "2  Da Gigi    330 m  Via Roma 1, Portolume  pizza",
                "3  Neve       220 m  43.302,9.3             pizza",
                "© OpenStreetMap contributors, https://www.openstreetmap.org/copyright",
                "To add some: forno places find Pizza --near Portolume --choose 1,3",
            ])
        #expect(site.places == "")
        #expect(site.server.requests.last?.hasPrefix("/api/interpreter?data=%5Bout%3Ajson%5D") == true)
        #expect(site.server.requests.last?.hasSuffix("User-Agent: Forno/0.1.0 (ciao@example.org)") == true)

        #expect(
            try site.forno("places find Pizza --near Portolume --choose 2,3 --dry-run").output.first
                == "Places: Da Gigi (Portolume), 43.303,9.3 would be added. Nothing was written.")
        #expect(site.places == "")
        // In another run the numbers mean the same, also when some are in the file already, and nothing is asked.
        for numbers in ["2,3", "1"] {
            let added = try site.forno("places find Pizza --near Portolume --choose \(numbers)")
            #expect(added.code == 0)
            #expect(added.errors == ["The answer of \(host)/api is kept: it is not asked."])
        }
        let rows = [
            "Da Gigi,43.303,9.3,Pizza,Portolume,Via Roma 1,,OpenStreetMap", "Neve,43.302,9.3,Pizza,,,,OpenStreetMap",
            "La Pietra,43.301,9.3,Pizza,Portolume,Via Neve 1,,OpenStreetMap",
        ]
        #expect(site.places == Self.header + rows.map { $0 + "\n" }.joined())
        #expect(site.server.requests.count == 2)
        let again = try site.forno("places find Pizza --near Portolume")
        #expect(again.output.contains("2  Da Gigi    330 m  Via Roma 1, Portolume  is in places.csv"))
        #expect(
            try site.forno("places find Pizza --near Portolume --choose 1").output.first
                == "Places: La Pietra (Portolume) is there already, 43.301,9.3.")

        #expect(try site.forno("build").code == 0)
        #expect(
            try site.page.contains(
                #"<a href="https://www.openstreetmap.org/copyright" rel="noreferrer">© OpenStreetMap contributors</a>"#)
        )
    }

    @Test func noMoreThanTenAreShown() throws {
        let site = try Site(places: Self.answer((1...25).map { Self.place("P\($0)", 26 - $0, street: "Via \($0)") }))
        let shown = try site.forno("places find pizza --near Portolume").output
        #expect(
            shown.first
                == "25 places with pizza within 5 km of Portolume, Liguria; 10 are shown, the nearest with an address first:"
        )
        #expect(shown.count == 13)
        #expect(shown[1].hasPrefix(" 1  P25   110 m  Via 25 1, Portolume") && shown[10].hasPrefix("10  P16  1.1 km"))
        #expect(try site.forno("places find pizza --near Portolume --choose 11").code == 64)
    }

    @Test func degreesAndPlacesOfTheFileNeedNoGeocoder() throws {
        let site = try Site(places: Self.answer([Self.place("Da Gigi", 1)]))
        try site.write("places.csv", "name,latitude,longitude\nNeve,43.31,9.3\n")
        #expect(
            try site.forno("places find pizza --near 43.3,9.3 --within 2").output.first
                == "1 place with pizza within 2 km of 43.3,9.3:")
        #expect(
            try site.forno("places find pizza --near neve").output.first == "1 place with pizza within 5 km of Neve:")
        #expect(site.server.requests.allSatisfy { $0.hasPrefix("/api/") } && site.server.requests.count == 2)
        #expect(try site.forno("places find pizza --near neve --choose 1").code == 0)
        #expect(site.places == "name,latitude,longitude,credit\nNeve,43.31,9.3,\nDa Gigi,43.301,9.3,OpenStreetMap\n")
    }

    @Test func otherTownsOfTheNameAreSaid() throws {
        let other = #"{"lat": "50", "lon": "9.3", "display_name": "Portolume, Hessen"}"#
        let site = try Site(towns: "[\(Self.town),\(other)]", places: Self.answer([Self.place("Da Gigi", 1)]))
        let shown = try site.forno("places find pizza --near Portolume").output
        #expect(shown.contains("1 other place is called so: for another one say its region, or write degrees."))
    }

    @Test func nobodyAndNowhereAreSaid() throws {
        let nobody = try Site(places: Self.answer([]))
        let shown = try nobody.forno("places find 'ice cream' --near Portolume")
        #expect(shown.code == 0)
        #expect(
            shown.output == [
                "Nobody within 5 km of Portolume, Liguria is known to have ice cream.",
                "Farther: forno places find 'ice cream' --near Portolume --within 20",
            ])
        #expect(try nobody.forno("places find 'ice cream' --near Portolume --choose 1").code == 64)
        let nowhere = try Site(towns: "[]", places: [])
        let asked = try nowhere.forno("places find pizza --near Atlantis")
        #expect(asked.code == 64)
        #expect(asked.errors.contains("forno: 127.0.0.1:\(nowhere.server.port) knows no place called \"Atlantis\""))
        #expect(nowhere.server.requests.count == 1)
    }

    /// Answers that are none, each with how its complaint begins and what it says to do.
    private static let refusals: [(steps: [LoopbackServer.Step], says: String, fix: String)] = [
        ([.answer("429 Too Many Requests")], "says that it was asked too often (429)", "ask again later"),
        ([.answer("504 Gateway Timeout")], "has trouble (504)", "ask again later"),
        ([.answer("400 Bad Request")], "answered 400", "look whether `overpass`"),
        ([.answer(body: Array("<html>".utf8))], "is a page of HTML or XML", "look whether `overpass`"),
        (
            [.answer(body: Array(#"{"elements": [], "remark": "runtime error: Query timed out"}"#.utf8))],
            "broke off: runtime error: Query timed out", "ask for less, as with --within 1"
        ),
        ([], "OpenStreetMap cannot be asked: ", "look whether"),
    ]

    @Test(arguments: refusals.indices) func aRefusalIsToldWithWhatToDo(number: Int) throws {
        let refusal = Self.refusals[number]
        let site = try Site(places: refusal.steps)
        let asked = try site.forno("places find pizza --near 43.3,9.3 --choose 1")
        #expect(asked.code == 2)
        #expect(asked.errors.contains { $0.hasPrefix("forno: ") && $0.contains(refusal.says) }, "\(asked.errors)")
        #expect(asked.errors.last?.hasPrefix("   fix: \(refusal.fix)") == true, "\(asked.errors)")
        #expect(asked.errors.last?.contains("--at") == false)
        #expect(site.places == "" && site.server.requests.count == 1)
        // A refusal is not kept.
        #expect(
            try site.forno("places find pizza --near 43.3,9.3 --offline").errors.first
                == "forno: no answer is kept for \"pizza\", and the network is not to be used")
    }

    @Test(arguments: [
        ("pizza", "--near"), ("--near Portolume", "food"), ("' ' --near Portolume", "write a food"),
        ("pizza --near Portolume --choose 0", "from 1 to 10"), ("pizza --near Portolume --choose one", "from 1 to 10"),
        ("pizza --near Portolume --within 0", "--within"), ("pizza --near Portolume --choose 1 --again", "--again"),
        ("pizza --near ''", "--near"),
    ])
    func whatIsMistypedIsSaid(words: String, says: String) throws {
        let site = try Site(places: [])
        let asked = try site.forno("places find \(words)")
        #expect(asked.code == 64)
        #expect(asked.errors.joined(separator: "\n").contains(says), "\(asked.errors)")
        #expect(site.server.requests.isEmpty)
    }

    @Test func programsAreGivenAll() throws {
        let site = try Site(places: Self.answer([Self.place("Da Gigi", 1, street: "Via Roma")]))
        let shown = try site.forno("places find pizza --near Portolume --json").output
        for line in [
            "  \"near\": \"43.3,9.3\",", "      \"name\": \"Da Gigi\",", "      \"metres\": 111,",
            "      \"address\": \"Via Roma 1\",", "      \"isThere\": false",
        ] { #expect(shown.contains(line), "\(shown)") }
        let added = try site.forno("places find pizza --near Portolume --json --choose 1").output
        #expect(added.contains("    \"added\": true"))
    }

    /// What is on the map as a building and as a point in it is counted once.
    @Test func aPlaceIsCountedOnce() throws {
        let site = try Site(
            places: Self.answer([Self.place("Da Gigi", 1), Self.place("Da Gigi", 1, street: "Via Roma")]))
        let shown = try site.forno("places find pizza --near Portolume").output
        #expect(shown.first == "1 place with pizza within 5 km of Portolume, Liguria:")
        #expect(shown[1] == "1  Da Gigi  110 m  Via Roma 1, Portolume  pizza")
    }

    /// Of a diet nothing is guessed, and what is found is said to be what a map says.
    @Test func aDietIsWhatTheMapSays() throws {
        let site = try Site(places: Self.answer([Self.place("Da Gigi", 1)]))
        let shown = try site.forno("places find 'gluten free' --near Portolume").output
        #expect(shown.contains("OpenStreetMap says so of them: ask there before you rely on it."))
        let asked = try site.forno("places find 'nut free' --near Portolume --again")
        #expect(asked.code == 64)
        #expect(asked.errors.first == "forno: OpenStreetMap does not say who has \"nut free\"")
        #expect(site.server.requests.count == 2)
    }
}
