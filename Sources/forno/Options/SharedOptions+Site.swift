import ArgumentParser
import Building
import Diagnostics
import Publishing
import Reading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

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
        options.isOffline = offline || getenv("FORNO_OFFLINE") != nil
        return options
    }

    /// The site folder named, or the nearest one upwards that has `content/site.yml`.
    func siteFolder() throws -> String {
        if let site {
            guard Self.isFolder(site) else {
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
            folder = folder == "." ? ".." : folder + "/.."
        }
        let sign = SiteSigns.found(in: ".")
        throw Complaint(
            "no content/site.yml here or in any folder above", notes: sign.map { ["\($0.note)"] } ?? [],
            fix: sign.map { "\($0.fix)" }
                ?? "go to your site's folder, name it with --site, or start one with `forno new site NAME`",
            code: ExitCode(2))
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
