import Foundation

/// Texts that would do something in a page, a table or a terminal, if one let them: those that the browser's tests use too.
package enum HostileStrings {
    /// By what each tries.
    package static let byKind: [String: String] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Browser/hostile_strings.json")
        return (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))) ?? [:]
    }()

    /// All, in order.
    package static let all: [String] = byKind.values.sorted()

    /// Each as one line, as `line` makes one of it; those of which nothing is left are left out.
    package static func lines(_ line: (String) -> String) -> [String] {
        all.map(line).filter { !$0.isEmpty }.sorted()
    }
}
