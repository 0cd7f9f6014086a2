import Building
import Diagnostics
import Kitchen
import Text

extension BuildReport {
    /// The line that a build ends with: "41 pages in 38 ms: 63 written, 0 unchanged, 0 removed. …".
    func line(after time: Duration, output: String) -> TerminalText {
        let counts = "\(written.count) written, \(unchanged) unchanged, \(removed.count) removed"
        let tail = (diagnostics.counts.map { ", \($0)" } ?? "") + (omittedPages.map { "; \($0.words)" } ?? "")
        let hint = written.isEmpty && removed.isEmpty ? "" : " Open \(output)/index.html"
        return "\(pages.counted("page")) in \(time.inMilliseconds) ms: \(counts)\(tail).\(hint)"
    }

    /// What to say of pictures on other hosts that could not be had; empty when there are none.
    func pictureNote(isVerbose: Bool) -> TerminalText {
        guard !missingPictures.isEmpty else { return "" }
        let count = missingPictures.count.counted("remote picture")
        if isVerbose {
            return missingPictures.map { reason -> TerminalText in "\(reason); a drawn one is shown\n" }.joined()
        }
        return "\(count) could not be had; drawn ones are shown (--verbose says why).\n"
    }

    /// What it means that nothing makes pictures, or failed to; empty where there are none to make, or all are made.
    var photoNote: TerminalText {
        var notes: [TerminalText] = []
        if unmadePhotos > 0 {
            let (what, are) = unmadePhotos == 1 ? ("1 photo is", "it was") : ("\(unmadePhotos) photos are", "they were")
            notes.append("\(what) published in full size, with the place where \(are) taken if the camera noted it")
        }
        if lacksSharePictures { notes.append("the pages have no pictures to be shared with") }
        guard let last = notes.popLast() else { return shareNote }
        return notes.map { "forno: \($0)\n" }.joined() + """
            forno: \(last)
               fix: install vipsthumbnail (Debian: apt-get install libvips-tools), which makes them, and build again

            """ + shareNote
    }

    private var shareNote: TerminalText {
        guard let shareFailure else { return "" }
        return """
            forno: not all pages have pictures of their own to be shared with: vipsthumbnail \(shareFailure)
               fix: build again; without such pictures, write `share_pictures: false` in content/site.yml

            """
    }

    /// Which pages about the house an earlier build has published and this one has not; empty when there are none.
    var houseNote: TerminalText {
        guard let omittedPages, !(withdrawn + stillThere).isEmpty else { return "" }
        let gone: [TerminalText] = withdrawn.map { "   \($0)\n" }
        let left: [TerminalText] = stillThere.map { "   \($0), which stays, since it was changed by hand\n" }
        return "No longer published (\(omittedPages.reason)):\n\((gone + left).joined())"
    }

    /// Which broken recipes are as they were, or left out; empty when there are none.
    var keptNote: TerminalText {
        keptRecipes.map { recipe -> TerminalText in
            if let day = recipe.since { return "\(recipe.file): its page stays as it was published on \(day)\n" }
            return "\(recipe.file): left out, since the output has no file of it as a build wrote it\n"
        }.joined()
    }

    /// How to go on when the list of what Forno wrote is lost.
    static func lostListNote(output: String) -> TerminalText {
        """
        forno: the list of what Forno wrote into \(output) earlier was lost: pages that are no longer part of the site may be left
           fix: if all of it is Forno's, start afresh: rm -r \(ShellWord.path(output)), and build again

        """
    }

    /// Why a build was not published.
    var failureLine: TerminalText { "\(diagnostics.counts ?? "Not published"). The output is as it was.\n" }

    /// The files that changed, one a line.
    var changes: TerminalText {
        let reason: [TerminalText] =
            wasUpToDate ? ["nothing has changed since the last build, so nothing was read\n"] : []
        let changed: [TerminalText] =
            written.sorted().map { "wrote \($0)\n" } + removed.map { "removed \($0)\n" }
            + kept.map { "kept \($0), which was changed by hand\n" }
        return (reason + changed).joined()
    }

    /// The report for programs.
    func json(_ diagnostics: JSONValue) -> JSONValue {
        .object([
            .init("published", .flag(isPublished)), .init("pages", .number(pages)),
            .init("written", .number(written.count)), .init("unchanged", .number(unchanged)),
            .init("removed", .number(removed.count)), .init("leftOut", .number(omittedPages?.pages ?? 0)),
            .init("withdrawn", .list(withdrawn.map { .text($0) })),
            .init(
                "keptRecipes",
                .list(
                    keptRecipes.map { recipe in
                        .object([.init("file", .text(recipe.file)), .init("since", .text(recipe.since?.description))])
                    })), .init("diagnostics", diagnostics),
        ])
    }
}

extension OmittedPages {
    /// What is left out, and why: "8 house pages left out (house_pages: false)".
    fileprivate var words: String {
        "\(pages == 0 ? "food costs" : pages.counted("house page")) left out (\(reason))"
    }

    /// What decides that.
    fileprivate var reason: String {
        switch basis {
        case .option: "--no-house-pages"
        case .setting: "house_pages: false"
        case .baseURL: "base_url is set, house_pages is not"
        }
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
