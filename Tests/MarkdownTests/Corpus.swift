import Foundation
import Testing

/// A folder of Markdown recipes that stands beside the package on machines where it is developed.
enum Corpus {
    static let absence: Comment = "skipped: ../shared/corpora is not beside the package"

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "shared/corpora/based-cooking/content")

    static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// The texts below the front matter, by the order of their names.
    static func texts() throws -> [(name: String, body: [UInt8])] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
        return try names.sorted().map { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            let parts = text.split(separator: "---\n", maxSplits: 2, omittingEmptySubsequences: false)
            return (name, Array((text.hasPrefix("---\n") && parts.count == 3 ? String(parts[2]) : text).utf8))
        }
    }
}
