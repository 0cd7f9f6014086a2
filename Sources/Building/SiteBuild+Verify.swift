import Diagnostics
import Publishing

extension SiteBuild {
    /// Builds the site once more, from nothing and into a folder of its own, and compares: the paths of the files that are not the same
    /// in its output, in order.
    ///
    /// Throws a `FileFailure` or a `PublishProblem`.
    public func differencesFromNothing() throws -> [String] {
        let folder = try TemporaryFolder()
        var afresh = options
        afresh.output = folder.path + "/output"
        // What cannot be removed of the list of those files names a folder that is gone.
        defer { _ = try? Publisher.clean(output: afresh.output, state: afresh.state) }
        _ = try SiteBuild(afresh).run()
        return try Publisher.differences(between: options.output, and: afresh.output, state: options.state)
    }
}
