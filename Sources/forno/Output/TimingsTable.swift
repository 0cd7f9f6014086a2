import Building
import Diagnostics
import Site

/// Where the time of a build went, for `--timings`.
struct TimingsTable {
    let monitor: BuildMonitor
    /// How long the command took so far.
    let total: Duration
    let jobs: Int

    /// The table: a row for each step that was taken, those of a line below it, and all of it at the end.
    var text: TerminalText {
        var table = TextTable([.left, .right, .right])
        table.add(["stage", "ms", "share"])
        for step in BuildMonitor.Step.allCases where time(step) > .zero {
            let whole = step.line.map(sum) ?? total
            table.add([(step.line == nil ? "" : "  ") + step.name, time(step).tenths, share(time(step), of: whole)])
        }
        let rest = total - BuildMonitor.Step.allCases.filter { $0.line == nil }.map(time).reduce(.zero, +)
        table.add(["the rest", rest.tenths, share(rest, of: total)])
        table.add(["total", total.tenths, share(total, of: total)])
        return "\(table.text)\n\(note)"
    }

    private var note: TerminalText {
        let hasLines = BuildMonitor.Step.allCases.contains { $0.line != nil && time($0) > .zero }
        guard hasLines else { return "" }
        return "Indented steps are done one after the other for each recipe or page, for many at once: sums over "
            + "\(jobs.counted("thread")), and shares of those.\n"
    }

    private func time(_ step: BuildMonitor.Step) -> Duration { monitor.time(of: step) }

    /// The time of all steps of a line, over all threads.
    private func sum(_ line: BuildMonitor.Step) -> Duration {
        BuildMonitor.Step.allCases.filter { $0.line == line }.map(time).reduce(.zero, +)
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

extension BuildMonitor.Step {
    fileprivate var name: String {
        switch self {
        case .compare: "look for changes"
        case .prepare: "settings, menu, texts, theme"
        case .recipes: "recipes"
        case .readRecipes: "read and check"
        case .renderRecipes, .renderPages: "render"
        case .stageRecipes, .stagePages: "compare and stage"
        case .plan: "plan, check together"
        case .pages: "other pages"
        case .files: "assets and pictures"
        case .publish: "put in place"
        }
    }
}
