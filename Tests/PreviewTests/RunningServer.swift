import Building
import Diagnostics
import Foundation
import Synchronization

@testable import Preview

/// A site in a folder of its own, removed with the value.
final class TestSite {
    let url: URL
    /// The folder's path, with a slash at its end.
    var path: String { url.path() }

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "forno-preview-\(UUID().uuidString)/")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try write("title: Da Prova\n", to: "content/site.yml")
        try write(Self.recipe("Bread"), to: "content/recipes/bread.md")
        try write(Self.recipe("Soup"), to: "content/recipes/soup.md")
        for (file, text) in files { try write(text, to: file) }
    }

    deinit {
        // What is left behind in the temporary folder is the system's to clear away.
        try? FileManager.default.removeItem(at: url)
    }

    static func recipe(_ title: String, _ text: String = "Good.") -> String {
        "---\ntitle: \(title)\n---\n\(text)\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\n1. Cook.\n"
    }

    /// Writes a file in place, as simple editors do, making the folders that it needs.
    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func move(_ path: String, to other: String) throws {
        let (from, to) = (url.appending(path: path).path(), url.appending(path: other).path())
        guard rename(from, to) == 0 else { throw FileFailure("rename", from, reason: "errno \(errno)") }
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url.appending(path: path)) }
}

/// A server that runs on a thread of its own until the value is gone.
final class RunningServer: Sendable {
    let port: Int
    private let stopSwitch: StopSwitch
    private let notes: Notes
    private let ended = DispatchSemaphore(value: 0)

    private final class Notes: Sendable {
        let all = Mutex<[PreviewNote]>([])
    }

    init(
        _ site: TestSite, isPolling: Bool = false, isStrict: Bool = false, patience: Duration = .seconds(5)
    ) throws {
        var build = BuildOptions(site: site.path, output: site.path + "output", jobs: 2)
        build.isStrict = isStrict
        var options = PreviewOptions(build: build)
        options.port = 0
        options.isPolling = isPolling
        options.patience = patience
        let (notes, ended, begun) = (Notes(), self.ended, Begun())
        Thread.detachNewThread { [options] in
            begun.run(options) { note in notes.all.withLock { $0.append(note) } }
            ended.signal()
        }
        (port, stopSwitch) = try begun.wait()
        self.notes = notes
    }

    deinit { stop() }

    func stop() {
        stopSwitch.stop()
        ended.wait()
        ended.signal()
    }

    /// The lines of updates so far: the files of each.
    var updates: [[String]] {
        notes.all.withLock { notes in
            notes.compactMap { if case .updated(let update, _) = $0 { update.changed } else { nil } }
        }
    }

    /// Hands the server's port from its thread to the test's.
    private final class Begun: Sendable {
        private let outcome = Mutex<Result<(Int, StopSwitch), any Error>?>(nil)
        private let semaphore = DispatchSemaphore(value: 0)

        func run(_ options: PreviewOptions, tell: @escaping (PreviewNote) -> Void) {
            do {
                let server = try PreviewServer(options, tell: tell)
                let port = Int(server.url.split(separator: ":").last?.dropLast() ?? "") ?? 0
                outcome.withLock { $0 = .success((port, server.stopSwitch)) }
                semaphore.signal()
                try server.run()
            } catch {
                outcome.withLock { $0 = .failure(error) }
                semaphore.signal()
            }
        }

        func wait() throws -> (Int, StopSwitch) {
            semaphore.wait()
            return try outcome.withLock { try $0?.get() } ?? (0, StopSwitch())
        }
    }
}
