import Foundation
import TestSupport
import Testing

@testable import Unpacking

/// Archives as programs write them, and as they do not.
@Suite struct UnpackerTests {
    private typealias Entry = ZipArchive.Entry
    private static let soup = Entry("soup.json", text: "{}")

    private typealias Good = (name: String, archive: [UInt8], files: [String])
    private typealias Bad = (name: String, archive: [UInt8], reason: String)

    private static let read: [Good] = [
        ("no file", ZipArchive([]).bytes, []),
        ("a file", ZipArchive([soup]).bytes, ["soup.json: {}"]),
        ("files in folders", ZipArchive([folder("a/"), Entry("a/é.txt", text: "1")]).bytes, ["a/é.txt: 1"]),
        ("a gzip file", ZipArchive.gzip(Array("{}".utf8)), ["file: {}"]),
        (
            "gzip files in a zip", ZipArchive([Entry("a.paprikarecipe", ZipArchive.gzip(Array("{}".utf8)))]).bytes,
            ["a.paprikarecipe: {}"]
        ),
        (
            "zip files in a zip", ZipArchive([Entry("1.zip", ZipArchive([soup]).bytes), soup]).bytes,
            ["1.zip/soup.json: {}", "soup.json: {}"]
        ),
        ("a damaged file beside a good one", ZipArchive([damaged, soup]).bytes, ["soup.json: {}", "lost bad.json"]),
        (
            "a damaged archive beside a good file",
            ZipArchive([Entry("1.zip", Array(ZipArchive([soup]).bytes.dropLast(30))), soup]).bytes,
            ["soup.json: {}", "lost 1.zip"]
        ),
    ]

    private static let refused: [Bad] = [
        ("nothing", [], "it is no zip, gzip or tar file"),
        ("words", Array("Soup.".utf8), "it is no zip, gzip or tar file"),
        ("zeros that become many", bomb, "a file in it is larger than 1 MB"),
        (
            "zeros in many files", ZipArchive((0..<40).map { zeros("\($0)") }).bytes,
            "it becomes far larger than recipes"
        ),
        (
            "many files", ZipArchive((0..<100_000 % 65_536).map { Entry("\($0)", []) }).bytes,
            "it has more than 500 files"
        ),
        ("a way out", ZipArchive([soup, Entry("../x", [])]).bytes, "an entry leads out of it: \"../x\""),
        ("a way out in the middle", ZipArchive([Entry("a/../../x", [])]).bytes, "an entry leads out of it"),
        ("a way out of Windows", ZipArchive([Entry("..\\x", [])]).bytes, "an entry leads out of it"),
        ("a drive", ZipArchive([Entry("C:/x", [])]).bytes, "an entry leads out of it"),
        ("an absolute name", ZipArchive([Entry("/etc/passwd", [])]).bytes, "an entry leads out of it: \"/etc/passwd\""),
        ("no name", ZipArchive([Entry("", [])]).bytes, "an entry leads out of it"),
        (
            "a symbolic link", ZipArchive([Entry("a", text: "/etc/passwd").with(mode: 0o120777)]).bytes,
            "an entry is a link or a device: \"a\""
        ),
        ("a device", ZipArchive([Entry("a", []).with(mode: 0o020666)]).bytes, "an entry is a link or a device: \"a\""),
        ("half of an archive", Array(ZipArchive([soup, soup]).bytes.prefix(70)), "it is damaged"),
        ("half of a gzip file", Array(ZipArchive.gzip(Array("{}".utf8)).prefix(14)), "it is damaged"),
        ("an encrypted file", ZipArchive([soup.with(flags: 0x801)]).bytes, "it is encrypted"),
        (
            "a zip in a zip in a zip",
            ZipArchive([Entry("1.zip", ZipArchive([Entry("2.zip", ZipArchive([soup]).bytes)]).bytes)]).bytes,
            "more than 2 archives are inside one another"
        ),
        (
            "a way out within", ZipArchive([Entry("1.zip", ZipArchive([Entry("../x", [])]).bytes)]).bytes,
            "an entry leads out"
        ),
    ]

    private static var limits: UnpackLimits {
        var limits = UnpackLimits()
        (limits.entries, limits.entryBytes, limits.allBytes) = (500, 1_000_000, 20_000_000)
        return limits
    }

    @Test(arguments: Named.rows(read, by: \.name)) private func isRead(row: Named<Good>) throws {
        let unpacked = try Unpacker(limits: Self.limits).unpack(row.value.archive)
        let seen = unpacked.files.map { "\($0.path): \(String(decoding: $0.bytes, as: UTF8.self))" }
        #expect(seen + unpacked.lost.map { "lost \($0.path)" } == row.value.files)
    }

    @Test(arguments: Named.rows(refused, by: \.name)) private func isRefused(row: Named<Bad>) {
        let refusal = #expect(throws: Unpacker.Refusal.self) {
            try Unpacker(limits: Self.limits).unpack(row.value.archive)
        }
        #expect(refusal?.reason.hasPrefix(row.value.reason) ?? false, "\(refusal?.reason ?? "")")
        #expect(refusal?.isHelper == false)
    }

    @Test func anArchiveOfTheLargestSizeIsRead() throws {
        let archive = ZipArchive([Entry("a.json", text: "{}")]).bytes
        var limits = Self.limits
        limits.archive = archive.count
        #expect(try Unpacker(limits: limits).unpack(archive).files.map(\.path) == ["a.json"])
    }

    @Test func aTooLargeArchiveIsNotSent() {
        var limits = UnpackLimits()
        limits.archive = 1_000_000
        let refusal = #expect(throws: Unpacker.Refusal.self) {
            try Unpacker(limits: limits).unpack([UInt8](repeating: 0, count: 1_000_001))
        }
        #expect(refusal?.reason == "it is larger than 1 MB")
    }

    /// An archive that is damaged anywhere is read or refused, within the time that is given.
    @Test(arguments: 0..<60) func aDamagedArchiveIsReadOrRefused(seed: UInt64) throws {
        var random = Seeded(seed)
        var archive = Self.read[Int(seed) % Self.read.count].archive
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            archive[Int.random(in: 0..<archive.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        do throws(Unpacker.Refusal) {
            _ = try Unpacker(limits: Self.limits).unpack(archive)
        } catch {
            #expect(!error.isHelper, "\(error.reason)")
        }
    }

    private static func folder(_ name: String) -> Entry { Entry(name, []).with(mode: 0o040755) }

    private static var damaged: Entry {
        var entry = Entry("bad.json", text: "{}")
        entry.sum ^= 1
        return entry
    }

    /// Two million zeros, as deflate writes them.
    private static var bomb: [UInt8] { ZipArchive([zeros("zeros", blocks: 40)]).bytes }

    /// Some 50,000 zeros for each block of a deflated stream: a zero, and matches of 258 bytes (RFC 1951, 3.2.6).
    private static func zeros(_ name: String, blocks: Int = 12) -> Entry {
        var bits: [UInt8] = []
        for block in 0..<blocks {
            bits += [block == blocks - 1 ? 1 : 0, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
            for _ in 0..<200 { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
            bits += [0, 0, 0, 0, 0, 0, 0]
        }
        let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<min(start + 8, bits.count)].enumerated().reduce(UInt8(0)) { $0 | $1.element << $1.offset }
        }
        let size = blocks * (1 + 200 * 258)
        var entry = Entry(name, bytes)
        (entry.method, entry.size) = (8, size)
        entry.sum = ZipArchive.checkSum([UInt8](repeating: 0, count: size))
        return entry
    }
}
