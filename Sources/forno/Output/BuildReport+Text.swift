import Building
import Diagnostics
import Site

extension BuildReport {
    /// The line that a build ends with: "41 pages in 38 ms: 63 written, 0 unchanged, 0 removed. …".
    func line(after time: Duration, output: String) -> String {
        let counts = "\(written.count) written, \(unchanged) unchanged, \(removed.count) removed"
        let warnings = findings.count(.warning)
        let tail = warnings == 0 ? "" : ", \(warnings.counted("warning"))"
        let hint = written.isEmpty && removed.isEmpty ? "" : " Open \(output)/index.html"
        return "\(pages.counted("page")) in \(time.inMilliseconds) ms: \(counts)\(tail).\(hint)"
    }

    /// What to say of pictures on other hosts that could not be had; empty when there are none.
    func pictureNote(isVerbose: Bool) -> String {
        guard !missingPictures.isEmpty else { return "" }
        let count = missingPictures.count.counted("remote picture")
        if isVerbose { return missingPictures.map { "\($0); a drawn one is shown\n" }.joined() }
        return "\(count) could not be had; drawn ones are shown (--verbose says why).\n"
    }

    /// What to do when the list of what Forno wrote was damaged; empty when it was not.
    func listNote(output: String) -> String {
        guard wasListDamaged else { return "" }
        return """
            The list of what Forno wrote was damaged, and is made anew: pages that no longer exist may still be in \(output).
               fix: to be rid of them, remove that folder and build again

            """
    }

    /// Why a build was not published.
    var failureLine: String {
        let (errors, warnings) = (findings.count(.error), findings.count(.warning))
        let found = [errors > 0 ? errors.counted("error") : nil, warnings > 0 ? warnings.counted("warning") : nil]
        return "\(found.compactMap(\.self).joined(separator: ", ")). The output is as it was.\n"
    }

    /// The files that changed, one a line.
    var changes: String {
        let reason = wasUpToDate ? ["nothing has changed since the last build, so nothing was read\n"] : []
        return
            (reason + written.sorted().map { "wrote \($0)\n" } + removed.map { "removed \($0)\n" }
            + kept.map { "kept \($0), which was changed by hand\n" }).joined()
    }

    /// The report for programs.
    func json(_ diagnostics: JSONValue) -> JSONValue {
        .object([
            .init("published", .flag(isPublished)), .init("pages", .number(pages)),
            .init("written", .number(written.count)), .init("unchanged", .number(unchanged)),
            .init("removed", .number(removed.count)), .init("diagnostics", diagnostics),
        ])
    }
}

extension Int {
    /// "1 page", "41 pages".
    func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Duration {
    /// Whole milliseconds, rounded up.
    var inMilliseconds: Int64 {
        components.seconds * 1000 + (components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    }
}
