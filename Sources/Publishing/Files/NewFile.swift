import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes files that must not be there yet.
public enum NewFile {
    /// Writes `bytes` to `path`, making the folders that it needs; throws when something stands there already.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        try writeAll([(path, bytes)])
    }

    /// Whether something stands at `path` already, be it a link that leads nowhere.
    public static func isTaken(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Writes several files, or none: after a failure all is as it was before, folders too.
    public static func writeAll(_ files: [(path: String, bytes: [UInt8])]) throws(FileFailure) {
        var made: [String] = []
        do throws(FileFailure) {
            for file in files {
                try RealPath.makeFolders(RealPath.split(file.path).folder, noting: &made)
                guard try AtomicFile.create(file.bytes, at: file.path) else {
                    throw FileFailure(
                        "create", file.path, reason: "It is already there",
                        fix: "change that file, or choose another name")
                }
                made.append(file.path)
            }
        } catch {
            for path in made.reversed() { remove(path) }
            throw error
        }
        for file in files { LeftFiles.sweep(RealPath.split(file.path).folder) }
    }
}
