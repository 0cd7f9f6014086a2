import Kitchen

/// The amounts of a line as texts, those of several measures put together ("200 g + 1 cup"); nil where there is none.
struct SheetAmounts {
    let needed: String?
    let had: String?
    let bought: String?
    let left: String?

    init(_ line: SheetLine, in format: QuantityFormat) {
        let joined = { (part: (SheetAmount) -> Quantity?) -> String? in
            let texts = line.amounts.compactMap(part).map(format.text)
            return texts.isEmpty ? nil : texts.joined(separator: " + ")
        }
        needed = joined { $0.needed }
        had = joined { $0.had }
        bought = joined { $0.bought }
        left = joined { $0.left }
    }
}

extension QuantityFormat {
    /// The author's units in English: how programs are told of amounts.
    static let english = QuantityFormat(language: .english)
}
