/// A text of the picture that a page is shared with, in lines of the largest type in which it fits.
///
/// ```
/// FittedText("Spaghetti alla puttanesca", .title).lines    // ["Spaghetti alla", "puttanesca"]
/// ```
struct FittedText: Hashable {
    /// What a text is set in, and where there is room for it; in pixels.
    struct Frame {
        let face: Typeface
        /// The sizes of type to choose from, the largest first.
        let sizes: [Int]
        let height: Int

        /// The title of the page.
        static let title = Frame(face: .serifBold, sizes: Array(stride(from: 96, through: 36, by: -4)), height: 350)
        /// What stands above it.
        static let above = Frame(face: .sans, sizes: [36, 32, 28], height: 75)

        fileprivate static let width = 552

        fileprivate func width(of text: String, _ size: Int) -> Int {
            text.unicodeScalars.reduce(0) { $0 + face.width(of: $1) } * size / 1000
        }
    }

    /// The size of its type.
    let size: Int
    let lines: [String]

    /// From one line to the next.
    var lineHeight: Int { Self.lineHeight(size) }
    private static func lineHeight(_ size: Int) -> Int { size * 23 / 20 }

    /// A text, cut off where it does not fit in the smallest type.
    init(_ text: String, _ frame: Frame) {
        let words = text.inXML.split(whereSeparator: \.isWhitespace).map(String.init)
        let fitting = frame.sizes.first { size in
            let lines = Self.lines(of: words, frame, size)
            return lines.count * Self.lineHeight(size) <= frame.height
                && lines.allSatisfy { frame.width(of: $0, size) <= Frame.width }
        }
        let size = fitting ?? frame.sizes.last ?? 0
        let all = Self.lines(of: words, frame, size)
        var lines = Array(all.prefix(frame.height / Self.lineHeight(size)))
        if lines.count < all.count { lines[lines.count - 1] += " …" }
        (self.size, self.lines) = (size, lines.map { Self.cut($0, frame, size) })
    }

    private static func lines(of words: [String], _ frame: Frame, _ size: Int) -> [String] {
        words.reduce(into: []) { lines, word in
            if let last = lines.last, frame.width(of: last + " " + word, size) <= Frame.width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(word)
            }
        }
    }

    private static func cut(_ line: String, _ frame: Frame, _ size: Int) -> String {
        guard frame.width(of: line, size) > Frame.width else { return line }
        var line = line
        while !line.isEmpty, frame.width(of: line + "…", size) > Frame.width { line.removeLast() }
        return line + "…"
    }
}

extension String {
    /// The text with spaces for what XML 1.0 has no way to write (section 2.2).
    fileprivate var inXML: String {
        String(UnicodeScalarView(unicodeScalars.map { $0.isInXML ? $0 : " " }))
    }
}

extension Unicode.Scalar {
    fileprivate var isInXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0x7E, 0xA0...0xFFFD, 0x1_0000...: true
        default: false
        }
    }
}
