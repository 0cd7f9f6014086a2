import Foundation

/// A shell in a temporary folder, with the built `forno` on its path and nothing of the environment of who runs the tests.
struct Shell {
    /// The folder that the shell began in.
    let home: URL
    private var folder: URL

    /// A shell that begins in a folder.
    init(home: URL) {
        self.home = home
        folder = home
    }

    /// Runs a command; `cd` holds for the commands that follow.
    mutating func run(_ command: String, input: [String]) throws -> Transcript.Outcome {
        if command.hasPrefix("cd ") {
            folder = folder.appending(path: command.dropFirst(3)).standardizedFileURL
            return Transcript.Outcome()
        }
        let typed = input.map { $0 + "\n" }.joined()
        let done = try Finished("/bin/sh", ["-c", command], in: folder, environment: environment, input: typed)
        return Transcript.Outcome(output: lines(done.output), errors: lines(done.errors), code: done.code)
    }

    private var environment: [String: String] {
        [
            "PATH": "\(TestPlaces.programs.path()):/usr/bin:/bin", "HOME": home.path(), "LC_ALL": "C.UTF-8",
            "demonstration": TestPlaces.package.path(),
            // 2026-11-21, a Saturday: pages and sheets depend on the day.
            "SOURCE_DATE_EPOCH": "1795219200",
        ]
    }

    /// The lines of an output, with what differs from one run to the next replaced.
    private func lines(_ text: String) -> [String] {
        let home = home.path().hasSuffix("/") ? String(home.path().dropLast()) : home.path()
        var lines = text.replacing(home, with: "HOME").replacing("\r\n", with: "\n").replacing("\u{1B}", with: "ESC")
            .replacing(/\bin \d+ ms/, with: "in N ms").split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("Usage: forno") ? "Usage: …" : String($0) }
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}

/// A program that ran to its end.
struct Finished {
    let output: String
    let errors: String
    let code: Int32

    /// Runs a program with an input; the outputs go through files, since a full pipe would stop it.
    init(
        _ program: String, _ arguments: [String], in folder: URL, environment: [String: String], input: String
    ) throws {
        let streams = try TemporaryFolder()
        try Data(input.utf8).write(to: streams.url.appending(path: "input"))
        for name in ["output", "errors"] { try Data().write(to: streams.url.appending(path: name)) }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = try FileHandle(forReadingFrom: streams.url.appending(path: "input"))
        process.standardOutput = try FileHandle(forWritingTo: streams.url.appending(path: "output"))
        process.standardError = try FileHandle(forWritingTo: streams.url.appending(path: "errors"))
        try process.run()
        process.waitUntilExit()
        output = String(decoding: try Data(contentsOf: streams.url.appending(path: "output")), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: streams.url.appending(path: "errors")), as: UTF8.self)
        code = process.terminationStatus
    }
}
