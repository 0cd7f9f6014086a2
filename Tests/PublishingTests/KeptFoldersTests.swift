import Foundation
import Publishing
import Testing

/// What was made and is kept: whole or not at all, and known again.
@Suite struct KeptFoldersTests {
    private func folders(_ place: Workplace) throws -> KeptFolders { try KeptFolders(place.root + "/kept") }

    private func names(_ folders: KeptFolders) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folders.path).sorted()
    }

    /// Makes a folder of one file.
    private func make(_ text: String, _ kept: String, in folders: KeptFolders, isWhole: Bool = true) throws {
        let work = try folders.begin()
        defer { folders.end(work) }
        try folders.write(Array(text.utf8), work, "0-made")
        try folders.keep([(made: "0-made", kept: "file")], of: work, as: kept) { isWhole }
    }

    @Test func keepsWhatIsMade() throws {
        let place = try Workplace()
        let folders = try folders(place)
        try make("one", "a", in: folders)
        #expect(try folders.read("a", "file") == Array("one".utf8))
        #expect(try folders.size("a", "file") == 3)
        #expect(try folders.read("a", "other") == nil)
        #expect(try folders.size("b", "file") == nil)
        #expect(try names(folders) == ["a"])
    }

    @Test func ofTwoThatMakeTheSameOneStays() throws {
        let place = try Workplace()
        let folders = try folders(place)
        try make("one", "a", in: folders)
        try make("two", "a", in: folders)
        #expect(try folders.read("a", "file") == Array("one".utf8))
        try make("three", "a", in: folders, isWhole: false)
        #expect(try folders.read("a", "file") == Array("three".utf8))
        #expect(try names(folders) == ["a"])
    }

    @Test func removesWhatNobodyNeedsAndWhatIsLeft() throws {
        let place = try Workplace()
        let folders = try folders(place)
        try make("one", "a", in: folders)
        try make("two", "b", in: folders)
        let left = folders.path + "/new-999999999-1"
        try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: false)
        let other = folders.path + "/new-\(getppid())-1"
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: false)
        folders.removeAll(but: ["b"])
        #expect(try names(folders) == ["b", "new-\(getppid())-1"])
    }

    @Test func knowsAFileThatNobodyHasWrittenTo() throws {
        let place = try Workplace()
        try place.write("text", to: "file")
        let stamp = try FileStamp.all(["file"], in: place.root)[0]
        let hash = ContentHash(Array("text".utf8))
        var known = KnownDigests()
        known.note("file", hash, stamp, looked: FileStamp.now + 3_000_000_000)
        let read = try #require(KnownDigests(known.encoded))
        #expect(read.digest(of: "file", now: stamp) == hash)
        #expect(read.digest(of: "other", now: stamp) == nil)
        try place.write("other", to: "file")
        #expect(read.digest(of: "file", now: try FileStamp.all(["file"], in: place.root)[0]) == nil)
        // It could have been written again in the same moment.
        known.note("file", hash, stamp, looked: 0)
        #expect(known.digest(of: "file", now: stamp) == nil)
        #expect(KnownDigests(Array(read.encoded.dropLast())) == nil)
    }
}
