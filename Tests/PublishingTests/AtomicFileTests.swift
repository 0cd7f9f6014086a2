import Diagnostics
import Foundation
import Publishing
import Testing

@Suite struct AtomicFileTests {
    @Test func keepsPermissionsAndLeavesNothingElse() throws {
        let place = try Workplace()
        try place.write("old", to: "pantry.csv")
        let path = place.root + "/pantry.csv"
        #expect(chmod(path, 0o640) == 0)
        try AtomicFile.write(Array("new".utf8), to: path)
        #expect(try place.pages(in: place.root) == ["pantry.csv": "new"])
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }

    @Test func makesAFileThatIsMissing() throws {
        let place = try Workplace()
        try AtomicFile.write([], to: place.root + "/a")
        #expect(try place.pages(in: place.root) == ["a": ""])
    }

    @Test func writesWhereALinkLeads() throws {
        let place = try Workplace()
        try place.write("old", to: "real/list.md")
        try FileManager.default.createSymbolicLink(
            atPath: place.root + "/list.md", withDestinationPath: "real/list.md")
        try AtomicFile.write(Array("new".utf8), to: place.root + "/list.md")
        #expect(
            try place.pages(in: place.root) == ["list.md": "->real/list.md", "real": "/", "real/list.md": "new"])
    }

    @Test func whatKilledWritersLeftIsClearedAway() throws {
        let place = try Workplace()
        for path in ["a", ".a.forno-17-1", ".ab.forno-17-3", ".a"] { try place.write("half", to: path) }
        try AtomicFile.clearAway(besides: place.root + "/a")
        #expect(try place.pages(in: place.root).keys.sorted() == [".a", ".ab.forno-17-3", "a"])
        try AtomicFile.clearAway(besides: place.root + "/no/such/folder")
    }

    @Test func aFolderIsRefused() throws {
        let place = try Workplace()
        #expect(throws: FileFailure("write", place.root, reason: "It is not a file")) {
            try AtomicFile.write([], to: place.root)
        }
        #expect(throws: FileFailure.self) { try AtomicFile.write([], to: place.root + "/no/such/file") }
    }
}
