/// Paths in the order in which they came, one behind another in one piece of memory: there may be millions.
struct PathTable: Sendable {
    /// The UTF-8 of all paths.
    private var bytes: [UInt8] = []
    /// Where the path of each number starts, and where the next one will.
    private var starts = [0]

    /// Adds a path after the others.
    mutating func append(_ path: OutputPath) { path.withBytes { append($0) } }

    /// Adds the path with this UTF-8.
    mutating func append(_ path: UnsafeRawBufferPointer) {
        bytes.append(contentsOf: path)
        starts.append(bytes.count)
    }

    /// How many bytes all paths take.
    var size: Int { bytes.count }

    /// Whether the path of a number has this UTF-8.
    func holds(_ path: UnsafeRawBufferPointer, at number: Int) -> Bool {
        withBytes(of: number) { $0.isSame(as: path) }
    }

    /// Calls `body` with the number and the UTF-8 of each path.
    func forEach(_ body: (Int, UnsafeRawBufferPointer) -> Void) {
        for number in indices { withBytes(of: number) { body(number, $0) } }
    }

    private func withBytes<Result>(of number: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[starts[number]..<starts[number + 1]])) }
    }
}

extension PathTable: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { starts.count - 1 }

    subscript(number: Int) -> OutputPath {
        withBytes(of: number) { OutputPath(checked: $0) }
    }
}
