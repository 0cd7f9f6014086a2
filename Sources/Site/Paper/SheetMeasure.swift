import Kitchen

/// The groups of a shopping sheet as blocks for a column.
struct SheetMeasure: Sendable {
    let text: SheetText
    let field: PaperField

    func group(_ group: SheetPaper.Group) -> PaperGroup {
        PaperGroup(
            head: head(of: group, isRepeated: false), repeatedHead: head(of: group, isRepeated: true),
            blocks: blocks(of: group))
    }

    /// The height of a sheet's head: the title, what it is and the house in one row, which has its number as well where
    /// there are several sheets.
    func frame(_ head: SheetPaper.Head, at size: TypeSize, sheets: Int) -> Ems {
        let others = [head.line, head.house] + (sheets > 1 ? ["\(sheets) / \(sheets)"] : [])
        let title = MeasuredText(whole: [head.title], .serifBold, size: 2200, between: Ems(1500))
        let row = title + MeasuredText(whole: others, .serif, size: 1200, between: Ems(1500))
        let text = PaperBlock.Text(text: row, line: Ems(2500))
        return PaperBlock(texts: [text], padding: Ems(1300) + size.ems(ofTenths: 23))
            .height(in: field.width(at: size), air: .zero)
    }

    private func head(of group: SheetPaper.Group, isRepeated: Bool) -> PaperBlock {
        guard let heading = group.heading(text.words) else { return PaperBlock() }
        let name = MeasuredText(heading, .serifBold, size: 1200)
        let again = MeasuredText(text.words[.continued], .serif, size: 960)
        var texts = [PaperBlock.Text(text: isRepeated ? name + again : name, line: Ems(1560))]
        if case .aisle(let shop?, _, _) = group, !isRepeated {
            texts.append(PaperBlock.Text(text: MeasuredText(shop.uppercased(), .sansBold, size: 1000), line: Ems(1300)))
        }
        return PaperBlock(texts: texts, padding: Ems(200))
    }

    private func blocks(of group: SheetPaper.Group) -> [PaperBlock] {
        switch group {
        case .aisle(_, _, let lines): lines.map(line)
        case .total: [total]
        case .have(let lines): lines.map { item($0.name, SheetAmounts($0, in: text.format).needed ?? "") }
        case .soon(let items): items.map { item("", text.soon($0) + " (\(text.words[.planned]))") }
        case .uncounted(let entries): entries.map { item(text.uncounted($0), "(\(text.reason($0)))") }
        }
    }

    /// A box with what is bought and its price, and below it what it is for.
    private func line(_ line: SheetLine) -> PaperBlock {
        let price = MeasuredText(line.price.map(text.written) ?? text.words[.noPrice], .serifBold)
        let name = MeasuredText(line.name, .sansBold, size: 1050) + MeasuredText(text.bought(line), .sans)
        let uses = ([text.accounted(line)] + text.uses(line.uses)).joined(separator: " · ")
        return PaperBlock(
            texts: [
                PaperBlock.Text(text: name, line: Ems(1400), beside: Self.box + price.width + Ems(800)),
                PaperBlock.Text(text: MeasuredText(uses, .sans, size: 850), line: Ems(1070), beside: Self.box),
            ], padding: Ems(110), airs: 2000)
    }

    /// The box to tick with the gap behind it.
    private static let box = Ems(1800)

    private var total: PaperBlock {
        let sum = "\(text.words[.sum]) \(text.sum)"
        var texts = [PaperBlock.Text(text: MeasuredText(sum, .serifBold, size: 1500), line: Ems(1800))]
        if !text.sheet.unpriced.isEmpty {
            let names = text.sheet.unpriced.joined(separator: ", ")
            texts.append(
                PaperBlock.Text(text: MeasuredText("\(text.words[.notInTotal]) \(names)", .sans), line: Ems(1300)))
        }
        return PaperBlock(texts: texts, padding: Ems(700))
    }

    private func item(_ name: String, _ rest: String) -> PaperBlock {
        let words = MeasuredText(name, .sansBold) + MeasuredText(rest, .sans)
        return PaperBlock(texts: [PaperBlock.Text(text: words, line: Ems(1300))], padding: Ems(100))
    }
}
