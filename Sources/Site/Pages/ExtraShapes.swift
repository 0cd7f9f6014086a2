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
}
