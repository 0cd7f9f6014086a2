import Helpers
import Unpacking

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program that `forno` starts to read archives: an `UnpackJob` on standard input, `UnpackAnswer`s on standard output.
///
/// It opens no file, writes none and starts no program, which the system holds it to.
@main enum FornoUnpack {
    static func main() {
        // Names of files in other scripts are read in the character set of the locale.
        setlocale(LC_CTYPE, "C.UTF-8")
        let helper = HelperProgram("forno-unpack")
        do throws(Confinement.Refusal) {
            try Confinement.begin()
        } catch {
            helper.end(2, error.reason)
        }
        guard let job = UnpackJob(helper.job()) else {
            helper.end(64, "this is the part of forno that reads archives; forno starts it by itself")
        }
        var walk = ArchiveWalk(job) { helper.answer($0.message) }
        do throws(ArchiveWalk.Refusal) {
            try walk.run()
            helper.answer(UnpackAnswer.done.message)
        } catch {
            helper.answer(UnpackAnswer.refused(error.reason).message)
        }
    }
}
