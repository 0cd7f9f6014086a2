extension IngredientLine {
    /// A stretch of the text that says an amount, and what it says.
    public struct WrittenAmount: Hashable, Sendable {
        /// The place in the text, in UTF-8 bytes from 0.
        public var range: Range<Int>
        /// The amount. It has no unit where the unit stands elsewhere in the line ("3 garlic cloves") and stays there.
        public var quantity: Quantity
        /// Whether it changes with the number of servings: what one of a count is does not ("2 tins (400 g)").
        public var isScaled: Bool
    }

    /// The stretches that say amounts, in the order of the text: what to write anew when the line is scaled or converted.
    public var writtenAmounts: [WrittenAmount] {
        var amounts: [WrittenAmount] = []
        if let main = writtenQuantity { amounts.append(main) }
        if !alternatives.isEmpty { amounts += measuresWritten(.measure, alternatives, isScaled: !isFixed) }
        if let each { amounts += measuresWritten(.each, [each], isScaled: false) }
        return amounts.count < 2 ? amounts : amounts.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The stretch of the quantity itself: number and unit where they stand together, else what there is of the two.
    private var writtenQuantity: WrittenAmount? {
        guard let quantity, quantity.amount != .toTaste, quantity.amount.isFinite,
            let first = parts.firstIndex(where: { $0.role == .amount })
                ?? parts.firstIndex(where: { $0.role == .unit })
        else { return nil }
        var last = first
        while let next = continuation(after: last) { last = next }
        let range = parts[first].range.lowerBound..<parts[last].range.upperBound
        let hasUnit = parts[first...last].contains { $0.role == .unit }
        return WrittenAmount(
            range: range, quantity: Quantity(quantity.amount, hasUnit ? quantity.unit : nil), isScaled: !isFixed)
    }

    /// The part that goes on an amount: its unit, or in "1 cup + 2 tbsp" what is added.
    private func continuation(after index: Int) -> Int? {
        guard index + 1 < parts.count else { return nil }
        switch parts[index + 1].role {
        case .unit, .amount: return index + 1
        case .joint where index + 2 < parts.count && parts[index + 2].role == .amount: return index + 2
        default: return nil
        }
    }

    /// The stretches of one role with the quantities that they say; none where the two do not match.
    private func measuresWritten(_ role: Role, _ quantities: [Quantity], isScaled: Bool) -> [WrittenAmount] {
        let ranges = parts.filter { $0.role == role }.map(\.range)
        guard ranges.count == quantities.count else { return [] }
        return zip(ranges, quantities).map { WrittenAmount(range: $0, quantity: $1, isScaled: isScaled) }
    }
}

extension IngredientLine.WrittenAmount {
    /// The amount so many times, if it is scaled, as a format writes it.
    public func times(_ factor: Rational, in format: QuantityFormat) -> IngredientLine.NewAmount {
        let times = isScaled ? factor : 1
        // Most amounts of most cards.
        if times == 1, !format.converts(quantity.unit) {
            return IngredientLine.NewAmount(written: self, format: format)
        }
        let exact = quantity * times
        let shown = times == 1 ? format.converted(exact) : format.shown(exact)
        guard let shown else { return IngredientLine.NewAmount(written: self, format: format) }
        let isExact = shown.amount == exact.amount
        return IngredientLine.NewAmount(
            written: self, text: format.text(shown), exact: isExact ? nil : format.exactText(exact), format: format)
    }
}

extension IngredientLine {
    /// An amount of the line written anew.
    public struct NewAmount: Hashable, Sendable {
        /// What the author wrote, and where.
        public var written: WrittenAmount
        /// What to write there; nil where the author's words stay.
        public var text: String?
        /// The exact amount in the author's unit; nil where what is written is exact.
        public var exact: String?
        /// How it was written.
        public var format: QuantityFormat
    }

    /// The amounts of the line `factor` times, as a format writes them.
    ///
    /// The author's words stay where neither the number nor the unit changes. A line that says the amount in the format's
    /// units itself ("320 g | 11 oz") is not converted.
    public func amounts(times factor: Rational, in format: QuantityFormat) -> [NewAmount] {
        let own = own(format)
        return writtenAmounts.map { $0.times(factor, in: own) }
    }

    /// Whether the line says its amount in other measures too, or how much one of a count is; most lines do not.
    public var saysSeveralAmounts: Bool { !alternatives.isEmpty || each != nil }

    /// The amount of a line that says no others, as `amounts(times:in:)` gives it without a list; nil for a line without.
    public func amount(times factor: Rational, in format: QuantityFormat) -> NewAmount? {
        writtenQuantity.map { $0.times(factor, in: own(format)) }
    }

    /// Whether the line says its amount in the units of a style itself, and so keeps all of its units.
    public func keepsUnits(in style: QuantityStyle) -> Bool {
        style.isNative(quantity?.unit) || alternatives.contains { style.isNative($0.unit) }
    }

    private func own(_ format: QuantityFormat) -> QuantityFormat {
        keepsUnits(in: format.style) ? format.inAuthorsUnits : format
    }
}
