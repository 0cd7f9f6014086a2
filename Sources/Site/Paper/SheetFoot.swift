import Kitchen

/// The foot of a menu: the keys to the allergens and additives, what every pizza stands on, where the house is and when it is open.
struct SheetFoot: Sendable {
    private let block: PaperBlock
    private let purpose: MenuPurpose
    private let field: PaperField
    private let hasCode: Bool
    /// What stands below the code that leads to the menu's page; nothing where the room is for dishes.
    private let caption: MeasuredText?

    init(_ menu: MenuView, site: SiteFrame, for purpose: MenuPurpose, hasCode: Bool) {
        (self.purpose, self.hasCode, field) = (purpose, hasCode, purpose.field(of: site))
        caption = purpose == .sheet ? MeasuredText(site.words[.menuOnPhone], .sans) : nil
        let texts = purpose.listsPrices ? Self.notice(of: menu, site: site) : Self.texts(of: menu, site: site)
        block = PaperBlock(
            texts: (texts + [Self.contact(of: site, for: purpose)]).compactMap(\.self)
                .map { PaperLengths.foot.text($0) },
            padding: PaperLengths.footPadding + PaperLengths.footGap * 3 + Ems(100))
    }

    /// What guests pay besides, and where all else is said.
    private static func notice(of menu: MenuView, site: SiteFrame) -> [MeasuredText?] {
        let frozen = menu.menu.hasFrozen ? " *\u{A0}\(site.words[.frozen])" : ""
        let sentences = site.charges + [site.words[.restInMenu] + frozen]
        return [MeasuredText(sentences.joined(separator: " "), .sans)]
    }

    private static func texts(of menu: MenuView, site: SiteFrame) -> [MeasuredText?] {
        menu.sentences.map { MeasuredText($0, .sans) } + [
            key(to: menu, site: site), additives(of: menu, site: site),
            site.crossContact.map { MeasuredText($0, .sans) }, base(of: menu, site: site),
        ]
    }

    /// The height of the foot with its rule, and of the line that numbers it where there are several sheets.
    func height(at size: TypeSize, sheets: Int) -> Ems {
        let own = self.size(at: size)
        let width = ems(field.pointsAcross, at: size)
        let number = sheets > 1 ? PaperLengths.foot.line + PaperLengths.footGap + Ems(100) : .zero
        let (codeWidth, codeHeight) = codeSize(at: size)
        let text = block.height(in: width - codeWidth, air: .zero) + number
        return max(text, codeHeight).scaled(by: own) + PaperLengths.columnsBelow
            + size.ems(ofTenths: PaperField.rule)
    }

    /// The room that the code takes, with its caption and the gap beside it, in ems of the foot.
    private func codeSize(at size: TypeSize) -> (width: Ems, height: Ems) {
        guard hasCode else { return (.zero, .zero) }
        let code = ems(purpose.codeWidth(on: field), at: size)
        let gap = ems(PaperField.points(PaperLengths.codeGap), at: size)
        let lines = caption?.lines(in: code) ?? 0
        return (
            code + gap, code + PaperLengths.codeCaption.line * lines + PaperLengths.footPadding + PaperLengths.footGap
        )
    }

    /// A length in tenths of a point in ems of the foot of sheets of a size.
    private func ems(_ tenths: Int, at size: TypeSize) -> Ems {
        Ems(size.ems(ofTenths: tenths).thousandths * 1000 / self.size(at: size))
    }

    /// Its size in thousandths of the sheet's.
    private func size(at size: TypeSize) -> Int {
        max(PaperLengths.footSize, size.ems(ofTenths: purpose.leastFoot).thousandths)
    }

    private static func key(to menu: MenuView, site: SiteFrame) -> MeasuredText? {
        let notes = menu.legend.map { "\(site.settings.label(of: $0.allergen))\u{A0}\(site.words[$0.allergen])" }
        let unknown = menu.someUnknown ? ["?\u{A0}\(site.words[.printUnknown])"] : []
        let traces = menu.hasTraces ? ["(\u{A0})\u{A0}\(site.words[.traces])"] : []
        let frozen = menu.menu.hasFrozen ? ["*\u{A0}\(site.words[.frozen])"] : []
        let none = notes.isEmpty && unknown.isEmpty ? [site.words[.noneOfFourteen]] : []
        return MeasuredText(
            whole: [site.words[.allergens]] + notes + unknown + traces + frozen + none + [menu.statement], .sansBold,
            between: betweenNotes)
    }

    private static func additives(of menu: MenuView, site: SiteFrame) -> MeasuredText? {
        guard !menu.additives.isEmpty else { return nil }
        let notes = menu.additives.map { "\(site.settings.label(of: $0))\u{A0}\(site.words[$0])" }
        return MeasuredText(whole: [site.words[.additives]] + notes, .sansBold, between: betweenNotes)
    }

    /// A space, and the gap of a note.
    private static let betweenNotes = Ems(400) + PaperLengths.footnoteGap

    private static func base(of menu: MenuView, site: SiteFrame) -> MeasuredText? {
        menu.baseName.map { MeasuredText("\(site.words[.everyPizzaOn]) \($0)", .sans) }
    }

    /// Where the house is and when it is open; two languages share a sheet without it, as the style sheet has it.
    private static func contact(of site: SiteFrame, for purpose: MenuPurpose) -> MeasuredText? {
        guard purpose == .sheet, site.settings.printing?.isSideBySide != true else { return nil }
        let parts = [site.settings.address, site.settings.phone].compactMap(\.self)
        let hours = site.settings.hours.map { "\($0.days) \($0.times)" }
        guard !(parts + hours).isEmpty else { return nil }
        return MeasuredText(whole: parts + hours, .sans, between: PaperLengths.contactGap)
    }
}
