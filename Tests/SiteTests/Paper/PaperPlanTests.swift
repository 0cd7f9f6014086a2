import Kitchen
import Testing

@testable import Site

/// Plans of groups of any size: nothing is lost, nothing overflows, and no sheet is used in vain.
@Suite struct PaperPlanTests {
    private static let smallest = TypeSize.points(9)

    private func form(_ groups: [PaperGroup]) -> PaperForm {
        PaperForm(
            field: PaperField(nil), groups: groups, gap: PaperBlock(padding: Ems(900), airs: 2000),
            sizes: (18...40).reversed().map(TypeSize.init), airs: [100, 50, 32, 16].map(PaperForm.Air.init),
            leastAir: PaperForm.Air(hundredths: 32), columns: 1...3, gutter: Ems(2500),
            columnWidths: Ems(15_000)...Ems(34_000), frame: { _, sheets in Ems(sheets == 1 ? 12_000 : 10_000) })
    }

    /// Groups of blocks whose texts are of random length.
    private func groups(_ dice: inout Dice) -> [PaperGroup] {
        (0..<dice.roll(in: 1...6)).map { _ in
            let head = PaperBlock(padding: Ems(2_000))
            let blocks = (0..<dice.roll(in: 1...30)).map { _ in block(&dice) }
            return PaperGroup(head: head, repeatedHead: head, blocks: blocks)
        }
    }

    private func block(_ dice: inout Dice) -> PaperBlock {
        let words = (0..<dice.roll(in: 1...30)).map { _ in String(repeating: "n", count: dice.roll(in: 1...12)) }
        let text = MeasuredText(words.joined(separator: " "), .sans)
        return PaperBlock(texts: [PaperBlock.Text(text: text, line: Ems(1300), beside: Ems(4000))], airs: 2000)
    }

    /// The height of a column of a plan, added up from its blocks.
    private func height(of column: [PaperPiece], _ form: PaperForm, _ setting: PaperSetting, width: Ems) -> Int {
        let air = setting.air.ems
        let parts = column.map { piece in
            form.groups[piece.group].head.height(in: width, air: air).thousandths
                + form.groups[piece.group].blocks[piece.blocks].reduce(0) {
                    $0 + $1.height(in: width, air: air).thousandths
                }
        }
        return parts.reduce(0, +) + form.gap.height(in: width, air: air).thousandths * (parts.count - 1)
    }

    @Test(arguments: 0..<40)
    func `every block stands once, in order, on a sheet that holds it`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let form = form(groups(&dice))
        let plan = PaperPlan(form)
        let pieces = plan.sheets.flatMap { $0 }.flatMap { $0 }
        let blocks = pieces.flatMap { piece in piece.blocks.map { [piece.group, $0] } }
        let all = form.groups.indices.flatMap { group in form.groups[group].blocks.indices.map { [group, $0] } }
        #expect(blocks == all)
        #expect(pieces.allSatisfy { !$0.blocks.isEmpty })
        let room = form.field.width(at: plan.setting.size).thousandths - 2500 * (plan.setting.columns - 1)
        let width = Ems(min(34_000, room / plan.setting.columns))
        let capacity = form.capacity(at: plan.setting.size, sheets: plan.sheets.count).thousandths
        for sheet in plan.sheets {
            #expect(sheet.count <= plan.setting.columns)
            for column in sheet { #expect(height(of: column, form, plan.setting, width: width) <= capacity) }
        }
    }

    @Test(arguments: 0..<20)
    func `fewer sheets would not hold it`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let form = form(groups(&dice))
        let count = PaperPlan(form).sheets.count
        guard count > 1 else { return }
        let smallest = (1...3).compactMap { columns in
            PaperTrial(
                form, PaperSetting(columns: columns, size: Self.smallest, air: PaperForm.Air(hundredths: 16)),
                sheets: count - 1)
        }
        for trial in smallest { #expect(trial.overflows) }
    }

    @Test(arguments: [(1, 1), (3, 1), (12, 1), (60, 1), (200, 2), (1_000, 7)])
    func `as many sheets as so many equal blocks need`(blocks: Int, sheets: Int) {
        let line = PaperBlock.Text(text: MeasuredText("n", .sans), line: Ems(1300))
        let group = PaperGroup(blocks: Array(repeating: PaperBlock(texts: [line]), count: blocks))
        let plan = PaperPlan(form([group]))
        #expect(plan.sheets.count == sheets)
        let counts = plan.sheets.map { sheet in sheet.reduce(0) { $0 + $1.reduce(0) { $0 + $1.blocks.count } } }
        #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 3)
    }

    @Test func `less to set is set no smaller`() {
        let line = PaperBlock.Text(text: MeasuredText("n", .sans), line: Ems(1300))
        let sizes = [1, 5, 10, 20, 40, 80].map { count in
            let group = PaperGroup(blocks: Array(repeating: PaperBlock(texts: [line]), count: count))
            return PaperPlan(form([group])).setting.size
        }
        #expect(sizes == sizes.sorted(by: >))
        #expect(sizes.first == .points(20))
    }

    @Test func `a column does not end with one block of a group where it need not`() {
        let line = PaperBlock.Text(text: MeasuredText("n", .sans), line: Ems(1300))
        let groups = [20, 21].map { count in
            PaperGroup(
                head: PaperBlock(padding: Ems(1000)), repeatedHead: PaperBlock(padding: Ems(1000)),
                blocks: Array(repeating: PaperBlock(texts: [line]), count: count))
        }
        let columns = PaperPlan(form(groups)).sheets.flatMap { $0 }
        #expect(columns == [[PaperPiece(group: 0, blocks: 0..<20)], [PaperPiece(group: 1, blocks: 0..<21)]])
    }

    @Test func `a block taller than a sheet has one of its own`() {
        let tall = PaperBlock(padding: Ems(200_000))
        let plan = PaperPlan(form([PaperGroup(blocks: [tall, PaperBlock(padding: Ems(1000)), tall])]))
        #expect(plan.setting.size == Self.smallest)
        let pieces = plan.sheets.flatMap { $0 }.flatMap { $0 }
        #expect(pieces.reduce(0) { $0 + $1.blocks.count } == 3)
    }

    @Test func `nothing to set is one empty sheet`() {
        #expect(PaperPlan(form([])).sheets == [[]])
    }
}
