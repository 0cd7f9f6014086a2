import CCurl
import Fetching
import Helpers

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program that `forno` starts to read addresses: a `FetchJob` on standard input, a `FetchAnswer` for each on standard output.
///
/// It ends with 0 when every request of the job has its answer.
@main enum FornoFetch {
    static func main() {
        // Names of hosts in other scripts are read in the character set of the locale.
        setlocale(LC_CTYPE, "C.UTF-8")
        let helper = HelperProgram("forno-fetch")
        guard let job = FetchJob(helper.job()) else {
            helper.end(64, "this is the part of forno that reads from the network; forno starts it by itself")
        }
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, var queue = FetchQueue(job: job) else {
            helper.end(2, "libcurl cannot be used")
        }
        queue.run { helper.answer($0.message) }
    }
}
