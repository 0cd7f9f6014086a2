extension IngredientLine {
    /// A stretch of the text that says an amount, and what it says.
    public struct WrittenAmount: Hashable, Sendable {
        /// The place in the text, in UTF-8 bytes from 0.
        public var range: Range<Int>
        /// The amount. It has no unit where the unit stands elsewhere in the line ("3 garlic cloves") and stays there.
        public var quantity: Quantity
        /// Whether it changes with the number of servings: what one of a count is does not ("2 tins (400 g)").
        public var isScaled: Bool
        /// Whether the stretch is only the word for the unit, which stands apart from its number: "cans" in
        /// "2 (28 ounce) cans".
        public var isWord = false
    }

    /// The stretches that say amounts, in the order of the text: what to write anew when the line is scaled or converted.
    public var writtenAmounts: [WrittenAmount] {
        var amounts: [WrittenAmount] = []
        if let main = writtenQuantity { amounts.append(main) }
        if !alternatives.isEmpty { amounts += measuresWritten(.measure, alternatives, isScaled: !isFixed) }
        if let each { amounts += measuresWritten(.each, [each], isScaled: false) }
        if let word = wordApart { amounts.append(word) }
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

    /// The word for what is counted where it stands apart from its number, and so has to follow that in singular and plural.
    private var wordApart: WrittenAmount? {
        guard let quantity, quantity.amount.isShown, quantity.unit?.family == .count,
            let amount = parts.firstIndex(where: { $0.role == .amount }),
            let unit = parts.lastIndex(where: { $0.role == .unit }), unit > amount + 1,
            !parts[amount..<unit].contains(where: { $0.role == .unit })
        else { return nil }
        return WrittenAmount(range: parts[unit].range, quantity: quantity, isScaled: !isFixed, isWord: true)
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
        if isWord { return IngredientLine.NewAmount(written: self, text: word(times, in: format), format: format) }
        // Most amounts of most cards.
        if times == 1, !format.converts(quantity.unit) {
            return IngredientLine.NewAmount(written: self, format: format)
        }
        let exact = quantity * times
        let shown = times == 1 ? format.converted(exact) : format.shown(exact)
        guard let shown else { return IngredientLine.NewAmount(written: self, format: format) }
        let isExact = shown.amount == exact.amount
        return IngredientLine.NewAmount(
            written: self, text: format.text(shown), exact: isExact ? nil : format.preciseText(exact), format: format)
    }
}

extension IngredientLine.WrittenAmount {
    /// The word for the unit beside so many times the number; nil where the author's is right.
    private func word(_ factor: Rational, in format: QuantityFormat) -> String? {
        let shown = format.shown(Quantity(quantity.amount * factor)).parts.first?.amount.upper
        guard let unit = quantity.unit, let before = quantity.amount.upper, let shown,
            format.isPlural(shown) != format.isPlural(before)
        else { return nil }
        return format.word(for: unit, count: shown)
    }
}

extension IngredientLine {
    /// An amount of the line written anew.
    public struct NewAmount: Hashable, Sendable {
        /// What the author wrote, and where.
        public var written: WrittenAmount
        /// What to write there; nil where the author's words stay.
        public var text: String?
        /// The amount in the author's unit, to a thousandth; nil where what is written is exact.
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

    /// Whether the line says its amount in other measures too, how much one of a count is, or its unit apart from the number;
    /// most lines do not.
    public var saysSeveralAmounts: Bool { !alternatives.isEmpty || each != nil || wordApart != nil }

    /// The amount of a line that says no others, as `amounts(times:in:)` gives it without a list; nil for a line without.
    public func amount(times factor: Rational, in format: QuantityFormat) -> NewAmount? {
        writtenQuantity.map { $0.times(factor, in: own(format)) }
    }

    /// Whether the line says its amount in the units of a style itself, and so keeps all of its units. In metric units it keeps
    /// cups of what is not known to be poured, too.
    public func keepsUnits(in style: QuantityStyle) -> Bool {
        style.isNative(quantity?.unit) || alternatives.contains { style.isNative($0.unit) }
            || style == .metric && isDry(in: quantity?.unit)
    }

    /// Whether it is of a food that is not known to be poured, and measured in a unit as cups are.
    public func isDry(in unit: Unit?) -> Bool { unit?.isCupLike ?? false && !PourableFood.matches(name) }

    private func own(_ format: QuantityFormat) -> QuantityFormat {
        keepsUnits(in: format.style) ? format.inAuthorsUnits : format
    }
}
