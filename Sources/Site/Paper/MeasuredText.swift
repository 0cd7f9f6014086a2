/// A text whose words were measured once, so that it can be wrapped at any width.
///
/// ```swift
/// let name = MeasuredText("Quattro stagioni", .serifBold, size: 1150)
/// name.width                    // of all on one line
/// name.lines(in: Ems(8_000))    // 2
/// ```
struct MeasuredText: Sendable {
    private struct Word {
        let width: Int
        let widest: Int

        init(_ text: some StringProtocol, _ face: Typeface, size: Int) {
            let widths = text.unicodeScalars.map { Ems(face.width(of: $0)).scaled(by: size).thousandths }
            (width, widest) = (widths.reduce(0, +), widths.max() ?? 0)
        }

        /// One line where there is room for it; else as many as it takes when each ends before its widest character.
        func lines(in room: Int) -> Int {
            guard width > room else { return 1 }
            let taken = max(room - widest, 1)
            return (width + taken - 1) / taken
        }
    }

    private var words: [Word]
    /// What stands between two words.
    private var space: Int

    /// Measures a text in a face, set in so many thousandths of the sheet's size. Lines are broken at spaces alone: a
    /// browser that breaks them at hyphens as well needs no more lines.
    init(_ text: String, _ face: Typeface, size: Int = 1000) {
        self.init(
            whole: text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }), face, size: size,
            between: Ems(face.width(of: " ")).scaled(by: size))
    }

    /// Measures pieces that are not broken, with so much between one and the next.
    init(whole pieces: [some StringProtocol], _ face: Typeface, size: Int = 1000, between: Ems) {
        words = pieces.map { Word($0, face, size: size) }
        space = between.thousandths
    }

    /// The same text with another behind it, from which it may be parted by a line's end.
    static func + (one: MeasuredText, other: MeasuredText) -> MeasuredText {
        var joined = one
        joined.words += other.words
        joined.space = max(one.space, other.space)
        return joined
    }

    /// The width of the whole text on one line.
    var width: Ems { Ems(words.reduce(0) { $0 + $1.width } + space * max(0, words.count - 1)) }

    /// The width of its widest word.
    var widestWord: Ems { Ems(words.map(\.width).max() ?? 0) }

    /// The lines that it takes in a column of a width; a word that is wider than the column is broken anywhere.
    func lines(in width: Ems) -> Int {
        let room = max(1, width.thousandths)
        var (lines, used) = (0, room)
        for word in words {
            if used + space + word.width <= room {
                used += space + word.width
            } else {
                lines += word.lines(in: room)
                used = word.width <= room ? word.width : room
            }
        }
        return lines
    }
}
