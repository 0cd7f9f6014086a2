import ArgumentParser
import Building
import Diagnostics
import Preview

/// `forno serve`
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Show the site in the browser, and each change as it is saved.",
        discussion: """
            Pages are made when they are asked for; the output folder is not touched. While the content has errors, pages \
            stay as they were, and show them. Ctrl-C ends it.
            """)

    @OptionGroup var options: SharedOptions

    @Option(
        name: .shortAndLong, parsing: .unconditional,
        help: ArgumentHelp("The port.", discussion: "Default: a free one near 8080.", valueName: "n"),
        transform: WholeNumber.of(1...65535))
    var port: Int?

    @Option(
        help: ArgumentHelp(
            "The address to listen at; 0.0.0.0 lets others on your network see the site.", valueName: "address"))
    var bind = "127.0.0.1"

    @Flag(help: "Open the site in the browser.")
    var open = false

    func run() throws {
        var preview = PreviewOptions(build: try options.buildOptions())
        preview.address = bind == "localhost" ? "127.0.0.1" : bind
        preview.port = port
        let reporter = Reporter(options: options, site: preview.build.site)
        let server = try PreviewServer(preview) { $0.tell(reporter, isQuiet: options.quiet) }
        EndingSignals.take(server.stopSwitch.stop)
        Terminal.print("\(server.pageCount.counted("page")) at \(server.url)")
        if open, !Desktop.open(server.url) {
            Terminal.message("forno: cannot open a browser; go to \(server.url)\n")
        }
        try server.run()
    }
}

extension PreviewNote {
    /// Tells of problems on standard error, and of what was done on standard output.
    fileprivate func tell(_ reporter: Reporter, isQuiet: Bool) {
        switch self {
        case .problems(let diagnostics): Terminal.message(reporter.text(diagnostics))
        case .failure(let failure):
            Terminal.message("forno: \(failure)\n   note: changes are looked for twice a second instead\n")
        case .updated(let update, let time):
            if !isQuiet { Terminal.print("\(update.line) in \(time.inMilliseconds) ms") }
        case .mended:
            if !isQuiet { Terminal.print("No errors are left; the pages are back.") }
        }
    }
}

extension SiteUpdate {
    /// What was read again: "content/recipes/focaccia.md", "content/site.yml and 2 others".
    fileprivate var line: String {
        guard let first = changed.first else { return "The site, read again" }
        let others = changed.count - 1
        return others == 0 ? first : "\(first) and \(others.counted("other"))"
    }
}
