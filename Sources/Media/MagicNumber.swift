/// What files of a type begin with.
enum MagicNumber: Hashable, Sendable {
    /// These bytes, and then this text.
    case bytes([UInt8], String = "")
    /// This text.
    case text(String)
    /// A RIFF file of this form.
    case riff(String)
    /// A box of this type, as QuickTime and MP4 have them (ISO/IEC 14496-12, 4.2).
    case box(String)
    /// A file type box that names one of these brands, as the main one or a compatible one (ISO/IEC 14496-12, 4.3).
    case brand([String])

    /// Whether a file that begins with `start` is of this kind.
    func matches(_ start: [UInt8]) -> Bool {
        switch self {
        case .bytes(let bytes, let text): start.starts(with: bytes + Array(text.utf8))
        case .text(let text): start.starts(with: text.utf8)
        case .riff(let form): start.starts(with: "RIFF".utf8) && start.dropFirst(8).starts(with: form.utf8)
        case .box(let type): start.dropFirst(4).starts(with: type.utf8)
        case .brand(let brands): Self.names(brands, start)
        }
    }

    private static func names(_ brands: [String], _ start: [UInt8]) -> Bool {
        guard start.count >= 16, start[4..<8].elementsEqual("ftyp".utf8) else { return false }
        let size = start[0..<4].reduce(0) { $0 << 8 | Int($1) }
        guard (16...1024).contains(size), size <= start.count else { return false }
        // The four bytes at 12 are a version number, not a brand.
        return stride(from: 8, to: size - 3, by: 4).contains { place in
            place != 12 && brands.contains { start[place..<place + 4].elementsEqual($0.utf8) }
        }
    }
}
