import CCMarkGFM
import Dispatch
import Synchronization
import Testing

@testable import Markdown

/// The memory that the library takes while a text is parsed, of which each thread has its own.
@Suite struct CMarkArenaTests {
    /// How far apart two pieces are that the library takes one after the other.
    private static func distance(_ memory: UnsafeMutablePointer<cmark_mem>, _ size: Int) -> Int? {
        guard let first = memory.pointee.calloc(1, size), let second = memory.pointee.calloc(1, size)
        else { return nil }
        return UnsafeRawPointer(second) - UnsafeRawPointer(first)
    }

    @Test(arguments: [(1, 32), (16, 32), (17, 48), (100, 128)])
    func piecesStandBehindOneAnother(_ size: Int, _ distance: Int) {
        #expect(CMarkArena().withCurrentArena { Self.distance($0, size) } == distance)
    }

    @Test func aPieceThatGrowsKeepsItsBytes() throws {
        let arena = CMarkArena()
        let grown = arena.withCurrentArena { memory -> [UInt8]? in
            guard let piece = memory.pointee.calloc(1, 8) else { return nil }
            piece.storeBytes(of: 7, toByteOffset: 7, as: UInt8.self)
            // More than a chunk has: the piece gets one of its own.
            guard let large = memory.pointee.realloc(piece, 100_000) else { return nil }
            return Array(UnsafeRawBufferPointer(start: large, count: 8))
        }
        #expect(grown == [0, 0, 0, 0, 0, 0, 0, 7])
    }

    @Test func threadsTakeFromArenasOfTheirOwn() {
        let wrong = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<200 {
                let apart = CMarkArena().withCurrentArena { Self.distance($0, 1_000) }
                if apart != 1_024 { wrong.withLock { $0 += 1 } }
            }
        }
        #expect(wrong.withLock { $0 } == 0)
    }
}
