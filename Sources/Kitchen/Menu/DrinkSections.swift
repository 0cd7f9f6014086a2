/// Which sections of a menu are of drinks: that water and coffee are vegan, everybody knows, and no menu says it of them.
///
/// A section is one where it says so, or, where it says nothing, where something in it is had by the litre or has alcohol.
struct DrinkSections {
    private let names: Set<String>

    init(_ menu: Menu, language: KitchenLanguage) {
        let units = UnitNames.of(language)
        var names = Set(menu.dishes.filter { $0.isPoured(units) }.compactMap(\.section))
        for section in menu.sections {
            guard let isOfDrinks = section.isOfDrinks else { continue }
            if isOfDrinks { names.insert(section.name) } else { names.remove(section.name) }
        }
        self.names = names
    }

    /// Whether what a dish is in is of drinks.
    func have(_ dish: Dish) -> Bool { dish.section.map(names.contains) == true }
}

extension Dish {
    fileprivate func isPoured(_ units: UnitNames) -> Bool {
        facts.alcohol != nil || facts.amount?.unit?.isOfDrinks == true
            || setPrices.contains { $0.size.map { Self.isVolume($0, units) } == true }
    }

    /// Whether a size is "0,33 l", "8 fl oz" or "pint". A letter alone is the L of S, M and L.
    private static func isVolume(_ size: String, _ units: UnitNames) -> Bool {
        let words = size.split(separator: " ")
        guard words.count > 1 || size.count > 1 else { return false }
        return (1...2).contains { units.unit(named: words.suffix($0).joined(separator: " "))?.isOfDrinks == true }
    }
}

extension Unit {
    /// Whether what is measured in it is poured: soup comes by the cup, and a steak by the ounce.
    fileprivate var isOfDrinks: Bool {
        switch self {
        case .millilitre, .centilitre, .decilitre, .litre, .fluidOunce, .pint, .imperialFluidOunce, .imperialPint: true
        default: false
        }
    }
}
