import Building
import Diagnostics
import Fetching
import Foundation
import Synchronization
import TestSupport
import Testing

/// A menu at a URL is the menu that is there now, or the last good one with its age.
@Suite(.serialized) struct RemoteMenuTests {
    /// A source of three payloads that a test changes, and that answers 304 to who has what it has.
    final class Source: Sendable {
        /// What the source does.
        enum State: Sendable {
            case menu(base: String)
            case invalid
            case gone
            case silent
        }

        private let state = Mutex((State.menu(base: "4"), unchanged: 0))
        private let own = Mutex<LoopbackServer?>(nil)

        init() throws {
            let server = try LoopbackServer { [unowned self] path, _, head in self.steps(path, head) }
            own.withLock { $0 = server }
        }

        /// Ends the source, once: a number that is closed twice may be another's by then.
        func stop() {
            own.withLock { server in
                server?.stop()
                server = nil
            }
        }
        func set(_ new: State) { state.withLock { $0.0 = new } }
        /// How many answers said that nothing had changed.
        var unchanged: Int { state.withLock { $0.unchanged } }
        var requests: [String] { own.withLock { $0?.requests ?? [] } }
        func url(_ name: String) -> String { own.withLock { $0?.url("/\(name).json") ?? "" } }

        private func steps(_ path: String, _ head: [String]) -> [LoopbackServer.Step] {
            state.withLock { state in
                guard case .menu(let base) = state.0 else { return Self.trouble(state.0, path) }
                let body = path == "/pizzas.json" ? Self.pizzas(base) : "[]"
                let tag = "\"\(base)-\(path)\""
                guard head.contains("If-None-Match: \(tag)") else {
                    return [.answer("200 OK", ["ETag: \(tag)"], body: Array(body.utf8))]
                }
                state.unchanged += 1
                return [.answer("304 Not Modified", ["ETag: \(tag)"])]
            }
        }

        private static func trouble(_ state: State, _ path: String) -> [LoopbackServer.Step] {
            switch state {
            case .menu: []
            case .invalid where path == "/pizzas.json": [.answer(body: Array(pizzas("-2").utf8))]
            case .invalid: [.answer(body: Array("[]".utf8))]
            case .gone where path == "/drinks.json": [.answer("404 Not Found")]
            case .gone: [.answer(body: Array(pizzas("9").utf8))]
            case .silent: [.hang]
            }
        }

        private static func pizzas(_ base: String) -> String {
            "{\"basePrice\": \(base),\n \"pizzas\": [{\"name\": \"Bianca\", \"ingredients\": []}]}"
        }
    }

    /// A site whose menu is at a source.
    private func site(of source: Source, _ body: (String) throws -> Void) throws {
        try TestHelper.withFolder { site in
            let names = ["pizzas", "ingredients", "drinks"]
            let sources = names.map { "  \($0): \(source.url($0))\n" }.joined()
            try FileManager.default.createDirectory(atPath: site + "/content", withIntermediateDirectories: true)
            try Data("title: Remote\nsources:\n\(sources)".utf8).write(to: URL(filePath: site + "/content/site.yml"))
            try body(site)
        }
    }

    private func options(_ site: String, offline: Bool = false, strict: Bool = false) -> BuildOptions {
        var options = BuildOptions(site: site, output: site + "/output", jobs: 1)
        (options.isOffline, options.isStrict) = (offline, strict)
        return options
    }

    /// What a build published of the one price, and what it said.
    private func build(_ site: String, offline: Bool = false) throws -> (price: String, said: [Diagnostic]) {
        let report = try SiteBuild(options(site, offline: offline)).run()
        #expect(report.isPublished)
        let csv = try String(contentsOf: URL(filePath: site + "/output/menu/menu.csv"), encoding: .utf8)
        return (
            csv.split(separator: "\n")[1].split(separator: ",", omittingEmptySubsequences: false)[3].description,
            Array(report.diagnostics)
        )
    }

    /// Makes what is kept as old as two days and a bit.
    private func age(_ source: Source, in site: String) throws {
        let cache = FetchCache(state: site + "/.forno")
        for name in ["pizzas", "ingredients", "drinks"] {
            var entry = try #require(try cache.cached(source.url(name)))
            entry.time.seconds -= 180_000
            try cache.store(entry)
        }
    }

