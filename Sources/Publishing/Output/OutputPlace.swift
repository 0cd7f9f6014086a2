import Diagnostics

/// Which output folder is meant, however it was written on the command line.
struct OutputPlace: Hashable, Sendable {
    /// The absolute path, without symbolic links.
    let path: String
    /// The path from the site folder when the output is inside it, else the absolute one: a site that is moved keeps
    /// its memory.
    let key: String

    /// The output folder `output` of the site whose state folder is `state`, which exists.
    init(output: String, state: String) throws(FileFailure) {
        path = try RealPath.resolve(output)
        let prefix = try Self.sitePrefix(state)
        key = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// The output folder with that `key`, if it is inside the site; where the folder really is now is checked, since a
    /// link may have taken its place.
    init?(key: String, state: String) throws(FileFailure) {
        guard !key.hasPrefix("/") else { return nil }
        try self.init(output: Self.sitePrefix(state) + key, state: state)
        guard self.key == key else { return nil }
    }

    /// The name of the folder in `.forno/outputs` that belongs to this output: readable, and one for each key.
    var folderName: String { Self.folderName(of: key) }

    /// A name of its own for each path, in which one reads the last part of that.
    static func folderName(of key: String) -> String {
        let last = RealPath.split(key).name.unicodeScalars
        let readable = last.filter { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }.prefix(32)
        let digest = Array(key.utf8).withUnsafeBytes { ContentHash($0).value }
        return "\(String(String.UnicodeScalarView(readable)))-\(digest.hexadecimal)"
    }

    private static func sitePrefix(_ state: String) throws(FileFailure) -> String {
        RealPath.join(RealPath.split(try RealPath.resolve(state)).folder, "")
    }
}
