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
        guard Self.isWellFormed(native), !Self.isReserved(native) else { return nil }
        self.text = native
    }

    /// A part of a path that was checked as a whole.
    private init(checked text: Substring) {
        self.text = String(text)
    }

    /// A path that was checked before, by its UTF-8.
    init(checked bytes: UnsafeRawBufferPointer) {
        text = String(decoding: bytes, as: UTF8.self)
    }

    private static func isReserved(_ text: String) -> Bool {
        text.utf8.first == UInt8(ascii: ".") && text.prefix { $0 != "/" } == reservedName
    }

    private static func isWellFormed(_ text: String) -> Bool {
        var length = 0
        var dots = 0
        for byte in text.utf8 {
            switch byte {
            case 0: return false
            case UInt8(ascii: "/"):
                if length == 0 || length <= 2 && dots == length { return false }
                (length, dots) = (0, 0)
            default:
                length += 1
                dots += byte == UInt8(ascii: ".") ? 1 : 0
            }
        }
        return length > 2 || length > 0 && dots < length
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
        text.utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
            ?? Array(text.utf8).withUnsafeBytes(body)
    }
}
