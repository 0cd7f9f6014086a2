/// What is set on sheets of paper, and how it may be set.
struct PaperForm: Sendable {
    /// A width of the air, in hundredths of an em.
    struct Air: Comparable, Hashable, Sendable {
        let hundredths: Int

        static func < (one: Air, other: Air) -> Bool { one.hundredths < other.hundredths }

        var ems: Ems { Ems(hundredths * 10) }
        /// The name of its class in the style sheet: "air-32".
        var className: String { "air-\(hundredths)" }
    }

    let field: PaperField
    let groups: [PaperGroup]
    /// What stands above a heading that does not begin its column.
    let gap: PaperBlock
    /// From the largest.
    let sizes: [TypeSize]
    /// From the widest.
    let airs: [Air]
    /// The narrowest air of all sizes but the smallest.
    let leastAir: Air
    var columns: ClosedRange<Int>
    /// The width between two columns.
    let gutter: Ems
    /// How wide a column is at most, and at least where there is another beside it.
    let columnWidths: ClosedRange<Ems>
    /// What it costs that one block of a group stands alone in a column: 100 is a tenth of the column left empty.
    var leavingAlone = 800
    /// The height of head and foot of a sheet set in a size, when it is one of so many.
    let frame: @Sendable (TypeSize, _ sheets: Int) -> Ems

    /// The height that a sheet has for its columns.
    func capacity(at size: TypeSize, sheets: Int) -> Ems { field.height(at: size) - frame(size, sheets) }

    /// The blocks in columns of a setting; nil where those would be too narrow, or more than there are blocks.
    func run(_ setting: PaperSetting) -> BlockRun? {
        guard setting.columns == 1 || setting.columns <= groups.reduce(0, { $0 + $1.blocks.count }) else { return nil }
        return width(setting).map { BlockRun(groups, width: $0, air: setting.air.ems, gap: gap) }
    }

    /// The same in so many columns, or as many of them as there is room for.
    func inColumns(_ wanted: Int) -> PaperForm {
        var form = self
        let size = sizes.last ?? .points(9)
        let most = (1...max(1, wanted)).last { run(PaperSetting(columns: $0, size: size, air: leastAir)) != nil } ?? 1
        form.columns = most...most
        return form
    }

    /// What is left of a sheet beside the columns of a setting.
    func unusedWidth(_ setting: PaperSetting) -> Ems {
        let used = (width(setting) ?? .zero) * setting.columns + gutter * (setting.columns - 1)
        return field.width(at: setting.size) - used
    }

    private func width(_ setting: PaperSetting) -> Ems? {
        let gutters = gutter * (setting.columns - 1)
        let width = Ems((field.width(at: setting.size) - gutters).thousandths / setting.columns)
        guard setting.columns == 1 || width >= columnWidths.lowerBound else { return nil }
        return min(width, columnWidths.upperBound)
    }
}

/// One way to set a sheet.
struct PaperSetting: Hashable, Sendable {
    let columns: Int
    let size: TypeSize
    let air: PaperForm.Air

    /// The names of its classes in the style sheet.
    var classNames: String { "columns-\(columns) \(size.className) \(air.className)" }
}
