import Testing

@testable import Building

#if canImport(Glibc)
    import Glibc

    /// The allocator of the program is that of all its libraries.
    @Suite struct MemoryTests {
        /// A text that libc allocates is freed and grown by the program, and the other way about.
        @Test func isOneForTheProgramAndItsLibraries() throws {
            let text = try #require(strdup("Quattro stagioni"))
            let grown = try #require(realloc(text, 4_096)).assumingMemoryBound(to: CChar.self)
            #expect(String(cString: grown) == "Quattro stagioni")
            free(grown)
            let path = try #require(realpath("/", nil))
            #expect(String(cString: path) == "/")
            free(path)
            var aligned: UnsafeMutableRawPointer?
            #expect(posix_memalign(&aligned, 4_096, 10) == 0)
            #expect(aligned.map { UInt(bitPattern: $0) % 4_096 } == 0)
            free(aligned)
        }

        /// In a process of its own, since the figure is that of the whole process.
        @Test func givesMemoryBack() async {
            await #expect(processExitsWith: .success) {
                var pieces: [[UInt8]] = (0..<2_000).map { _ in [UInt8](repeating: 1, count: 32 * 1_024) }
                let before = try MemoryTests.residentPages()
                pieces = []
                Memory.giveBack()
                #expect(pieces.isEmpty)
                let saved = try before - MemoryTests.residentPages()
                #expect(saved * Int(getpagesize()) > 40 << 20, "64 MB were free, and \(saved) pages went back")
            }
        }

        /// How much memory of the process is in the machine's, in pages.
        private static func residentPages() throws -> Int {
            let file = try #require(fopen("/proc/self/statm", "r"))
            defer { fclose(file) }
            var line = [CChar](repeating: 0, count: 256)
            _ = fgets(&line, 256, file)
            let fields = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ")
            return try #require(Int(fields[1]))
        }
    }
#endif
