import Diagnostics
import Importing
import Reading
import Unpacking

/// What another program exported, opened: a folder, an archive, or one file.
struct OpenedExport {
    /// Its files.
    let files: ExportFiles
    /// The files in it that cannot be read, with why.
    var lost: [(path: String, reason: String)] = []
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
            let hidden = CookCollection.hiddenFiles.filter { (try? files.isInside($0)) == true }
            // A file that cannot be read is none of an export.
            self.files = ExportFiles(try files.listing(of: ".").files + hidden) { try? files.read($0) }
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
            let byPath = Dictionary(unpacked.files.map { ($0.path, $0.bytes) }) { _, last in last }
            files = ExportFiles(Array(byPath.keys)) { byPath[$0] }
            lost = unpacked.lost.map { ($0.path, $0.reason) }
        } catch {
            throw ImportFailure(
                kind: error.isHelper ? .system : .content,
                reason: error.isHelper ? error.reason : "the archive: \(error.reason)",
                fix: error.isHelper
                    ? "put forno-unpack beside forno" : "unpack it by other means, and import the folder")
        }
    }
}
