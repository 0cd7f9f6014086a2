/// How something is set so that it fits: on one sheet as large as it can be, else on as few sheets as do at the smallest size,
/// evenly filled.
struct PaperPlan: Sendable {
    let setting: PaperSetting
    /// The parts of the groups by sheet and column.
    let sheets: [[[PaperPiece]]]

    init(_ form: PaperForm) {
        guard let best = PaperSearch(form: form).best?.aired else {
            setting = PaperSetting(columns: 1, size: form.sizes.first ?? .points(9), air: form.leastAir)
            sheets = [[]]
            return
        }
        let (columns, wide) = (best.columns, best.setting.columns)
        setting = best.setting
        sheets = stride(from: 0, to: columns.count, by: wide).map { first in
            Array(columns[first..<min(first + wide, columns.count)])
        }
    }
}

/// Tries sizes and columns.
private struct PaperSearch {
    /// How many sizes from the largest that fits are looked at for each number of columns.
    private static let sizesTried = 4

    let form: PaperForm

    /// The trial that has the least against it.
    var best: PaperTrial? {
        let sheets = self.sheets
        let all = form.columns.flatMap { trials(columns: $0, sheets: sheets) }
        guard let largest = all.map(\.setting.size).max() else { return nil }
        return all.min { $0.loss(besides: largest) < $1.loss(besides: largest) }
    }

    /// The fewest sheets that hold all at the smallest size.
    private var sheets: Int {
        form.columns.compactMap { columns in
            let (smallest, run) = (smallest(columns), form.run(smallest(columns)))
            guard let run else { return nil }
            if run.columns(capacity: form.capacity(at: smallest.size, sheets: 1)) <= columns { return 1 }
            let needed = run.columns(capacity: form.capacity(at: smallest.size, sheets: 2))
            return max(2, (needed + columns - 1) / columns)
        }.min() ?? 1
    }

    /// The largest that fit with comfortable air; at the smallest size the narrowest will do.
    private func trials(columns: Int, sheets: Int) -> [PaperTrial] {
        let comfortable = form.sizes.lazy.compactMap { size in
            trial(PaperSetting(columns: columns, size: size, air: form.leastAir), sheets: sheets)
        }.prefix(Self.sizesTried)
        let tried = Array(comfortable)
        return tried.isEmpty ? [trial(smallest(columns), sheets: sheets)].compactMap(\.self) : tried
    }

    private func trial(_ setting: PaperSetting, sheets: Int) -> PaperTrial? {
        let trial = PaperTrial(form, setting, sheets: sheets)
        return trial.map { $0.overflows && setting.size != smallest(1).size } == true ? nil : trial
    }

    private func smallest(_ columns: Int) -> PaperSetting {
        PaperSetting(
            columns: columns, size: form.sizes.last ?? .points(9), air: form.airs.last ?? form.leastAir)
    }
}

extension BlockRun {
    /// How many columns of a capacity hold all blocks.
    fileprivate func columns(capacity: Ems) -> Int {
        var (columns, end) = (0, 0)
        while end < count { (columns, end) = (columns + 1, self.end(from: end, capacity: capacity)) }
        return columns
    }
}
