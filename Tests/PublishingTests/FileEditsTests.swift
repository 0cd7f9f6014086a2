import Diagnostics
import Foundation
import Publishing
import Testing

/// Edits of the user's files: one at a time, and of several files all or none.
@Suite struct FileEditsTests {
    private static let before = ["a": "a", "lists/b": "lists/b", "lists/c": "lists/c"]
    private static let after = before.mapValues { $0.uppercased() }

    private func site() throws -> Workplace {
        let place = try Workplace()
        for (path, text) in Self.before { try place.write(text, to: "site/" + path) }
        return place
    }

    private func files(_ place: Workplace) throws -> [String: String] {
        try place.pages(in: place.root + "/site").filter { $0.value != "/" }
    }

    private func state(_ place: Workplace) throws -> [String] {
        try place.pages(in: place.state).keys.sorted()
    }

    private func edits(_ place: Workplace) -> FileEdits { FileEdits(root: place.root + "/site", state: place.state) }

    private func capitals(_ paths: [String]) -> [FileChange] {
        paths.map { FileChange($0, before: Array($0.utf8), after: Array($0.uppercased().utf8)) }
    }

    @Test func changesMakesAndRemoves() throws {
        let place = try site()
        let changes = [
            FileChange("a", before: Array("a".utf8), after: Array("new".utf8)),
            FileChange("lists/b", before: Array("lists/b".utf8), after: nil),
            FileChange("lists/deep/d", before: nil, after: Array("made".utf8)),
        ]
        #expect(try edits(place).run { (changes, 7) } == 7)
        #expect(try files(place) == ["a": "new", "lists/c": "lists/c", "lists/deep/d": "made"])
        #expect(try state(place) == ["edit.lock"])
    }

    @Test func aFileThatStaysTheSameIsNotWritten() throws {
        let place = try site()
        let path = place.root + "/site/a"
        let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        try edits(place).run { ([FileChange("a", before: Array("a".utf8), after: Array("a".utf8))], ()) }
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == number)
    }

    @Test func whatFailsIsTakenBack() throws {
        let place = try site()
        let changes =
            capitals(["a", "lists/b"]) + [FileChange("lists/c", before: nil, after: Array("it is there".utf8))]
        #expect(throws: FileFailure.self) { try edits(place).run { (changes, ()) } }
        #expect(try files(place) == Self.before)
        #expect(try state(place) == ["edit.lock"])
    }

    @Test func aFailureInsideChangesNothing() throws {
        let place = try site()
        #expect(throws: CancellationError.self) {
            try edits(place).run { () throws -> (changes: [FileChange], result: Void) in throw CancellationError() }
        }
        #expect(try files(place) == Self.before)
    }

    @Test(arguments: [
        (EditStep.journalWritten, 1, false), (.changing, 1, false), (.changing, 2, true), (.changing, 3, true),
        (.changed, 1, true),
    ])
    func aKillLeavesAllOrNone(step: EditStep, time: Int, isMade: Bool) throws {
        let place = try site()
        #expect(try place.driveEdit(place.root + "/site", step: step, time: time) == SIGKILL)
        try edits(place).recover()
        #expect(try files(place) == (isMade ? Self.after : Self.before))
        #expect(try state(place) == ["edit.lock"])
    }

    @Test func theDriverEditsWhenItIsLeftAlone() throws {
        let place = try site()
        #expect(try place.driveEdit(place.root + "/site", step: nil) == 0)
        #expect(try files(place) == Self.after)
    }

    @Test func theNextEditFinishesAKilledOne() throws {
        let place = try site()
        #expect(try place.driveEdit(place.root + "/site", step: .changing, time: 2) == SIGKILL)
        try edits(place).run { ([FileChange("e", before: nil, after: Array("e".utf8))], ()) }
        #expect(try files(place) == Self.after.merging(["e": "e"]) { one, _ in one })
    }

    @Test func whatTheUserHasChangedSinceIsLeftAlone() throws {
        let place = try site()
        #expect(try place.driveEdit(place.root + "/site", step: .changing, time: 2) == SIGKILL)
        try place.write("mine", to: "site/lists/b")
        try edits(place).recover()
        #expect(try files(place) == ["a": "A", "lists/b": "mine", "lists/c": "LISTS/C"])
    }

    @Test func aDamagedJournalIsToldOfUntilItIsRemoved() throws {
        let place = try site()
        #expect(try place.driveEdit(place.root + "/site", step: .changing, time: 2) == SIGKILL)
        let journal = place.state + "/edit.journal"
        let bytes = try Data(contentsOf: URL(filePath: journal))
        try bytes.dropLast().write(to: URL(filePath: journal))
        let failure = #expect(throws: FileFailure.self) { try edits(place).recover() }
        #expect(failure?.reason.hasSuffix("remove it") == true)
        #expect(try files(place)["lists/b"] == "lists/b")
        try place.remove(".forno/edit.journal")
        try edits(place).recover()
    }

    @Test(arguments: ["../outside", "/etc/outside", "out/b", "lists/../../outside"])
    func nothingOutsideIsWritten(path: String) throws {
        let place = try site()
        try place.write("x", to: "elsewhere/b")
        try FileManager.default.createSymbolicLink(
            atPath: place.root + "/site/out", withDestinationPath: place.root + "/elsewhere")
        #expect(throws: FileFailure("write", path, reason: "It lies outside the site")) {
            try edits(place).run { ([FileChange(path, before: nil, after: [])], ()) }
        }
        #expect(try place.pages(in: place.root + "/elsewhere") == ["b": "x"])
    }
}
