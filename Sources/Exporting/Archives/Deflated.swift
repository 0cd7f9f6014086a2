import CZlib

/// Bytes made smaller by DEFLATE (RFC 1951), the same for the same bytes.
enum Deflated {
    /// What stands around the compressed bytes.
    enum Wrapping: Int32 {
        /// Nothing, as in a zip archive.
        case none = -15
        /// The head and the check of gzip (RFC 1952), without a time and a name.
        case gzip = 31
    }

    /// The bytes compressed; nil where there is no memory for it.
    static func bytes(_ bytes: [UInt8], in wrapping: Wrapping) -> [UInt8]? {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(
                &stream, Z_BEST_COMPRESSION, Z_DEFLATED, wrapping.rawValue, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
                == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var input = bytes
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(bytes.count))))
        let isDone = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(input.count))
                (stream.next_out, stream.avail_out) = (output.baseAddress, uInt(output.count))
                return deflate(&stream, Z_FINISH) == Z_STREAM_END
            }
        }
        guard isDone else { return nil }
        return Array(output[..<Int(stream.total_out)])
    }
}
