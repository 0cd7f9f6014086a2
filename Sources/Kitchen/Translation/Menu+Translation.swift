// The menu with each of its texts put through a function: in another language, or to learn which texts there are.

extension Menu {
    /// The texts that a menu in another language needs words for, each once and in the order in which they are met. An amount needs
    /// none, and neither does a number.
    public var texts: [String] {
        var (all, seen) = ([String](), Set<String>())
        _ = translated { text in
            if text.contains(where: \.isLetter), AmountName(text) == nil, seen.insert(text).inserted {
                all.append(text)
            }
            return text
        }
        return all
    }

    /// The names of all sizes that something on it can be had in.
    public var sizeNames: Set<String> {
        Set(sizes.map(\.name) + dishes.flatMap(\.setPrices).compactMap(\.size))
    }

    /// The menu in other words. What it is sold out of is marked already.
    func translated(_ text: (String) -> String) -> Menu {
        var menu = self
        menu.base = base.translated(text)
        menu.note = note.map(text)
        for place in sizes.indices { menu.sizes[place].name = text(sizes[place].name) }
        menu.sections = sections.map { $0.translated(text) }
        menu.dishes = dishes.map { $0.translated(text) }
        menu.ingredients = ingredients.map { $0.translated(text) }
        menu.drinks = drinks.map { $0.translated(text) }
        return menu
    }
}

extension MenuSection {
    fileprivate func translated(_ text: (String) -> String) -> MenuSection {
        var section = self
        section.name = text(name)
        section.note = note.map(text)
        return section
    }
}

extension Dish {
    func translated(_ text: (String) -> String) -> Dish {
        var dish = self
        dish.section = section.map(text)
        dish.name = text(name)
        dish.description = description.map(text)
        dish.setPrices = setPrices.translated(text)
        dish.missingSizes = Dictionary(missingSizes.map { (text($0.key), $0.value) }) { first, _ in first }
        dish.facts = facts.translated(text)
        dish.diet = diet.translated(text)
        return dish
    }
}

extension Drink {
    fileprivate func translated(_ text: (String) -> String) -> Drink {
        var drink = self
        drink.name = text(name)
        drink.facts = facts.translated(text)
        drink.diet = diet.translated(text)
        return drink
    }
}

extension Ingredient {
    func translated(_ text: (String) -> String) -> Ingredient {
        var topping = self
        // What is bought has its own name in all languages.
        topping.grocery = grocery ?? name
        topping.name = text(name)
        topping.origin = origin.map(text)
        topping.diet = diet.translated(text)
        return topping
    }
}

extension DishBase {
    func translated(_ text: (String) -> String) -> DishBase {
        var base = self
        base.grocery = grocery ?? name
        base.name = name.map(text)
        base.origin = origin.map(text)
        base.diet = diet.translated(text)
        return base
    }
}

extension StatedFacts {
    fileprivate func translated(_ text: (String) -> String) -> StatedFacts {
        var facts = self
        facts.origin = origin.map(text)
        facts.energy = energy.translated(text)
        facts.deposits = deposits.translated(text)
        facts.takeaway = takeaway.translated(text)
        return facts
    }
}

extension [Dish.SetPrice] {
    fileprivate func translated(_ text: (String) -> String) -> Self {
        map { Dish.SetPrice(size: $0.size.map(text), price: $0.price, location: $0.location) }
    }
}

extension [StatedFacts.Energy] {
    func translated(_ text: (String) -> String) -> Self {
        map { StatedFacts.Energy(size: $0.size.map(text), kilocalories: $0.kilocalories) }
    }
}

extension DietFacts {
    /// What is known, with other words for what an allergen is: "wheat" for "grano".
    func translated(_ text: (String) -> String) -> DietFacts {
        var diet = self
        diet.allergens = allergens.renamed(text)
        return diet
    }
}
