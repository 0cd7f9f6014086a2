import Diagnostics
import Helpers
import Publishing

/// A site as it was at a revision of the git repository that it is in. Its files are there as long as the value is; the repository
/// and its index stay as they are.
///
/// ```
/// let before = try SiteRevision("HEAD~1", ofSite: ".")
/// before.folder    // "/tmp/forno-x7Q2ab/site"
/// ```
public struct SiteRevision: ~Copyable {
    private let place: TemporaryFolder

    /// The folder of the site as it was.
    public var folder: String { Self.folder(in: place) }

    private static func folder(in place: borrowing TemporaryFolder) -> String { place.path + "/site" }

    /// Writes the files of a revision out; throws where git is missing, the site is in no repository, and there is no such revision.
    public init(_ name: String, ofSite site: String) throws(FileFailure) {
        place = try Self.written(name, ofSite: site)
    }

    private static func written(_ name: String, ofSite site: String) throws(FileFailure) -> TemporaryFolder {
        guard let path = HelperPath.find("git") else {
            throw FileFailure(
                "look for \(name) in", site, reason: "git is not there",
                fix: "install git, or name the folder of a site")
        }
        let place = try TemporaryFolder()
        let git = Git(path: path, index: place.path + "/index")
        let fix = "name the folder of a site, or a revision, as in HEAD~1"
        let lines = try git.output(["rev-parse", "--show-toplevel", "--show-prefix"], in: site, of: name, fix: fix)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count >= 2, !lines[0].isEmpty else {
            throw FileFailure("look for \(name) in", site, reason: "its repository has no files", fix: fix)
        }
        let commit = try git.output(
            ["rev-parse", "--verify", "--end-of-options", "\(name)^{commit}"], in: site, of: name, fix: fix)
        let tree = "\(commit.prefix { $0 != "\n" }):\(lines[1])"
        for arguments in [
            ["read-tree", tree], ["checkout-index", "--all", "--quiet", "--prefix=\(Self.folder(in: place))/"],
        ] {
            _ = try git.output(arguments, in: lines[0], of: name, fix: fix)
        }
        return place
    }
}

/// git, with an index of its own.
private struct Git {
    let path: String
    let index: String

    private static let (longestAnswer, time) = (1 << 20, Duration.seconds(120))

    /// What it answers in a folder; what it complains of is why a revision of a name cannot be read.
    func output(
        _ arguments: [String], in folder: String, of name: String, fix: String
    ) throws(FileFailure) -> String {
        // A site may be a volume, mounted into a folder of its repository.
        let process = try HelperProcess(
            path: path, arguments: ["-C", folder] + arguments,
            variables: ["GIT_INDEX_FILE=\(index)", "GIT_DISCOVERY_ACROSS_FILESYSTEM=1"])
        let (output, end) = HelperExchange.output(of: process, most: Self.longestAnswer, within: Self.time)
        guard end.isSuccess else {
            throw FileFailure("look for \(name) in", folder, reason: end.reason("git"), fix: fix)
        }
        return String(decoding: output, as: UTF8.self)
    }
}
