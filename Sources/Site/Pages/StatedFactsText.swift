import Kitchen

extension SiteFrame {
    /// What is stated of a dish or a drink beside what is in it: "per 100 g · 2022 · Tuscany · 13.5% vol · 640 kcal"; nil for
    /// nothing. A fact of few words is not broken.
    func told(_ facts: StatedFacts) -> String? {
        let texts = [
            facts.amount.map { words.filled(.perAmount, ("amount", amounts.text($0))) },
            facts.year.map { String($0) }, facts.origin,
            facts.alcohol?.decimalText(digits: 2, mark: settings.decimalMark).map {
                words.filled(.alcoholVolume, ("n", $0))
            },
            told(facts.energy),
        ]
        let all = texts.compactMap(\.self).map { $0 == facts.origin ? $0 : $0.replacing(" ", with: "\u{A0}") }
        return all.isEmpty ? nil : all.joined(separator: " · ")
    }

    /// What stands below the name of a dish on paper: "Tomato, Mozzarella · 640 kcal". Nil where nothing does.
    func line(of dish: PricedDish) -> String? {
        let texts = [dish.markedToppings, told(dish.written.facts) ?? ""].filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: " · ")
    }

    /// "640 kcal", "640 / 980 kcal".
    private func told(_ energy: [StatedFacts.Energy]) -> String? {
        let numbers = energy.map { String($0.kilocalories) }.joined(separator: " / ")
        return energy.isEmpty ? nil : words.filled(.energy, ("n", numbers))
    }
}
