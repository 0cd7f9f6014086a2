import Diagnostics
import Foundation
import Publishing

/// A folder for one test, with an output folder and a state folder; it is removed with the value.
final class Workplace: Sendable {
    let root: String
    var output: String { root + "/output" }
    var state: String { root + "/.forno" }

    /// A new folder in `parent`, or in memory where the machine has such a place.
    init(in parent: String = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : NSTemporaryDirectory()) throws {
        root = parent + "/publishing-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit {
        // What a test leaves is in the way of nobody.
        try? FileManager.default.removeItem(atPath: root)
    }

    /// Publishes `pages`, all of the site.
    @discardableResult
    func publish(
        _ pages: [String: String], to output: String? = nil, failpoint: Failpoint? = nil
    ) throws -> PublishReport {
        var options = Publisher.Options()
        options.failpoint = failpoint
        let publisher = try Publisher(output: output ?? self.output, state: state, options: options)
        for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
            try publisher.stage(path: path, bytes: Array(text.utf8))
        }
        return try publisher.commit()
    }

    /// Writes a file that is not Forno's; `path` starts from the workplace.
    func write(_ text: String, to path: String) throws {
        let file = root + "/" + path
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    /// Removes what is at `path`, which starts from the workplace, if anything is.
    func remove(_ path: String) throws {
        let file = root + "/" + path
        if FileManager.default.fileExists(atPath: file) { try FileManager.default.removeItem(atPath: file) }
    }

    /// Everything in the output folder: the text of each file, "/" for a folder, the target of a link after "->".
    func pages(in folder: String? = nil) throws -> [String: String] {
        let folder = folder ?? output
        guard FileManager.default.fileExists(atPath: folder) else { return [:] }
        var found: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            found[path] = try Self.describe(folder + "/" + path)
        }
        return found
    }

    private static func describe(_ path: String) throws -> String {
        let kind = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        switch kind {
        case .typeDirectory: return "/"
        case .typeSymbolicLink: return "->" + (try FileManager.default.destinationOfSymbolicLink(atPath: path))
        default: return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        }
    }

    /// Only the files in the output folder.
    func files() throws -> [String: String] {
        try pages().filter { $0.value != "/" }
    }

    /// When the file was last written, in nanoseconds, and which one it is.
    func identity(_ path: String) throws -> [Int] {
        var status = stat()
        guard lstat(output + "/" + path, &status) == 0 else { throw FileFailure("look at", path, reason: "gone") }
        #if canImport(Glibc)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        return [Int(status.st_ino), time.tv_sec, time.tv_nsec]
    }

    /// Runs the crash driver on the folder of pages `source`, to kill itself when `step` is reached for the given time;
    /// the move of number `refused` fails. Ends it after `delay` microseconds if one is given. Gives the signal that
    /// ended it, 0 for none.
    func drive(
        _ source: String, step: PublishStep? = nil, time: Int = 1, refused: Int = 0, killedAfter delay: UInt32? = nil
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = Self.driver
        process.arguments = [source, output, state, step?.rawValue ?? "none", String(time), String(refused)]
        process.standardInput = try Self.lines(of: source)
        process.standardError = FileHandle.nullDevice
        try process.run()
        if let delay {
            usleep(delay)
            kill(process.processIdentifier, SIGKILL)
        }
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal ? process.terminationStatus : 0
    }

    /// Has the crash driver put the texts of files of the folder `folder` into capitals, and kill itself when `step` is
    /// reached for the given time. Gives the signal that ended it, 0 for none.
    func driveEdit(_ folder: String, step: EditStep?, time: Int = 1) throws -> Int32 {
        let process = Process()
        process.executableURL = Self.driver
        process.arguments = [folder, state, step?.rawValue ?? "none", String(time)]
        process.standardInput = try Self.lines(of: folder)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal ? process.terminationStatus : 0
    }

    /// A file that lists the files in the folder `source`, open for reading.
    private static func lines(of source: String) throws -> FileHandle {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: source).sorted()
        let files = try paths.filter { try describe(source + "/" + $0) != "/" }
        let list = source + ".list"
        try Data(files.map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: list))
        return try FileHandle(forReadingFrom: URL(fileURLWithPath: list))
    }

    /// The crash driver, which is built beside the tests.
    static let driver: URL = {
        #if os(Linux)
            let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        #else
            let tests = Bundle(for: Workplace.self).bundleURL
        #endif
        return tests.deletingLastPathComponent().appendingPathComponent("publishing-crash-driver")
    }()

    /// What is left of builds in the state folder, besides manifests and the lock.
    func leftovers() throws -> [String] {
        guard FileManager.default.fileExists(atPath: state) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: state).filter { path in
            !["lock", "outputs", "output", "manifest"].contains((path as NSString).lastPathComponent)
                && path.split(separator: "/").count > 2
        }
    }
}
