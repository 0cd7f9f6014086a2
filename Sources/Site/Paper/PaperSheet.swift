import Templates

/// One sheet of paper with what stands in its columns.
struct PaperSheet<Part: Sendable>: Sendable {
    let number: Int
    /// How many sheets there are.
    let count: Int
    let columns: [[Part]]

    /// The sheets of a plan, with the part of the content that each piece is.
    static func all(of plan: PaperPlan, part: (PaperPiece) -> Part) -> [PaperSheet] {
        plan.sheets.enumerated().map { place, columns in
            PaperSheet(number: place + 1, count: plan.sheets.count, columns: columns.map { $0.map(part) })
        }
    }

    /// The same sheet with each part changed.
    func map<Other>(_ change: (Part) -> Other) -> PaperSheet<Other> {
        PaperSheet<Other>(number: number, count: count, columns: columns.map { $0.map(change) })
    }
}

/// A sheet of paper whose columns hold such parts of `whole`.
func paperSheetShape<Part: Sendable>(
    of whole: String, _ part: RecordShape<PageView<Part>>
) -> RecordShape<PageView<PaperSheet<Part>>> {
    let column = RecordShape<PageView<[Part]>>(
        "column of \(whole)", [.views("parts", part, "the pieces that the page sets") { $0.content }])
    return RecordShape(
        "paper of \(whole)",
        [
            .flag("first") { $0.content.number == 1 },
            .text("number", "`1 / 3`; absent where there is one sheet") {
                $0.content.count > 1 ? "\($0.content.number) / \($0.content.count)" : nil
            },
            .views("columns", column) { $0.content.columns },
        ])
}
