import Text

/// A page in the memory that it was written into, which is not copied until somebody wants that.
public final class RenderedPage {
    private let buffer: OutputBuffer

    /// The page that was written.
    init(_ buffer: consuming OutputBuffer) { self.buffer = buffer }

    /// What `body` makes of the bytes of the page, which are not used after the call.
    public func withBytes<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(buffer.bytes)
    }

    /// A copy of the bytes.
    public var bytes: [UInt8] { Array(buffer.bytes) }
}
