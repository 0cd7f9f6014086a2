import Diagnostics

/// Writes a file that must not be there yet.
public enum NewFile {
    /// Writes `bytes` to `path`, making the folders that it needs; throws when something stands there already.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        let (folder, name) = RealPath.split(path)
        try RealPath.makeFolders(folder)
        guard try Folder(folder).standing(at: name).kind == .nothing else {
            throw FileFailure("create", path, reason: "It is already there")
        }
        try AtomicFile.write(bytes, to: path)
    }
}
