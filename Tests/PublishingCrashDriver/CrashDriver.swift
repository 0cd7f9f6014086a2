import Diagnostics
import Publishing
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Publishes files of a folder, and kills itself on the way if told so.
///
/// Arguments: the folder, the output folder, the state folder, a step of publishing, at which time that it is reached
/// the end comes, and which move is refused. With a step that does not exist it publishes to the end, and with a 0 no
/// move is refused. The paths of the pages in the folder are the lines of the standard input.
///
/// With only a folder, a state folder and a step of editing with its time (`changing 2`), it edits files of the folder in
/// its place: every line of the standard input is the path of a file that is to become its path in capitals.
@main
enum CrashDriver {
    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count == 5, let time = Int(arguments[4]) {
            return try edit(arguments[1], state: arguments[2], until: EditStep(rawValue: arguments[3]), time)
        }
        guard arguments.count == 7, let time = Int(arguments[5]), let refused = Int(arguments[6]) else { exit(64) }
        let countdown = Countdown(time)
        let moves = Countdown(refused)
        let step = PublishStep(rawValue: arguments[4])
        var options = Publisher.Options()
        options.failpoint = { reached throws(FileFailure) in
            if reached == step, countdown.isOver() { kill(getpid(), SIGKILL) }
            if reached == .moving, moves.isOver() { throw FileFailure("write", "a page", reason: "Not today") }
        }
        let publisher = try Publisher(output: arguments[2], state: arguments[3], options: options)
        while let path = readLine() { try publisher.copy(path: path, from: arguments[1] + "/" + path) }
        do {
            _ = try publisher.commit()
        } catch {
            exit(2)
        }
    }

    private static func edit(_ folder: String, state: String, until step: EditStep?, _ time: Int) throws {
        let countdown = Countdown(time)
        let edits = FileEdits(root: folder, state: state) { reached throws(FileFailure) in
            if reached == step, countdown.isOver() { kill(getpid(), SIGKILL) }
        }
        try edits.run {
            var changes: [FileChange] = []
            while let path = readLine() {
                let before = Array(path.utf8)
                changes.append(FileChange(path, before: before, after: Array(path.uppercased().utf8)))
            }
            return (changes, ())
        }
    }
}

/// Counts down from a number, from any thread.
private final class Countdown: Sendable {
    private let left: Atomic<Int>

    init(_ times: Int) {
        left = Atomic(times)
    }

    /// Whether this is the call at which the count is over.
    func isOver() -> Bool {
        left.subtract(1, ordering: .relaxed).newValue == 0
    }
}
