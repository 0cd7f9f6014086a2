import Kitchen

/// The head of a sheet: the name of the house as large as it fits on one line, and what is said below it.
struct SheetHead: Sendable {
    let title: String
    let texts: [String]
    let field: PaperField

    init(title: String, texts: [String] = [], field: PaperField) {
        (self.title, self.texts, self.field) = (title, texts, field)
    }

    /// The head of a menu: the name alone where what is said below it would take the room of a dish.
    init(_ menu: Menu, of site: SiteFrame, for purpose: MenuPurpose) {
        self.init(
            title: site.settings.title,
            texts: purpose == .sheet ? [site.settings.tagline, menu.note].compactMap(\.self) : [],
            field: purpose.field(of: site))
    }

    /// The class of the title's size.
    func className(at size: TypeSize, sheets: Int) -> String { titleSize(at: size, sheets: sheets).name }

    /// The height of the head, its rule and the space below it. One of several sheets has a smaller title.
    func height(at size: TypeSize, sheets: Int) -> Ems {
        let title = titleSize(at: size, sheets: sheets).size
        let name = PaperBlock.Text(text: measured(title), line: PaperLengths.titleLine.scaled(by: title))
        let gaps = PaperLengths.taglineGap * (1 + max(1, texts.count))
        let padding = PaperLengths.headPadding + PaperLengths.columnsAbove + gaps
        return PaperBlock(
            texts: [name] + texts.map { PaperLengths.tagline.text($0) },
            padding: padding + size.ems(ofTenths: PaperField.rule)
        )
        .height(in: field.width(at: size), air: .zero)
    }

    private func titleSize(at size: TypeSize, sheets: Int) -> PaperLengths.Title {
        let sizes = sheets == 1 ? PaperLengths.titles[...] : PaperLengths.titles.dropFirst(2)
        let room = field.width(at: size)
        return sizes.first { measured($0.size).width <= room } ?? PaperLengths.titles[PaperLengths.titles.count - 1]
    }

    private func measured(_ size: Int) -> MeasuredText { MeasuredText(title, .serifBold, size: size) }
}
