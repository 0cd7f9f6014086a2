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
    /// The height of what stands beside the texts.
    var least = Ems.zero
    /// How often the air of the sheet stands above and below, in thousandths.
    var airs = 0
    /// The same in other languages, each on a part of the sheet of its own.
    var others: [PaperBlock] = []

    /// Its height in a column of a width: that of the highest of its languages.
    func height(in width: Ems, air: Ems) -> Ems {
        let own = texts.reduce(padding) { $0 + $1.line * $1.text.lines(in: width - $1.beside) }
        return others.reduce(max(own, least) + air.scaled(by: airs)) { max($0, $1.height(in: width, air: air)) }
    }

    /// The block with the same in another language.
    fileprivate func beside(_ other: PaperBlock) -> PaperBlock {
        var block = self
        block.others.append(other)
        return block
    }
}

/// A heading with the blocks below it. A column that begins within a group has its heading again, and says so.
struct PaperGroup: Sendable {
    var head = PaperBlock()
    var repeatedHead = PaperBlock()
    let blocks: [PaperBlock]

    /// The group with the same in another language.
    func beside(_ other: PaperGroup) -> PaperGroup {
        PaperGroup(
            head: head.beside(other.head), repeatedHead: repeatedHead.beside(other.repeatedHead),
            blocks: zip(blocks, other.blocks).map { $0.beside($1) })
    }
}

/// The part of a group that stands in one column.
struct PaperPiece: Hashable, Sendable {
    let group: Int
    let blocks: Range<Int>

    /// Whether the group began in an earlier column.
    var isContinued: Bool { blocks.lowerBound > 0 }
}
