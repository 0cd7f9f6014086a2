import CArena
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
        /// The chunk that was taken last; each begins with the address of the one before it.
        var newest: UnsafeMutableRawPointer
    }

    /// The size of the text up to which a document gets an arena: one of this size takes a few chunks.
    static let largestText = 32_768

    private static let chunkSize = 65_536
    /// What stands before each piece: its size, in a field that keeps the piece aligned.
    private static let header = 16
    private static let maxSpares = 16
    /// Chunks of documents that are gone, by their addresses: nobody else has them.
    private static let spares = Mutex<[UInt]>([])

    /// It stands in the first chunk, before the pieces.
    private let state: UnsafeMutablePointer<State>

    init() {
        let chunk = Self.spareChunk()
        chunk.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
        state = (chunk + Self.header).bindMemory(to: State.self, capacity: 1)
        let first = chunk + Self.header + Self.aligned(MemoryLayout<State>.size)
        state.initialize(to: State(next: first, end: chunk + Self.chunkSize, newest: chunk))
    }

    deinit {
        var chunk = state.pointee.newest
        while let older = chunk.load(as: UnsafeMutableRawPointer?.self) {
            chunk.deallocate()
            chunk = older
        }
        Self.keep(chunk)
    }

    /// Lets the library take its memory from this arena while `body` runs, which is given the allocator to name.
    func withCurrentArena<Result>(_ body: (UnsafeMutablePointer<cmark_mem>) -> Result) -> Result {
        forno_put_arena_to_work(state)
        defer { forno_put_arena_to_work(nil) }
        return body(Self.allocator)
    }

    /// The functions that the library calls. Nothing changes them once they are there.
    private nonisolated(unsafe) static let allocator: UnsafeMutablePointer<cmark_mem> = {
        let memory = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
        memory.initialize(
            to: cmark_mem(
                calloc: { CMarkArena.zeroed($0 * $1) }, realloc: { CMarkArena.grown($0, to: $1) }, free: { _ in }))
        return memory
    }()

    /// A chunk of a document that is gone, or a new one.
    private static func spareChunk() -> UnsafeMutableRawPointer {
        let spare = spares.withLock { $0.popLast() }
        return spare.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
            ?? .allocate(byteCount: chunkSize, alignment: header)
    }

    /// Keeps the first chunk of a document for another, or gives it back when enough are kept.
    private static func keep(_ chunk: UnsafeMutableRawPointer) {
        let address = UInt(bitPattern: chunk)
        let isKept = spares.withLock { spares in
            guard spares.count < maxSpares else { return false }
            spares.append(address)
            return true
        }
        if !isKept { chunk.deallocate() }
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
    @inline(__always)
    private static func piece(_ size: Int) -> UnsafeMutableRawPointer {
        let whole = aligned(size &+ header)
        guard let state = forno_arena()?.assumingMemoryBound(to: State.self) else {
            return .allocate(byteCount: whole, alignment: header) + header
        }
        if state.pointee.end - state.pointee.next < whole { addChunk(for: whole, to: state) }
        let start = state.pointee.next
        state.pointee.next = start + whole
        start.storeBytes(of: size, as: Int.self)
        return start + header
    }

    /// A size with what keeps the next piece aligned; the library asks for none that could overflow.
    private static func aligned(_ size: Int) -> Int { (size &+ 15) & ~15 }

    /// Takes a chunk, of the usual size or as large as one piece needs it.
    @inline(never)
    private static func addChunk(for size: Int, to state: UnsafeMutablePointer<State>) {
        let chunkSize = max(chunkSize, size + header)
        let chunk = UnsafeMutableRawPointer.allocate(byteCount: chunkSize, alignment: header)
        chunk.storeBytes(of: state.pointee.newest, as: UnsafeMutableRawPointer?.self)
        state.pointee = State(next: chunk + header, end: chunk + chunkSize, newest: chunk)
    }
}