    @Test func everyBuildAsksAgain() throws {
        let source = try Source()
        defer { source.stop() }
        try site(of: source) { site in
            #expect(try build(site).price == "4.00")
            #expect(try build(site).price == "4.00")
            #expect(source.unchanged == 3)
            source.set(.menu(base: "6"))
            let changed = try build(site)
            #expect(changed.price == "6.00" && changed.said.isEmpty)
            #expect(source.requests.count == 9)
        }
    }

    @Test func anInvalidMenuIsToldWithItsPlaceAndTheLastGoodOneUsed() throws {
        let source = try Source()
        defer { source.stop() }
        try site(of: source) { site in
            _ = try build(site)
            try age(source, in: site)
            source.set(.invalid)
            let kept = try build(site)
            #expect(kept.price == "4.00")
            #expect(kept.said.map(\.id) == [.negativePrice] && kept.said.map(\.severity) == [.warning])
            #expect(kept.said.first?.location?.place == "\(source.url("pizzas")):1:15")
            let message = kept.said.first?.message ?? ""
            #expect(message.hasPrefix("menu of ") && message.contains(", 2 days old: the menu there now is invalid: "))
            #expect(try !SiteBuild(options(site, strict: true)).run().isPublished)
            source.set(.menu(base: "6"))
            #expect(try build(site).price == "6.00")
        }
    }

    @Test func withoutAGoodOneAnInvalidMenuIsAnError() throws {
        let source = try Source()
        defer { source.stop() }
        source.set(.invalid)
        try site(of: source) { site in
            let report = try SiteBuild(options(site)).run()
            #expect(!report.isPublished)
            #expect(report.diagnostics.map(\.id) == [.negativePrice], "\(Array(report.diagnostics))")
            source.set(.gone)
            let missing = try SiteBuild(options(site)).run()
            #expect(!missing.isPublished)
            #expect(missing.diagnostics.map(\.id) == [.fetchFailed], "\(Array(missing.diagnostics))")
        }
    }

    /// Two payloads of another menu came, and one did not: none of them counts.
    @Test func aMenuThatCannotBeHadWholeIsKeptWhole() throws {
        let source = try Source()
        defer { source.stop() }
        try site(of: source) { site in
            _ = try build(site)
            try age(source, in: site)
            source.set(.gone)
            let kept = try build(site)
            #expect(kept.price == "4.00")
            #expect(kept.said.map(\.id) == [.fetchFailed] && kept.said.map(\.severity) == [.warning])
            #expect(kept.said.first?.message.contains(", 2 days old: cannot fetch \(source.url("drinks")): ") == true)
            #expect(try !SiteBuild(options(site, strict: true)).run().isPublished)
            source.stop()
            #expect(try build(site).said.first?.message.contains("does not answer") == true)
        }
    }

    @Test func offlineNothingIsAskedAndTheAgeIsTold() throws {
        let source = try Source()
        defer { source.stop() }
        try site(of: source) { site in
            _ = try build(site)
            try age(source, in: site)
            source.set(.menu(base: "6"))
            let kept = try build(site, offline: true)
            #expect(kept.price == "4.00" && source.requests.count == 3)
            #expect(kept.said.map(\.severity) == [.note])
            #expect(kept.said.first?.message.hasSuffix(", 2 days old: the network is not asked") == true)
        }
    }

    @Test func aSilentSourceTakesTenSecondsInAll() throws {
        let source = try Source()
        defer { source.stop() }
        try site(of: source) { site in
            _ = try build(site)
            source.set(.silent)
            let start = ContinuousClock.now
            #expect(try build(site).price == "4.00")
            #expect(ContinuousClock.now - start < .seconds(20))
        }
    }

    @Test func aPreviewAsksAgainWhileItRuns() throws {
        let source = try Source()
        defer { source.stop() }
        try site(of: source) { site in
            var live = try LiveSite(options(site))
            #expect(live.usesNetwork)
            source.set(.menu(base: "6"))
            try Data("# Hello".utf8).write(to: URL(filePath: site + "/content/recipes.md"))
            _ = live.update(["content/recipes.md"])
            #expect(source.requests.count == 3)
            let asked = live.askedAgain
            let isTaken = live.take(asked)
            #expect(isTaken && source.requests.count == 6)
            let csv = String(decoding: try live.content(at: "menu/menu.csv") ?? [], as: UTF8.self)
            #expect(csv.contains("Bianca,,6.00"))
            let late = live.askedAgain
            try Data("title: Other\nsources: {pizzas: \(source.url("pizzas"))}".utf8).write(
                to: URL(filePath: site + "/content/site.yml"))
            _ = live.update(["content/site.yml"])
            let isLate = !live.take(late)
            #expect(isLate)
        }
    }
}
