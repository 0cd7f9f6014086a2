import Text

/// What a section showed of an item, in one piece of memory: to trace it takes no look at anything else, and counts nobody
/// who holds it, since all threads trace fragments all the time.
struct CachedFragment {
    let memory: UnsafeRawPointer

    /// What the memory begins with; then the gaps, and then the bytes.
    private struct Header: BitwiseCopyable {
        let section: Int
        let gapCount: Int32
        let byteCount: Int32
    }

    /// The fragment that stands at a place in memory.
    init(_ memory: UnsafeRawPointer) {
        self.memory = memory
    }

    /// A fragment of what was printed since an item was begun, in memory that is to be deallocated some time.
    init(of output: borrowing OutputBuffer, _ trail: Interpreter.Trail, in section: ContextFreeSection) {
        let rootLength = trail.root.utf8.count
        var bytes = OutputBuffer(capacity: output.count - trail.start)
        var gaps: [Int32] = []
        var next = trail.start
        for place in trail.places {
            bytes.append(UnsafeBufferPointer(rebasing: output.bytes[next..<place]))
            gaps.append(Int32(bytes.count))
            next = place + rootLength
        }
        bytes.append(UnsafeBufferPointer(rebasing: output.bytes[next...]))
        memory = Self.memory(section, gaps, bytes.bytes)
    }

    private static func memory(
        _ section: ContextFreeSection, _ gaps: [Int32], _ bytes: UnsafeBufferPointer<UInt8>
    ) -> UnsafeRawPointer {
        let start = bytesStart(behind: gaps.count)
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: start + bytes.count, alignment: MemoryLayout<Header>.alignment)
        let header = Header(section: section.number, gapCount: Int32(gaps.count), byteCount: Int32(bytes.count))
        memory.storeBytes(of: header, as: Header.self)
        for (number, gap) in gaps.enumerated() {
            memory.storeBytes(of: gap, toByteOffset: gapsStart + 4 * number, as: Int32.self)
        }
        UnsafeMutableRawBufferPointer(start: memory + start, count: bytes.count)
            .copyMemory(from: UnsafeRawBufferPointer(bytes))
        return UnsafeRawPointer(memory)
    }

    /// Appends the bytes with a way to the root in their gaps; false when they are not those of this section.
    func trace(_ section: ContextFreeSection, root: String, to output: inout OutputBuffer) -> Bool {
        let header = memory.load(as: Header.self)
        guard header.section == section.number else { return false }
        let start = (memory + Self.bytesStart(behind: Int(header.gapCount))).assumingMemoryBound(to: UInt8.self)
        let bytes = UnsafeBufferPointer(start: start, count: Int(header.byteCount))
        var next = 0
        for number in 0..<Int(header.gapCount) {
            let gap = Int(memory.load(fromByteOffset: Self.gapsStart + 4 * number, as: Int32.self))
            output.append(UnsafeBufferPointer(rebasing: bytes[next..<gap]))
            output.append(root, escaped: .raw)
            next = gap
        }
        output.append(UnsafeBufferPointer(rebasing: bytes[next...]))
        return true
    }

    private static let gapsStart = MemoryLayout<Header>.size

    private static func bytesStart(behind gaps: Int) -> Int { gapsStart + 4 * gaps }
}
