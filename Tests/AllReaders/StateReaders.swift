import Building
import Fetching
import Helpers
import Publishing
import Unpacking

extension InputReader {
    /// The files that Forno keeps in `.forno`, and what comes from its helper and from browsers.
    static let state = [
        InputReader(sealed: "manifest", .manifest) { _ = Manifest($0) },
        InputReader(sealed: "journal", .journal) { _ = Journal($0) },
        InputReader(sealed: "edit-journal", .edit) { _ = EditJournal($0) },
        InputReader(sealed: "last-build", .lastBuild) { _ = LastBuild($0) },
        InputReader(sealed: "cooking-note", .cooking) { _ = CookingNote(reading: $0) },
        InputReader(sealed: "geocoder", .geocoder) { _ = MapServerPace($0) },
        InputReader("fetch-cache") { _ = CacheEntry(file: $0) },
        InputReader("fetch-answer") { bytes in
            readMessages(bytes) { _ = FetchAnswer($0) }
        },
        InputReader("unpack-answer") { bytes in
            var reader = UnpackReader(UnpackLimits())
            readMessages(bytes) { _ = try reader.read($0) }
        },
    ]

    /// A reader of a record: of the bytes as they are, and once more with a title and a checksum that are right, since
    /// hardly any change gets past these.
    private init(
        sealed name: String, _ title: RecordTitle, _ read: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.init(name) { bytes in
            read(bytes)
            let content = Array(title.rawValue.utf8) + bytes.dropFirst(8).dropLast(8)
            let checksum = ContentHash(content).value
            read(content + withUnsafeBytes(of: checksum.littleEndian, Array.init))
        }
    }
}

/// Reads what a helper writes; what is garbled ends the talk.
private func readMessages(_ bytes: [UInt8], _ read: (HelperMessage) throws -> Void) {
    var reader = HelperMessageReader(longestBody: UnpackLimits().entryBytes)
    reader.append(bytes)
    while let message = try? reader.next(), (try? read(message)) != nil {}
}
