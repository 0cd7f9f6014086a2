import Diagnostics
import Foundation
import Publishing
import Synchronization
import Testing

@Suite struct FileLockTests {
    @Test func theSecondWaitsAndSaysSoOnce() throws {
        let place = try Workplace()
        let log = Mutex<[String]>([])
        let waiting = DispatchSemaphore(value: 0)
        let second = DispatchGroup()
        let first = try Publisher(output: place.output, state: place.state)
        try first.stage(path: "a", bytes: Array("first".utf8))
        var options = Publisher.Options()
        options.whenWaiting = {
            log.withLock { $0.append("waiting") }
            waiting.signal()
        }
        DispatchQueue.global().async(group: second) { [options] in
            do {
                let publisher = try Publisher(output: place.output, state: place.state, options: options)
                log.withLock { $0.append("second") }
                try publisher.stage(path: "a", bytes: Array("second".utf8))
                _ = try publisher.commit()
            } catch {
                Issue.record(error)
            }
        }
        waiting.wait()
        log.withLock { $0.append("first") }
        _ = try first.commit()
        second.wait()
        #expect(log.withLock { $0 } == ["waiting", "first", "second"])
        #expect(try place.files() == ["a": "second"])
    }

    @Test func aLockThatIsHeldIsNotFree() throws {
        let place = try Workplace()
        let path = place.root + "/lock"
        let isFreeMeanwhile = try FileLock.whileHeld(path) { try isFree(path) }
        #expect(!isFreeMeanwhile)
        #expect(try isFree(path))
    }

    private func isFree(_ path: String) throws(FileFailure) -> Bool {
        try FileLock.ifFree(path) != nil
    }

    @Test func whoWaitedForALockFileThatIsGoneTakesTheNewOne() throws {
        let path = try Workplace().root + "-lock"
        defer { unlink(path) }
        let waiting = DispatchSemaphore(value: 0)
        let looked = DispatchSemaphore(value: 0)
        let second = DispatchGroup()
        try FileLock.whileHeld(path) {
            DispatchQueue.global().async(group: second) {
                do {
                    try FileLock.whileHeld(path, whenWaiting: { waiting.signal() }) {
                        waiting.signal()
                        looked.wait()
                    }
                } catch {
                    Issue.record(error)
                }
            }
            waiting.wait()
            unlink(path)
        }
        waiting.wait()
        let isFreeMeanwhile = try isFree(path)
        looked.signal()
        second.wait()
        #expect(!isFreeMeanwhile)
        #expect(try isFree(path))
    }

    @Test func recoveryLeavesABuildThatIsAtWorkAlone() throws {
        let place = try Workplace()
        let publisher = try Publisher(output: place.output, state: place.state)
        try publisher.stage(path: "a", bytes: Array("a".utf8))
        try Publisher.recover(state: place.state)
        #expect(try Array(publisher.commit().written) == ["a"])
    }

    @Test func aFailureInsideGivesTheLockBack() throws {
        let path = try Workplace().root + "-lock"
        defer { unlink(path) }
        #expect(throws: CancellationError.self) {
            try FileLock.whileHeld(path) { throw CancellationError() }
        }
        #expect(try isFree(path))
    }

    @Test func aLockInAFolderThatIsMissingIsAFailure() {
        #expect(throws: FileFailure("lock", "/nowhere/lock", reason: "No such file or directory")) {
            _ = try FileLock("/nowhere/lock")
        }
    }
}
