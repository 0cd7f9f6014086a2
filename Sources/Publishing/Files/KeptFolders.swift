import Diagnostics
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Folders of files that were made of something and are kept for the next time, each under a name that says of what.
///
/// A folder comes by one rename when all in it is made: of two programs that make the same, one keeps its own, and nobody ever sees
/// half of one.
package struct KeptFolders: Sendable {
    /// Where they are, without symbolic links.
    package let path: String

    /// Counts the folders in which this process makes something.
    private static let made = Atomic(0)
    private static let workPrefix = "new-"

    /// The folders in the folder at `path`, which is made when it is missing.
    package init(_ path: String) throws(FileFailure) {
        try RealPath.makeFolders(path)
        self.path = try RealPath.resolve(path)
    }

    /// The path of a file of one of them.
    package func file(_ name: String, _ file: String) -> String { "\(path)/\(name)/\(file)" }

    /// The bytes of a file of one of them; nil when there is none.
    package func read(_ name: String, _ file: String) throws(FileFailure) -> [UInt8]? {
        try Folder.ifPresent(path)?.read("\(name)/\(file)")
    }

    /// The bytes of a file beside them; nil when there is none.
    package func read(_ file: String) throws(FileFailure) -> [UInt8]? { try Folder.ifPresent(path)?.read(file) }

    /// How many bytes a file of one of them has; nil when there is none.
    package func size(_ name: String, _ file: String) throws(FileFailure) -> Int? {
        let status = try Folder.ifPresent(path)?.status(at: "\(name)/\(file)")
        return status.flatMap { $0.kind == .file ? $0.size : nil }
    }

    /// A new empty folder to make something in; gives its name.
    package func begin() throws(FileFailure) -> String {
        let name = "\(Self.workPrefix)\(getpid())-\(Self.made.add(1, ordering: .relaxed).newValue)"
        let folder = try Folder(path)
        try folder.removeTree(name)
        try folder.makeFolder(name)
        return name
    }

    /// Writes a file in a folder in which something is made.
    package func write(_ bytes: [UInt8], _ name: String, _ file: String) throws(FileFailure) {
        try Folder(path).write(bytes, to: "\(name)/\(file)")
    }

    /// Moves some of the files of a folder in which something is made, by their names there and from now on, into a new one that is
    /// kept under the name `kept`. One that is there already stays if it is `isWhole`.
    package func keep(
        _ files: [(made: String, kept: String)], of name: String, as kept: String, isWhole: () -> Bool
    ) throws(FileFailure) {
        let folder = try Folder(path)
        let whole = "\(name)/\(kept)"
        try folder.makeFolder(whole)
        for file in files { try folder.move("\(name)/\(file.made)", to: folder, as: "\(whole)/\(file.kept)") }
        if try folder.has(kept), !isWhole() { try folder.removeTree(kept) }
        if renameat(folder.descriptor.number, whole, folder.descriptor.number, kept) == 0 { return }
        guard errno == EEXIST || errno == ENOTEMPTY else { throw folder.failure("write", kept) }
    }

    /// Removes a folder in which something was made, with what is left in it.
    package func end(_ name: String) {
        // What cannot be removed now is swept later.
        try? Folder(path).removeTree(name)
    }

    /// Removes all but the folders and files of these names, and what processes left that are gone. What cannot be removed stays for
    /// the next time.
    package func removeAll(but names: Set<String>) {
        guard let folder = try? Folder(path), let all = try? folder.names() else { return }
        for name in all where !names.contains(name) && !Self.isAtWork(name) { try? folder.removeTree(name) }
    }

    /// Whether a process that runs makes something in a folder of this name.
    private static func isAtWork(_ name: String) -> Bool {
        guard name.hasPrefix(workPrefix),
            let process = name.dropFirst(workPrefix.count).split(separator: "-").first.flatMap({ pid_t($0) })
        else { return false }
        return process != getpid() && (kill(process, 0) == 0 || errno != ESRCH)
    }
}
