import Building
import Diagnostics
import Fetching
import Foundation
import Synchronization
import TestSupport
import Testing

/// What a server can do wrong, each for a recipe that is imported and for a menu that is built: nothing crashes, nothing
/// hangs, and no file is written in part.
@Suite(.serialized, .timeLimit(.minutes(30))) struct MisbehavingServerTests {
    private struct Case: CustomStringConvertible {
        let description: String
        /// What the failure of an import begins with.
        let says: String
        /// How long an import or a menu may take: short only for what is slow, since the machine may have much else to do.
        let time: Duration
        let steps: @Sendable (Int) -> [LoopbackServer.Step]

        init(
            _ name: String, _ says: String, time: Duration = .seconds(60),
            _ steps: @escaping @Sendable (Int) -> [LoopbackServer.Step]
        ) {
            (description, self.says, self.time, self.steps) = (name, says, time, steps)
        }

        /// An answer with a status and nothing else.
        init(status: String, _ headers: [String] = []) {
            self.init(status, "the server answered \(status.prefix(3))") { _ in [.answer(status, headers)] }
        }
    }

    private static let cases = [
        Case("slow", "it took longer than allowed", time: .seconds(2)) { _ in [.head(), .drip] },
        Case("silent", "it took longer than allowed", time: .seconds(2)) { _ in [.hang] },
        Case("slow in its head", "it took longer than allowed", time: .seconds(2)) { _ in
            [.send(Array("HTTP/1.1 200 OK\r\nX-More: ".utf8)), .drip]
        },
        Case("cut off", "Transferred a partial file") { _ in
            [.head("200 OK", ["Content-Length: 9000"], body: Array("{\"a".utf8))]
        },
        Case("cut off in its head", "the page has no recipe") { _ in
            [.send(Array("HTTP/1.1 200 OK\r\nContent-Le".utf8))]
        },
        Case("gone at once", "Server returned nothing") { _ in [] },
        Case("endless", "it is larger than") { _ in
            [.head()] + [LoopbackServer.Step](repeating: .send([UInt8](repeating: 0x20, count: 1_000_000)), count: 40)
        },
        Case("endless in its head", "Failure when receiving data") { _ in
            let line = Array("X-More: \(String(repeating: "a", count: 4000))\r\n".utf8)
            return [.send(Array("HTTP/1.1 200 OK\r\n".utf8))]
                + [LoopbackServer.Step](repeating: .send(line), count: 2000)
        },
        Case("a circle", "more than 5 redirects") { port in [.redirect(to: "http://127.0.0.1:\(port)/menu.json")] },
        Case("a redirect to a file", "it redirects to a URL that is refused: it is neither http nor https") { _ in
            [.redirect(to: "file:///etc/passwd")]
        },
        Case("a redirect to nowhere", "it redirects to a URL that is refused: it is not a valid URL") { _ in
            [.redirect(to: "http://")]
        },
        Case("a wrong type", "the page has no recipe") { _ in
            [.answer("200 OK", ["Content-Type: image/png"], body: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])]
        },
        Case("a gzip bomb", "it is larger than") { _ in
            [.answer("200 OK", ["Content-Encoding: gzip"], body: GzipBomb.file(repeats: 400_000))]
        },
        Case("gzip that is none", "Unrecognized or bad HTTP Content") { _ in
            [.answer("200 OK", ["Content-Encoding: gzip"], body: Array("{}".utf8))]
        },
        Case("a wrong charset", "the page has no recipe") { _ in
            [.answer("200 OK", ["Content-Type: application/json; charset=utf-8"], body: [0x22, 0xE9, 0xFF, 0x22])]
        },
        Case("304 to who has nothing", "the server answered 304") { _ in [.answer("304 Not Modified")] },
        Case(status: "402 Payment Required"), Case(status: "404 Not Found"), Case(status: "410 Gone"),
        Case(status: "429 Too Many Requests", ["Retry-After: 120"]),
        Case(status: "429 Too Many Requests", ["Retry-After: never, ever"]),
        Case(status: "500 Internal Server Error"), Case(status: "503 Service Unavailable", ["Retry-After: 1"]),
        Case("no HTTP", "Unsupported protocol") { _ in [.send(Array("SSH-2.0-OpenSSH_9.2\r\n".utf8))] },
    ]

    @Test(arguments: cases.indices) func anImportIsWholeOrNothing(number: Int) throws {
        let row = Self.cases[number]
        let server = try LoopbackServer { _, port in row.steps(port) }
        defer { server.stop() }
        try TestHelper.withFolder { site in
            try Self.site(site, "title: Test\n")
            let outcome = try Self.imported(server.url("/pea"), into: site, within: row.time)
            let failure = #expect(throws: ImportFailure.self, "\(row)") { try outcome.result.get() }
            #expect(failure?.reason.hasPrefix(row.says) == true, "\(row): \(failure?.reason ?? "")")
            #expect(failure?.fix != nil, "\(row)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: site + "/content/recipes") == [], "\(row)")
        }
    }

    /// A site without the menu is not built, and says why; one that has had it is built as it was.
    @Test(arguments: cases.indices) func aMenuIsTheLastGoodOneOrAnError(number: Int) throws {
        let row = Self.cases[number]
        let isGood = Mutex(false)
        let server = try LoopbackServer { path, port in
            let menu = "{\"basePrice\": 4, \"pizzas\": [{\"name\": \"Bianca\", \"ingredients\": []}]}"
            let good = Array((path == "/menu.json" ? menu : "[]").utf8)
            return isGood.withLock { $0 } ? [.answer(body: good)] : row.steps(port)
        }
        defer { server.stop() }
        try TestHelper.withFolder { site in
            let sources = ["pizzas: menu", "ingredients: toppings", "drinks: drinks"].map { $0.split(separator: " ") }
                .map { "  \($0[0]) \(server.url("/\($0[1]).json"))\n" }.joined()
            try Self.site(site, "title: Test\nsources:\n\(sources)")
            let refused = try Self.built(site, within: row.time)
            #expect(!refused.isPublished && !refused.diagnostics.isEmpty, "\(row)")
            #expect(!FileManager.default.fileExists(atPath: site + "/output/menu"), "\(row)")
            isGood.withLock { $0 = true }
            #expect(try Self.built(site, within: .seconds(60)).isPublished, "\(row)")
            let menu = try Data(contentsOf: URL(filePath: site + "/output/menu/menu.csv"))
            isGood.withLock { $0 = false }
            let kept = try Self.built(site, within: row.time)
            // To who has something, 304 says that it is still good.
            let isSaid = !kept.diagnostics.isEmpty || row.description.hasPrefix("304")
            #expect(kept.isPublished && isSaid, "\(row)")
            #expect(try Data(contentsOf: URL(filePath: site + "/output/menu/menu.csv")) == menu, "\(row)")
        }
    }

    /// Certificates that nobody vouches for, made for this test: one that is good until the day after tomorrow, one
    /// that has expired.
    @Test(arguments: ["self-signed", "expired"]) func aCertificateThatIsNoneIsRefused(kind: String) throws {
        try TestHelper.withFolder { site in
            let server = try SecureServer(kind, in: site)
            let url = "https://127.0.0.1:\(server.port)/menu.json"
            #expect(TestHelper.fetch(url).failure == .insecure, "\(TestHelper.fetch(url))")
            try Self.site(site, "title: Test\nsources: {pizzas: \"\(url)\"}\n")
            let outcome = try Self.imported(url, into: site, within: .seconds(60))
            #expect(throws: ImportFailure.self) { try outcome.result.get() }
            #expect(try FileManager.default.contentsOfDirectory(atPath: site + "/content/recipes") == [])
            let built = try Self.built(site, within: .seconds(60))
            #expect(!built.isPublished && built.diagnostics.map(\.id) == [.fetchFailed])
        }
    }
}

