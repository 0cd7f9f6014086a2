import Kitchen
import Templates

/// What a guest chooses with a dish.
let choiceShape = RecordShape<PageView<PricedChoice>>(
    "choice",
    [
        .text("label", "`Choose 1:`, `Choose up to 2:`") { $0.words.label(of: $0.content) },
        .views("options", optionShape) { $0.content.options },
    ])

private let optionShape = RecordShape<PageView<PricedChoice.Option>>(
    "option",
    [
        .text("name", "with what it adds to the price, where that is something: `Minestrone +€1.00`") {
            $0.site.named($0.content)
        }
    ] + dietFields { $0.diet })

extension Words {
    /// How many are chosen: "Choose 1:", "Choose up to 2:".
    func label(of choice: PricedChoice) -> String {
        filled(choice.least == 0 ? .chooseUpTo : .choose, ("n", String(choice.most)))
    }

    /// What a guest chooses, as a line of text: "Choose 1: Fries; Dumplings +€1.50".
    public func told(_ choice: PricedChoice, in language: Language) -> String {
        label(of: choice) + " " + choice.options.map { named($0, in: language) }.joined(separator: "; ")
    }

    /// An option with what it adds to the price: "Minestrone +€1.00 / +€1.50".
    func named(_ option: PricedChoice.Option, in language: Language) -> String {
        let name = option.diet.frozen == .yes ? option.name + "*" : option.name
        guard option.prices.contains(where: { $0.price.minorUnits != 0 }) else { return name }
        return name + " "
            + option.prices.distinct.map { "+" + $0.price.written(in: language) }.joined(separator: " / ")
    }
}

extension SiteFrame {
    /// An option with what it adds to the price: "Minestrone +€1.00 / +€1.50".
    func named(_ option: PricedChoice.Option) -> String {
        words.named(option, in: settings.language)
    }
}
