import Diagnostics
import Helpers
import Synchronization

/// `vipsthumbnail` of libvips, which makes smaller pictures of large ones, and pictures of drawings.
///
/// It takes what follows a `[` in a name for options, and what begins with a hyphen as well, so that no name of a file of the site
/// may reach it.
final class ThumbnailProgram: Sendable {
    /// Where it is; nil where there is none.
    static var path: String? { HelperPath.find("vipsthumbnail") }

    /// Why nothing was made of a picture.
    enum Failure: Error {
        /// The program cannot read it.
        case unread
        /// The program, or the system, failed: the next time it may go well.
        case failed(String)

        /// Why, as a clause.
        var reason: String {
            switch self {
            case .unread: "cannot make them"
            case .failed(let reason): reason
            }
        }
    }

    /// What it is given to read.
    enum Input {
        /// Pictures that somebody else has made: what libvips thinks unsafe to read stays unread.
        case pictures
        /// Drawings of our own.
        case drawings
    }

    private let path: String
    private let threads: Int
    private let time: Duration
    /// How often it did not end in time; a picture may be at fault once or twice.
    private let hung = Atomic(0)
    private static let patience = 3

    /// The program at a path, which uses so many threads and may take `time` at once.
    init(_ path: String, threads: Int, time: Duration = .seconds(120)) {
        (self.path, self.threads, self.time) = (path, threads, time)
    }

    /// Has it make something of files; gives what kept it from that. What it cannot read it passes over.
    func run(_ options: [String], on files: [String], _ input: Input = .pictures) -> Failure? {
        if files.isEmpty { return nil }
        guard hung.load(ordering: .relaxed) < Self.patience else { return .failed("did not answer in time") }
        let safety = input == .pictures ? ["VIPS_BLOCK_UNTRUSTED=1"] : []
        let end: HelperExchange.End
        do throws(FileFailure) {
            let process = try HelperProcess(
                path: path, arguments: options + ["--vips-concurrency=\(threads)"] + files,
                variables: safety + ["VIPS_WARNING=0"])
            end = HelperExchange.output(of: process, most: 65_536, within: time).end
        } catch {
            return .failed("cannot be started: \(error.reason)")
        }
        switch end {
        case .ended(code: .some, _): return nil
        case .hung:
            hung.add(1, ordering: .relaxed)
            return .failed("did not answer in time")
        default: return .failed("ended early")
        }
    }
}
