import Kitchen

/// The foot of a menu: the keys to the allergens and additives, what every pizza stands on, where the house is and when it is open.
struct SheetFoot: Sendable {
    private let block: PaperBlock

    init(_ menu: MenuView, site: SiteFrame) {
        let sentences = menu.sentences.map { MeasuredText($0, .sans) as MeasuredText? }
        let texts =
            sentences + [
                Self.key(to: menu, site: site), Self.additives(of: menu, site: site),
                site.crossContact.map { MeasuredText($0, .sans) },
                Self.base(of: menu, site: site), Self.contact(of: site),
            ]
        block = PaperBlock(
            texts: texts.compactMap(\.self).map { PaperBlock.Text(text: $0, line: Ems(1400)) },
            padding: Ems(1600))
    }

    /// The height of the foot with its rule, and of the line that numbers it where there are several sheets.
    func height(at size: TypeSize, sheets: Int) -> Ems {
        let own = Self.size(at: size)
        let width = Ems(PaperField.width(at: size).thousandths * 1000 / own)
        let number = sheets > 1 ? Ems(1800) : .zero
        return (block.height(in: width, air: .zero) + number).scaled(by: own) + Ems(800) + size.ems(ofTenths: 23)
    }

    /// Its size in thousandths of the sheet's: 9.5 points at least.
    private static func size(at size: TypeSize) -> Int { max(620, size.ems(ofTenths: 95).thousandths) }

    private static func key(to menu: MenuView, site: SiteFrame) -> MeasuredText? {
        let notes = menu.legend.map { "\(site.settings.label(of: $0.allergen))\u{A0}\(site.words[$0.allergen])" }
        let unknown = menu.someUnknown ? ["?\u{A0}\(site.words[.printUnknown])"] : []
        let traces = menu.hasTraces ? ["(\u{A0})\u{A0}\(site.words[.traces])"] : []
        let frozen = menu.menu.hasFrozen ? ["*\u{A0}\(site.words[.frozen])"] : []
        let none = notes.isEmpty && unknown.isEmpty ? [site.words[.noneOfFourteen]] : []
        return MeasuredText(
            whole: [site.words[.allergens]] + notes + unknown + traces + frozen + none + [menu.statement], .sansBold,
            between: Ems(1100))
    }

    private static func additives(of menu: MenuView, site: SiteFrame) -> MeasuredText? {
        guard !menu.additives.isEmpty else { return nil }
        let notes = menu.additives.map { "\(site.settings.label(of: $0))\u{A0}\(site.words[$0])" }
        return MeasuredText(whole: [site.words[.additives]] + notes, .sansBold, between: Ems(1100))
    }

    private static func base(of menu: MenuView, site: SiteFrame) -> MeasuredText? {
        menu.baseName.map { MeasuredText("\(site.words[.everyPizzaOn]) \($0)", .sans) }
    }

    private static func contact(of site: SiteFrame) -> MeasuredText? {
        let parts = [site.settings.address, site.settings.phone].compactMap(\.self)
        let hours = site.settings.hours.map { "\($0.days) \($0.times)" }
        guard !(parts + hours).isEmpty else { return nil }
        return MeasuredText(whole: parts + hours, .sans, between: Ems(1600))
    }
}
