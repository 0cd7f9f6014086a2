import Kitchen

/// A pizza seen from above, drawn from its toppings.
///
/// The name throws the dice, so two pizzas with the same toppings still differ, and one pizza looks the same on every
/// machine. Nothing of the name or the toppings is copied into the drawing.
///
/// ```swift
/// let margherita = PizzaDrawing.svg(name: "Margherita", toppings: ["Mozzarella", "Tomato Sauce"])
/// // <svg class="drawing" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">…</svg>
/// ```
public enum PizzaDrawing {
    /// The drawing as an inline SVG of class `drawing`, decorative and without links out of itself.
    ///
    /// Toppings are known by their English or Italian names; an unknown one gets a look that follows from its name.
    /// A pizza without tomato has a white base.
    ///
    /// The ids of a full drawing are made from the name, the toppings and `copy`: different pizzas can stand on one
    /// page, and a second full drawing of the same pizza there needs a `copy` of its own. A compact drawing has no ids.
    public static func svg(
        name: String, toppings: [String], detail: DrawingDetail = .full, copy: String = ""
    ) -> [UInt8] {
        let toppings = drawn(name: name, toppings: toppings)
        var dice = Dice(named: name)
        switch detail {
        case .full: return FullPizza(toppings, prefix: prefix(name, toppings, copy)).svg(&dice)
        case .compact: return CompactPizza(toppings).svg(&dice)
        }
    }

    private static let margherita = FoodTable("margherita")

    /// At most this many kinds of topping are drawn.
    private static let limit = 8

    /// The toppings to draw, each once, lowest layer first.
    private static func drawn(name: String, toppings: [String]) -> [Topping] {
        var kept: [Topping] = []
        for topping in toppings.map(Topping.init(named:)) where kept.count < limit {
            if !kept.contains(where: { $0.key == topping.key }) { kept.append(topping) }
        }
        let basil = Topping(named: "basil")
        // A Margherita has basil, even where the list of what is paid for leaves it out.
        if margherita.fits(FoodWords(name)), !kept.contains(where: { $0.key == basil.key }) { kept.append(basil) }
        let order = kept.indices.sorted {
            (kept[$0].layer.rawValue, $0) < (kept[$1].layer.rawValue, $1)
        }
        return order.map { kept[$0] }
    }

    private static func prefix(_ name: String, _ toppings: [Topping], _ copy: String) -> String {
        let hash = Dice.hash(of: ([name, copy] + toppings.map(\.key)).joined(separator: "\n"))
        return "p" + String(hash % 1_679_616, radix: 36) + "-"
    }
}
