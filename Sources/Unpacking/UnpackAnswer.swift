import Helpers

/// What `forno-unpack` answers, one after another; the last is `done` or `refused`.
///
/// - `file`: the path, the content.
/// - `lost`: the path, the reason.
/// - `refused`: the reason.
/// - `done`: nothing.
package enum UnpackAnswer: Hashable, Sendable {
    case file(UnpackedFile)
    /// A file that cannot be read, and why.
    case lost(String, reason: String)
    case refused(String)
    case done

    /// The answer as the helper writes it.
    package var message: HelperMessage {
        switch self {
        case .file(let file): HelperMessage("file", file.path, bytes: file.bytes)
        case .lost(let path, let reason): HelperMessage("lost", path, reason)
        case .refused(let reason): HelperMessage("refused", reason)
        case .done: HelperMessage("done")
        }
    }

    /// Whether nothing follows it.
    var isLast: Bool {
        switch self {
        case .done, .refused: true
        case .file, .lost: false
        }
    }
}

/// Reads the answers of `forno-unpack`, and holds it to the limits that it was given.
package struct UnpackReader {
    private var (files, room): (Int, Int)

    package init(_ limits: UnpackLimits) { (files, room) = (limits.entries, limits.allBytes) }

    /// The answer of a message.
    package mutating func read(_ message: HelperMessage) throws(HelperExchange.MalformedResponse) -> UnpackAnswer {
        switch (message.name, message.fields.count) {
        case ("done", 0): return .done
        case ("refused", 1): return .refused(message.text(0))
        case ("file", 2):
            room -= message.fields[1].count
            return .file(UnpackedFile(path: try path(message), bytes: message.fields[1]))
        case ("lost", 2): return .lost(try path(message), reason: message.text(1))
        default: throw .init()
        }
    }

    /// The path of a file for which there is still room.
    private mutating func path(_ message: HelperMessage) throws(HelperExchange.MalformedResponse) -> String {
        files -= 1
        let path = String(validating: message.fields[0], as: UTF8.self)
        guard let path, UnpackedFile.isSafe(path), files >= 0, room >= 0 else { throw .init() }
        return path
    }
}
