import AllReaders

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs libFuzzer on the reader that the environment names in `FORNO_READER`; its arguments are libFuzzer's own.
///
/// Without the name it prints those of all readers. `Tests/fuzz` runs them all.
@main
enum FuzzDriver {
    static func main() {
        guard reader != nil else {
            for reader in InputReader.all { print(reader.name) }
            return
        }
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(
            runFuzzer(&count, &arguments) { start, count in
                FuzzDriver.reader?.read(Array(UnsafeBufferPointer(start: start, count: count)))
                return 0
            })
    }

    private static let reader = getenv("FORNO_READER").flatMap { InputReader.named(String(cString: $0)) }
}

/// libFuzzer's entry for programs with a `main` of their own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
