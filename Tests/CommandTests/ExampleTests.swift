import Foundation
import Testing

/// The examples of code in documentation comments compile. They are not run: a value that an example is about is declared in
/// it by its type alone.
@Suite struct ExampleTests {
    @Test func examplesCompile() throws {
        let examples = try Example.all()
        #expect(examples.count > 50)
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "Examples.swift")
        try Data(Self.source(of: examples).utf8).write(to: file)
        let environment = ProcessInfo.processInfo.environment
        let compiler = (environment["SWIFT"] ?? "swift") + "c"
        let options = ["-typecheck", "-swift-version", "6", "-suppress-warnings", "-diagnostic-style", "llvm"]
        let done = try Finished(
            "/usr/bin/env", [compiler] + options + Self.modules + [file.path()], in: TestPlaces.package,
            environment: environment, input: "")
        #expect(done.code == 0, "\(done.errors)")
    }

    /// Where the compiler finds the modules of the built package, and those in C that they import.
    private static var modules: [String] {
        let maps =
            ["CCMarkGFM", "CLibYAML", "CGumbo", "CExpat", "CSQLite", "CZlib", "CQRCode"].map {
                TestPlaces.package.appending(path: "Sources/\($0)/module.modulemap")
            }
            + ["CArena", "CMalloc"].map { TestPlaces.products.appending(path: "\($0).build/module.modulemap") }
        return ["-I", TestPlaces.products.appending(path: "Modules").path()]
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path())"] }
    }

    /// A program with a function for each example, in which the compiler names the places where the examples stand.
    private static func source(of examples: [Example]) -> String {
        let imports = Set(examples.map(\.module)).sorted().map { "@testable import \($0)\n" }
        let functions = examples.enumerated().map { number, example in
            """
            func example\(number)() throws {
            #sourceLocation(file: "\(example.file)", line: \(example.line))
            \(example.code)
            #sourceLocation()
            }

            """
        }
        return (imports + functions).joined()
    }
}

/// Swift code in a documentation comment, between fences without the name of another language.
private struct Example {
    /// The path from the root of the package.
    let file: String
    /// The line that the code begins on.
    let line: Int
    let code: String

    /// The target that the file is of.
    var module: String { String(file.split(separator: "/")[1]) }

    /// The examples of all sources, in order of file and line.
    static func all() throws -> [Example] {
        let sources = try FileManager.default.subpathsOfDirectory(atPath: TestPlaces.package.path() + "/Sources")
        return try sources.filter { $0.hasSuffix(".swift") }.sorted().flatMap { try all(in: "Sources/" + $0) }
    }

    private static func all(in file: String) throws -> [Example] {
        let text = try String(contentsOf: TestPlaces.package.appending(path: file), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(comment)
        let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
        return stride(from: 0, to: fences.count - 1, by: 2).compactMap { number in
            let (start, end) = (fences[number], fences[number + 1])
            guard ["```", "```swift"].contains(lines[start]) else { return nil }
            return Example(file: file, line: start + 2, code: lines[(start + 1)..<end].joined(separator: "\n"))
        }
    }

    /// What a line of documentation says; empty for other lines.
    private static func comment(_ line: Substring) -> Substring {
        let line = line.drop { $0 == " " }
        guard line.hasPrefix("///") else { return "" }
        return line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)
    }
}
