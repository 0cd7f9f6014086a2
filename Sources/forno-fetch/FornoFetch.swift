import CCurl
import Fetching

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program that `forno` starts to read addresses: a job on standard input, answers on standard output.
///
/// `HelperJob` and `HelperAnswer` describe the two. It ends with 0 when every request of the job has its answer.
@main enum FornoFetch {
    static func main() {
        // Names of hosts in other scripts are read in the character set of the locale.
        setlocale(LC_CTYPE, "C.UTF-8")
        guard let job = HelperJob(text: String(decoding: readAll(), as: UTF8.self)) else {
            complain("this is the part of forno that reads from the network; forno starts it by itself")
            exit(64)
        }
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, var queue = FetchQueue(job: job) else {
            complain("libcurl cannot be used")
            exit(2)
        }
        queue.run(answer: put)
    }

    private static func readAll() -> [UInt8] {
        var all: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
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
    private static func put(_ answer: HelperAnswer) {
        var rest = answer.bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            if count > 0 { rest.removeFirst(count) } else if errno != EINTR { exit(2) }
        }
    }

    private static func complain(_ message: String) {
        let line = Array("forno-fetch: \(message)\n".utf8)
        _ = write(2, line, line.count)
    }
}
