import Kitchen
import Text

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
    /// Nothing is drawn that is not among the toppings, nor what a name there says is left out ("without cheese"). Toppings
    /// are known by their names in five languages; an unknown one is crumbs. A pizza without tomato has a white base.
    ///
    /// The ids of a full drawing are made from the name, the toppings and `copy`: different pizzas can stand on one
    /// page, and a second full drawing of the same pizza there needs a `copy` of its own. A compact drawing has no ids.
    public static func svg(
        name: String, toppings: [String], detail: DrawingDetail = .full, copy: String = ""
    ) -> HTML {
        let toppings = drawn(toppings)
        var dice = Dice(named: name)
        switch detail {
        case .full: return FullPizza(toppings, prefix: prefix(name, toppings, copy)).svg(&dice)
        case .compact: return CompactPizza(toppings).svg(&dice)
        }
    }

    /// A full drawing as a document of its own, for a file; its ids need not differ from those of others.
    static func file(name: String, toppings: [String]) -> [UInt8] {
        var dice = Dice(named: name)
        return Sketch.document(FullPizza(drawn(toppings), prefix: "p").svg(&dice))
    }

    /// At most this many kinds of topping are drawn.
    private static let limit = 8

    /// The toppings to draw, each once, lowest layer first.
    private static func drawn(_ names: [String]) -> [Topping] {
        var kept: [Topping] = []
        for topping in names.lazy.compactMap(Topping.init(listed:)) where kept.count < limit {
            if !kept.contains(where: { $0.key == topping.key }) { kept.append(topping) }
        }
        return Topping.fromBelow(kept)
    }

    private static func prefix(_ name: String, _ toppings: [Topping], _ copy: String) -> String {
        let hash = FNV1a.hash(of: ([name, copy] + toppings.map(\.key)).joined(separator: "\n").utf8)
        return "p" + String(hash % 1_679_616, radix: 36) + "-"
    }
}
