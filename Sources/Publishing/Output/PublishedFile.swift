import Diagnostics

/// A file of the output as an earlier build wrote it.
public struct PublishedFile: Sendable {
    /// All its bytes.
    public let bytes: [UInt8]
    /// When it was written: seconds since 1970.
    public let written: Int
}

extension Publisher {
    /// The file at an address of the output; nil where Forno wrote none, or somebody has changed it since.
    public func publishedFile(_ address: String) throws(FileFailure) -> PublishedFile? {
        guard let output, let path = OutputPath(address), let mark = earlierPages[path],
            try output.holds(mark, at: path.text), let bytes = try output.read(path.text)
        else { return nil }
        let written = try output.status(at: path.text).stamp.modified / 1_000_000_000
        return PublishedFile(bytes: bytes, written: Int(written))
    }
}
