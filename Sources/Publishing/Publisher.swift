import Diagnostics
import Synchronization

/// Publishes the pages of one build into an output folder: all of them, or none.
///
/// ```swift
/// let (home, menu): ([UInt8], [UInt8])
/// let publisher = try Publisher(output: "output", state: ".forno")
/// try publisher.stage(path: "index.html", bytes: home)
/// try publisher.stage(path: "menu/index.html", bytes: menu)
/// let report = try publisher.commit()
/// ```
///
/// Pages may be staged from many threads at once. Nothing in the output folder changes before `commit`; a publisher
/// that is discarded, or that nobody holds any more, leaves it as it was, and so does a process that is killed. One
/// that is killed during the commit is finished by the next publisher, or by `recover`. What is in the output folder
/// but was not written by Forno stays.
///
/// While a publisher is at work no other can be made for the same site, in this process or another: it waits.
public final class Publisher: Sendable {
    /// How to publish.
    public struct Options: Sendable {
        /// Whether all is on the disk before the commit counts, and again before it ends, so that a loss of power is
        /// like a kill. It costs what the system needs to write all that it holds back.
        public var syncsToDisk = false
        /// Called once if another build of the site is at work, before waiting for it.
        public var whenWaiting: @Sendable () -> Void = {}
        /// Called at each moment of publishing, by tests.
        package var failpoint: Failpoint?

        /// Nothing is called, and the system writes to the disk when it likes.
        public init() {}
    }

    let outputState: OutputState
    let memory: OutputState.Memory
    /// The pages of the last build, where all of them are known to stand in the output as it left them.
    let standing: StandingPages?
    let options: Options
    /// The output folder, if it exists.
    let output: Folder?
    /// The output folder as the caller wrote it, for messages.
    let shownOutput: String
    /// Whether no page can be in the output, so that none has to be looked for.
    let isOutputEmpty: Bool
    let progress = Mutex(Progress())
    /// When the first page can have been compared, in nanoseconds since 1970.
    let start: Int64
    private let lock: Mutex<FileLock?>

    /// What has been staged so far.
    struct Progress: Sendable {
        var pages = StagedPages()
        var inTheWay: [OutputPath] = []
        var writer: StagingWriter?
        /// Whether the build is committed or discarded.
        var isOver = false
    }

    /// Makes ready to publish into the folder `output`, which need not exist, of the site whose state is kept in the
    /// folder `state` (its `.forno`), which is made if it is missing.
    ///
    /// Waits for another build of the site, and ends one that was killed.
    public convenience init(output: String, state: String, options: Options = Options()) throws(FileFailure) {
        try self.init(OutputClaim(output: output, state: state, options: options))
    }

    /// Makes ready to publish into an output folder that was claimed.
    public convenience init(_ claim: consuming OutputClaim) throws(FileFailure) {
        try self.init(claim, standing: nil)
    }

    /// The same where the pages that the last build left are known, and were found to be as they were after the claim.
    package init(_ claim: consuming OutputClaim, standing pages: StampedFiles?) throws(FileFailure) {
        outputState = claim.outputState
        options = claim.options
        shownOutput = claim.shownOutput
        standing = pages.flatMap { StandingPages($0) }
        memory = if let standing { .known(standing.manifest) } else { try outputState.memory() }
        start = claim.start
        output = try Folder.ifPresent(outputState.place.path, shownAs: shownOutput)
        isOutputEmpty = try output?.names().isEmpty ?? true
        lock = Mutex(claim.lock)
    }

    deinit {
        // There is nobody left to tell; what stays behind is cleared away by the next publisher.
        try? discard()
    }

    /// Gives up the build: what was staged is removed, the output folder is as it was, and others may build.
    ///
    /// It does nothing after a commit or the second time.
    public func discard() throws(FileFailure) {
        guard let progress = end() else { return }
        defer { release() }
        withExtendedLifetime(progress) {}
        try outputState.clear()
    }

    /// A digest of all that is staged so far, whatever the order in which it came.
    public var contents: UInt64 {
        progress.withLock { $0.pages.contents }
    }

    /// What was staged, if nobody has ended the build yet; from then on nothing can be staged.
    func end() -> Progress? {
        progress.withLock { progress in
            guard !progress.isOver else { return nil }
            let staged = progress
            progress = Progress(isOver: true)
            return staged
        }
    }

    /// Gives the lock back.
    func release() {
        lock.withLock { $0 = nil }
    }

    /// The file that keeps two builds of one site apart.
    static func lockPath(_ state: String) -> String {
        RealPath.join(state, "lock")
    }
}

extension Publisher {
    /// Ends what a build of the site left that was killed, so that its output folders are entirely as before that
    /// build or entirely as after it. Every command may call this first: it costs next to nothing.
    ///
    /// The outputs inside the site folder are looked after, and `output` wherever it is. When a build is at work now,
    /// this leaves all to it.
    public static func recover(output: String? = nil, state: String) throws(FileFailure) {
        guard try Folder.ifPresent(state) != nil else { return }
        var places = try OutputState.places(state: state)
        if let output { places.append(try OutputPlace(output: output, state: state)) }
        guard try isUnfinished(places, state), let lock = try FileLock.ifFree(lockPath(state)) else { return }
        defer { withExtendedLifetime(lock) {} }
        for place in places {
            if let outputState = try OutputState.ifPresent(place, state: state) {
                try Recovery(outputState: outputState).run()
            }
        }
    }

    private static func isUnfinished(_ places: [OutputPlace], _ state: String) throws(FileFailure) -> Bool {
        for place in places {
            if let outputState = try OutputState.ifPresent(place, state: state), try outputState.isUnfinished() {
                return true
            }
        }
        return false
    }
}