extension MisbehavingServerTests {
    private static func site(_ site: String, _ settings: String) throws {
        try FileManager.default.createDirectory(
            atPath: site + "/content/recipes", withIntermediateDirectories: true)
        try Data(settings.utf8).write(to: URL(filePath: site + "/content/site.yml"))
    }

    private static func imported(
        _ url: String, into site: String, within time: Duration
    ) throws -> ImportOutcome {
        var diagnostics = DiagnosticList()
        var recipes = RecipeImport(
            kitchen: try EditableKitchen(site: site, diagnostics: &diagnostics), site: site, isOffline: false,
            limits: FetchLimits(bytes: 100_000, time: time))
        var outcomes: [ImportOutcome] = []
        recipes.run([.address(url)]) { outcomes.append($0) }
        return try #require(outcomes.first)
    }

    private static func built(_ site: String, within time: Duration) throws -> BuildReport {
        var options = BuildOptions(site: site, output: site + "/output", jobs: 1)
        options.menuTime = time
        return try SiteBuild(options).run()
    }
}

/// A server of `openssl` on 127.0.0.1 with a certificate of its own.
private final class SecureServer {
    let port: Int
    private let process = Process()

    /// A server whose certificate is made in a folder: "self-signed", or "expired" since 2021.
    init(_ kind: String, in folder: String) throws {
        let make = """
            cd "$1" && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout key.pem -out self-signed.pem -days 2 \
              -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1
            openssl req -new -key key.pem -out request.pem -subj /CN=127.0.0.1 && mkdir issued && : > index.txt
            printf '[ca]\\ndefault_ca=c\\n[c]\\ndatabase=index.txt\\nnew_certs_dir=issued\\n' > ca.cnf
            printf 'rand_serial=yes\\npolicy=p\\n[p]\\n' >> ca.cnf
            printf 'commonName=supplied\\n' >> ca.cnf
            openssl ca -batch -config ca.cnf -selfsign -keyfile key.pem -cert self-signed.pem -in request.pem \
              -startdate 200101000000Z -enddate 210101000000Z -md sha256 -notext -out expired.pem
            """
        let maker = Process()
        (maker.executableURL, maker.arguments) = (URL(filePath: "/bin/sh"), ["-c", make, "sh", folder])
        (maker.standardOutput, maker.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try maker.run()
        maker.waitUntilExit()
        guard FileManager.default.fileExists(atPath: "\(folder)/\(kind).pem") else {
            throw CocoaError(.fileNoSuchFile)
        }
        // It says which port it has only when it ends: so it is given one that was free a moment before.
        let free = try LoopbackServer { _, _ in [] }
        port = free.port
        free.stop()
        process.executableURL = URL(filePath: "/usr/bin/openssl")
        process.arguments = [
            "s_server", "-accept", "127.0.0.1:\(port)", "-cert", "\(folder)/\(kind).pem", "-key", "\(folder)/key.pem",
            "-www",
        ]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        for _ in 0..<100 {
            if TestHelper.fetch("https://127.0.0.1:\(port)/").failure != .unreachable { break }
            usleep(50_000)
        }
    }

    deinit {
        // A thread of the tests may have blocked the signal that asks, and the program with it.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
