import Helpers

/// What `forno-unpack` writes, one after another; the last is `done` or `refused`.
///
/// ```text
/// file 12 2417⏎ then a path of 12 bytes and 2417 bytes
/// lost 12 its check sum is wrong⏎ then a path of 12 bytes
/// refused it is encrypted⏎
/// done⏎
/// ```
package enum UnpackAnswer: Hashable, Sendable {
    case file(UnpackedFile)
    /// A file that cannot be read, and why.
    case lost(String, reason: String)
    case refused(String)
    case done

    /// The answer as the helper writes it.
    package var bytes: [UInt8] {
        switch self {
        case .file(let file): Array("file \(file.path.utf8.count) \(file.bytes.count)\n\(file.path)".utf8) + file.bytes
        case .lost(let path, let reason): Array("lost \(path.utf8.count) \(Self.line(reason))\n\(path)".utf8)
        case .refused(let reason): Array("refused \(Self.line(reason))\n".utf8)
        case .done: Array("done\n".utf8)
        }
    }

    /// A text without control characters, which names in archives can have.
    private static func line(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
    }
}

/// Cuts what `forno-unpack` writes into answers, as the bytes come, and holds it to the limits that it was given.
package struct UnpackReader {
    private var buffer: [UInt8] = []
    private var start = 0
    private var (files, room): (Int, Int)
    private let longest: Int
    private static let longestLine = 4096

    package init(_ limits: UnpackLimits) {
        (files, room, longest) = (limits.entries, limits.allBytes, limits.entryBytes)
    }

    package mutating func append(_ bytes: some Sequence<UInt8>) {
        buffer.removeFirst(start)
        start = 0
        buffer.append(contentsOf: bytes)
    }

    /// The next answer that has come whole; nil when there is none yet.
    package mutating func next() throws(HelperExchange.MalformedResponse) -> UnpackAnswer? {
        guard let (line, end) = try firstLine() else { return nil }
        let words = line.split(separator: " ", maxSplits: 2)
        switch words.first {
        case "done" where words.count == 1:
            start = end
            return .done
        case "refused" where words.count > 1:
            start = end
            return .refused(String(line.dropFirst(8)))
        case "file" where words.count == 3:
            guard let size = Int(words[2]), (0...min(longest, room)).contains(size) else { throw .init() }
            guard let path = try path(words[1], at: end, with: size) else { return nil }
            let body = end + path.utf8.count
            start = body + size
            room -= size
            return .file(UnpackedFile(path: path, bytes: Array(buffer[body..<start])))
        case "lost" where words.count == 3:
            guard let path = try path(words[1], at: end, with: 0) else { return nil }
            start = end + path.utf8.count
            return .lost(path, reason: String(words[2]))
        default: throw .init()
        }
    }

    /// The path of a file, when that and the bytes behind it are there.
    private mutating func path(
        _ count: Substring, at place: Int, with size: Int
    ) throws(HelperExchange.MalformedResponse) -> String? {
        guard let count = Int(count), (1...UnpackedFile.longestPath).contains(count), files > 0 else { throw .init() }
        guard buffer.count - place >= count + size else { return nil }
        let path = String(validating: buffer[place..<place + count], as: UTF8.self)
        guard let path, UnpackedFile.isSafe(path) else { throw .init() }
        files -= 1
        return path
    }

    private func firstLine() throws(HelperExchange.MalformedResponse) -> (text: String, end: Int)? {
        let rest = buffer[start...].prefix(Self.longestLine)
        guard let newline = rest.firstIndex(of: UInt8(ascii: "\n")) else {
            if rest.count == Self.longestLine { throw .init() }
            return nil
        }
        return (String(decoding: buffer[start..<newline], as: UTF8.self), newline + 1)
    }
}
