import Diagnostics
import Foundation
import Testing

@testable import Fetching

@Suite struct FetchCacheTests {
    static let url = "https://example.org/pizza.png?a=b: c"
    static let entry = CacheEntry(
        url: url, time: FetchTime(seconds: 1_795_262_400), isNamed: false,
        fetched: Fetched(
            url: "https://example.org/other", contentType: "image/png", tag: "\"a: b\"", bytes: [0, 10, 10, 13, 255]))

    @Test func whatIsStoredIsThere() throws {
        try TestHelper.withFolder { site in
            let cache = FetchCache(state: site + "/.forno")
            #expect(try cache.cached(Self.url) == nil)
            try cache.store(Self.entry)
            #expect(try cache.cached(Self.url) == Self.entry)
            #expect(try cache.cached(Self.url + "x") == nil)
            var newer = Self.entry
            newer.fetched.bytes = []
            try cache.store(newer)
            #expect(try cache.cached(Self.url) == newer)
            #expect(try Self.files(of: cache).count == 1)
        }
    }

    /// The paths of its files; how it names them is its own affair.
    private static func files(of cache: FetchCache) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: cache.folder).map { "\(cache.folder)/\($0)" }
    }

    @Test func anEntryReadsAsText() {
        let text = String(decoding: Self.entry.file.dropLast(5), as: UTF8.self)
        #expect(
            text == """
                forno-cache 1
                asked: https://example.org/pizza.png?a=b: c
                answered: https://example.org/other
                type: image/png
                tag: "a: b"
                modified:\u{20}
                time: 2026-11-21T12:00:00Z
                named: no
                length: 5


                """)
    }

    @Test func aDamagedEntryIsNone() {
        let file = Self.entry.file
        for length in 0..<file.count { #expect(CacheEntry(file: Array(file[..<length])) == nil, "\(length)") }
        for (old, new) in [("cache 1", "cache 2"), ("2026-11-21", "2026-11-31"), ("length: 5", "length: x")] {
            let other = String(decoding: file.dropLast(5), as: UTF8.self).replacing(old, with: new)
            #expect(CacheEntry(file: Array(other.utf8) + [0, 10, 10, 13, 255]) == nil, "\(new)")
        }
        #expect(CacheEntry(file: file) == Self.entry)
    }

    @Test func anEntryOfAnotherAddressWithTheSameHashIsNone() throws {
        try TestHelper.withFolder { site in
            let cache = FetchCache(state: site + "/.forno")
            try cache.store(Self.entry)
            let mine = try #require(try Self.files(of: cache).first)
            var other = Self.entry
            other.url = "http://other/"
            try cache.store(other)
            let others = try #require(try Self.files(of: cache).first { $0 != mine })
            try FileManager.default.removeItem(atPath: others)
            try FileManager.default.moveItem(atPath: mine, toPath: others)
            #expect(try cache.cached(other.url) == nil)
            #expect(try cache.cached(Self.url) == nil)
        }
    }

    @Test func aFailedStoreThrowsAndLeavesNothing() throws {
        try TestHelper.withFolder { site in
            try Data().write(to: URL(filePath: site + "/.forno"))
            #expect(throws: FileFailure("create", site + "/.forno/cache", reason: "Not a directory")) {
                try FetchCache(state: site + "/.forno").store(Self.entry)
            }
            #expect(try FetchCache(state: site + "/none/.forno").cached(Self.url) == nil)
        }
        try TestHelper.withFolder { site in
            let cache = FetchCache(state: site + "/.forno")
            try cache.store(Self.entry)
            let taken = try #require(try Self.files(of: cache).first)
            try FileManager.default.removeItem(atPath: taken)
            try FileManager.default.createDirectory(atPath: taken + "/folder", withIntermediateDirectories: true)
            #expect(throws: FileFailure.self) { try cache.store(Self.entry) }
            #expect(try Self.files(of: cache) == [taken])
            #expect(try cache.cached(Self.url) == nil)
        }
    }
}
