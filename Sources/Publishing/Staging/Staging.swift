import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The folder that holds pages which are written but not yet in the output, on the same file system as the output.
///
/// A page for which nothing stands in the output is staged in `tree/`, at its own path, so that a whole new folder is
/// later put in place by one rename. A page that replaces one is staged in `new/`, under a number. The pages that a
/// commit replaces or removes are in `old/` until it is complete.
final class Staging: Sendable {
    let folder: Folder
    let isInOutput: Bool

    private init(_ folder: Folder, isInOutput: Bool) {
        self.folder = folder
        self.isInOutput = isInOutput
    }

    /// A staging folder for the output folder of `outputState`; the output folder is made if it has to hold it.
    static func open(for outputState: OutputState) throws(FileFailure) -> Staging {
        if try outputState.sharesFileSystemWithOutput() {
            return Staging(try outputState.folder.folder(OutputState.Name.staging), isInOutput: false)
        }
        let isMissing = try Folder.ifPresent(outputState.place.path) == nil
        try outputState.folder.write([isMissing ? 1 : 0], to: OutputState.Name.stagedInOutput)
        try RealPath.makeFolders(outputState.place.path)
        let output = try Folder(outputState.place.path)
        return Staging(try output.folder(OutputPath.reservedName), isInOutput: true)
    }

    /// The staging folder that a journal of `outputState` was written for; `nil` when somebody removed it.
    static func left(by journal: Journal, in outputState: OutputState) throws(FileFailure) -> Staging? {
        if !journal.isStagedInOutput {
            guard try outputState.folder.has(OutputState.Name.staging) else { return nil }
            return Staging(try outputState.folder.existingFolder(OutputState.Name.staging), isInOutput: false)
        }
        guard let output = try Folder.ifPresent(outputState.place.path), try output.has(OutputPath.reservedName) else {
            return nil
        }
        return Staging(try output.existingFolder(OutputPath.reservedName), isInOutput: true)
    }

    static let tree = "tree"

    /// Where the page `path` is staged that is to go where nothing stands.
    static func tree(_ path: OutputPath) -> String { "tree/" + path.text }

    /// Where the page of that number is staged that is to replace one.
    static func new(_ number: Int) -> String { "new/\(number)" }

    /// Where the page of that number is kept that is replaced or removed.
    static func old(_ number: Int) -> String { "old/\(number)" }
}

extension OutputState {
    /// Removes all that is staged for the output folder.
    func removeStaging() throws(FileFailure) {
        try folder.removeTree(Name.staging)
        guard let marker = try folder.read(Name.stagedInOutput) else { return }
        if let output = try Folder.ifPresent(place.path) {
            try output.removeTree(OutputPath.reservedName)
            if marker == [1] { rmdir(place.path) }
        }
        try folder.removeFile(Name.stagedInOutput)
    }

    /// Whether a file can be renamed from the output state into the output folder.
    ///
    /// Two mounts of one file system have the same number but refuse a rename. Linux says so before it looks for the
    /// file, so trying it with a name that does not exist changes nothing.
    fileprivate func sharesFileSystemWithOutput() throws(FileFailure) -> Bool {
        let target = try RealPath.existingFolder(above: place.path)
        let here = try folder.status(at: ".").device
        guard try target.status(at: ".").device == here else { return false }
        let name = "no-such-file"
        return renameat(folder.descriptor.number, name, target.descriptor.number, name) == 0 || errno != EXDEV
    }
}
