import Diagnostics
import Publishing
import Reading

/// Files that leave the site, and how they get to the disk: never over one that is there with other bytes, unless that is asked
/// for.
public struct ExportedFiles: Sendable {
    /// A path that has another file already.
    public struct Taken: Error, Sendable {
        /// The path.
        public let path: String
    }

    private let files: [(path: String, bytes: [UInt8])]

    /// Files by their paths, as the command line gives them.
    public init(_ files: [(path: String, bytes: [UInt8])]) { self.files = files }

    /// Writes all of them that are not there as they are; gives how many were written.
    public func write(replacing: Bool) throws -> Int {
        var (new, changed): ([(path: String, bytes: [UInt8])], [(path: String, bytes: [UInt8])]) = ([], [])
        for file in files {
            guard NewFile.isTaken(file.path) else {
                new.append(file)
                continue
            }
            if try TextFile.read(file.path) == file.bytes { continue }
            guard replacing else { throw Taken(path: file.path) }
            changed.append(file)
        }
        try NewFile.writeAll(new)
        for file in changed { try AtomicFile.write(file.bytes, to: file.path) }
        return new.count + changed.count
    }
}
