import Foundation

/// The tables of `Tests/Cases`, to which the program and the scripts of its pages are held alike.
package enum CaseTable {
    /// Where the tables stand, with the sites that they are about in `Sites`.
    package static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Cases")

    /// The rows of a table, each what stands between its bars; none where there is no such table.
    package static func rows(_ name: String) -> [[String]] {
        let text = (try? String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }
}
