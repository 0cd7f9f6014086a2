import Diagnostics
import Kitchen

/// Reads what is stated of a dish or a drink beside what is in it: `kcal`, `alcohol`, `origin`, `year`, `per`, `volume`,
/// `deposit`, `takeaway`.
struct FactsReader {
    let quantities: QuantityReader

    /// The facts stated; what cannot be read is reported and not stated.
    func facts(_ fields: inout Fields, _ prices: PriceReader) -> StatedFacts {
        var facts = StatedFacts()
        facts.energy = energy(&fields)
        facts.alcohol = alcohol(&fields)
        facts.origin = fields.text("origin")?.value
        facts.year = year(&fields)
        facts.amount = amount("per", &fields, "a price is of an amount", as: "100 g")
        facts.volume = amount("volume", &fields, "what is served is an amount", as: "0.33 l")
        facts.deposits = prices.setPrices(&fields, key: "deposit")
        facts.takeaway = prices.setPrices(&fields, key: "takeaway")
        return facts
    }

    /// The kilocalories of a part of dishes: `"kcal": 120` of a portion, or one for each size by name.
    func partEnergy(_ fields: inout Fields) -> PartEnergy {
        energy(&fields).reduce(into: .unknown) { part, energy in
            let number = Rational(energy.kilocalories)
            if let size = energy.size { part.sizes[size] = number } else { part.portion = number }
        }
    }

    /// `"kcal": 640`, or one for each size by name: `"kcal": {"Normal": 640, "Maxi": 980}`.
    private func energy(_ fields: inout Fields) -> [StatedFacts.Energy] {
        guard let value = fields.value("kcal") else { return [] }
        guard case .map(let entries) = value.content else {
            return kilocalories(value, in: &fields).map { [.init(size: nil, kilocalories: $0)] } ?? []
        }
        let energies = entries.filter { !$0.value.isNull }.map { entry in
            kilocalories(entry.value, in: &fields).map { StatedFacts.Energy(size: entry.key, kilocalories: $0) }
        }
        return energies.contains(nil) ? [] : energies.compactMap(\.self)
    }

    private func kilocalories(_ value: SourceValue, in fields: inout Fields) -> Int? {
        if let text = value.scalarText, let number = Int(text), (0...100_000).contains(number) { return number }
        fields.report(
            .invalidValue, "kilocalories are a whole number, but this is \(value.scalarText ?? value.kind)",
            at: value.span, fix: "write one, as in 640, or one for each size")
        return nil
    }

    private func alcohol(_ fields: inout Fields) -> Rational? {
        guard let text = fields.decimalText("alcohol") else { return nil }
        if let number = Rational(scientific: text.value), number >= 0, number <= 100 { return number }
        fields.report(
            .invalidValue, "alcohol is said in per cent of the volume, but this is \(text.value)", at: text.span,
            fix: "write a number from 0 to 100, as in 13.5")
        return nil
    }

    private func year(_ fields: inout Fields) -> Int? {
        guard let year = fields.integer("year") else { return nil }
        if (1800...2200).contains(year.value) { return year.value }
        fields.report(
            .invalidValue, "\(year.value) is no year of a harvest", at: year.span, fix: "write it as in 2022")
        return nil
    }

    private func amount(_ key: String, _ fields: inout Fields, _ what: String, as example: String) -> Quantity? {
        guard let text = fields.text(key) else { return nil }
        if let quantity = quantities.read(text.value), quantity.amount != .toTaste { return quantity }
        fields.report(
            .invalidValue, "\(what), and \"\(text.value)\" is none", at: text.span, fix: "write it as in \(example)")
        return nil
    }
}
