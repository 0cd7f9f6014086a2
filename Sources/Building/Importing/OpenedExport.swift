import Diagnostics
import Importing
import Reading
import Synchronization
import Unpacking

/// What another program exported, opened: a folder, an archive, or one file.
struct OpenedExport {
    /// Its files.
    let files: ExportFiles
    /// The files in it that cannot be read, with why; of a folder, those that were asked for so far.
    var lost: [(path: String, failure: ImportFailure)] { damaged + unread.failures }
    private var damaged: [(path: String, failure: ImportFailure)] = []
    private let unread = UnreadFiles()
    /// Whether it is one file, which is called as the source is.
    var isOneFile = false
    /// Whether it can only be one recipe: a file, packed or not.
    var isOneRecipe: Bool { files.paths.count == 1 }
    /// The folder whose links are not followed out of it; nil for what is no folder.
    var folder: SiteFiles?

    /// The files of a folder; nil where there is none.
    init?(folder path: String) throws(ImportFailure) {
        guard let files = try? SiteFiles(root: path) else { return nil }  // what cannot be read is told as a file is
        do throws(FileFailure) {
            // What programs keep in files that begin with a full stop is asked for by name, and left out where it is not there.
            var hidden: [String] = []
            for path in CookCollection.hiddenFiles {
                if try files.isInside(path) == true { hidden.append(path) }
            }
            self.files = ExportFiles(try files.listing(of: ".").files + hidden) { [unread] in unread.read($0, of: files)
            }
            folder = files
        } catch {
            throw ImportFailure(kind: .system, reason: error.reason, fix: error.fix)
        }
    }

    /// The files of an archive, or the one that some bytes are.
    init(_ bytes: [UInt8], named path: String) throws(ImportFailure) {
        guard Unpacker.isArchive(bytes) else {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            files = ExportFiles([name]) { _ in bytes }
            isOneFile = true
            return
        }
        do throws(Unpacker.Refusal) {
            let unpacked = try Unpacker().unpack(bytes)
            // The same file twice is one.
            let byPath = Dictionary(grouping: unpacked.files, by: \.path).mapValues(Set.init)
            files = ExportFiles(byPath.filter { $1.count == 1 }.map(\.key)) { byPath[$0]?.first?.bytes }
            let refusal = ImportFailure(
                kind: .content, reason: "several files of the archive have this path", fix: Self.unpackIt)
            let twice = byPath.filter { $1.count > 1 }.keys.sorted().map { ($0, refusal) }
            damaged = twice + unpacked.lost.map { ($0.path, ImportFailure(kind: .content, reason: $0.reason)) }
        } catch {
            throw ImportFailure(
                kind: error.isHelper ? .system : .content,
                reason: error.isHelper ? error.reason : "the archive: \(error.reason)",
                fix: error.isHelper ? "put forno-unpack beside forno" : Self.unpackIt)
        }
    }

    private static let unpackIt = "unpack it by other means, and import the folder"
}

/// The files of a folder that could not be read.
private final class UnreadFiles: Sendable {
    private let unread = Mutex<[String: FileFailure]>([:])

    /// The bytes of a file; nil, and a failure more, when it cannot be read.
    func read(_ path: String, of files: SiteFiles) -> [UInt8]? {
        do throws(FileFailure) {
            return try files.read(path)
        } catch {
            unread.withLock { $0[path] = error }
            return nil
        }
    }

    /// What could not be read, in order of path.
    var failures: [(path: String, failure: ImportFailure)] {
        unread.withLock { $0 }.sorted { $0.key < $1.key }.map { path, failure in
            (path, ImportFailure(kind: .system, reason: failure.reason, fix: failure.fix))
        }
    }
}
