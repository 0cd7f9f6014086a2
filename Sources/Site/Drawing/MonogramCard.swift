import Text

/// The picture of what no drawing is certain for: a card with the first letter of the title in an ornament.
enum MonogramCard {
    /// How many different cards there are of each letter.
    static let ways = 2
    /// The letters that have cards; what begins otherwise has that of the last.
    static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ&".utf8)

    /// A letter's name in addresses.
    static func name(of letter: UInt8) -> String {
        Int(letter) < letters.count - 1 ? String(UnicodeScalar(letters[Int(letter)] | 0x20)) : "and"
    }

    /// The place of a word's first letter among them.
    static func letter(of word: String) -> UInt8 {
        let place = word.utf8.first.flatMap { letters.firstIndex(of: $0 & 0xDF) }
        return UInt8(place ?? letters.count - 1)
    }

    /// One of a letter's cards.
    static func svg(letter: Int, way: Int) -> HTML {
        let colours = inks[(letter + way) % inks.count]
        var sketch = Sketch()
        sketch.paint(paper, colours)
        if way == 0 { sketch.paint(corners, colours) } else { wreath(on: &sketch, colours) }
        sketch.paint(text(letters[letter]), colours)
        return sketch.finished()
    }

    private static let inks = [
        Colours("#b5562f", "#8c3a1c", "#e3a587"), Colours("#5f7a45", "#405a2b", "#b1c7a0"),
        Colours("#4f7d94", "#33586c", "#a9c6d3"), Colours("#a97c25", "#7a5612", "#e5c583"),
    ]

    private static let paper: HTML = """
        <rect x='-88' y='-85' width='176' height='176' rx='18' fill='#d3bd95'/><rect x='-88' y='-88' width='176' \
        height='176' rx='18' fill='#fffaf0'/><rect x='-79' y='-79' width='158' height='158' rx='11' fill='none' \
        stroke='$1' stroke-width='3'/>
        """

    private static let corners: HTML = """
        <g fill='none' stroke='$1' stroke-width='4' stroke-linecap='round'><path \
        d='M-70-34C-70-52-62-46-54-54-46-62-52-70-34-70M70-34C70-52 62-46 54-54 46-62 52-70 34-70M-70 34C-70 52-62 \
        46-54 54-46 62-52 70-34 70M70 34C70 52 62 46 54 54 46 62 52 70 34 70'/></g><path d='M-66-66h0M66-66h0M-66 \
        66h0M66 66h0M-70 0h0M70 0h0M0-70h0M0 70h0' stroke='$1' stroke-width='9' stroke-linecap='round'/><path \
        d='M-70-13h0M-70 13h0M70-13h0M70 13h0M-13-70h0M13-70h0M-13 70h0M13 70h0' stroke='$3' stroke-width='7' \
        stroke-linecap='round'/>
        """

    /// Two branches of olive that meet above the letter.
    private static func wreath(on sketch: inout Sketch, _ colours: Colours) {
        let leaves = (0..<9).flatMap { number in
            let angle = 100 + number * 17
            return [(angle, 60), (180 - angle, 120)].map { (spot: Spot(angle: $0, distance: 630), turn: $0 + $1) }
        }
        let twig = "M12 62A62 62 0 0 0 18-60M-12 62A62 62 0 0 1-18-60"
        sketch.put(#"<path d="\#(twig)" fill="none" stroke="\#(colours.dark)" stroke-width="3"/>"#)
        sketch.lay(
            [.line(11, 12, .main), .line(2, 12, .light)], at: leaves, colours)
    }

    private static func text(_ letter: UInt8) -> HTML {
        """
        <text y='33' font-family='Iowan Old Style,Palatino Linotype,Palatino,URW Palladio L,P052,Georgia,serif' \
        font-size='94' text-anchor='middle' fill='$2'>\(String(UnicodeScalar(letter)))</text>
        """
    }
}
