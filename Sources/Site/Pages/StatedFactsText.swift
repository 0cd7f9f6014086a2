import Kitchen

extension SiteFrame {
    /// What is stated of a dish or a drink beside what is in it: "per 100 g · 2022 · Tuscany · 13.5% vol · 640 kcal"; nil for
    /// nothing. A fact of few words is not broken. What is stated by size follows the sizes of the dish, with a dash for none.
    func told(_ facts: StatedFacts, sizes: [String] = [], between separator: String = " · ") -> String? {
        let deposits = facts.depositText(sizes) { written($0) }
        let takeaway = facts.takeawayText(sizes) { written($0) }
        let texts = [
            facts.volume.map { amounts.text($0) },
            facts.amount.map { words.filled(.perAmount, ("amount", amounts.text($0))) },
            facts.year.map { String($0) }, facts.origin,
            facts.alcohol?.decimalText(digits: 2, mark: settings.decimalMark).map {
                words.filled(.alcoholVolume, ("n", $0))
            },
            facts.energyText(sizes).map { words.filled(.energy, ("n", $0)) },
            takeaway.map { words.filled(.takeawayPrice, ("price", $0)) },
            deposits.map { words.filled(.depositPlus, ("price", $0)) },
        ]
        let all = texts.compactMap(\.self).map { $0 == facts.origin ? $0 : $0.replacing(" ", with: "\u{A0}") }
        return all.isEmpty ? nil : all.joined(separator: separator)
    }

    /// What is stated of a dish, and where its parts are from: "640 kcal · Ham: Italy". Of what every pizza stands on the menu says
    /// so once, where that has a name.
    func told(of dish: PricedDish, between separator: String = " · ") -> String? {
        let own = told(dish.facts, sizes: dish.sizes.compactMap(\.size), between: separator)
        let isToldOnce = dish.isPizza && dish.base?.name != nil && dish.base?.origin != nil
        let origins = dish.origins.dropFirst(isToldOnce ? 1 : 0).map { words.labelled($0.food, $0.origin) }
        let all = [own, litrePrices(dish.litrePrices(in: settings.kitchenLanguage))].compactMap(\.self) + origins
        return all.isEmpty ? nil : all.joined(separator: separator)
    }

    /// What is stated of a drink.
    func told(of drink: Drink, between separator: String = " · ") -> String? {
        let litre = litrePrices([drink.litrePrice(in: settings.kitchenLanguage)])
        let all = [told(drink.facts, between: separator), litre].compactMap(\.self)
        return all.isEmpty ? nil : all.joined(separator: separator)
    }

    /// "€26.67 / €22.67 a litre"; nil where the house does not say so, or of nothing.
    private func litrePrices(_ prices: [Money?]) -> String? {
        guard settings.saysLitrePrices, prices.contains(where: { $0 != nil }) else { return nil }
        let texts = prices.map { $0.map { written($0) } ?? "–" }
        return words.filled(.litrePrice, ("price", texts.joined(separator: " / "))).replacing(" ", with: "\u{A0}")
    }
}
