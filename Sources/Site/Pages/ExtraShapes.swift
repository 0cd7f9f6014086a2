import Kitchen
import Templates

/// What a dish can be had with.
let extraShape = RecordShape<PageView<PricedExtra>>(
    "extra",
    [
        .text("name", "`Soy cheese instead of Mozzarella`; an asterisk behind what comes frozen") {
            $0.words.named($0.content)
        },
        .typeset(
            "price", "what it adds, one for each size where these are not the same: `€2.00 / €3.00`, `Large €3.00`"
        ) { $0.site.written($0.content) },
        .typeset("energy", "what it adds to the energy of the dish, where the law asks for that: `+130 / +250 Cal`") {
            $0.site.energyText(of: $0.content) ?? ""
        },
    ] + dietFields { $0.topping.diet.completed })

extension Words {
    /// What comes onto a dish, and what it comes in place of: "Soy cheese instead of Mozzarella".
    func named(_ extra: PricedExtra) -> String {
        guard extra.replaced != nil else { return extra.topping.markedName }
        return filled(
            .orderInstead, ("name", extra.topping.markedName), ("other", extra.replacedName ?? self[.base]))
    }
}

extension Words {
    /// What dishes can be had with, as a line of text: "Extras: Ham €2.00 / €3.00; Tuna €2.50".
    public func told(_ extras: [PricedExtra], in language: Language) -> String {
        let each = extras.map { extra in
            named(extra) + " " + extra.priceText { $0.written(in: language) }
        }
        return labelled(self[.orderExtras], each.joined(separator: "; "))
    }
}

extension SiteFrame {
    /// What an extra adds to the price of a dish: "€2.00", "€2.00 / €3.00", "Medium €3.00".
    func written(_ extra: PricedExtra) -> String { extra.priceText { written($0) } }

    /// What an extra adds to the energy of a dish: "+130 Cal", "+130 / +250 Cal", with a dash for a size of which that is not known; nil
    /// where nobody asks for it, or nothing is known.
    func energyText(of extra: PricedExtra) -> String? {
        guard settings.law?.countries.contains(.unitedStates) == true else { return nil }
        let added = extra.prices.map { price in
            extra.energy.first { $0.size == price.size }.map { "+\($0.kilocalories)" } ?? "–"
        }
        guard added.contains(where: { $0 != "–" }) else { return nil }
        return words.filled(.energy, ("n", Set(added).count == 1 ? added[0] : added.joined(separator: " / ")))
    }
}
