import Foundation
import Synchronization
import TestSupport
import Testing

/// `--barcode` of `forno pantry add` and `forno list add`, against a server of products on this machine.
@Suite(.serialized, .timeLimit(.minutes(30))) struct ProductTests {
    /// A site whose server of products answers with the steps of a test.
    private final class Site {
        let server: LoopbackServer
        let folder: TemporaryFolder
        private var shell: Shell

        init(_ steps: @escaping @Sendable (String) -> [LoopbackServer.Step]) throws {
            server = try LoopbackServer { path, _ in steps(path) }
            folder = try TemporaryFolder()
            shell = Shell(home: folder.url)
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: "content"), withIntermediateDirectories: true)
            try write(
                "content/site.yml",
                "title: House\nemail: ciao@example.org\nproducts: {server: \"\(server.url(""))\"}\n")
        }

        deinit { server.stop() }

        func write(_ path: String, _ text: String) throws {
            try Data(text.utf8).write(to: folder.url.appending(path: path))
        }

        func forno(_ words: String) throws -> Transcript.Outcome { try shell.run("forno " + words, input: []) }

        func shell(_ command: String) throws -> Transcript.Outcome { try shell.run(command, input: []) }

        /// A file of the content; empty when there is none.
        func content(_ name: String) -> String {
            // That there is none is what some tests are about.
            (try? String(contentsOf: folder.url.appending(path: "content/\(name)"), encoding: .utf8)) ?? ""
        }
    }

    private static let code = "8076809513753"

    private static func product(
        _ code: String = code, _ fields: String = #""product_name": "Spaghetti n. 5", "quantity": "500 g""#
    ) -> [LoopbackServer.Step] {
        let text = #"{"status": "success", "code": "\#(code)", "product": {"code": "\#(code)", \#(fields)}}"#
        return [.answer("200 OK", ["Content-Type: application/json"], body: Array(text.utf8))]
    }

    private static let notFound: [LoopbackServer.Step] = [
        .answer("404 Not Found", body: Array(#"{"status": "failure", "result": {"id": "product_not_found"}}"#.utf8))
    ]

    @Test func aProductIsAskedForOnceAndCredited() throws {
        let site = try Site { _ in
            Self.product(
                Self.code,
                #""product_name": "Spaghetti n. 5", "quantity": "500 g", "allergens_tags": ["en:gluten"], "#
                    + #""categories_tags": ["en:pastas"]"#)
        }
        let host = "127.0.0.1:\(site.server.port)"
        let added = try site.forno("pantry add --barcode \(Self.code)")
        #expect(added.errors == ["Asking \(host) for \(Self.code) …"])
        #expect(
            added.output == [
                "Pantry: 500 g Spaghetti n. 5, added 21 Nov.", "Groceries: Spaghetti n. 5, 500 g, with gluten, pastas.",
                "© Open Food Facts contributors, ODbL, https://world.openfoodfacts.org/terms-of-use",
            ])
        #expect(
            site.server.requests == [
                "/api/v3.6/product/\(Self.code)?fields=code,product_name,quantity,allergens_tags,categories_tags "
                    + "User-Agent: Forno/0.1.0 (ciao@example.org)"
            ])
        #expect(site.content("pantry.csv").hasSuffix("\nSpaghetti n. 5,500 g,2026-11-21,,\(Self.code)\n"))
        #expect(site.content("groceries.csv").hasSuffix("\nSpaghetti n. 5,,500 g,,,gluten,,,\(Self.code),,,pastas\n"))
        // The second time it is a grocery.
        let listed = try site.forno("list add week --barcode \(Self.code)")
        #expect(listed.output == ["Created content/lists/week.md.", "week: 500 g Spaghetti n. 5 added."])
        #expect(site.content("lists/week.md").hasSuffix("\n- [ ] 500 g **Spaghetti n. 5**\n"))
        #expect(site.server.requests.count == 1)
    }

    @Test func theKeptAnswerIsUsed() throws {
        let site = try Site { _ in Self.product() }
        #expect(try site.forno("pantry add --barcode \(Self.code)").code == 0)
        #expect(try site.shell("rm content/groceries.csv").code == 0)
        #expect(try site.forno("pantry add --barcode \(Self.code) --offline").code == 0)
        #expect(site.server.requests.count == 1)
        #expect(site.content("groceries.csv").contains("Spaghetti n. 5,,500 g"))
    }

    @Test func whatNobodyKnowsIsKeptByItsNumber() throws {
        let site = try Site { _ in Self.notFound }
        let added = try site.forno("pantry add --barcode 96385074 2000000200774")
        #expect(added.code == 0)
        #expect(
            added.output == [
                "Pantry: 96385074, added 21 Nov.", "Pantry: 2000000200774, added 21 Nov.",
                "   note: 96385074 is kept by its number: 127.0.0.1:\(site.server.port) does not know it",
                "   note: 2000000200774 is kept by its number: "
                    + "it is a number that a shop gives, and means nothing elsewhere",
            ])
        #expect(site.server.requests.count == 1, "nobody is asked for the number of a shop")
        #expect(
            site.content("pantry.csv").hasSuffix(
                "\n96385074,,2026-11-21,,96385074\n2000000200774,,2026-11-21,,2000000200774\n"))
        #expect(site.content("groceries.csv") == "")
        let offline = try site.forno("list add week --barcode 4006381333931 --offline")
        #expect(offline.code == 0 && site.server.requests.count == 1)
        #expect(site.content("lists/week.md").hasSuffix("- [ ] **4006381333931**\n"))
    }

    /// Answers that are none, each with how its complaint goes on and what it says to do.
    private static let refusals: [(steps: [LoopbackServer.Step], says: String, fix: String)] = [
        ([.answer("503 Service Unavailable")], "asks to slow down (503)", "ask again later"),
        ([.answer("429 Too Many Requests", ["Retry-After: 120"])], "asks to slow down (429)", "ask again in 2 minutes"),
        ([.answer("500 Internal Server Error")], "has trouble (500)", "ask again later"),
        ([.answer("403 Forbidden")], "refuses to answer (403)", "look at"),
        ([.redirect(to: "/elsewhere")], "cannot be asked: more than 0 redirects", "look whether `products: server`"),
        ([.answer(body: Array("<html>Sign in".utf8))], "is no JSON", "look whether `products: server`"),
        ([.answer(body: Array("{\"status\": \"succ".utf8))], "is no JSON", "look whether `products: server`"),
        (product("96385074"), "is of another product (96385074)", "look whether `products: server`"),
        ([.head("200 OK", ["Content-Length: 500"], body: Array("{}".utf8))], "cannot be asked: ", "look whether"),
        ([.head(body: [UInt8](repeating: 0x20, count: 1_000_001))], "cannot be asked: it is larger", "look whether"),
        ([], "cannot be asked: ", "look whether"),
    ]

    @Test(arguments: refusals.indices) func aRefusalIsToldAndNothingWritten(number: Int) throws {
        let refusal = Self.refusals[number]
        let site = try Site { _ in refusal.steps }
        let asked = try site.forno("pantry add --barcode \(Self.code)")
        #expect(asked.code == 2 && asked.output == [])
        let complaint = asked.errors.dropFirst().first ?? ""
        #expect(complaint.hasPrefix("forno: \(Self.code): ") && complaint.contains(refusal.says), "\(asked.errors)")
        #expect(asked.errors.last?.hasPrefix("   fix: \(refusal.fix)") == true, "\(asked.errors)")
        #expect(site.content("pantry.csv") == "" && site.content("groceries.csv") == "")
        #expect(site.server.requests.count == 1, "a refusal is not asked again, and no redirect followed")
    }

    @Test func oneFailureLeavesTheOthers() throws {
        let site = try Site { path in path.contains(Self.code) ? Self.product() : [.answer("500 Oops")] }
        let added = try site.forno("pantry add --barcode 96385074 \(Self.code)")
        #expect(added.code == 2)
        #expect(added.output.first == "Pantry: 500 g Spaghetti n. 5, added 21 Nov.")
        #expect(added.errors.contains { $0.hasPrefix("forno: 96385074: ") })
        #expect(!site.content("pantry.csv").contains("96385074"))
    }

    @Test func aServerThatAsksToSlowDownIsLeftAlone() throws {
        let site = try Site { _ in [.answer("503 Service Unavailable")] }
        let asked = try site.forno("pantry add --barcode \(Self.code) 96385074")
        #expect(asked.code == 2 && site.server.requests.count == 1)
        #expect(asked.errors.contains { $0.contains("has asked to be left alone for ") }, "\(asked.errors)")
        let again = try site.forno("pantry add --barcode \(Self.code)")
        #expect(again.code == 2 && site.server.requests.count == 1)
    }

    /// A product whose name is markup and a command stays a name wherever it goes.
    @Test func aHostileProductIsOneName() throws {
        let name = #"=cmd|'/c x'!A1\n\u001b[2J<script>alert(1)</script>, [x](javascript:y) **b**"#
        let site = try Site { _ in Self.product(Self.code, #""product_name": "\#(name)", "quantity": "500 g <b>""#) }
        let added = try site.forno("list add week --barcode \(Self.code)")
        #expect(added.code == 0, "\(added.errors)")
        #expect(!added.output.joined().contains("ESC"))
        let plain = "cmd|'/c x'!A1 [2J<script>alert(1)</script>, [x](javascript:y) **b**"
        let shown = try site.forno("list show week")
        #expect(shown.output.contains("[ ] \(plain)"), "\(shown.output)")
        #expect(try site.forno("groceries suggest").code == 0)
        #expect(site.content("groceries.csv").contains("\n\"\(plain)\",,,"))
        let built = try site.forno("build --house-pages")
        #expect(built.code == 0, "\(built.errors)")
        #expect(try site.shell("grep -rl '<script>alert' output --include=*.html").output == [])
    }

    /// Programs that stand in for zbarimg, each with what is said of it.
    @Test func aReaderOfPhotosThatMisbehavesIsTold() throws {
        let cases: [(script: String, says: String)] = [
            ("exit 4", "there is no barcode in photo.png"), ("exit 1", "zbarimg cannot read the picture photo.png"),
            ("echo EAN-13:8076809513754", "there is no barcode in photo.png"),
            ("echo EAN-13:8076809513753; exit 2", "zbarimg cannot read the picture photo.png"),
            ("yes EAN-13:x", "zbarimg says too much of photo.png"),
            ("kill -9 $$", "zbarimg cannot read the picture photo.png"),
            ("printf 'QR-Code:http://x\\n\\377\\n'", "there is no barcode in photo.png"),
        ]
        for (script, says) in cases {
            let site = try Site { _ in Self.notFound }
            try site.write("zbarimg", "#!/bin/sh\n\(script)\n")
            #expect(try site.shell("chmod +x zbarimg; printf 'GIF89a12345678' > photo.png").code == 0)
            let asked = try site.shell("PATH=$PWD:$PATH forno pantry add --scan photo.png")
            #expect(asked.code == 2 && asked.errors.first == "forno: \(says)", "\(script): \(asked.errors)")
            #expect(asked.errors.last?.contains("--barcode") == true)
            #expect(site.content("pantry.csv") == "")
        }
    }

    @Test func photosThatAreNoneAreTold() throws {
        let site = try Site { _ in Self.notFound }
        let made = try site.shell("echo '<svg/>' > x.svg; printf 'GIF89a12345678' > photo.png; mkfifo pipe")
        #expect(made.code == 0)
        let asked = try site.forno("pantry add --scan x.svg gone.jpg pipe /")
        #expect(asked.code == 2)
        #expect(
            asked.errors.filter { $0.hasPrefix("forno") } == [
                "forno: x.svg is no PNG, JPEG, GIF or WebP picture of at most 60 MB",
                "forno: cannot read gone.jpg: No such file or directory", "forno: cannot read pipe: it is not a file",
                "forno: cannot read /: it is not a file",
            ])
        let missing = try site.shell("PATH=${PATH%%:*} forno pantry add --scan photo.png")
        #expect(missing.errors.first == "forno: photos are read by zbarimg, which is not installed")
        #expect(missing.errors.last?.contains("apt install zbar-tools") == true)
    }

    /// Sixteen products: the sixteenth waits until a minute after the first. Here the pace is one that has been
    /// written.
    @Test func theSixteenthInAMinuteWaits() throws {
        let site = try Site { path in
            Self.product(path.split(separator: "?")[0].split(separator: "/").last.map(String.init) ?? "")
        }
        let codes = (1...16).map { Self.checked("40063813339\($0 < 10 ? "0" : "")\($0)".suffix(12).description) }
        let added = try site.shell("timeout 5 forno pantry add --barcode \(codes.joined(separator: " "))")
        #expect(site.server.requests.count == 15)
        #expect(added.errors.last?.hasPrefix("Waiting ") == true, "\(added.errors)")
        #expect(added.errors.last?.hasSuffix(" is asked for at most 15 products a minute …") == true)
    }

    private static func checked(_ digits: String) -> String {
        let sum = zip(digits.reversed(), 0...).reduce(0) { $0 + ($1.0.wholeNumberValue ?? 0) * ($1.1 % 2 == 0 ? 3 : 1) }
        return digits + String((10 - sum % 10) % 10)
    }
}
