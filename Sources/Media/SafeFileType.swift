/// A kind of file that no browser runs: what may be published beside pages.
///
/// This is the one list of them. A link, a picture of a text, a menu or a front matter, a picture from another host and what
/// the preview serves are all held to it; what is not on it is refused.
///
/// ```
/// SafeFileType(ofFile: "content/recipes/dough.jpg")?.mediaType              // "image/jpeg"
/// SafeFileType(ofFile: "content/recipes/print.html")                        // nil
/// SafeFileType(ofFile: "dough.jpg")?.refusal(ofStart: Array("<html>".utf8)) // .markup
/// ```
public struct SafeFileType: Hashable, Sendable {
    /// What a file of a type is to a reader.
    public enum Kind: Hashable, Sendable {
        case picture
        /// A picture made of lines, as text: its elements are looked at one by one.
        case drawing
        case sound
        case film
        case document
        case text

        /// Whether pages can show it as a picture.
        public var isShown: Bool { self == .picture || self == .drawing }
    }

    /// The endings of files of the type in lowercase, without the dot; the usual one first.
    public let endings: [String]
    /// The media type as servers send it: "image/png", "text/csv; charset=utf-8".
    public let mediaType: String
    /// What it is to a reader.
    public let kind: Kind
    /// What files of the type begin with; none for text.
    let numbers: [MagicNumber]

    /// The type that the ending of a file's name says, in any case of letters; nil when it is on no list.
    public init?(ofFile path: String) {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")),
            let type = Self.byEnding[Substring(name[name.index(after: dot)...]).lowercased()]
        else { return nil }
        self = type
    }

    /// The kind of picture that `bytes` are by their first ones, whatever their name or server says; nil for all else.
    public init?(ofPicture bytes: [UInt8]) {
        guard let type = Self.all.first(where: { $0.kind == .picture && $0.begins(bytes) }) else { return nil }
        self = type
    }

    /// A type of these endings; "jpg jpeg".
    private init(_ kind: Kind, _ endings: String, _ mediaType: String, _ numbers: [MagicNumber] = []) {
        self.endings = endings.split(separator: " ").map(String.init)
        self.mediaType = mediaType
        self.kind = kind
        self.numbers = numbers
    }

    /// Whether a file that begins with `bytes` is of this type.
    func begins(_ bytes: [UInt8]) -> Bool { numbers.contains { $0.matches(bytes) } }

    private static let byEnding = Dictionary(
        all.flatMap { type in type.endings.map { ($0, type) } }, uniquingKeysWith: { first, _ in first })
}

extension SafeFileType {
    /// All types, in the order in which a file is compared with them.
    public static let all: [SafeFileType] =
        pictures + recordings + [
            SafeFileType(.drawing, "svg", "image/svg+xml"),
            SafeFileType(.document, "pdf", "application/pdf", [.text("%PDF-")]),
            SafeFileType(.text, "txt text", "text/plain; charset=utf-8"),
            SafeFileType(.text, "csv", "text/csv; charset=utf-8"),
            SafeFileType(.text, "tsv", "text/tab-separated-values; charset=utf-8"),
            SafeFileType(.text, "md markdown", "text/markdown; charset=utf-8"),
            SafeFileType(.text, "cook", "text/plain; charset=utf-8"),
            SafeFileType(.text, "ics", "text/calendar; charset=utf-8"),
        ]

    private static let pictures = [
        // The signature and the head of the first chunk (ISO/IEC 15948, 5.2 and 11.2.2).
        SafeFileType(
            .picture, "png", "image/png", [.bytes([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13], "IHDR")]),
        SafeFileType(.picture, "jpg jpeg jpe jfif", "image/jpeg", [.bytes([0xFF, 0xD8, 0xFF])]),
        SafeFileType(.picture, "gif", "image/gif", [.text("GIF87a"), .text("GIF89a")]),
        SafeFileType(.picture, "webp", "image/webp", [.riff("WEBP")]),
        SafeFileType(.picture, "avif", "image/avif", [.brand(["avif", "avis"])]),
        SafeFileType(
            .picture, "heic heif", "image/heic", [.brand(["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"])]),
        SafeFileType(.picture, "jxl", "image/jxl", [.bytes([0xFF, 0x0A]), .bytes([0, 0, 0, 12], "JXL ")]),
        SafeFileType(.picture, "tif tiff", "image/tiff", [.bytes([0x49, 0x49, 42, 0]), .bytes([0x4D, 0x4D, 0, 42])]),
        SafeFileType(.picture, "bmp", "image/bmp", [.text("BM")]),
        SafeFileType(.picture, "ico", "image/x-icon", [.bytes([0, 0, 1, 0])]),
    ]

    private static let recordings = [
        SafeFileType(
            .sound, "mp3", "audio/mpeg",
            [.text("ID3")] + [0xFA, 0xFB, 0xF2, 0xF3, 0xE2, 0xE3].map { .bytes([0xFF, $0]) }),
        SafeFileType(.sound, "aac", "audio/aac", [.bytes([0xFF, 0xF1]), .bytes([0xFF, 0xF9]), .text("ADIF")]),
        SafeFileType(.sound, "m4a", "audio/mp4", [.box("ftyp")]),
        SafeFileType(.sound, "ogg oga opus", "audio/ogg", [.text("OggS")]),
        SafeFileType(.sound, "flac", "audio/flac", [.text("fLaC")]),
        SafeFileType(.sound, "wav", "audio/wav", [.riff("WAVE")]),
        SafeFileType(.film, "mp4 m4v", "video/mp4", [.box("ftyp")]),
        SafeFileType(
            .film, "mov", "video/quicktime", ["ftyp", "moov", "mdat", "wide", "free", "skip"].map { .box($0) }),
        SafeFileType(.film, "webm mkv", "video/webm", [.bytes([0x1A, 0x45, 0xDF, 0xA3])]),
        SafeFileType(.film, "ogv", "video/ogg", [.text("OggS")]),
    ]
}
