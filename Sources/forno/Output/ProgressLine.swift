import Building
import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One line at the end of the terminal that says how far a long build is: "recipes 4,200 of 10,000".
///
/// It appears when the build has taken half a second, and is gone when it ends. Without a thread to show it there is none.
struct ProgressLine: ~Copyable {
    private let thread: WorkThread
    /// The build has ended when this end of a pipe is closed.
    private let sign: Int32
    private let watched: Int32

    /// Shows the progress that `monitor` tells of, from now on; nil when the system has no thread or no pipe for it.
    static func show(_ monitor: BuildMonitor) -> ProgressLine? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        let (watched, sign) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        if let thread = WorkThread.begin({ tell(of: monitor, untilClosed: watched) }) {
            return ProgressLine(thread: thread, sign: sign, watched: watched)
        }
        for end in ends { close(end) }
        return nil
    }

    private static func tell(of monitor: BuildMonitor, untilClosed watched: Int32) {
        var milliseconds: Int32 = 500
        var ends = [pollfd(fd: watched, events: Int16(POLLIN), revents: 0)]
        while poll(&ends, 1, milliseconds) == 0 {
            if let progress = monitor.progress { Terminal.message("\(start)\(progress.text)") }
            milliseconds = 100
        }
    }

    /// Removes the line.
    consuming func end() {
        close(sign)
        thread.join()
        close(watched)
        Terminal.message(Self.start)
    }

    /// Goes to the start of the line and clears it.
    static let start: TerminalText = "\r\u{1B}[K"
}

extension BuildMonitor.Progress {
    /// "recipes 4,200 of 10,000"
    fileprivate var text: String { "\(step) \(done.grouped) of \(total.grouped)" }
}

extension Int {
    /// The number with its digits in groups of three: "10,000".
    var grouped: String {
        let digits = String(magnitude)
        let groups = digits.enumerated().map { place, digit in
            let isStart = place > 0 && (digits.count - place).isMultiple(of: 3)
            return (isStart ? "," : "") + String(digit)
        }
        return (self < 0 ? "-" : "") + groups.joined()
    }
}
