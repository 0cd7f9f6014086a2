import Building
import Dispatch

/// One line at the end of the terminal that says how far a long build is: "recipes 4,200 of 10,000".
///
/// It appears when the build has taken half a second, and is gone when it ends.
struct ProgressLine {
    private let queue = DispatchQueue(label: "progress")
    private let timer: any DispatchSourceTimer

    /// Shows the progress that `monitor` tells of, from now on.
    init(_ monitor: BuildMonitor) {
        timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler {
            if let progress = monitor.progress { Terminal.message(Self.start + progress.text) }
        }
        timer.schedule(deadline: .now() + .milliseconds(500), repeating: .milliseconds(100))
        timer.activate()
    }

    /// Removes the line.
    func end() {
        queue.sync {
            timer.cancel()
            Terminal.message(Self.start)
        }
    }

    /// Goes to the start of the line and clears it.
    private static let start = "\r\u{1B}[K"
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
