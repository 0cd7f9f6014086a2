import Diagnostics

extension Publisher {
    /// The paths of what Forno wrote into two folders of one site and is not the same in both, in order. All of it is read.
    public static func differences(
        between output: String, and other: String, state: String
    ) throws(FileFailure) -> [String] {
        let pages = try PublishedPages(output: output, state: state)
        let paths = Set(pages.paths).union(try PublishedPages(output: other, state: state).paths)
        let (one, two) = (try Folder.ifPresent(output), try Folder.ifPresent(other))
        var different: [String] = []
        for path in paths.sorted() where try one?.read(path.text) != two?.read(path.text) {
            different.append(path.text)
        }
        return different
    }
}
