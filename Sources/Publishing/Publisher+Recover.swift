import Diagnostics

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
