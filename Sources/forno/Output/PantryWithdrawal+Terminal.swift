import Building
import Diagnostics
import Kitchen
import Reading
import Text

extension PantryWithdrawal {
    /// What was cooked, what that took, and what was not there.
    func text(of meals: [PlannedMeal], _ words: KitchenWords) -> TerminalText {
        let taken = takings.map { taking in
            let until = taking.item.expires.map { ", until \(words.day($0))" } ?? ""
            let left = taking.left.map { words.amounts([$0]) + " left" } ?? "none left"
            return [words.thing(taking.item.name, taking.taken) + until, left]
        }
        let missing = shortages.map { [words.thing($0.name, $0.quantity), $0.reason.words] }
        let parts =
            part("Out of the pantry", taken) + part("Not there", missing)
            + part("Not counted", uncounted.map { [$0, ""] })
        let last = takings.isEmpty ? "The pantry is as it was." : "To put it back: forno cook --undo"
        return (["\(meals.map(\.name).joined(separator: ", "))" as TerminalText] + parts + ["\(last)"])
            .joined(separator: "\n")
    }

    private func part(_ name: String, _ rows: [[String]]) -> [TerminalText] {
        guard !rows.isEmpty else { return [] }
        var table = TextTable([.left, .left])
        for row in rows { table.add(["  " + row[0], row[1]]) }
        return ["\(name):", "\(table.text)"]
    }

    /// The same for programs.
    func json(of meals: [PlannedMeal], hasCups: Bool) -> JSONValue {
        var format = QuantityFormat(language: .english)
        format.hasCups = hasCups
        return .object([
            .init("cooked", .list(meals.map { .text($0.name) })),
            .init(
                "taken",
                .list(
                    takings.map { taking in
                        .object([
                            .init("item", .text(taking.item.name)),
                            .init("quantity", .text(format.written(taking.taken))),
                            .init("expires", .text(taking.item.expires?.description)),
                            .init("left", .text(taking.left.map(format.written))),
                        ])
                    })),
            .init(
                "missing",
                .list(
                    shortages.map { shortage in
                        .object([
                            .init("name", .text(shortage.name)),
                            .init("quantity", .text(format.written(shortage.quantity))),
                            .init("reason", .text(shortage.reason.rawValue)),
                        ])
                    })),
            .init("uncounted", .list(uncounted.map { .text($0) })),
        ])
    }
}

extension PantryWithdrawal.Shortage.Reason {
    fileprivate var words: String {
        switch self {
        case .notThere: ""
        case .expired: "what there is has expired, and stays"
        case .otherMeasure: "in another measure, and stays"
        case .readOnly: "in \(PantryConfReader.file), and stays"
        }
    }
}
