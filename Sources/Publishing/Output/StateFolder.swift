#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where Forno keeps what it notes of a site: the list of what it wrote, the journal, the lock.
public enum StateFolder {
    /// The folder of the site at a path: `.forno` in it; where that can only be read a folder of the user's for this site, in
    /// `XDG_STATE_HOME` or else `~/.local/state`.
    public static func path(ofSite site: String) -> String {
        // Where the system does not say where the site is, its own folder is opened, and that failure told.
        let own = RealPath.join(site, ".forno")
        guard isReadOnly(own) ?? isReadOnly(site) ?? false, let states = usersStates,
            let real = try? RealPath.resolve(site)
        else { return own }
        return RealPath.join(states, "forno/\(OutputPlace.folderName(of: real))")
    }

    /// Whether a folder can only be read; nil where there is none, or the system does not say.
    private static func isReadOnly(_ folder: String) -> Bool? {
        if access(folder, W_OK) == 0 { return false }
        return errno == EROFS || errno == EACCES ? true : nil
    }

    /// The folder in which programs keep what they note for the user.
    private static var usersStates: String? {
        folder(named: "XDG_STATE_HOME") ?? folder(named: "HOME").map { RealPath.join($0, ".local/state") }
    }

    private static func folder(named variable: String) -> String? {
        getenv(variable).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
