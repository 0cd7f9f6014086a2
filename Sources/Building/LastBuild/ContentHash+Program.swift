import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension ContentHash {
    /// The digest of what decides on the pages of a site beside its files: this program, and what it was told.
    ///
    /// Options are taken as a whole, so that one that is added later cannot be forgotten here; but for those that only say
    /// where the site is and how many threads work on it.
    init(ofProgramWith options: BuildOptions) {
        var options = options
        (options.site, options.state, options.output, options.jobs) = ("", "", "", 1)
        self.init(Array("\(Version.name)\n\(Self.program)\n\(String(reflecting: options))".utf8))
    }

    /// What tells this program's file from one that was built later. Where the system does not say which file that is,
    /// the process stands for it: such a note holds for nobody else.
    private static var program: String {
        var status = stat()
        #if canImport(Glibc)
            guard stat("/proc/self/exe", &status) == 0 else { return "process \(getpid())" }
            let modified = status.st_mtim
        #else
            var path = [CChar](repeating: 0, count: Int(PATH_MAX))
            var length = UInt32(path.count)
            guard _NSGetExecutablePath(&path, &length) == 0, stat(path, &status) == 0 else {
                return "process \(getpid())"
            }
            let modified = status.st_mtimespec
        #endif
        return "\(status.st_ino) \(status.st_size) \(modified.tv_sec).\(modified.tv_nsec)"
    }
}
