import Foundation
import Testing

/// Counts the instructions that `scaling-driver` takes to read.
enum Callgrind {
    /// A construct of the driver's table, with how many of something its shortest text has.
    struct Construct: Sendable, CustomTestStringConvertible {
        let name: String
        let count: Int

        var testDescription: String { name }
    }

    /// The driver said something else than it should.
    struct Failure: Error { let told: String }

    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind")

    /// The constructs to read: those that once took too long, or all.
    static let constructs: [Construct] = {
        let readsAll = ProcessInfo.processInfo.environment["FORNO_SCALING"] == "all"
        // A driver that cannot be started has no constructs, which a test notices.
        let table = (try? run(driver, []).out) ?? ""
        return table.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count == 3, readsAll || fields[0] == "*", let count = Int(fields[1]) else { return nil }
            return Construct(name: String(fields[2]), count: count)
        }
    }()

    /// How many of something a construct has to have so that reading it takes so many instructions.
    static func count(toReadFor least: Int, of construct: Construct) throws -> Int {
        var count = max(1, construct.count / 64)
        for _ in 0..<8 {
            let cost = try instructions(reading: construct, count: count)
            if cost >= least { return count }
            count *= min(32, 1 + least * 5 / 4 / cost)
        }
        throw Failure(told: "\(construct.name) takes next to nothing, however long it is")
    }

    /// The instructions to read a construct with so many of something.
    static func instructions(reading construct: Construct, count: Int) throws -> Int {
        let told = try run(
            "/usr/bin/valgrind",
            [
                "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*measuredReading*", program,
                construct.name, String(count),
            ]
        ).err
        guard let line = told.split(separator: "\n").last(where: { $0.contains("Collected :") }),
            let cost = line.split(separator: " ").last.flatMap({ Int($0) }), cost > 0
        else { throw Failure(told: told) }
        return cost
    }

    /// The driver, which is built beside the tests.
    private static let driver: String = {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent("scaling-driver").path
    }()

    /// The driver without its debugging information, which not every valgrind can read.
    private static let program: String = {
        let stripped = NSTemporaryDirectory() + "scaling-driver-\(getpid())"
        let isStripped = (try? run("/usr/bin/strip", ["-g", "-o", stripped, driver]).code) == 0
        return isStripped ? stripped : driver
    }()

    private static func run(_ program: String, _ arguments: [String]) throws -> (out: String, err: String, code: Int32)
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let (out, err) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (out, err)
        try process.run()
        let told = try out.fileHandleForReading.readToEnd() ?? Data()
        let complained = try err.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (
            String(decoding: told, as: UTF8.self), String(decoding: complained, as: UTF8.self),
            process.terminationStatus
        )
    }
}
