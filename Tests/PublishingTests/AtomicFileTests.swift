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

    /// What a killed command left is old, and its process is gone; a writer that runs keeps its file.
    @Test func aNewFileSweepsWhatKilledWritersLeft() throws {
        let place = try Workplace()
        let (gone, running) = (Int32.max, getpid())
        let left = ".soup.md.forno-\(gone)-1"
        let kept = [
            ".soup.md.forno-\(running)-1", ".new.md.forno-\(gone)-1", ".soup.md.forno-\(gone)", "a.forno-\(gone)-1",
        ]
        for path in kept + [left] { try place.write("half", to: path) }
        for path in kept + [left] where !path.hasPrefix(".new") {
            let longAgo = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -7_200)]
            try FileManager.default.setAttributes(longAgo, ofItemAtPath: place.root + "/" + path)
        }
        try NewFile.write([], to: place.root + "/stew.md")
        #expect(try place.pages(in: place.root).keys.sorted() == (kept + ["stew.md"]).sorted())
    }

    @Test func aFolderIsRefused() throws {
        let place = try Workplace()
        #expect(throws: FileFailure("write", place.root, reason: "It is not a file")) {
            try AtomicFile.write([], to: place.root)
        }
        #expect(throws: FileFailure.self) { try AtomicFile.write([], to: place.root + "/no/such/file") }
    }
}
