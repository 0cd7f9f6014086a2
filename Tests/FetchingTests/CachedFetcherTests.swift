import Diagnostics
import Fetching
import Foundation
import TestSupport
import Testing

@Suite struct SupplierTests {
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    static let noon = FetchTime(seconds: 1_795_262_400)

    private func fetcher(_ site: String, _ mode: CachedFetcher.Mode = .asNeeded, later seconds: Int = 0)
        -> CachedFetcher
    {
        let now = FetchTime(seconds: Self.noon.seconds + seconds)
        return CachedFetcher(
            fetcher: TestHelper.fetcher(), cache: FetchCache(state: site + "/.forno"), mode: mode, now: now)
    }

    @Test(
        arguments: [
            ("a payload of an hour", FetchRequest.Kind.payload, CachedFetcher.Mode.asNeeded, 3600, 2),
            ("a payload of two days", .payload, .asNeeded, 172_800, 2),
            ("a payload of tomorrow", .payload, .asNeeded, -86_400, 2),
            ("a picture of an hour", .picture, .asNeeded, 3600, 1),
            ("a picture of a year", .picture, .asNeeded, 31_536_000, 2),
            ("a picture to be refreshed", .picture, .refresh, 1, 2),
            ("an old payload offline", .payload, .offline, 172_800, 1),
        ])
    func theNetworkIsAskedWhenTheCacheWillNotDo(
        _ name: String, _ kind: FetchRequest.Kind, _ mode: CachedFetcher.Mode, _ seconds: Int, _ requests: Int
    ) throws {
        let server = try LoopbackServer { _, _ in [.answer(body: Self.png)] }
        defer { server.stop() }
        try TestHelper.withFolder { site in
            let request = FetchRequest(server.url("/x"), as: kind, isNamed: true)
            var first = fetcher(site)
            #expect(try first.get([request])[0].get().origin == .network)
            var second = fetcher(site, mode, later: seconds)
            let supply = try second.get([request])[0].get()
            #expect(supply.fetched.bytes == Self.png)
            #expect(supply.origin == (requests == 1 ? .cache : .network))
            #expect(server.requests.count == requests)
        }
    }

    @Test func offlineWithoutAnEntryFails() throws {
        try TestHelper.withFolder { site in
            var fetcher = fetcher(site, .offline)
            #expect(fetcher.get([FetchRequest("http://127.0.0.1:9/", as: .picture)])[0].failure == .offline)
        }
    }

    @Test func aFailureFallsBackToTheCacheAndSaysSo() throws {
        let server = try LoopbackServer { _, _ in [.answer(body: [7])] }
        try TestHelper.withFolder { site in
            let request = FetchRequest(server.url("/x"), as: .payload, isNamed: true)
            var first = fetcher(site)
            _ = first.get([request])
            server.stop()
            var second = fetcher(site, later: 172_800)
            let supply = try second.get([request])[0].get()
            #expect(supply.fetched.bytes == [7])
            guard case .cacheInstead(let failure) = supply.origin else {
                Issue.record("\(supply.origin)")
                return
            }
            #expect(failure.kind == .unreachable)
        }
    }

    @Test func cachedAndFetchedAreInOrder() throws {
        let server = try LoopbackServer { path, _ in path == "/2" ? [] : [.answer(body: Array(path.utf8))] }
        defer { server.stop() }
        try TestHelper.withFolder { site in
            let requests = (0..<4).map { FetchRequest(server.url("/\($0)"), as: .payload, isNamed: true) }
            var first = fetcher(site)
            _ = first.get([requests[1]])
            let results = first.get(requests)
            #expect(results.map(\.failure) == [nil, nil, .broken, nil])
            let supplies = results.compactMap { try? $0.get() }  // the failure was seen above
            #expect(supplies.map(\.fetched.bytes) == ["/0", "/1", "/3"].map { Array($0.utf8) })
            #expect(supplies.map(\.origin) == [.network, .network, .network])
        }
    }

    /// What the user's own network answered is not for an address that a stranger's page gives.
    @Test func anEntryOfANamedHostIsOnlyForWhoNamesIt() throws {
        try TestHelper.withFolder { site in
            let url = "http://127.0.0.1:9/x"
            let fetched = Fetched(url: url, contentType: "", bytes: [1])
            try FetchCache(state: site + "/.forno").store(
                CacheEntry(url: url, time: Self.noon, isNamed: true, fetched: fetched))
            var fetcher = fetcher(site, .offline)
            let results = fetcher.get([
                FetchRequest(url, as: .payload), FetchRequest(url, as: .payload, isNamed: true),
            ])
            #expect(results.map(\.failure) == [.offline, nil])
        }
    }

    @Test func whatIsNoPictureIsNotKeptAsOne() throws {
        let server = try LoopbackServer { _, _ in [.answer(body: Array("<html>".utf8))] }
        defer { server.stop() }
        try TestHelper.withFolder { site in
            var fetcher = fetcher(site)
            for _ in 0..<2 {
                let request = FetchRequest(server.url("/x"), as: .picture, isNamed: true)
                #expect(fetcher.get([request])[0].failure == .notAPicture)
            }
            #expect(server.requests.count == 2)
        }
    }

    @Test func aCacheThatCannotStoreIsToldAndInNobodysWay() throws {
        let server = try LoopbackServer { _, _ in [.answer(body: [7])] }
        defer { server.stop() }
        try TestHelper.withFolder { site in
            try Data().write(to: URL(filePath: site + "/.forno"))
            var fetcher = fetcher(site)
            let request = FetchRequest(server.url("/x"), as: .payload, isNamed: true)
            #expect(try fetcher.get([request])[0].get().fetched.bytes == [7])
            #expect(fetcher.unkept.map(\.operation) == ["create"])
        }
    }
}
