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
            let cache = FetchCache(site: site)
            #expect(try cache.cached(Self.url) == nil)
            try cache.store(Self.entry)
            #expect(try cache.cached(Self.url) == Self.entry)
            #expect(try cache.cached(Self.url + "x") == nil)
            var newer = Self.entry
            newer.fetched.bytes = []
            try cache.store(newer)
            #expect(try cache.cached(Self.url) == newer)
            #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder).count == 1)
        }
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

    @Test func anEntryOfAnotherAddressIsNone() throws {
        try TestHelper.withFolder { site in
            let cache = FetchCache(site: site)
            try cache.store(Self.entry)
            let mine = "\(cache.folder)/\(SHA256.hex(Self.url.utf8))"
            let other = "\(cache.folder)/\(SHA256.hex("http://other/".utf8))"
            try FileManager.default.moveItem(atPath: mine, toPath: other)
            #expect(try cache.cached("http://other/") == nil)
        }
    }

    @Test func aFailedStoreThrowsAndLeavesNothing() throws {
        try TestHelper.withFolder { site in
            try Data().write(to: URL(filePath: site + "/.forno"))
            #expect(throws: FileFailure("create", site + "/.forno/cache", reason: "Not a directory")) {
                try FetchCache(site: site).store(Self.entry)
            }
            #expect(try FetchCache(site: site + "/none").cached(Self.url) == nil)
        }
        try TestHelper.withFolder { site in
            let cache = FetchCache(site: site)
            let taken = "\(cache.folder)/\(SHA256.hex(Self.url.utf8))/folder"
            try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: true)
            #expect(throws: FileFailure.self) { try cache.store(Self.entry) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder).count == 1)
            #expect(try cache.cached(Self.url) == nil)
        }
    }

    @Test(
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
        ])
    func theHashIsSHA256(_ text: String, _ hash: String) {
        #expect(SHA256.hex(text.utf8) == hash)
    }
}
