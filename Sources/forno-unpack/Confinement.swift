import CConfinement

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What a program gives up that reads bytes of strangers: all that reading an archive has no need of.
enum Confinement {
    /// Why the system does not take it.
    struct Refusal: Error {
        /// One clause without a full stop.
        let reason: String
    }

    /// Gives up files, other programs, and memory and time without end.
    static func begin() throws(Refusal) {
        try limit(RLIMIT_AS, 2_000_000_000)
        try limit(RLIMIT_CPU, 60)
        try limit(RLIMIT_FSIZE, 0)
        try limit(RLIMIT_CORE, 0)
        // Standard input, output and errors are open; no more can be.
        try limit(RLIMIT_NOFILE, 3)
        // A limit of processes does not bind root, and does not keep a program from becoming another one.
        guard cconfinement_refuse_processes() == 0 else {
            let reason = String(cString: strerror(errno))
            throw Refusal(reason: "the system cannot keep it from starting programs: \(reason)")
        }
    }

    #if os(Linux)
        private typealias Resource = __rlimit_resource
    #else
        private typealias Resource = Int32
    #endif

    private static func limit(_ kind: Resource, _ most: rlim_t) throws(Refusal) {
        #if os(Linux)
            let resource = Int32(kind.rawValue)
        #else
            let resource = kind
        #endif
        var limit = rlimit(rlim_cur: most, rlim_max: most)
        // A lower limit of whoever started it stays.
        var present = rlimit()
        if getrlimit(resource, &present) == 0 { limit.rlim_max = min(most, present.rlim_max) }
        limit.rlim_cur = limit.rlim_max
        guard setrlimit(resource, &limit) == 0 else { throw Refusal(reason: "the system sets no limits") }
    }
}
