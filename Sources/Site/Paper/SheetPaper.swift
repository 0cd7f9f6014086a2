import Kitchen

/// A shopping sheet with how it is set on paper.
struct SheetPaper: Sendable {
    /// What stands under one heading: an aisle, the total, or a list of what is not bought.
    enum Group: Sendable {
        /// The shop where this is its first aisle and there are several; the aisle where it is known.
        case aisle(shop: String?, name: String?, [SheetLine])
        case total
        case have([SheetLine])
        case soon([ExpiringItem])
        case uncounted([SheetUncounted])

        /// Some of what stands there.
        func part(_ range: Range<Int>) -> Group {
            switch self {
            case .aisle(let shop, let name, let lines):
                .aisle(shop: range.lowerBound == 0 ? shop : nil, name: name, Array(lines[range]))
            case .total: .total
            case .have(let lines): .have(Array(lines[range]))
            case .soon(let items): .soon(Array(items[range]))
            case .uncounted(let entries): .uncounted(Array(entries[range]))
            }
        }

        /// Its heading; the total has none.
        func heading(_ words: Words) -> String? {
            switch self {
            case .aisle(_, let name, _): name ?? words[.otherAisle]
            case .total: nil
            case .have: words[.youHave]
            case .soon: words[.useSoon]
            case .uncounted: words[.notCounted]
            }
        }
    }

    /// What heads each sheet, in one row.
    struct Head: Sendable {
        let title: String
        let line: String
        let house: String
    }

    /// The part of a group that stands in one column.
    struct Part: Sendable {
        let group: Group
        let isContinued: Bool
    }

    let plan: PaperPlan
    private let groups: [Group]

    init(_ text: SheetText, head: Head, on field: PaperField) {
        groups = Self.groups(of: text)
        let measure = SheetMeasure(text: text, field: field)
        plan = PaperPlan(
            PaperForm(
                field: field, groups: groups.map(measure.group),
                gap: PaperBlock(padding: PaperLengths.aisleGap, airs: 1000),
                sizes: (22...28).reversed().map(TypeSize.init),
                airs: [45, 36, 28, 20, 14].map(PaperForm.Air.init),
                leastAir: PaperForm.Air(hundredths: 14),
                columns: 1...3, gutter: PaperLengths.shopGutter,
                columnWidths: Ems(17_000)...PaperLengths.shopColumn,
                leavingAlone: 8000,
                frame: { size, sheets in measure.frame(head, at: size, sheets: sheets) }))
    }

    /// The sheets with what stands on them.
    var sheets: [PaperSheet<Part>] {
        PaperSheet.all(of: plan) { Part(group: groups[$0.group].part($0.blocks), isContinued: $0.isContinued) }
    }

    private static func groups(of text: SheetText) -> [Group] {
        let sheet = text.sheet
        var shop: String?
        let aisles = sheet.aisles.map { aisle in
            defer { shop = aisle.shop }
            let name = sheet.hasAisles ? aisle.aisle : text.words[.toBuy]
            return Group.aisle(shop: aisle.shop == shop ? nil : aisle.shop, name: name, aisle.lines)
        }
        return aisles + (sheet.hasPrices ? [.total] : [])
            + (sheet.have.isEmpty ? [] : [.have(sheet.have)])
            + (sheet.soon.isEmpty ? [] : [.soon(sheet.soon)])
            + (sheet.uncounted.isEmpty ? [] : [.uncounted(sheet.uncounted)])
    }
}
