import Text

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The place of a page in an output folder: names joined by `/`, and nothing that leads out of the folder.
///
/// Two paths are the same when their UTF-8 is, as the file system sees it. (Swift's strings also equate the two ways
/// of writing "é".) The order is that of the bytes.
struct OutputPath: Sendable {
    let text: String

    /// The folder inside an output that holds staged pages when `.forno` is on another file system.
    static let reservedName = ".forno-staging"

    /// The path `text`, unless it is empty or absolute, has an empty name, `.` or `..`, holds a NUL, or starts with the
    /// name that is reserved for staging.
    init?(_ text: String) {
        var native = text
        native.makeContiguousUTF8()
        guard native.utf8Bytes({ Self.isSound(UnsafeRawBufferPointer($0)) }) else { return nil }
        self.text = native
    }

    /// Whether bytes are the UTF-8 of a path.
    static func isSound(_ path: UnsafeRawBufferPointer) -> Bool { isWellFormed(path) && !isReserved(path) }

    /// A part of a path that was checked as a whole.
    private init(checked text: Substring) {
        self.text = String(text)
    }

    /// A path that was checked before, by its UTF-8.
    init(checked bytes: UnsafeRawBufferPointer) {
        text = String(decoding: bytes, as: UTF8.self)
    }

    private static func isReserved(_ path: UnsafeRawBufferPointer) -> Bool {
        path.first == UInt8(ascii: ".") && path.prefix { $0 != UInt8(ascii: "/") }.elementsEqual(reservedName.utf8)
    }

    private static func isWellFormed(_ path: UnsafeRawBufferPointer) -> Bool {
        let path = path.bindMemory(to: UInt8.self)
        guard path.search(for: 0) == path.count else { return false }
        var start = 0
        while true {
            let end = path.search(for: UInt8(ascii: "/"), from: start)
            let name = path[start..<end]
            if name.isEmpty || name.count <= 2 && name.allSatisfy({ $0 == UInt8(ascii: ".") }) { return false }
            if end == path.count { return true }
            start = end + 1
        }
    }

    /// The folder that the path is in; `nil` at the top of the output.
    var folder: OutputPath? {
        let length = withBytes { bytes in bytes.lastIndex(of: UInt8(ascii: "/")) }
        return length.map { OutputPath(checked: text[..<text.utf8.index(text.startIndex, offsetBy: $0)]) }
    }

    /// The folders on the way to the path, the outermost first.
    var folders: [OutputPath] {
        text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "/") }.map { OutputPath(checked: text[..<$0]) }
    }
}

extension OutputPath: Hashable, Comparable {
    static func == (one: OutputPath, other: OutputPath) -> Bool {
        one.order(against: other) == 0
    }

    static func < (one: OutputPath, other: OutputPath) -> Bool {
        one.order(against: other) < 0
    }

    func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: $0) }
    }

    /// Below 0 when this path comes before `other`, 0 when they are the same.
    private func order(against other: OutputPath) -> Int {
        withBytes { mine in
            other.withBytes { theirs in
                guard let one = mine.baseAddress, let two = theirs.baseAddress else { return mine.count - theirs.count }
                let order = memcmp(one, two, min(mine.count, theirs.count))
                return order == 0 ? mine.count - theirs.count : Int(order)
            }
        }
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        text.utf8Bytes { body(UnsafeRawBufferPointer($0)) }
    }
}
