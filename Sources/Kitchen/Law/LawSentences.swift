extension Settings {
    /// What the rules of the site's countries want said below a menu, in their words; none where the menu has nothing that they are
    /// about.
    public func lawSentences(of menu: PricedMenu) -> [String] {
        let hasEnergy = (menu.dishes.map(\.facts) + menu.menu.drinks.map(\.facts)).contains {
            !$0.energy.isEmpty
        }
        return (law?.countries ?? []).compactMap { country in
            switch country {
            case .unitedKingdom: hasEnergy ? "Adults need around 2000 kcal a day." : nil
            case .unitedStates:
                hasEnergy
                    ? "2,000 calories a day is used for general nutrition advice, but calorie needs vary. Additional nutrition information available upon request."
                    : nil
            case .austria:
                allergenLabels.values.contains { !$0.allSatisfy(\.isNumber) }
                    ? "Allergeninformation gemäß Codex-Empfehlung" : nil
            case .france:
                menu.dishes.contains { $0.diet.homemade == .yes }
                    ? "Les plats « faits maison » sont élaborés sur place à partir de produits bruts."
                    : nil
            case .germany, .switzerland, .italy, .spain: nil
            }
        }
    }
}
