import Kitchen

extension CooklangSection {
    /// What the steps of the section say, in order.
    var items: [CooklangItem] {
        blocks.flatMap { (block) -> [CooklangItem] in
            guard case .step(let step) = block else { return [] }
            return step.items
        }
    }
}

extension CooklangStep {
    /// The step as text without marks.
    var plainText: String {
        items.map(\.plainText).joined().replacing("\n", with: " ")
    }
}

extension CooklangItem {
    /// The stretch as text without marks: names, and the time of a timer.
    var plainText: String {
        switch self {
        case .text(let text): text
        case .ingredient(let ingredient): ingredient.name
        case .cookware(let cookware): cookware.name
        case .timer(let timer): timer.quantity?.written ?? timer.name ?? ""
        }
    }
}

extension CooklangQuantity {
    /// The amount and the unit as written, with a space between.
    var written: String {
        [text, unitText].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension CooklangTimer {
    /// How long it is, of a range the shorter end, in seconds; nil when it does not say.
    var seconds: Int? {
        guard let quantity, let unit = TimeUnit(named: quantity.unitText), let amount = quantity.amount?.lower,
            let seconds = (amount * Rational(unit.seconds)).ceiling, seconds > 0, seconds <= TimerScan.longest
        else { return nil }
        return Int(seconds)
    }
}
