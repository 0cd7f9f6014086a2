/// The part of an entry of ``StampedFiles`` that has the same size for all: six numbers of eight bytes.
package struct StampedEntry: BitwiseCopyable, Sendable {
    var stamp: FileStamp
    var hash: UInt64
    var looked: Int64

    /// A file of this stamp, which was looked at at the time `looked`, and had a digest then (0 for none).
    init(stamp: FileStamp, hash: UInt64, looked: Int64) {
        (self.stamp, self.hash, self.looked) = (stamp, hash, looked)
    }

    /// A file that was read after the time `looked`, with what the system said of it before. Where it could be written again
    /// without a sign, the digest of its bytes is kept.
    package init(read bytes: [UInt8], _ stamp: FileStamp, looked: Int64) {
        self.init(stamp: stamp, hash: looked < stamp.settles ? ContentHash(bytes).value : 0, looked: looked)
    }

    /// Whether the file could have been written after the look without a sign of it.
    var isInDoubt: Bool { looked < stamp.settles }

    /// What the file held.
    var mark: FileDigest { FileDigest(size: stamp.size, hash: ContentHash(value: hash)) }
}
