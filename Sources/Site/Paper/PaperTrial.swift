/// A way to set a form, with how its blocks are parted.
struct PaperTrial {
    let setting: PaperSetting
    private let form: PaperForm
    private let sheets: Int
    private let run: BlockRun
    private let split: ColumnSplit

    /// The trial of a setting on so many sheets; nil where its columns would be too narrow or too few.
    init?(_ form: PaperForm, _ setting: PaperSetting, sheets: Int) {
        guard let run = form.run(setting) else { return nil }
        let capacity = form.capacity(at: setting.size, sheets: sheets)
        let count = setting.columns * sheets
        guard let split = ColumnSplit(run, into: count, capacity: capacity, leavingAlone: form.leavingAlone) else {
            return nil
        }
        self.init(form: form, setting: setting, sheets: sheets, run: run, split: split)
    }

    private init(form: PaperForm, setting: PaperSetting, sheets: Int, run: BlockRun, split: ColumnSplit) {
        (self.form, self.setting, self.sheets, self.run, self.split) = (form, setting, sheets, run, split)
    }

    /// Whether a block is taller than a sheet.
    var overflows: Bool { split.height(in: run) > form.capacity(at: setting.size, sheets: sheets) }

    /// The parts of the groups by column.
    var columns: [[PaperPiece]] { split.columns.map { run.pieces(of: $0) } }

    /// The same with the widest air that leaves its columns as they are.
    var aired: PaperTrial {
        let wider = form.airs.lazy.filter { $0 > setting.air }.compactMap { with($0) }
        return wider.first { !$0.overflows } ?? self
    }

    private func with(_ air: PaperForm.Air) -> PaperTrial? {
        let setting = PaperSetting(columns: setting.columns, size: setting.size, air: air)
        return form.run(setting).map {
            PaperTrial(form: form, setting: setting, sheets: sheets, run: $0, split: split)
        }
    }

    /// How much is against it, in half points of size: a parted group weighs two, and all the width that is not used, or
    /// all the height of a column that is empty beside a full one, would weigh fifteen; what is empty beyond a fifth of it
    /// four times as much.
    func loss(besides largest: TypeSize) -> Int {
        guard !overflows else { return .max }
        let tallest = split.height(in: run)
        let empty = split.columns.map { (tallest - run.height(of: $0)).part(of: tallest, in: 15) }
        let most = empty.max() ?? 0
        return largest.halfPoints - setting.size.halfPoints + split.partings(in: run) * 2 + most + max(0, most - 3) * 3
            + form.unusedWidth(setting).part(of: form.field.width(at: setting.size), in: 15)
    }
}

extension Ems {
    /// How many of so many equal parts of a whole it is.
    fileprivate func part(of whole: Ems, in parts: Int) -> Int { thousandths * parts / max(1, whole.thousandths) }
}
