import Foundation
import Synchronization
import TestSupport
import Testing

/// `forno places add` with an address, against a geocoder on this machine.
@Suite(.serialized, .timeLimit(.minutes(30))) struct GeocodingTests {
    /// A site whose geocoder is a server that answers with the steps of a test.
    private final class Site {
        let server: LoopbackServer
        private let folder: TemporaryFolder
        private var shell: Shell

        init(
            settings: String = "email: ciao@example.org\n",
            _ steps: @escaping @Sendable (String) -> [LoopbackServer.Step]
        )
            throws
        {
            server = try LoopbackServer { path, _ in steps(path) }
            folder = try TemporaryFolder()
            shell = Shell(home: folder.url)
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: "content"), withIntermediateDirectories: true)
            let text = "title: House\ngeocoder: \(server.url(""))\n" + settings
            try Data(text.utf8).write(to: folder.url.appending(path: "content/site.yml"))
        }

        deinit { server.stop() }

        func forno(_ words: String) throws -> Transcript.Outcome {
            try shell.run("forno places add " + words, input: [])
        }

        /// The exit code of a command of the shell.
        func shell(_ command: String) throws -> Int32 { try shell.run(command, input: []).code }

        /// Runs the command with each of some words, all at once.
        func atOnce(_ words: [String]) throws -> Int32 {
            let commands = words.map { "forno places add \($0)" }
            return try shell.run("xargs -d '\\n' -P 9 -I{} sh -c '{}' >/dev/null 2>&1", input: commands).code
        }

        /// The places file; empty when there is none.
        var places: String {
            // That there is none is what some tests are about.
            (try? String(contentsOf: folder.url.appending(path: "content/places.csv"), encoding: .utf8)) ?? ""
        }
    }

    private static func json(_ text: String) -> [LoopbackServer.Step] {
        [.answer("200 OK", ["Content-Type: application/json"], body: Array(text.utf8))]
    }

    private static func place(_ latitude: String, _ name: String, town: String = "Portolume") -> String {
        #"{"lat": "\#(latitude)", "lon": "9.3041", "display_name": "\#(name)", "address": {"town": "\#(town)"}}"#
    }

    private static let header = "name,latitude,longitude,foods,town,address,link,credit\n"

    @Test func anAddressIsAskedForOnceAndCredited() throws {
        let site = try Site { _ in Self.json("[\(Self.place("43.3012", "1, Via Roma, Portolume"))]") }
        let host = "127.0.0.1:\(site.server.port)"
        let added = try site.forno("'Via Roma 1,  Città'")
        #expect(added.errors == ["Asking \(host) …"])
        #expect(
            added.output == [
                "Places: Via Roma 1 (Portolume), 43.3012,9.3041.", "Found as: 1, Via Roma, Portolume",
                "© OpenStreetMap contributors, https://www.openstreetmap.org/copyright",
            ])
        #expect(
            site.server.requests == [
                "/search?q=Via%20Roma%201%2C%20Citt%C3%A0&format=jsonv2&limit=10&addressdetails=1 "
                    + "User-Agent: Forno/0.1.0 (ciao@example.org)"
            ])
        #expect(
            site.places == Self.header + "Via Roma 1,43.3012,9.3041,,Portolume,\"Via Roma 1, Città\",,OpenStreetMap\n")
        // The same place is said to be there; another at the address is added by the kept answer.
        #expect(
            try site.forno("'Via Roma 1, Città'").output == [
                "Places: Via Roma 1 (Portolume) is there already, 43.3012,9.3041."
            ])
        let second = try site.forno("'Da Gigi' --address 'Via Roma 1, Città' --town Monteluna --offline")
        #expect(second.code == 0)
        #expect(second.errors == ["The answer of \(host) is kept: it is not asked."])
        #expect(site.places.hasSuffix("Da Gigi,43.3012,9.3041,,Monteluna,\"Via Roma 1, Città\",,OpenStreetMap\n"))
        #expect(site.server.requests.count == 1)
        #expect(try site.forno("'Da Luigi' --address 'Via Roma 1, Città' --again").code == 0)
        #expect(site.server.requests.count == 2)
    }

    @Test func severalPlacesAreShownAndNoneIsGuessed() throws {
        let answer = [
            Self.place("43.3", "Via Roma, Portolume"), Self.place("44.3", "Via Roma, Monteluna", town: "Monteluna"),
        ]
        let site = try Site { _ in Self.json("[\(answer.joined(separator: ","))]") }
        let asked = try site.forno("'Via Roma'")
        #expect(asked.code == 64)
        #expect(
            asked.errors.dropFirst() == [
                "forno: the address is that of 2 places", "   note: 1  Via Roma, Portolume (43.3,9.3041)",
                "   note: 2  Via Roma, Monteluna (44.3,9.3041)",
                "   fix: choose one by its number, as in --choose 1; the answer is kept, so nothing is asked for that",
            ])
        #expect(try site.forno("'Via Roma' --choose 3").code == 64)
        #expect(site.places == "")
        #expect(
            try site.forno("'Via Roma' --choose 2 --dry-run").output.first
                == "Places: Via Roma (Monteluna), 44.3,9.3041 would be added. Nothing was written.")
        #expect(site.places == "")
        #expect(try site.forno("'Via Roma' --choose 2").code == 0)
        #expect(site.places == Self.header + "Via Roma,44.3,9.3041,,Monteluna,Via Roma,,OpenStreetMap\n")
        #expect(site.server.requests.count == 1)
    }

    @Test func whatIsNotKnownIsSaidAndKept() throws {
        let site = try Site { _ in Self.json("[]") }
        for _ in 1...2 {
            let asked = try site.forno("Nowhere")
            #expect(asked.code == 64)
            #expect(asked.errors.contains("forno: 127.0.0.1:\(site.server.port) knows no place at \"Nowhere\""))
            #expect(asked.errors.last == "   fix: write street, number and town, or give the position: --at LAT,LON")
        }
        #expect(site.places == "" && site.server.requests.count == 1)
    }

    /// Answers that are none, each with how its complaint begins and what it says to do.
    private static let refusals: [(steps: [LoopbackServer.Step], says: String, fix: String)] = [
        (
            [.answer("429 Too Many Requests", ["Retry-After: 120"])], "says that it was asked too often (429)",
            "ask again in 2 minutes"
        ),
        ([.answer("429 Too Many Requests")], "says that it was asked too often (429)", "ask again later"),
        ([.answer("403 Forbidden", body: Array("Usage limit reached".utf8))], "refuses to answer (403)", "set `email`"),
        ([.answer("500 Internal Server Error")], "has trouble (500)", "ask again later"),
        ([.answer("503 Service Unavailable", ["Retry-After: 7200"])], "has trouble (503)", "ask again in 2 hours"),
        ([.answer("404 Not Found")], "answered 404", "look whether `geocoder`"),
        ([.redirect(to: "/elsewhere")], "cannot be asked: more than 0 redirects", "look whether `geocoder`"),
        (
            [.answer(body: Array("<html><title>Sign in</title>".utf8))], "is a page of HTML or XML",
            "look whether `geocoder`"
        ),
        ([.answer(body: Array("hello".utf8))], "is no JSON: ", "look whether `geocoder`"),
        ([.answer(body: Array("[{\"lat\": \"43".utf8))], "is no JSON: ", "look whether `geocoder`"),
        (
            [.head("200 OK", ["Content-Length: 500"], body: Array("[]".utf8))], "cannot be asked: ",
            "look whether `geocoder`"
        ),
        (
            [.head(body: [UInt8](repeating: 0x20, count: 1_000_001))],
            "cannot be asked: it is larger than 1000000 bytes", "look whether"
        ),
        (
            [.answer(body: Array("[\(place("91", "x"))]".utf8))], "has `lat` 91, which is not on the earth",
            "look whether"
        ),
        ([.answer(body: Array("{\"error\": \"no\"}".utf8))], "says: no", "look whether"),
        ([], "cannot be asked: ", "look whether"),
    ]

    @Test(arguments: refusals.indices) func aRefusalIsToldWithWhatToDo(number: Int) throws {
        let refusal = Self.refusals[number]
        let site = try Site { _ in refusal.steps }
        let asked = try site.forno("'Via Roma 1'")
        #expect(asked.code == 2)
        #expect(asked.output == [])
        let complaint = asked.errors.dropFirst().first ?? ""
        #expect(complaint.hasPrefix("forno: ") && complaint.contains(refusal.says), "\(asked.errors)")
        #expect(asked.errors.last?.hasPrefix("   fix: \(refusal.fix)") == true, "\(asked.errors)")
        #expect(asked.errors.last?.hasSuffix(", or give the position: --at LAT,LON") == true)
        #expect(site.places == "")
        #expect(site.server.requests.count == 1, "a refusal is not asked again, and no redirect followed")
    }

    @Test func aServerThatWantsToBeLeftAloneIs() throws {
        let site = try Site { _ in [.answer("429 Too Many Requests", ["Retry-After: 3600"])] }
        #expect(try site.forno("'Via Roma 1'").code == 2)
        let again = try site.forno("'Via Roma 2'")
        #expect(again.code == 2)
        #expect(again.errors.count == 2)
        #expect(again.errors.first?.hasSuffix(" has asked to be left alone for 60 minutes") == true, "\(again.errors)")
        #expect(site.server.requests.count == 1)
    }

    /// Two runs at once, each with an address: the second question comes a second after the first.
    @Test func aSecondIsBetweenTwoQuestions() throws {
        let times = Mutex<[ContinuousClock.Instant]>([])
        let site = try Site { path in
            times.withLock { $0.append(.now) }
            return Self.json("[\(Self.place(path.contains("One") ? "1" : "2", "x"))]")
        }
        #expect(try site.atOnce(["One", "Two"]) == 0)
        let asked = times.withLock { $0 }
        #expect(asked.count == 2)
        if let first = asked.first, let last = asked.last { #expect(last - first >= .milliseconds(950)) }
        #expect(site.places.contains("One,1,") && site.places.contains("Two,2,"))
    }

    @Test func twoRunsForOneAddressAskOnce() throws {
        let site = try Site { _ in Self.json("[\(Self.place("43.3", "x"))]") }
        #expect(try site.atOnce(["A --address Here", "B --address Here"]) == 0)
        #expect(site.server.requests.count == 1)
        #expect(site.places.contains("A,43.3,") && site.places.contains("B,43.3,"))
    }

    /// What is kept may be damaged or taken away at any time: then it is asked again, and nothing else happens.
    @Test func whatIsKeptCanBeLost() throws {
        let site = try Site { _ in Self.json("[\(Self.place("43.3", "x"))]") }
        #expect(try site.forno("A --address Here --dry-run").code == 0)
        #expect(try site.shell("for kept in .forno/cache/* .forno/geocoder; do echo x > $kept; done") == 0)
        #expect(try site.forno("A --address Here --dry-run").errors.first?.hasPrefix("Asking ") == true)
        #expect(try site.shell("rm -r .forno") == 0)
        #expect(try site.forno("A --address Here").code == 0)
        #expect(site.server.requests.count == 3)
        #expect(site.places == Self.header + "A,43.3,9.3041,,Portolume,Here,,OpenStreetMap\n")
    }

    @Test func programsAreGivenTheChoices() throws {
        let site = try Site(settings: "") { _ in Self.json("[\(Self.place("1", "x")), \(Self.place("2", "y"))]") }
        let asked = try site.forno("Here --json")
        #expect(asked.code == 64)
        #expect(asked.output.first == "{" && asked.output.contains("      \"text\": \"y\","))
        let added = try site.forno("Here --json --choose 1")
        #expect(added.output.contains("  \"added\": true,"))
        #expect(added.output.contains { $0.contains("\"credit\": \"© OpenStreetMap contributors, ") })
        #expect(site.server.requests.first?.hasSuffix("User-Agent: Forno/0.1.0") == true)
    }
}
