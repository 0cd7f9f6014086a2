/// The kinds of picture that a page may show.
///
/// SVG is not one of them: it can hold scripts.
public enum PictureType: String, CaseIterable, Sendable {
    case png
    case jpeg
    case gif
    case webp
    case avif

    /// The kind of picture that `bytes` are by their first bytes, whatever their name or server says; nil for all else.
    public static func sniff(_ bytes: [UInt8]) -> PictureType? {
        let start = bytes.prefix(6)
        if bytes.starts(with: pngStart) { return .png }
        if start.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if start.elementsEqual("GIF87a".utf8) || start.elementsEqual("GIF89a".utf8) { return .gif }
        if start.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return .webp }
        return isAVIF(bytes) ? .avif : nil
    }

    /// The ending of a file of this kind, without the dot.
    public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

    /// The media type of this kind: "image/png".
    public var mediaType: String { "image/" + rawValue }

    /// The signature of PNG and the head of its first chunk (ISO/IEC 15948, 5.2 and 11.2.2).
    private static let pngStart: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)

    /// Whether the file type box at the start (ISO/IEC 14496-12, 4.3) names AVIF as its brand or a compatible one.
    private static func isAVIF(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
        let size = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
        guard (16...1024).contains(size), size <= bytes.count else { return false }
        // The four bytes at 12 are a version number, not a brand.
        return stride(from: 8, to: size - 3, by: 4).contains { place in
            place != 12 && ["avif", "avis"].contains { bytes[place..<place + 4].elementsEqual($0.utf8) }
        }
    }
}
