import ArgumentParser
import Building
import Diagnostics
import Publishing
import Reading
import Text

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The options that every command of the site takes.
struct SharedOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The site folder.", discussion: "Default: the nearest folder upwards with content/site.yml.",
            valueName: "dir"))
    var site: String?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder to build into, or what to export to.", valueName: "dir"))
    var output: String?

    @Option(name: .customLong("base-url"), help: "The URL of the built site, in place of the one in site.yml.")
    var baseURL: String?

    @Flag(help: "Fail on warnings too.")
    var strict = false

    @Flag(help: "Do not use the network; also FORNO_OFFLINE.")
    var offline = false

    @Option(help: ArgumentHelp("What today is, as YYYY-MM-DD; also SOURCE_DATE_EPOCH.", valueName: "date"))
    var clock: String?

    @Option(
        name: .shortAndLong, parsing: .unconditional,
        help: ArgumentHelp("How many threads to use.", valueName: "n"), transform: WholeNumber.of(1...Int.max))
    var jobs: Int?

    @Flag(help: "Print diagnostics and results as JSON.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print only problems.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Say more of what is done, and tell every problem.")
    var verbose = false

    func validate() throws {
        try Today.check(clock: clock)
        if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other: leave one out.") }
    }
}

extension SharedOptions {
    /// The checked options of a build: the site found, numbers filled in.
    ///
    /// Throws exit code 2 when there is no site, and wrong usage for an URL that is none.
    func buildOptions() throws -> BuildOptions {
        let site = try siteFolder()
        let folder = output ?? (site == "." ? "output" : site + "/output")
        var options = BuildOptions(site: site, output: folder, jobs: jobs ?? Self.cores, today: today())
        if let baseURL {
            guard let url = BaseURL.normalized(baseURL) else {
                throw ValidationError("--base-url must be a web address like https://example.org/, and is \(baseURL).")
            }
            options.baseURL = url
        }
        if let conflict = try options.outputConflict() {
            throw Complaint(
                "the site cannot be built into \(folder), which \(conflict)",
                fix: "choose a folder of its own, as in --output public")
        }
        // A build or an edit that was killed in the middle is finished by whatever command comes next.
        try Publisher.recover(output: options.output, state: options.state)
        try FileEdits(root: options.site, state: options.state).recover()
        options.isStrict = strict
        options.isOffline = isOffline
        return options
    }

    /// Whether the network is not to be used.
    var isOffline: Bool { offline || getenv("FORNO_OFFLINE") != nil }

    /// The site folder named, or the nearest one upwards that has `content/site.yml`.
    func siteFolder() throws -> String {
        if let site {
            guard try Self.isFolder(site) else {
                throw Complaint(
                    "there is no folder \(site)",
                    fix: "name your site's folder, or start one with `forno new site \(ShellWord.path(site))`",
                    code: ExitCode(2))
            }
            return site.count > 1 && site.hasSuffix("/") ? String(site.dropLast()) : site
        }
        var folder = "."
        for _ in 0..<64 {
            if access(folder + "/content/site.yml", F_OK) == 0 { return folder }
            // Settings that the system does not let be seen are not passed over for those of another site; a folder above that
            // nobody may look into is none.
            let isAbsent = errno == ENOENT || errno == ENOTDIR || errno == EACCES && folder != "."
            if !isAbsent { return folder }
            folder = folder == "." ? ".." : folder + "/.."
        }
        let sign = ExpectedNames.found(in: ".")
        throw Complaint(
            "no content/site.yml here or in any folder above", notes: sign.map { ["\($0.note)"] } ?? [],
            fix: sign.map { "\($0.fix)" }
                ?? "go to your site's folder, name it with --site, or start one with `forno new site NAME`",
            code: ExitCode(2))
    }

    /// Whether a folder is at a path.
    static func isFolder(_ path: String) throws(FileFailure) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        let failure = FileFailure("find", path, code: errno)
        if failure.isAbsence { return false }
        throw failure
    }

    private static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

extension SharedOptions {
    /// Opens the kitchen of the site and calls `body` with it and with what is told of its problems; a refused edit ends with
    /// exit code 64, or 1 where a file has to be corrected first.
    func withKitchen(_ body: (EditableKitchen, ProblemTally) throws -> Void) throws {
        let site = try siteFolder()
        let tally = ProblemTally(Reporter(options: self, site: site))
        defer { tally.tell() }
        var diagnostics = DiagnosticList()
        let kitchen = try EditableKitchen(site: site, diagnostics: &diagnostics) {
            Terminal.message("Waiting for another change …\n")
        }
        try tally.add(diagnostics)
        do {
            try body(kitchen, tally)
        } catch let refusal as EditRefusal {
            tally.note(refusal.diagnostics)
            throw refusal
        }
    }

    /// Prints what was done: for programs with `--json`, nothing with `--quiet`, else in words.
    func tell(_ words: @autoclosure () -> TerminalText, json value: @autoclosure () -> JSONValue) {
        if json {
            Terminal.print(data: value().pretty)
        } else if !quiet {
            Terminal.print(words())
        }
    }
}
