#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The text of a page, from bytes in whatever encoding: that of a byte order mark, else UTF-8 where the bytes are that, else
/// the one that the server or the page says, else Windows-1252, as browsers read it.
enum PageText {
    /// The text as UTF-8; nil for an encoding that cannot be read.
    static func decode(_ bytes: [UInt8], charset: String?) -> [UInt8]? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return repaired(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xFF, 0xFE]) { return converted(Array(bytes.dropFirst(2)), from: "UTF-16LE") }
        if bytes.starts(with: [0xFE, 0xFF]) { return converted(Array(bytes.dropFirst(2)), from: "UTF-16BE") }
        if String(validating: bytes, as: UTF8.self) != nil { return bytes }
        switch charset.map(name) {
        case nil, .western: return fromWindows1252(bytes)
        case .unicode: return repaired(bytes[...])
        case .other(let name): return converted(bytes, from: name)
        }
    }

    /// The encoding that a media type names: "text/html; charset=iso-8859-1".
    static func charset(ofType type: String) -> String? {
        for part in type.split(separator: ";").dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimming { " \t\"'".contains($0) } }
            if pair.count == 2, pair[0].lowercased() == "charset" { return pair[1] }
        }
        return nil
    }

    private enum Name {
        case unicode
        case western
        case other(String)
    }

    /// By the labels of the Encoding Standard, section 4.2.
    private static func name(of label: String) -> Name {
        switch label.lowercased() {
        case "utf-8", "utf8", "unicode-1-1-utf-8": .unicode
        case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "l1", "ascii", "us-ascii", "windows-1252", "cp1252",
            "x-cp1252", "ansi_x3.4-1968", "iso88591":
            .western
        case let label: .other(label)
        }
    }

    private static func repaired(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        Array(String(decoding: bytes, as: UTF8.self).utf8)
    }

    private static func fromWindows1252(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 {
                text.append(byte)
            } else {
                let code = byte < 0xA0 ? windows1252[Int(byte - 0x80)] : UInt32(byte)
                text += Character(Unicode.Scalar(code) ?? "\u{FFFD}").utf8
            }
        }
        return text
    }

    /// Where Windows-1252 differs from Latin-1 (Encoding Standard, index-windows-1252): 0x80 to 0x9F.
    private static let windows1252: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D,
        0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153,
        0x9D,
        0x017E, 0x0178,
    ]

    /// Text that the system's `iconv` reads; what stands for no character is left out.
    private static func converted(_ bytes: [UInt8], from charset: String) -> [UInt8]? {
        guard charset.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }), charset.utf8.count < 40,
            let converter = iconv_open("UTF-8", charset), converter != iconv_t(bitPattern: -1)
        else { return nil }
        defer { iconv_close(converter) }
        var (input, output) = (bytes, [UInt8](repeating: 0, count: bytes.count * 3 + 16))
        let count = input.withUnsafeMutableBytes { input in
            output.withUnsafeMutableBytes { output in
                var (from, left) = (input.baseAddress?.assumingMemoryBound(to: CChar.self), input.count)
                var (to, room) = (output.baseAddress?.assumingMemoryBound(to: CChar.self), output.count)
                while iconv(converter, &from, &left, &to, &room) == .max, errno == EILSEQ, left > 0 {
                    from = from.map { $0 + 1 }
                    left -= 1
                }
                return output.count - room
            }
        }
        return Array(output[..<count])
    }
}

extension StringProtocol {
    /// The text without the characters at both ends that `isLeftOut` says.
    func trimming(_ isLeftOut: (Character) -> Bool) -> String {
        let start = drop(while: isLeftOut)
        guard let last = start.lastIndex(where: { !isLeftOut($0) }) else { return "" }
        return String(start[...last])
    }
}
