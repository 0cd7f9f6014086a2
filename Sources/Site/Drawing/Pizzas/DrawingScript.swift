import Kitchen
import Text

/// How the toppings of a menu are drawn, as a script for the browser, `assets/drawing-data.js`: the looks of those that may
/// be drawn by chance, and which topping has which.
///
/// `drawing.js` lays them as the build does, with the same dice.
struct DrawingScript: Sendable {
    /// The script, which calls `kitchenData` of `data.js`.
    let bytes: [UInt8]
    /// The same for the same looks, and no other.
    let stamp: String

    /// The script for these toppings.
    init(_ toppings: [Ingredient]) {
        let drawn = toppings.compactMap { topping in
            Topping(listed: topping.name).map { (id: topping.id, look: $0) }
        }
        var looks: [Topping] = []
        var places: [String: Int] = [:]
        for (_, look) in drawn where places[look.key] == nil {
            places[look.key] = looks.count
            looks.append(look)
        }
        let pairs = drawn.map { JSONValue.list([.number($0.id), .number(places[$0.look.key])]) }
        let sines = (0...90).map { JSONValue.number(Spot.sine($0)) }
        (bytes, stamp) = JSONValue.object([
            .init("looks", .list(looks.map(\.script))), .init("toppings", .list(pairs)),
            .init("white", PizzaBase([]).sauce.script), .init("sines", .list(sines)),
        ]).dataScript("drawing")
    }
}

extension Topping {
    fileprivate var script: JSONValue {
        .object([
            .init("layer", .number(layer.rawValue)), .init("pieces", .number(pieces)),
            .init("colours", layer == .sauce ? colours.script : .null), .init("reach", .number(shape.reach)),
            .init("outwards", .flag(shape.orientation == .outwards)),
            .init("markup", .text(layer == .sauce ? nil : piece)),
        ])
    }

    /// The markup of a piece in its colours.
    private var piece: String { String(decoding: colours.fill(shape.markup).bytes, as: UTF8.self) }
}

extension Colours {
    fileprivate var script: JSONValue { .list([.text(main), .text(dark), .text(light)]) }
}
