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
        let (type, gap) = (PaperLengths.shopTitle, PaperLengths.shopHeadGap)
        let title = MeasuredText(whole: [head.title], type.face, size: type.size, between: gap)
        let row =
            title
            + MeasuredText(whole: others, PaperLengths.shopHouse.face, size: PaperLengths.shopHouse.size, between: gap)
        let padding = PaperLengths.shopHeadPadding + PaperLengths.columnsAbove
        return PaperBlock(texts: [type.text(row)], padding: padding + size.ems(ofTenths: PaperField.rule))
            .height(in: field.width(at: size), air: .zero)
    }

    private func head(of group: SheetPaper.Group, isRepeated: Bool) -> PaperBlock {
        guard let heading = group.heading(text.words) else { return PaperBlock() }
        let type = PaperLengths.aisle
        let (name, small) = (type.measured(heading), type.size * PaperLengths.continuedAisle / 1000)
        let again = MeasuredText(text.words[.continued], .serif, size: small)
        var texts = [type.text(isRepeated ? name + again : name)]
        if case .aisle(let shop?, _, _) = group, !isRepeated {
            // Its letters are spaced: it is as wide as in the size around it.
            texts.append(PaperLengths.text.text(MeasuredText(shop.uppercased(), PaperLengths.shopName.face)))
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
        let name = PaperLengths.itemName.measured(line.name) + PaperLengths.text.measured(text.bought(line))
        let uses = ([text.accounted(line)] + text.uses(line.uses)).joined(separator: " · ")
        return PaperBlock(
            texts: [
                PaperBlock.Text(
                    text: name, line: PaperLengths.itemName.line + Self.twoFaces,
                    beside: Self.box + price.width + PaperLengths.itemPriceGap),
                PaperLengths.itemUse.text(uses, beside: Self.box),
            ], padding: Self.rule, airs: 2000)
    }

    /// The box to tick with the gap behind it.
    private static let box = PaperLengths.box + PaperLengths.boxGap
    /// What a line is higher on which a name, an amount and a price of different faces stand on one baseline.
    private static let twoFaces = Ems(85)
    /// The line between two items.
    private static let rule = Ems(110)

    private var total: PaperBlock {
        let sum = "\(text.words[.sum]) \(text.sum)"
        var texts = [PaperLengths.sum.text(sum)]
        if !text.sheet.unpriced.isEmpty {
            let names = text.sheet.unpriced.joined(separator: ", ")
            texts.append(PaperLengths.text.text("\(text.words[.notInTotal]) \(names)"))
        }
        return PaperBlock(texts: texts, padding: Ems(700))
    }

    private func item(_ name: String, _ rest: String) -> PaperBlock {
        let words = MeasuredText(name, .sansBold) + MeasuredText(rest, .sans)
        return PaperBlock(texts: [PaperLengths.text.text(words)], padding: PaperLengths.restGap)
    }
}
