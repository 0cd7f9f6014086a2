import Diagnostics
import Publishing

/// Where the pages of one language are staged: at the root of the output, or in a folder of it.
final class PageStage: Sendable {
    let publisher: Publisher
    /// The folder, with a slash at its end; empty for the root.
    let folder: String

    init(_ publisher: Publisher, folder: String = "") { (self.publisher, self.folder) = (publisher, folder) }

    /// Stages a page at a path among these pages.
    func stage(path: String, bytes: [UInt8]) throws(FileFailure) {
        try publisher.stage(path: output(path), bytes: bytes)
    }

    /// The same with bytes that are not used after the call.
    func stage(path: String, bytes: UnsafeBufferPointer<UInt8>) throws(FileFailure) {
        try publisher.stage(path: output(path), bytes: bytes)
    }

    /// Stages a copy of a file.
    func copy(path: String, from source: String) throws(FileFailure) {
        try publisher.copy(path: output(path), from: source)
    }

    /// A digest of all that is staged so far, in whatever language.
    var contents: UInt64 { publisher.contents }

    private func output(_ path: String) -> String { folder.isEmpty ? path : folder + path }
}
