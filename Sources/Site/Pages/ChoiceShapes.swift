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
        .text("name", "with an asterisk behind what comes frozen") { $0.content.markedName },
        .typeset("added", "what it adds to the price: `+€1.00`, `+€1.00 / +€1.50`; or absent") {
            $0.words.added(by: $0.content, in: $0.site.settings.language)
        },
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
        option.markedName + (added(by: option, in: language).map { " " + $0 } ?? "")
    }

    /// What an option adds to the price: "+€1.00 / +€1.50"; nil for nothing.
    func added(by option: PricedChoice.Option, in language: Language) -> String? {
        guard option.prices.contains(where: { $0.price.minorUnits != 0 }) else { return nil }
        return option.prices.distinct.map { "+" + $0.price.written(in: language) }.joined(separator: " / ")
    }
}

extension PricedChoice.Option {
    fileprivate var markedName: String { diet.frozen == .yes ? name + "*" : name }
}

extension SiteFrame {
    /// An option with what it adds to the price, in which no line ends: "Minestrone +€1.00 / +€1.50".
    func named(_ option: PricedChoice.Option) -> String {
        let added = words.added(by: option, in: settings.language)?.replacing(" ", with: "\u{A0}")
        return option.markedName + (added.map { " " + $0 } ?? "")
    }
}
