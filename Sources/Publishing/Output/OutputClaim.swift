import Diagnostics

/// The right to build into an output folder: while somebody has it, no other build of the site is at work.
///
/// ```swift
/// let claim = try OutputClaim(output: "output", state: ".forno")
/// let publisher = try Publisher(claim)
/// ```
public struct OutputClaim: ~Copyable, Sendable {
    let lock: FileLock
    let outputState: OutputState
    let options: Publisher.Options
    /// The output folder as the caller wrote it, for messages.
    let shownOutput: String
    /// When the first page can have been looked at, in nanoseconds since 1970.
    let start: Int64

    /// Claims the folder `output`, which need not exist, of the site whose state is kept in the folder `state` (its
    /// `.forno`), which is made if it is missing.
    ///
    /// Waits for another build of the site, and ends one that was killed.
    public init(output: String, state: String, options: Publisher.Options = Publisher.Options()) throws(FileFailure) {
        try RealPath.makeFolders(state)
        let lock = try FileLock(Publisher.lockPath(state), whenWaiting: options.whenWaiting)
        let outputState = try OutputState.open(try OutputPlace(output: output, state: state), state: state)
        try Recovery(outputState: outputState).run()
        self.lock = lock
        self.outputState = outputState
        self.options = options
        shownOutput = output
        start = FileStamp.now
    }

    /// The note that was kept with the last build, if it went through; what it says may no longer hold.
    package func lastBuild() throws(FileFailure) -> [UInt8]? {
        try outputState.folder.read(OutputState.Name.lastBuild)
    }

    /// The facts that were kept with the last build; nil where there are none.
    package func facts() throws(FileFailure) -> MappedFile? {
        try outputState.folder.mappedFile(OutputState.Name.facts)
    }

    /// Puts a note that still holds in place of the one that was kept.
    package func keep(lastBuild note: [UInt8]) throws(FileFailure) {
        try outputState.keep(lastBuild: note)
    }

    /// Whether pages of the output are as they were. Costs what `StampedFiles.confirm` costs.
    package func confirm(_ pages: inout StampedFiles) throws(FileFailure) -> Bool {
        try pages.confirm(in: outputState.place.path)
    }
}
