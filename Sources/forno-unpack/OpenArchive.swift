import CArchive
import Unpacking

/// An archive that libarchive reads from memory.
struct OpenArchive: ~Copyable {
    /// What stands at a place of the archive.
    struct Entry {
        let name: String
        let isFile: Bool
        let isFolder: Bool
        let isEncrypted: Bool
    }

    /// What comes next.
    enum Next {
        case entry(Entry)
        case end
        case damage(String)
    }

    /// The content of an entry.
    enum Content {
        case bytes([UInt8])
        case tooMuch
        case damage(String)
    }

    private let archive: OpaquePointer

    /// A reader of one kind of archive, and of no other; nil where there is no memory.
    init?(_ kind: ArchiveKind) {
        guard let archive = archive_read_new() else { return nil }
        switch kind {
        case .zip: archive_read_support_format_zip_seekable(archive)
        case .tar: archive_read_support_format_tar(archive)
        case .gzip:
            archive_read_support_filter_gzip(archive)
            archive_read_support_format_raw(archive)
        }
        self.archive = archive
    }

    deinit { archive_read_free(archive) }

    /// Begins to read some bytes, which stay where they are until this value ends.
    func open(_ bytes: UnsafeRawBufferPointer) -> Bool {
        archive_read_open_memory(archive, bytes.baseAddress, bytes.count) == ARCHIVE_OK
    }

    /// What is wrong, in the words of libarchive.
    var problem: String {
        let words = archive_error_string(archive).map { String(cString: $0) } ?? ""
        return words.isEmpty ? "it is damaged" : "it is damaged: \(words)"
    }

    /// The next entry.
    func nextEntry() -> Next {
        var entry: OpaquePointer?
        switch archive_read_next_header(archive, &entry) {
        case ARCHIVE_EOF: return .end
        case ARCHIVE_OK, ARCHIVE_WARN:
            guard let entry else { return .damage(problem) }
            return .entry(
                Entry(
                    name: archive_entry_pathname(entry).map { String(cString: $0) } ?? "",
                    isFile: carchive_is_file(entry) != 0 && archive_entry_hardlink(entry) == nil
                        && archive_entry_symlink(entry) == nil,
                    isFolder: carchive_is_folder(entry) != 0, isEncrypted: archive_entry_is_encrypted(entry) != 0))
        default: return .damage(problem)
        }
    }

    /// The bytes of the present entry, where they are no more than `most`. What its header says of its size is not believed.
    func data(most: Int) -> Content {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = archive_read_data(archive, &chunk, chunk.count)
            if count == 0 { return .bytes(bytes) }
            if count < 0 { return .damage(problem) }
            if bytes.count + Int(count) > most { return .tooMuch }
            bytes += chunk[..<Int(count)]
        }
    }
}
