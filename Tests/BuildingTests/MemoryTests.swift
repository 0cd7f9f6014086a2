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

        /// What other tests take at the same moment is in the figure too, so that the best of several is looked at.
        @Test func givesMemoryBack() throws {
            let saved = try (0..<5).map { _ in try pagesGivenBack() }.max() ?? 0
            #expect(saved * Int(getpagesize()) > 40 << 20, "64 MB were free, and \(saved) pages went back")
        }

        private func pagesGivenBack() throws -> Int {
            var pieces: [[UInt8]] = (0..<2_000).map { _ in [UInt8](repeating: 1, count: 32 * 1_024) }
            let before = try residentPages()
            pieces = []
            Memory.giveBack()
            #expect(pieces.isEmpty)
            return try before - residentPages()
        }

        /// How much memory of the process is in the machine's, in pages.
        private func residentPages() throws -> Int {
            let file = try #require(fopen("/proc/self/statm", "r"))
            defer { fclose(file) }
            var line = [CChar](repeating: 0, count: 256)
            _ = fgets(&line, 256, file)
            let fields = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ")
            return try #require(Int(fields[1]))
        }
    }
#endif
