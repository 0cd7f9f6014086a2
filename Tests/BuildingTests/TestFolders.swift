import Diagnostics
import Foundation

/// Where the tests find things.
enum TestFolders {
    /// The root of the package.
    static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let tests = package.appending(path: "Tests")
    /// Data that stands beside the package where it is there, and is no part of it.
    static let shared = package.deletingLastPathComponent().appending(path: "shared")

    /// Whether expected files are to be rewritten: `make approve`. A test that rewrites never passes.
    static var isApproving: Bool { ProcessInfo.processInfo.environment["FORNO_APPROVE"] != nil }

    /// The names of the folders in a folder, in order.
    static func folders(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.filter { isFolder(folder.appending(path: $0)) }.sorted()
    }

    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path(), isDirectory: &isFolder) && isFolder.boolValue
    }
}

/// A folder of its own for one test, removed with the value.
final class TemporaryFolder {
    let url: URL
    var path: String { url.path() }

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "forno-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What is left behind in the temporary folder is the system's to clear away.
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a text file, making the folders that it needs.
    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Every file by its path, with its bytes.
    func contents(of folder: String) throws -> [String: Data] {
        let root = url.appending(path: folder)
        var found: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path()) {
            let file = root.appending(path: path)
            if !TestFolders.isFolder(file) { found[path] = try Data(contentsOf: file) }
        }
        return found
    }
}

extension DiagnosticList {
    /// What a build says of a site, whatever the last build had.
    var ofThisBuild: [Diagnostic] { filter { $0.id != .vanishedContent } }
}
