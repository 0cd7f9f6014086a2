import Diagnostics

extension CheckedMenu.Item {
    /// What is known of the dish: what is known of its base and of each topping together, with what is stated of the dish itself.
    /// A topping that is unknown to the menu makes every answer unknown, and so does a dish of no known part that states nothing.
    var diet: DietFacts {
        let facts = parts.map { $0.stating(dish.diet.completed) } ?? dish.diet
        return (isWhole ? facts : facts.and(.unknown)).completed
    }

    /// Whether each topping that the dish lists is there.
    private var isWhole: Bool { toppings.count == dish.toppings.count }

    /// What is known of its base and its toppings together; nil where it has none. What is not listed may be anything, but for the
    /// allergens and the additives where those of the dish are stated.
    private var parts: DietFacts? {
        let unlisted = DietFacts(
            vegetarian: .unknown, vegan: .unknown, allergens: dish.diet.allergens == .unknown ? .unknown : .none,
            additives: dish.diet.additives == .unknown ? .unknown : .none,
            frozen: dish.diet.frozen == .unknown ? .unknown : .no,
            homemade: dish.diet.homemade == .unknown ? .unknown : .yes)
        let parts =
            (base.map { [$0.diet] } ?? []) + toppings.map(\.diet) + (dish.listsToppings ? [] : [unlisted])
        return parts.isEmpty ? nil : parts.reduce(.nothing) { $0.and($1.completed) }
    }

    /// Reports what is stated of the dish and denied by a part of it.
    func reportContradiction(diagnostics: inout DiagnosticList) {
        guard let denied = parts?.denial(of: dish.diet) else { return }
        diagnostics.report(
            .dietContradiction, "\"\(dish.name)\" is said to be \(denied), and a part of it is not", at: dish.location,
            notes: ["what its parts say is shown until the two agree"],
            fix: "correct what is said of the dish, of its base or of its toppings")
    }
}

extension DietFacts {
    /// These facts of the parts of a dish, with what is stated of the dish itself: a diet that is stated counts where no part denies
    /// it; allergens that are stated are those of the dish beside its parts.
    fileprivate func stating(_ stated: DietFacts) -> DietFacts {
        var facts = DietFacts(
            vegetarian: vegetarian.stating(stated.vegetarian), vegan: vegan.stating(stated.vegan), allergens: allergens,
            additives: stated.additives == .unknown ? additives : additives.and(stated.additives),
            frozen: frozen == .yes ? .yes : stated.frozen == .unknown ? frozen : stated.frozen,
            homemade: homemade.stating(stated.homemade))
        if stated.allergens != .unknown {
            facts.allergens = allergens.and(stated.allergens)
            if deniesNone(of: stated) { facts.allergens.isComplete = false }
        }
        return facts
    }

    /// What is stated that these facts of the parts deny, as a phrase; nil where the two agree.
    fileprivate func denial(of stated: DietFacts) -> String? {
        if stated.vegetarian == .yes, vegetarian == .no { return "vegetarian" }
        if stated.vegan == .yes, vegan == .no { return "vegan" }
        return deniesNone(of: stated) ? "without allergens" : nil
    }

    /// Whether no allergen at all is stated of a dish of which a part has one.
    private func deniesNone(of stated: DietFacts) -> Bool {
        stated.allergens.isComplete && stated.allergens.contains.isEmpty && !allergens.contains.isEmpty
    }
}

extension Certainty {
    fileprivate func stating(_ stated: Certainty) -> Certainty {
        switch (self, stated) {
        case (_, .unknown): self
        case (.no, _), (_, .no): .no
        case (_, .yes): .yes
        }
    }
}
