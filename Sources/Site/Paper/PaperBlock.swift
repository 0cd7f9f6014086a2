/// What is set in a column in one piece: a heading, a dish, a line of a shopping sheet.
struct PaperBlock: Sendable {
    /// A text, the height of each of its lines, and how much of its width something beside it takes.
    struct Text: Sendable {
        let text: MeasuredText
        let line: Ems
        var beside = Ems.zero
    }

    var texts: [Text] = []
    /// The height of what is no text.
    var padding = Ems.zero
    /// How often the air of the sheet stands above and below, in thousandths.
    var airs = 0

    /// Its height in a column of a width.
    func height(in width: Ems, air: Ems) -> Ems {
        texts.reduce(padding + air.scaled(by: airs)) { height, part in
            height + part.line * part.text.lines(in: width - part.beside)
        }
    }
}

/// A heading with the blocks below it. A column that begins within a group has its heading again, and says so.
struct PaperGroup: Sendable {
    var head = PaperBlock()
    var repeatedHead = PaperBlock()
    let blocks: [PaperBlock]
}

/// The part of a group that stands in one column.
struct PaperPiece: Hashable, Sendable {
    let group: Int
    let blocks: Range<Int>

    /// Whether the group began in an earlier column.
    var isContinued: Bool { blocks.lowerBound > 0 }
}
