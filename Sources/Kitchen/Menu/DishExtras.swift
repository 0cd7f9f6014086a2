import Diagnostics

extension CheckedMenu {
    /// Something that a dish can be had with.
    public struct Extra: Hashable, Sendable {
        /// As written.
        public let written: DishExtra
        /// What comes onto the dish.
        public let topping: Ingredient
        /// The name of what it comes in place of; nil where it comes besides, and where a base has no name.
        public let replacedName: String?
        /// Whether its section offers it, and not the dish alone.
        public let isOfSection: Bool
    }
}

extension CheckedMenu {
    /// Reports what a section offers in place of a part that none of its dishes has.
    func reportUnoffered(diagnostics: inout DiagnosticList) {
        let known = Set(menu.ingredients.map(\.id))
        var offered: [String: Set<Int>] = [:]
        for item in items {
            if let section = item.dish.section {
                offered[section, default: []].formUnion(item.extras.map(\.topping.id))
            }
        }
        for section in menu.sections {
            // A section without dishes and an id that nothing has are told elsewhere.
            guard let ids = offered[section.name] else { continue }
            for extra in section.extras where known.contains(extra.topping.id) && !ids.contains(extra.topping.id) {
                diagnostics.report(
                    .invalidValue, "no dish of \"\(section.name)\" has what this would come in place of",
                    at: extra.topping.location, notes: ["none is offered with it"],
                    fix: "name a part of a dish, or its base")
            }
        }
    }
}

/// What the dishes of a menu can be had with. Cost of each question: look-ups in tables.
struct DishExtras {
    private let toppings: [Int: Ingredient]
    private let ofSections: [String: [DishExtra]]

    init(_ menu: Menu, toppings: [Int: Ingredient]) {
        self.toppings = toppings
        ofSections = Dictionary(menu.sections.map { ($0.name, $0.extras) }) { first, _ in first }
    }

    /// What a dish can be had with: what it offers itself, then what its section offers. What would come in place of a part that
    /// the dish does not have is not offered; where the dish itself does so, that is reported.
    func extras(of dish: Dish, on base: DishBase?, diagnostics: inout DiagnosticList) -> [CheckedMenu.Extra] {
        var seen: Set<Int> = []
        let own = dish.extras.filter { seen.insert($0.topping.id).inserted }
        let others = dish.section.flatMap { ofSections[$0] } ?? []
        for extra in own where !dish.has(extra.replaced, on: base) {
            diagnostics.report(
                .invalidValue, "\"\(dish.name)\" has nothing that this would come in place of",
                at: extra.topping.location,
                notes: ["the dish is not offered with it"], fix: "name a part of the dish, or its base")
        }
        return (own.map { ($0, false) } + others.filter { seen.insert($0.topping.id).inserted }.map { ($0, true) })
            .filter { dish.has($0.0.replaced, on: base) }
            .compactMap { extra, isOfSection in
                toppings[extra.topping.id].map {
                    CheckedMenu.Extra(
                        written: extra, topping: $0, replacedName: name(of: extra.replaced, on: base),
                        isOfSection: isOfSection)
                }
            }
    }

    /// Whether a dish can be had with each enabled topping of the menu: what stands on a base can, where its section does not say
    /// what it offers.
    func takesToppings(_ dish: Dish, on base: DishBase?) -> Bool {
        base != nil && (dish.section.flatMap { ofSections[$0] } ?? []).isEmpty
    }

    private func name(of part: DishExtra.Part?, on base: DishBase?) -> String? {
        switch part {
        case nil: nil
        case .base: base?.name
        case .topping(let id): toppings[id]?.name
        }
    }
}

extension Dish {
    /// Whether it has a part that something comes in place of; it need have none for what comes besides.
    fileprivate func has(_ part: DishExtra.Part?, on base: DishBase?) -> Bool {
        switch part {
        case nil: true
        case .base: base != nil
        case .topping(let id): toppings.contains { $0.id == id }
        }
    }
}

extension Menu {
    /// All that its sections and dishes can be had with.
    var extras: [DishExtra] { sections.flatMap(\.extras) + dishes.flatMap(\.extras) }
}
