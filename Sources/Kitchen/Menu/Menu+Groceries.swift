import Diagnostics

extension Menu {
    /// The menu with what it states of a topping or the base unknown where `groceries.csv` denies it of the grocery that this
    /// is; each contradiction is reported.
    func agreeing(
        with groceries: Groceries, file: String, diagnostics: inout DiagnosticList
    ) -> Menu {
        guard !groceries.all.isEmpty else { return self }
        var menu = self
        for index in ingredients.indices {
            let topping = ingredients[index]
            menu.ingredients[index].diet = topping.diet.agreeing(
                with: groceries.find(topping.grocery ?? topping.name), topping.name, at: topping.location, &diagnostics)
            let grocery = groceries.find(topping.grocery ?? topping.name)
            menu.ingredients[index].origin = topping.origin ?? grocery?.origin
            menu.ingredients[index].energy.fill(from: grocery, portion: topping.portion)
        }
        menu.base = base.agreeing(with: groceries, at: SourceLocation(file: file), &diagnostics)
        for index in sections.indices {
            menu.sections[index].base = sections[index].base?.agreeing(
                with: groceries, at: sections[index].location, &diagnostics)
        }
        for index in dishes.indices {
            menu.dishes[index].base = dishes[index].base?.agreeing(
                with: groceries, at: dishes[index].location, &diagnostics)
        }
        return menu
    }
}

extension DishBase {
    fileprivate func agreeing(
        with groceries: Groceries, at location: SourceLocation, _ diagnostics: inout DiagnosticList
    ) -> DishBase {
        let found = (grocery ?? name).flatMap { groceries.find($0) }
        var base = self
        base.origin = origin ?? found?.origin
        base.energy.fill(from: found, portion: portion)
        base.diet = diet.agreeing(with: found, name ?? "base", at: location, &diagnostics)
        return base
    }
}

extension PartEnergy {
    /// Takes in what a portion has by its grocery, where nothing is stated.
    fileprivate mutating func fill(from grocery: Grocery?, portion amount: Quantity?) {
        guard self == .unknown, let grocery, let amount else { return }
        ofGrocery = grocery.kilocalories(in: amount)
    }
}

extension DishBase.Choice {
    fileprivate func agreeing(
        with groceries: Groceries, at location: SourceLocation, _ diagnostics: inout DiagnosticList
    ) -> DishBase.Choice {
        guard case .own(let base) = self else { return self }
        return .own(base.agreeing(with: groceries, at: location, &diagnostics))
    }
}

extension DietFacts {
    fileprivate func agreeing(
        with grocery: Grocery?, _ name: String, at location: SourceLocation, _ diagnostics: inout DiagnosticList
    ) -> DietFacts {
        guard let grocery else { return self }
        guard let denied = contradiction(of: grocery.diet.completed) else { return filled(from: grocery.diet) }
        diagnostics.report(
            .dietContradiction, "\"\(name)\" is said to be \(denied), and its grocery is not", at: location,
            notes: [
                "\"\(grocery.name)\" stands at \(grocery.location.place)",
                "it is shown as unknown until the two agree",
            ], fix: "correct one of the two", basis: [Groceries.file, Settings.file])
        return withdrawn(by: grocery.diet.completed).filled(from: grocery.diet)
    }

    /// What these facts say that others deny, as a phrase; nil where they agree, or one of them says nothing.
    private func contradiction(of other: DietFacts) -> String? {
        if vegetarian == .yes, other.vegetarian == .no { return "vegetarian" }
        if vegan == .yes, other.vegan == .no { return "vegan" }
        guard allergens.isComplete else { return nil }
        let hidden = other.allergens.contains.filter {
            !allergens.contains.contains($0) && !allergens.traces.contains($0)
        }
        return hidden.first.map { "without \($0.rawValue)" }
    }

    /// These facts with what is stated of a grocery, where they do not say it themselves: its additives, and whether it is frozen
    /// and made by the house.
    private func filled(from other: DietFacts) -> DietFacts {
        var facts = self
        if additives == .unknown { facts.additives = other.additives }
        if frozen == .unknown { facts.frozen = other.frozen }
        if homemade == .unknown { facts.homemade = other.homemade }
        return facts
    }

    /// These facts without the promises that others deny.
    private func withdrawn(by other: DietFacts) -> DietFacts {
        var facts = self
        if vegetarian == .yes, other.vegetarian == .no { facts.vegetarian = .unknown }
        if vegan == .yes, other.vegan == .no || other.vegetarian == .no { facts.vegan = .unknown }
        if other.allergens.contains.contains(where: { !allergens.contains.contains($0) }) {
            facts.allergens.isComplete = false
        }
        return facts
    }
}
