import Diagnostics
import Helpers

/// Reads archives, through the helper program `forno-unpack`; nothing of them comes to the disk.
///
/// ```
/// let bytes: [UInt8]
/// let unpacked = try Unpacker().unpack(bytes)
/// print(unpacked.files.map(\.path))
/// ```
public struct Unpacker: Sendable {
    /// What was in an archive.
    public struct Unpacked: Hashable, Sendable {
        /// The files, in the order of the archive.
        public var files: [UnpackedFile] = []
        /// Those that cannot be read.
        public var lost: [Lost] = []
    }

    /// A file that cannot be read.
    public struct Lost: Hashable, Sendable {
        /// Its path in the archive.
        public let path: String
        /// Why, as a clause without a full stop.
        public let reason: String
    }

    /// Why an archive cannot be read.
    public struct Refusal: Error, Hashable, Sendable {
        /// Whether the helper is at fault, and not the archive.
        public let isHelper: Bool
        /// One clause without a full stop: "it is encrypted".
        public let reason: String
    }

    private let helper: String?
    private let limits: UnpackLimits
    private let time: Duration

    /// A reader of archives within limits, through the `helper` at a path, which is killed when it takes longer than `time`.
    public init(
        helper: String? = HelperPath.find("forno-unpack"), limits: UnpackLimits = UnpackLimits(),
        time: Duration = .seconds(120)
    ) {
        (self.helper, self.limits, self.time) = (helper, limits, time)
    }

    /// Whether bytes begin as a zip, gzip or tar file does.
    public static func isArchive(_ bytes: [UInt8]) -> Bool { ArchiveKind(bytes) != nil }

    /// All files of a zip or tar archive, or the one of a gzip file, those of archives in it too.
    public func unpack(_ archive: [UInt8]) throws(Refusal) -> Unpacked {
        guard archive.count <= limits.archive else {
            throw Refusal(isHelper: false, reason: "it is larger than \(limits.archive / 1_000_000) MB")
        }
        guard let helper else { throw Refusal(isHelper: true, reason: "forno-unpack is not installed beside forno") }
        let job = UnpackJob(archive, limits: limits)
        var (reader, answers): (UnpackReader, [UnpackAnswer]) = (UnpackReader(limits), [])
        let end: HelperExchange.End
        do {
            end = HelperExchange.answers(
                of: try HelperProcess(path: helper), to: [job.message], longestBody: limits.entryBytes, within: time
            ) { message throws(HelperExchange.MalformedResponse) in
                let answer = try reader.read(message)
                answers.append(answer)
                return answer.isLast
            }
        } catch {
            throw Refusal(isHelper: true, reason: "forno-unpack could not be started: \(error.reason)")
        }
        guard end == .complete else { throw Refusal(isHelper: true, reason: end.reason("forno-unpack")) }
        return try Self.unpacked(answers)
    }

    private static func unpacked(_ answers: [UnpackAnswer]) throws(Refusal) -> Unpacked {
        var unpacked = Unpacked()
        for answer in answers {
            switch answer {
            case .file(let file): unpacked.files.append(file)
            case .lost(let path, let reason): unpacked.lost.append(Lost(path: path, reason: reason))
            case .refused(let reason): throw Refusal(isHelper: false, reason: reason)
            case .done: break
            }
        }
        return unpacked
    }
}

/// The kinds of archive that are read, by how they begin.
package enum ArchiveKind {
    case zip
    case gzip
    case tar

    package init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6]) {
            self = .zip
        } else if bytes.starts(with: [0x1F, 0x8B, 8]) {
            self = .gzip
        } else if bytes.count >= 512, bytes[257..<262].elementsEqual("ustar".utf8) {
            self = .tar
        } else {
            return nil
        }
    }
}
