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

    /// The class of the title's size.
    func className(at size: TypeSize, sheets: Int) -> String { titleSize(at: size, sheets: sheets).name }

    /// The height of the head, its rule and the space below it. One of several sheets has a smaller title.
    func height(at size: TypeSize, sheets: Int) -> Ems {
        let title = titleSize(at: size, sheets: sheets).size
        var texts = [PaperBlock.Text(text: measured(title), line: PaperLengths.titleLine.scaled(by: title))]
        if let line { texts.append(PaperLengths.tagline.text(line)) }
        let padding = PaperLengths.headPadding + PaperLengths.columnsAbove + PaperLengths.taglineGap * 2
        return PaperBlock(texts: texts, padding: padding + size.ems(ofTenths: PaperField.rule))
            .height(in: field.width(at: size), air: .zero)
    }

    private func titleSize(at size: TypeSize, sheets: Int) -> PaperLengths.Title {
        let sizes = sheets == 1 ? PaperLengths.titles[...] : PaperLengths.titles.dropFirst(2)
        let room = field.width(at: size)
        return sizes.first { measured($0.size).width <= room } ?? PaperLengths.titles[PaperLengths.titles.count - 1]
    }

    private func measured(_ size: Int) -> MeasuredText { MeasuredText(title, .serifBold, size: size) }
}
