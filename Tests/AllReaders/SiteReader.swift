import Building
import Foundation

extension InputReader {
    /// A whole site, built from nothing: the text holds its files, each behind a line `=== content/site.yml`.
    static let sites = [
        InputReader("site") { bytes in
            let root = NSTemporaryDirectory() + "forno-site-\(getpid())"
            var options = BuildOptions(site: root, output: root + "/output", jobs: 1)
            options.isOffline = true
            for file in String(decoding: bytes, as: UTF8.self).components(separatedBy: "=== ") { write(file, in: root) }
            // A site that cannot be built has been read all the same, and a folder that is left is of no use to anyone.
            _ = try? SiteBuild(options).run()
            try? FileManager.default.removeItem(atPath: root)
        }
    ]

    private static func write(_ file: String, in root: String) {
        guard let end = file.firstIndex(of: "\n") else { return }
        let path = URL(fileURLWithPath: root + "/" + file[..<end])
        let folder = path.deletingLastPathComponent()
        // What cannot be written is missing in the site.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data(file[file.index(after: end)...].utf8).write(to: path)
    }
}
