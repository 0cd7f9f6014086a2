import Building
import Diagnostics

/// Where the time of a build went, for `--timings`.
struct TimingsTable {
    let monitor: BuildMonitor
    /// How long the command took so far.
    let total: Duration
    let jobs: Int
    /// What was taken over from the last build; nil where nothing was.
    let reuse: BuildReport.Reuse?

    /// The table: a row for each step that was taken, its parts below it, and all of it at the end.
    var text: TerminalText {
        var table = TextTable([.left, .right, .right])
        table.add(["step", "ms", "share"])
        for step in BuildMonitor.Step.allCases where time(step) > .zero {
            let whole = step.whole.map(sum) ?? total
            table.add([(step.whole == nil ? "" : "  ") + step.name, time(step).tenths, share(time(step), of: whole)])
        }
        let rest = total - BuildMonitor.Step.allCases.filter { $0.whole == nil }.map(time).reduce(.zero, +)
        table.add(["the rest", rest.tenths, share(rest, of: total)])
        table.add(["total", total.tenths, share(total, of: total)])
        return "\(table.text)\n\(reused)\(note)"
    }

    private var reused: TerminalText {
        guard let reuse else { return "" }
        let others = reuse.isAllElse ? ", and all other pages" : ""
        return "Taken over from the last build: \(reuse.recipes.counted("recipe"))\(others).\n"
    }

    private var note: TerminalText {
        let hasParts = BuildMonitor.Step.allCases.contains { $0.whole != nil && time($0) > .zero }
        guard hasParts else { return "" }
        return "Indented steps are done one after the other for each recipe or page, for many at once: sums over "
            + "\(jobs.counted("thread")), and shares of those.\n"
    }

    private func time(_ step: BuildMonitor.Step) -> Duration { monitor.time(of: step) }

    /// The time of all parts of a step, over all threads.
    private func sum(_ whole: BuildMonitor.Step) -> Duration {
        BuildMonitor.Step.allCases.filter { $0.whole == whole }.map(time).reduce(.zero, +)
    }

    private func share(_ part: Duration, of whole: Duration) -> String {
        "\(Int((100 * (part / whole)).rounded())) %"
    }
}

extension Duration {
    /// Milliseconds with one decimal.
    fileprivate var tenths: String {
        let tenths = Int((self / .microseconds(100)).rounded())
        return "\((tenths / 10).grouped).\(tenths.magnitude % 10)"
    }
}
