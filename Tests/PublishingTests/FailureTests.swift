import Diagnostics
import Foundation
import Publishing
import Synchronization
import Testing

/// A build that fails leaves the output as it was, to the time of each file.
@Suite struct FailureTests {
    private let earlier = ["a": "a", "b/b": "b", "c/c/c": "c", "gone": "gone", "turn/in": "x", "swap": "y"]
    private let new = ["a": "A", "b/b": "B", "b/new": "n", "turn": "x", "swap/in": "y", "new/one/two": "n"]

    /// A failpoint that refuses when `step` is reached for the given time.
    private func refusing(_ step: PublishStep, time: Int = 1) -> Failpoint {
        let left = Countdown(time)
        return { reached throws(FileFailure) in
            if reached == step, left.isOver() { throw FileFailure("write", "x", reason: "Not today") }
        }
    }

    @Test(arguments: [PublishStep.planned, .manifestWritten, .journalWritten, .moving, .moved])
    func aRefusalLeavesTheOutputAsItWas(_ step: PublishStep) throws {
        for time in step == .moving ? Array(1...8) : [1] {
            let place = try Workplace()
            try place.publish(earlier)
            let before = try earlier.keys.sorted().map(place.identity)
            #expect(throws: PublishProblem.failed(FileFailure("write", "x", reason: "Not today")), "\(time)") {
                try place.publish(new, failpoint: refusing(step, time: time))
            }
            #expect(try place.files() == earlier)
            #expect(try earlier.keys.sorted().map(place.identity) == before)
            #expect(try place.leftovers() == [])
            #expect(try place.publish(new).removed == ["c/c/c", "gone", "swap", "turn/in"])
            #expect(try place.files() == new)
        }
    }

    @Test func aFirstBuildThatFailsLeavesNoFolder() throws {
        for step in [PublishStep.manifestWritten, .moving] {
            let place = try Workplace()
            #expect(throws: PublishProblem.self) {
                try place.publish(new, to: place.root + "/x/y/out", failpoint: refusing(step))
            }
            #expect(!FileManager.default.fileExists(atPath: place.root + "/x"), "\(step)")
        }
    }

    @Test func aRefusalOfTheUndoingIsMadeGoodByTheNextCommand() throws {
        let place = try Workplace()
        try place.publish(earlier)
        let moves = refusing(.moving, time: 4)
        let undoing = refusing(.movingBack, time: 2)
        let problem = #expect(throws: PublishProblem.self) {
            try place.publish(new) { step throws(FileFailure) in
                try moves(step)
                try undoing(step)
            }
        }
        guard case .unfinished = problem else {
            Issue.record("\(String(describing: problem))")
            return
        }
        try Publisher.recover(state: place.state)
        #expect(try place.files() == earlier)
        #expect(try place.leftovers() == [])
    }

    @Test func afterTheManifestThereIsNoWayBack() throws {
        for step in [PublishStep.manifestPlaced, .emptied, .journalRemoved] {
            let place = try Workplace()
            try place.publish(earlier)
            #expect(throws: PublishProblem.self) { try place.publish(new, failpoint: refusing(step)) }
            try Publisher.recover(state: place.state)
            #expect(try place.files() == new)
            #expect(try place.leftovers() == [])
        }
    }

    @Test func stagedPagesThatAreLostBringTheEarlierSiteBack() throws {
        let place = try Workplace()
        try place.publish(earlier)
        for (path, text) in new { try place.write(text, to: "new/" + path) }
        #expect(try place.drive(place.root + "/new", step: .moving, time: 2) == SIGKILL)
        let staged = try place.leftovers().filter { $0.contains("/staging/new/") }
        #expect(!staged.isEmpty)
        for path in staged { try Data().write(to: URL(fileURLWithPath: place.state + "/" + path)) }
        try Publisher.recover(state: place.state)
        #expect(try place.files() == earlier)
        try place.publish(new)
        #expect(try place.files() == new)
    }

    @Test func aJournalThatLeadsThroughALinkIsRefused() throws {
        let place = try Workplace()
        try place.publish(earlier)
        try place.write("B", to: "new/b/b")
        #expect(try place.drive(place.root + "/new", step: .moving) == SIGKILL)
        try place.write("mine", to: "elsewhere/b")
        try FileManager.default.removeItem(atPath: place.output + "/b")
        try FileManager.default.createSymbolicLink(
            atPath: place.output + "/b", withDestinationPath: place.root + "/elsewhere")
        #expect(throws: FileFailure.self) { try Publisher.recover(state: place.state) }
        #expect(try String(contentsOfFile: place.root + "/elsewhere/b", encoding: .utf8) == "mine")
    }

    @Test(.enabled(if: getuid() != 0, "root may write into any folder, so nothing is refused"))
    func aReadOnlyOutputIsAFailure() throws {
        let place = try Workplace()
        try place.publish(earlier)
        for folder in ["", "/b", "/turn"] {
            #expect(chmod(place.output + folder, 0o555) == 0)
            #expect(throws: PublishProblem.self) { try place.publish(new) }
            #expect(chmod(place.output + folder, 0o755) == 0)
            #expect(try place.files() == earlier)
        }
    }
}

/// Counts down from a number, from any thread.
private final class Countdown: Sendable {
    private let left: Atomic<Int>

    init(_ times: Int) {
        left = Atomic(times)
    }

    func isOver() -> Bool {
        left.subtract(1, ordering: .relaxed).newValue == 0
    }
}
