import Kitchen

/// The head of a sheet: the name of the house as large as it fits on one line, and a line below it.
struct SheetHead: Sendable {
    let title: String
    let line: String?
    let field: PaperField

    init(title: String, line: String?, field: PaperField) {
        (self.title, self.line, self.field) = (title, line, field)
    }

    /// The head of a menu: the name alone where the line below it would take the room of a dish.
    init(menuOf site: SiteFrame, for purpose: MenuPurpose) {
        self.init(
            title: site.settings.title, line: purpose == .sheet ? site.settings.tagline : nil,
            field: purpose.field(of: site))
    }

    /// A size for the title, in thousandths of the sheet's, with its class in the style sheet.
    private struct TitleSize {
        let size: Int
        let className: String
    }

    private static let titleSizes = [
        TitleSize(size: 3200, className: "title-large"), TitleSize(size: 2500, className: "title-medium"),
        TitleSize(size: 1900, className: "title-small"), TitleSize(size: 1500, className: "title-tiny"),
    ]

    /// The class of the title's size.
    func className(at size: TypeSize, sheets: Int) -> String { titleSize(at: size, sheets: sheets).className }

    /// The height of the head, its rule and the space below it. One of several sheets has a smaller title.
    func height(at size: TypeSize, sheets: Int) -> Ems {
        let title = titleSize(at: size, sheets: sheets).size
        var texts = [PaperBlock.Text(text: measured(title), line: Ems(1100).scaled(by: title))]
        if let line {
            texts.append(PaperBlock.Text(text: MeasuredText(line, .serif, size: 1150), line: Ems(1495)))
        }
        return PaperBlock(texts: texts, padding: Ems(2000) + size.ems(ofTenths: 23))
            .height(in: field.width(at: size), air: .zero)
    }

    private func titleSize(at size: TypeSize, sheets: Int) -> TitleSize {
        let sizes = sheets == 1 ? Self.titleSizes[...] : Self.titleSizes.dropFirst(2)
        let room = field.width(at: size)
        return sizes.first { measured($0.size).width <= room } ?? Self.titleSizes[Self.titleSizes.count - 1]
    }

    private func measured(_ size: Int) -> MeasuredText { MeasuredText(title, .serifBold, size: size) }
}
