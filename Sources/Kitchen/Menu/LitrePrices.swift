// What drinks cost by the litre, where a house says so.

extension StatedFacts {
    /// How many millilitres are served for a price, which the name of its size says, or what is stated; nil where neither does.
    func millilitres(in size: String?, language: KitchenLanguage) -> Rational? {
        let served = size.flatMap { Quantity(poured: $0, in: language) } ?? volume ?? amount
        return served?.converted(to: .millilitre)?.amount.upper
    }

    /// What a litre costs at each of some prices, rounded once to the minor unit of the currency, half up; nil of what is served in no
    /// stated volume.
    fileprivate func litrePrices(of prices: [DishPrice], in language: KitchenLanguage) -> [Money?] {
        prices.map { price in
            guard let volume = millilitres(in: price.size, language: language), volume > 0 else { return nil }
            let litre = Rational(price.price.minorUnits) * 1000 / volume
            return litre.roundedToWhole.flatMap { Int(exactly: $0) }.map {
                Money(minorUnits: $0, currency: price.price.currency)
            }
        }
    }
}

extension PricedDish {
    /// What a litre of it costs in each of its sizes; nil of what is served in no stated volume, and of what is no drink.
    public func litrePrices(in language: KitchenLanguage) -> [Money?] {
        isDrink ? written.facts.litrePrices(of: prices, in: language) : []
    }
}

extension Drink {
    /// What a litre of it costs; nil where nothing says how much is served.
    public func litrePrice(in language: KitchenLanguage) -> Money? {
        facts.litrePrices(of: [DishPrice(size: nil, price: price)], in: language)[0]
    }
}

extension Quantity {
    /// The amount that the name of a size says: "0,33 l", "8 fl oz"; nil for another name.
    fileprivate init?(poured size: String, in language: KitchenLanguage) {
        let words = size.split(separator: " ")
        guard let number = words.first.flatMap({ Rational(decimal: $0.replacing(",", with: ".")) }), words.count > 1,
            let unit = UnitNames.of(language).unit(named: words.dropFirst().joined(separator: " "))
        else { return nil }
        self.init(number, unit)
    }
}
