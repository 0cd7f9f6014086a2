import CCMarkGFM
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The memory of one parsed document, which is given back as a whole.
///
/// The C library asks for memory without saying for which document, so the arena that gives it is the one that is at work
/// on the thread. Memory that the library gives back within a document is not used again, so large texts have none.
final class CMarkArena {
    /// What the callbacks of the library see: plain memory, so that giving some out costs a few instructions.
    private struct State {
        var next: UnsafeMutableRawPointer
        var end: UnsafeMutableRawPointer
        var chunks: [UnsafeMutableRawPointer]
    }

    /// The size of the text up to which a document gets an arena: one of this size takes a few chunks.
    static let largestText = 32_768

    private static let chunkSize = 65_536
    /// What stands before each piece: its size, in a field that keeps the piece aligned.
    private static let header = 16
    private static let mostSpares = 16
    /// Chunks of documents that are gone.
    private static let spares = Mutex<[SendableChunk]>([])

    private struct SendableChunk: @unchecked Sendable {
        let memory: UnsafeMutableRawPointer
    }

    private static let current: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private let state: UnsafeMutablePointer<State>

    init() {
        let chunk = Self.chunk()
        state = .allocate(capacity: 1)
        state.initialize(to: State(next: chunk, end: chunk + Self.chunkSize, chunks: [chunk]))
    }

    deinit {
        let chunks = state.pointee.chunks
        Self.spares.withLock { spares in
            if let first = chunks.first, spares.count < Self.mostSpares {
                spares.append(SendableChunk(memory: first))
            } else {
                chunks.first?.deallocate()
            }
        }
        for chunk in chunks.dropFirst() { chunk.deallocate() }
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Lets the library take its memory from this arena while `body` runs, which is given the allocator to name.
    func whileAtWork<Result>(_ body: (UnsafeMutablePointer<cmark_mem>) -> Result) -> Result {
        pthread_setspecific(Self.current, state)
        defer { pthread_setspecific(Self.current, nil) }
        return body(Self.allocator.memory)
    }

    private struct Allocator: @unchecked Sendable {
        let memory: UnsafeMutablePointer<cmark_mem>
    }

    private static let allocator: Allocator = {
        let memory = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
        memory.initialize(
            to: cmark_mem(
                calloc: { CMarkArena.zeroed($0 * $1) }, realloc: { CMarkArena.grown($0, to: $1) }, free: { _ in }))
        return Allocator(memory: memory)
    }()

    private static func chunk() -> UnsafeMutableRawPointer {
        spares.withLock { $0.popLast()?.memory } ?? .allocate(byteCount: chunkSize, alignment: header)
    }

    private static func zeroed(_ size: Int) -> UnsafeMutableRawPointer? {
        let piece = piece(size)
        memset(piece, 0, size)
        return piece
    }

    private static func grown(_ old: UnsafeMutableRawPointer?, to size: Int) -> UnsafeMutableRawPointer? {
        guard let old else { return piece(size) }
        let oldSize = (old - header).load(as: Int.self)
        guard size > oldSize else { return old }
        let new = piece(size)
        new.copyMemory(from: old, byteCount: oldSize)
        return new
    }

    /// A piece of the arena at work. Without one the memory is never given back; nothing asks for any then.
    private static func piece(_ size: Int) -> UnsafeMutableRawPointer {
        let whole = (size + header + 15) & ~15
        let state = pthread_getspecific(current)?.assumingMemoryBound(to: State.self)
        guard let state, whole <= chunkSize else { return separate(whole, size, state) }
        if state.pointee.end - state.pointee.next < whole {
            let chunk = UnsafeMutableRawPointer.allocate(byteCount: chunkSize, alignment: header)
            state.pointee.chunks.append(chunk)
            (state.pointee.next, state.pointee.end) = (chunk, chunk + chunkSize)
        }
        let start = state.pointee.next
        state.pointee.next = start + whole
        start.storeBytes(of: size, as: Int.self)
        return start + header
    }

    /// A piece that is too large for a chunk, with memory of its own.
    private static func separate(
        _ whole: Int, _ size: Int, _ state: UnsafeMutablePointer<State>?
    ) -> UnsafeMutableRawPointer {
        let start = UnsafeMutableRawPointer.allocate(byteCount: whole, alignment: header)
        state?.pointee.chunks.append(start)
        start.storeBytes(of: size, as: Int.self)
        return start + header
    }
}
