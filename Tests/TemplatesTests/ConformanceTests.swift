import Diagnostics
import Foundation
import Testing

@testable import Templates

/// The suites of the Mustache specification, which lie beside the package.
@Suite(.enabled(if: Conformance.isThere, "skipped: there is no ../shared/conformance/mustache"))
struct ConformanceTests {
    private static let suites = [
        ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22), ("partials", 12),
        ("sections", 34), ("~dynamic-names", 21), ("~inheritance", 27),
    ]

    @Test func everySuitePasses() throws {
        var (passed, total) = (0, 0)
        for (name, count) in ConformanceTests.suites {
            let tests = try Conformance.suite(name).tests
            #expect(tests.count == count, "\(name)")
            for test in tests {
                let output = test.output()
                #expect(output == test.expected, "\(name): \(test.name)")
                passed += output == test.expected ? 1 : 0
            }
            total += tests.count
        }
        #expect(total == 184)
        print("Mustache: \(passed) of \(total)")
    }
}

private enum Conformance {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../shared/conformance/mustache").standardizedFileURL

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static func suite(_ name: String) throws -> Suite {
        try JSONDecoder().decode(Suite.self, from: Data(contentsOf: folder.appending(path: "\(name).json")))
    }

    struct Suite: Decodable {
        var tests: [Case]
    }

    struct Case: Decodable {
        var name: String
        var data: JSON
        var template: String
        var partials: [String: String]?
        var expected: String

        func output() -> String? {
            var files = (partials ?? [:]).mapValues { Array($0.utf8) }
            files["the template"] = Array(template.utf8)
            var diagnostics = DiagnosticList()
            let library = TemplateLibrary(files: files)
            let compiled = library.compile("the template", for: nil, constants: nil, diagnostics: &diagnostics)
            #expect(diagnostics.isEmpty)
            return compiled.map { String(decoding: $0.render(data.value).bytes, as: UTF8.self) }
        }
    }
}

/// A JSON value, as the specification's tests give their data.
private enum JSON: Decodable {
    case null, flag(Bool), text(String), list([JSON]), object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Each kind is tried in turn: only what no kind fits is an error.
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Int.self) {
            self = .text(String(number))
        } else if let number = try? container.decode(Double.self) {
            self = .text(String(number))
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSON].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    var value: Value {
        switch self {
        case .null: .absent
        case .flag(let flag): .flag(flag)
        case .text(let text): .text(text)
        case .list(let list): .list(list.map(\.value))
        case .object(let object):
            .record(Record("object", object.sorted { $0.key < $1.key }.map { ($0.key, $0.value.value) }))
        }
    }
}
