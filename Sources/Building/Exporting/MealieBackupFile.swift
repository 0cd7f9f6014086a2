import Diagnostics
import Importing
import Reading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension MealieCatalogue {
    /// The units and foods in a backup of Mealie: its archive, the folder of that, or its `database.json`.
    public static func read(backup path: String) throws(ImportFailure) -> MealieCatalogue {
        let export = try opened(path)
        do throws(Refusal) {
            return try read(export.files)
        } catch {
            throw failure(error, in: export)
        }
    }

    private static func opened(_ path: String) throws(ImportFailure) -> OpenedExport {
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try TextFile.read(path)
        } catch {
            if error.code == EISDIR, let folder = try OpenedExport(folder: path) { return folder }
            throw ImportFailure(kind: .system, reason: error.reason, fix: error.fix)
        }
        do throws(ImportFailure) {
            return try OpenedExport(bytes, named: path)
        } catch {
            throw ImportFailure(
                kind: error.kind, reason: error.reason, fix: error.kind == .content ? remedy : error.fix)
        }
    }

    private static func failure(_ refusal: Refusal, in export: OpenedExport) -> ImportFailure {
        let reason =
            switch refusal {
            case .hasNoDatabase:
                export.isOneFile ? "it is no backup of Mealie" : "it is no backup of Mealie: no database.json is in it"
            case .isUnreadable(let reason, let line): "database.json cannot be read, line \(line): \(reason)"
            case .isOfAnother: "it is no backup of Mealie: database.json is of another program"
            }
        return ImportFailure(kind: .content, reason: reason, fix: remedy)
    }

    private static let remedy = "make a backup in the admin settings of Mealie, and name the zip that it gives"
}
