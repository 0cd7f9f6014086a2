import Foundation
import Testing

@testable import Exporting

/// Archives are what other programs read as such.
@Suite struct ArchiveTests {
    private static let files: [(name: String, content: [UInt8])] = [
        ("empty.txt", []), ("a/recipe.json", Array(String(repeating: "{\"name\": \"Soup\"}\n", count: 400).utf8)),
        ("a/noise.bin", (0..<3000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 7919 >> 5) }),
        ("ü/crème brûlée.txt", Array("ja".utf8)),
    ]

    private func archive() -> [UInt8] {
        var archive = ZipArchive()
        for file in Self.files { archive.add(file.content, as: file.name) }
        return archive.bytes
    }

    @Test func pythonReadsTheArchive() throws {
        let script = """
            import sys, zipfile
            with zipfile.ZipFile(sys.argv[1]) as file:
                assert file.testzip() is None
                for entry in file.infolist():
                    print(entry.filename, entry.file_size, entry.date_time, sum(file.read(entry)))
            """
        let expected = Self.files.map { file in
            "\(file.name) \(file.content.count) (1980, 1, 1, 0, 0, 0) \(file.content.reduce(0) { $0 + Int($1) })"
        }
        #expect(try run("python3", ["-c", script], on: archive()) == expected)
    }

    @Test func bsdtarListsTheArchive() throws {
        #expect(try run("bsdtar", ["-tf"], on: archive()).count == Self.files.count)
    }

    @Test func gzipIsReadByPython() throws {
        let script = "import sys, gzip; print(len(gzip.open(sys.argv[1]).read()))"
        let bytes = try #require(Deflated.bytes(Self.files[1].content, in: .gzip))
        #expect(try run("python3", ["-c", script], on: bytes) == ["\(Self.files[1].content.count)"])
    }

    @Test func theSameFilesAreTheSameBytes() { #expect(archive() == archive()) }

    @Test func tooManyFilesAreSaid() {
        var archive = ZipArchive()
        for number in 0..<65_535 { archive.add([], as: "\(number)") }
        #expect(!archive.isOverfull)
        archive.add([], as: "more")
        #expect(archive.isOverfull)
    }

    /// The lines that a program prints of a file.
    private func run(_ program: String, _ arguments: [String], on bytes: [UInt8]) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "archive-\(UUID().uuidString)")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments + [file.path()]
        process.environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }
}
