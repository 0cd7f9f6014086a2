import Kitchen

extension IngredientScan {
    /// "1 cup + 2 tbsp", "1 lb 2 oz", "1 kg e mezzo": one amount, in the first unit.
    mutating func readSum() {
        guard let unit = quantity?.unit else { return }
        if readHalf() { return }
        let start = behindPlus(position)
        guard let found = scan.quantity(at: start), found.quantity.unit != nil else { return }
        guard let more = quantity(found.quantity, in: unit), start > position || isRest(more),
            let sum = quantity.flatMap({ $0 + more })
        else {
            if start > position, !scan.plays(start - 1, .and), scan.token(found.end)?.isWord ?? false {
                mark(position..<found.end, .note)
                position = found.end
            }
            return
        }
        mark(position..<start, .joint)
        mark(start..<found.unit.lowerBound, .amount)
        mark(found.unit, .unit)
        quantity = sum
        position = found.end
    }

    /// "1 kg e mezzo", "a cup and a half": a half of the same unit.
    private mutating func readHalf() -> Bool {
        guard scan.plays(position, .and), let unit = quantity?.unit, let (half, end) = scan.value(at: position + 1),
            half < 1, scan.token(position + 1)?.isWord ?? false,
            let sum = quantity.flatMap({ $0 + Quantity(.exact(half), unit) })
        else { return false }
        mark(position + 1..<end, .amount)
        quantity = sum
        position = end
        return true
    }

    /// The token behind a word or sign for "plus", with a comma before it; the same token where there is none.
    private func behindPlus(_ index: Int) -> Int {
        let plus = scan.isMark(index, ",") ? index + 1 : index
        if scan.isMark(plus, "+") || scan.plays(plus, .plus) { return plus + 1 }
        return plus == index && scan.plays(index, .and) ? index + 1 : index
    }

    /// Whether an amount in the first unit, which nothing joins to the first, is what that leaves: less than one of it.
    func isRest(_ more: Quantity) -> Bool {
        guard let unit = more.unit, unit.isOfWeightOrVolume, unit.system != .metric else { return false }
        return more.amount.upper.map { $0 < 1 } ?? false
    }

    /// An amount in another unit; a stick is half a cup of what is sold in sticks.
    private func quantity(_ more: Quantity, in unit: Unit) -> Quantity? {
        guard unit == .stick, more.unit?.family == .volume else { return more.converted(to: unit) }
        let isButter = scan.tokens.contains { $0.isWord && Self.soldInSticks.contains(scan.key(of: $0)) }
        return isButter ? more.converted(to: .cup).map { Quantity($0.amount * 2, unit) } : nil
    }

    private static let soldInSticks: Set<String> = ["butter", "margarine", "shortening"]
}
