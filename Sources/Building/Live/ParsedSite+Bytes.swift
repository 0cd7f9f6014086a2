import Diagnostics
import Reading

extension ParsedSite {
    /// The bytes of a file of the site as it stands now, or nil when it is not there or cannot be read.
    func bytes(of file: String) -> [UInt8]? {
        // Why it cannot be read is told where it is read for what it holds: here it is only compared.
        try? files.read(file)
    }

    /// The bytes of a file of the site as it stands now, or nil when it is not there.
    func present(_ file: String) throws(FileFailure) -> [UInt8]? {
        do throws(FileFailure) {
            return try files.read(file)
        } catch {
            if error.isAbsence { return nil }
            throw error
        }
    }
}
