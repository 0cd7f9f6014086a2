import Diagnostics

/// What Forno remembers of one output folder, in `.forno/outputs/<name>/`.
///
/// | file | holds |
/// | --- | --- |
/// | `output` | which folder it is about |
/// | `manifest` | what Forno wrote there |
/// | `manifest.new` | what it will have written when the journal is done |
/// | `journal` | the steps of a commit that is under way |
/// | `journal.undo` | the same, of a commit that is being taken back |
/// | `staging/` | pages of a build that is under way |
/// | `last-build` | what the last build saw and said, while that holds |
/// | `facts` | what that build knew of each recipe |
final class OutputState: Sendable {
    let place: OutputPlace
    let folder: Folder

    private init(place: OutputPlace, folder: Folder) {
        self.place = place
        self.folder = folder
    }

    /// The names of the files.
    enum Name {
        static let outputs = "outputs"
        static let output = "output"
        static let manifest = "manifest"
        static let nextManifest = "manifest.new"
        static let journal = "journal"
        static let partialJournal = "journal.partial"
        static let undo = "journal.undo"
        static let staging = "staging"
        static let lastBuild = "last-build"
        static let nextLastBuild = "last-build.new"
        static let facts = "facts"
        static let nextFacts = "facts.new"
        /// Says that the staging folder is in the output folder, and whether that was made to hold it.
        static let stagedInOutput = "staged-in-output"
    }

    /// What is known of the pages in the output folder.
    enum Memory: Sendable {
        /// Forno has not written there.
        case empty
        /// It has, but what it wrote can no longer be read.
        case damaged
        case known(Manifest)
    }

    /// The output state of `place`, made if there is none.
    static func open(_ place: OutputPlace, state: String) throws(FileFailure) -> OutputState {
        let outputs = try Folder(state).folder(Name.outputs)
        let folder = try outputs.folder(place.folderName)
        if try !folder.has(Name.output) { try folder.write(Array(place.key.utf8), to: Name.output) }
        return OutputState(place: place, folder: folder)
    }

    /// The output state of `place` if there is one.
    static func ifPresent(_ place: OutputPlace, state: String) throws(FileFailure) -> OutputState? {
        guard let outputs = try Folder.ifPresent(RealPath.join(state, Name.outputs)),
            try outputs.has(place.folderName)
        else { return nil }
        return OutputState(place: place, folder: try outputs.existingFolder(place.folderName))
    }

    /// The output folders inside the site that Forno has written to, by name.
    ///
    /// Those outside are left to a command that names them: a folder that came from elsewhere with a `.forno` in it
    /// cannot make Forno touch anything outside that folder.
    static func places(state: String) throws(FileFailure) -> [OutputPlace] {
        guard let outputs = try Folder.ifPresent(RealPath.join(state, Name.outputs)) else { return [] }
        var places: [OutputPlace] = []
        for name in try outputs.names() {
            guard let key = try outputs.read(name + "/" + Name.output),
                let place = try OutputPlace(key: String(decoding: key, as: UTF8.self), state: state),
                place.folderName == name
            else { continue }
            places.append(place)
        }
        return places
    }

    /// What Forno remembers of the pages in the output folder.
    func memory() throws(FileFailure) -> Memory {
        guard let bytes = try folder.read(Name.manifest) else { return .empty }
        return Manifest(bytes).map(Memory.known) ?? .damaged
    }

    /// Whether a build was cut short, so that there is something to finish or to clear away.
    func isUnfinished() throws(FileFailure) -> Bool {
        for name in [Name.journal, Name.undo, Name.nextManifest, Name.staging, Name.stagedInOutput]
        where try folder.has(name) {
            return true
        }
        return false
    }

    /// Removes all that a build left which did not get as far as its journal.
    func clear() throws(FileFailure) {
        try folder.removeFile(Name.nextManifest)
        try folder.removeFile(Name.partialJournal)
        try folder.removeFile(Name.nextLastBuild)
        try folder.removeFile(Name.nextFacts)
        try removeStaging()
    }

    /// Puts a note about the last build in place of the earlier one.
    func keep(lastBuild note: [UInt8]) throws(FileFailure) {
        try folder.write(note, to: Name.nextLastBuild)
        try folder.move(Name.nextLastBuild, to: folder, as: Name.lastBuild)
    }

    /// Puts what a build knew of its recipes in place of what was known earlier.
    func keep(facts: [UInt8]) throws(FileFailure) {
        try folder.write(facts, to: Name.nextFacts)
        try folder.move(Name.nextFacts, to: folder, as: Name.facts)
    }

    /// Removes the output state itself.
    func remove(state: String) throws(FileFailure) {
        guard let outputs = try Folder.ifPresent(RealPath.join(state, Name.outputs)) else { return }
        try outputs.removeTree(place.folderName)
    }
}
