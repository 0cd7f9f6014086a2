import Unpacking

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program that `forno` starts to read archives: a job on standard input, answers on standard output.
///
/// `UnpackJob` and `UnpackAnswer` describe the two. It opens no file and writes none, which the system holds it to.
@main enum FornoUnpack {
    static func main() {
        // Names of files in other scripts are read in the character set of the locale.
        setlocale(LC_CTYPE, "C.UTF-8")
        confine()
        guard let job = UnpackJob(readAll()) else {
            complain("this is the part of forno that reads archives; forno starts it by itself")
            exit(64)
        }
        var walk = ArchiveWalk(job, tell: put)
        do throws(ArchiveWalk.Refusal) {
            try walk.run()
            put(.done)
        } catch {
            put(.refused(error.reason))
        }
    }

    /// Gives up what reading an archive has no need of: files, other programs, and memory and time without end.
    private static func confine() {
        limit(RLIMIT_AS, 2_000_000_000)
        limit(RLIMIT_CPU, 60)
        limit(RLIMIT_FSIZE, 0)
        limit(RLIMIT_CORE, 0)
        // Standard input, output and errors are open; no more can be.
        limit(RLIMIT_NOFILE, 3)
    }

    #if os(Linux)
        private typealias Resource = __rlimit_resource
    #else
        private typealias Resource = Int32
    #endif

    private static func limit(_ kind: Resource, _ most: rlim_t) {
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
        if setrlimit(resource, &limit) != 0 {
            complain("the system sets no limits")
            exit(2)
        }
    }

    private static func readAll() -> [UInt8] {
        var all: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = read(0, &chunk, chunk.count)
            if count > 0 {
                all += chunk[..<count]
            } else if count == 0 || errno != EINTR {
                return all
            }
        }
    }

    /// Writes an answer whole; when nobody reads it any more, the work is over.
    private static func put(_ answer: UnpackAnswer) {
        var rest = answer.bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            if count > 0 { rest.removeFirst(count) } else if errno != EINTR { exit(2) }
        }
    }

    private static func complain(_ message: String) {
        let line = Array("forno-unpack: \(message)\n".utf8)
        _ = write(2, line, line.count)
    }
}
