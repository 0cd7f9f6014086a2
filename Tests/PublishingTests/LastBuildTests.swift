import Diagnostics
import Foundation
import Testing

@testable import Publishing

/// The note that lets the next build see that there is nothing to do.
@Suite struct LastBuildTests {
    /// Publishes pages and notes how they stand.
    private func publish(
        _ pages: [String: String], in place: Workplace, failpoint: Failpoint? = nil
    ) throws -> StampedFiles {
        var options = Publisher.Options()
        options.failpoint = failpoint
        let publisher = try Publisher(output: place.output, state: place.state, options: options)
        for (path, text) in pages { try publisher.stage(path: path, bytes: Array(text.utf8)) }
        var stamped = StampedFiles()
        _ = try publisher.commit { files in
            stamped = files
            return Array("note".utf8)
        }
        return stamped
    }

    private func note(in place: Workplace) throws -> [UInt8]? {
        try OutputClaim(output: place.output, state: place.state).lastBuild()
    }

    @Test func isKeptWithTheBuild() throws {
        let place = try Workplace()
        var pages = try publish(["index.html": "home", "menu/index.html": "menu"], in: place)
        #expect(try note(in: place) == Array("note".utf8))
        #expect(pages.count == 2)
        #expect(try pages.confirm(in: place.output))
        var copy = try #require(StampedFiles(pages.bytes[...]))
        #expect(try copy.confirm(in: place.output) && copy.count == 2)
    }

    @Test(arguments: PublishStep.allCases.filter { $0 != .planned })
    func isGoneWhenACommitIsCutShort(_ step: PublishStep) throws {
        let place = try Workplace()
        _ = try publish(["index.html": "home", "old.html": "old"], in: place)
        let failure = FileFailure("write", "x", reason: "the test says so")
        let failpoint: Failpoint = { reached throws(FileFailure) in if reached == step { throw failure } }
        // Steps of taking back are not reached: then the commit goes through, with a note of its own.
        let isReached = ![.undoing, .movingBack, .movedBack].contains(step)
        let isCutShort = (try? publish(["index.html": "new"], in: place, failpoint: failpoint)) == nil
        #expect(isCutShort == isReached)
        let keepsNote = !isReached || [.staging, .staged].contains(step)
        #expect(try (note(in: place) != nil) == keepsNote)
    }

    /// Each page is written again at once, with the size and the time that it had; its clock may not even have moved.
    @Test func aPageThatIsChangedInTheSameMomentIsNoticed() throws {
        for number in 0..<50 {
            let place = try Workplace()
            var pages = try publish(["index.html": "home"], in: place)
            let file = place.output + "/index.html"
            let time = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
            let writer = try #require(FileHandle(forUpdatingAtPath: file))
            try writer.write(contentsOf: Data("hole".utf8))
            try writer.close()
            try FileManager.default.setAttributes([.modificationDate: time ?? Date()], ofItemAtPath: file)
            #expect(try !pages.confirm(in: place.output), "\(number)")
        }
    }

    @Test func aPageThatIsGoneIsNoticed() throws {
        let place = try Workplace()
        var pages = try publish(["index.html": "home", "menu/index.html": "menu"], in: place)
        try place.remove("output/menu/index.html")
        #expect(try !pages.confirm(in: place.output))
        try place.remove("output")
        #expect(try !pages.confirm(in: place.output))
    }

    @Test func bytesThatAreNoListAreNone() {
        #expect(StampedFiles([1, 2, 3][...]) == nil)
        let unended = [UInt8](repeating: 1, count: 60)
        #expect(StampedFiles(unended[...]) == nil)
    }

    @Test func filesThatWereJustWrittenAreWaitedFor() throws {
        let place = try Workplace()
        try place.write("one", to: "site/one")
        let paths = ["one", "none"]
        let stamps = try FileStamp.all(paths[...], in: place.root + "/site")
        #expect(FileStamp.settle(stamps, within: .seconds(3)) == .waited)
        #expect(FileStamp.settle(stamps, within: .seconds(3)) == .settled)
        // Whoever looked before that has to look again.
        #expect(FileStamp.settle(stamps, lookedAt: stamps[0].settles - 1, within: .seconds(3)) == .waited)
        #expect(FileStamp.settle(stamps, lookedAt: stamps[0].settles, within: .zero) == .settled)
        var files = StampedFiles(zip(paths, stamps).map { (path: $0, stamp: $1) })
        #expect(try files.confirm(in: place.root + "/site"))
        try place.write("two", to: "site/one")
        #expect(try !files.confirm(in: place.root + "/site"))
    }

    /// One that was read just after it had been written, and may have been written once more since.
    @Test(arguments: [("read", true), ("once", false)])
    func aFileThatIsInDoubtIsReadAgain(_ read: String, isSame: Bool) throws {
        let place = try Workplace()
        try place.write("read", to: "site/recipe.md")
        let stamp = try FileStamp.all(["recipe.md"], in: place.root + "/site")[0]
        let entry = StampedEntry(read: Array(read.utf8), stamp, looked: stamp.settles - 1)
        var files = StampedFiles(count: 1, path: { _ in "recipe.md" }) { _ in entry }
        let noted = files.bytes
        #expect(try files.confirm(in: place.root + "/site") == isSame)
        // What was found the same is in doubt no longer, once its time is over.
        #expect((files.bytes != noted) == isSame)
        var settled = StampedFiles(count: 1, path: { _ in "recipe.md" }) { _ in
            StampedEntry(read: Array(read.utf8), stamp, looked: stamp.settles)
        }
        #expect(try settled.confirm(in: place.root + "/site"))
    }

    @Test func aFileThatClaimsToBeFromTomorrowIsNotWaitedFor() throws {
        let place = try Workplace()
        try place.write("one", to: "site/one")
        let tomorrow = Date(timeIntervalSinceNow: 86_400)
        try FileManager.default.setAttributes([.modificationDate: tomorrow], ofItemAtPath: place.root + "/site/one")
        let stamps = try FileStamp.all(["one"], in: place.root + "/site")
        #expect(FileStamp.settle(stamps, within: .seconds(3)) == .restless)
    }
}
