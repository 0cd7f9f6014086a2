import Diagnostics
import Foundation
import Publishing
import Testing

/// Output and state on two file systems, a disk that is full, and one that cannot be written to.
@Suite(.serialized) struct FileSystemTests {
    /// Runs a command of the system and gives whether it succeeded.
    private static func run(_ command: String, _ arguments: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        // A command that is not there is one that does not succeed.
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// Whether a file system can be mounted here.
    private static let mounts: Bool = {
        let folder = NSTemporaryDirectory() + "/publishing-probe-" + UUID().uuidString
        // Without the folder the mount fails as well.
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { rmdir(folder) }
        guard run("/bin/mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder) else { return false }
        return run("/bin/umount", folder)
    }()

    /// A small file system, mounted for as long as the test runs.
    private func withFileSystem(_ size: String, at path: String, _ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try #require(Self.run("/bin/mount", "-t", "tmpfs", "-o", "size=\(size)", "tmpfs", path))
        defer { _ = Self.run("/bin/umount", path) }
        try body()
    }

    private func pages(_ count: Int, _ letter: String) -> [String: String] {
        let text = String(repeating: letter, count: 6000)
        return Dictionary(uniqueKeysWithValues: (0..<count).map { ("p\($0)/index.html", text) })
    }

    @Test(.enabled(if: mounts, "needs the right to mount a file system"))
    func aFullDiskLeavesTheEarlierSite() throws {
        let place = try Workplace()
        try withFileSystem("400k", at: place.root) {
            try place.write("mine", to: "output/mine.txt")
            try place.publish(pages(30, "a"))
            let before = try place.files()
            for count in [30, 100, 200] {
                #expect(throws: FileFailure.self, "\(count)") { try place.publish(pages(count, "b")) }
                #expect(try place.files() == before)
                #expect(try place.leftovers() == [])
            }
            #expect(try place.publish(pages(20, "a")).removed.count == 10)
            #expect(try place.publish(pages(20, "c")).written.count == 20)
        }
    }

    @Test(.enabled(if: mounts, "needs the right to mount a file system"))
    func aReadOnlyFileSystemIsAFailure() throws {
        let place = try Workplace()
        try withFileSystem("512k", at: place.output) {
            try place.publish(["a": "a"])
            #expect(Self.run("/bin/mount", "-o", "remount,ro", place.output))
            let problem = #expect(throws: FileFailure.self) { try place.publish(["a": "A"]) }
            #expect(problem?.reason == "Read-only file system")
            #expect(try place.publish(["a": "a"]).unchanged == 1)
            #expect(try place.files() == ["a": "a"])
        }
    }

    @Test(.enabled(if: mounts, "needs the right to mount a file system"))
    func anOutputOnAnotherFileSystemIsPublishedTheSameWay() throws {
        let place = try Workplace()
        try withFileSystem("2m", at: place.output) {
            try place.write("mine", to: "output/mine.txt")
            try place.publish(pages(10, "a"))
            var changed = pages(8, "b")
            changed["new/index.html"] = "new"
            let report = try place.publish(changed)
            #expect(report.written.count == 9)
            #expect(report.removed.count == 2)
            changed["mine.txt"] = "mine"
            #expect(try place.files() == changed)
            #expect(try place.leftovers() == [])
        }
    }

    @Test(.enabled(if: mounts, "needs the right to mount a file system"), arguments: PublishStep.allCases)
    func aKillWithAnOutputOnAnotherFileSystemLeavesOneSiteWhole(_ step: PublishStep) throws {
        let place = try Workplace()
        try withFileSystem("2m", at: place.output) {
            let earlier = pages(10, "a")
            try place.publish(earlier)
            let new = pages(5, "b").merging(["new/index.html": "new"]) { page, _ in page }
            for (path, text) in new { try place.write(text, to: "new/" + path) }
            let isUndone = [.undoing, .movingBack, .movedBack].contains(step)
            #expect(try place.drive(place.root + "/new", step: step, time: 1, refused: isUndone ? 4 : 0) == SIGKILL)
            try Publisher.recover(state: place.state)
            let found = try place.files()
            #expect(found == earlier || found == new)
            #expect(try place.leftovers() == [])
        }
    }

    @Test(.enabled(if: access("/dev/shm", W_OK) == 0, "needs /dev/shm"))
    func anOutputThatIsMissingOnAnotherFileSystemIsMade() throws {
        let place = try Workplace(in: NSTemporaryDirectory())
        let other = try Workplace(in: "/dev/shm")
        let output = other.root + "/site/out"
        try place.publish(["a": "a", "b/c": "c"], to: output)
        #expect(try place.pages(in: output) == ["a": "a", "b": "/", "b/c": "c"])
        let publisher = try Publisher(output: other.root + "/second", state: place.state)
        try publisher.stage(path: "a", bytes: [])
        try publisher.discard()
        #expect(!FileManager.default.fileExists(atPath: other.root + "/second"))
    }
}
