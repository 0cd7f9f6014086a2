import Diagnostics

/// A menu as rules look at it: what can be ordered, dishes and drinks alike.
struct LawView: Sendable {
    /// A dish or a drink.
    struct Item: Sendable {
        let name: String
        let location: SourceLocation
        let diet: DietFacts
        let facts: StatedFacts
        let prices: [DishPrice]
        let isDrink: Bool
        /// What it is made of, as far as that is listed.
        let toppings: [Ingredient]
        /// What it stands on; nil for nothing.
        var base: DishBase?

        /// Whether it is known to have alcohol.
        var hasAlcohol: Bool { facts.alcohol.map { $0 > 0 } ?? false }
    }

    let items: [Item]
    /// What dishes can be had with.
    let extras: [PricedExtra]
    let settings: Settings

    init(_ menu: PricedMenu, settings: Settings) {
        let dishes = menu.dishes.map {
            Item(
                name: $0.name, location: $0.written.location, diet: $0.diet, facts: $0.facts, prices: $0.prices,
                isDrink: $0.isDrink, toppings: $0.toppings, base: $0.base)
        }
        let drinks = menu.menu.drinks.map {
            Item(
                name: $0.name, location: $0.location, diet: $0.diet.completed, facts: $0.facts,
                prices: [DishPrice(size: nil, price: $0.price)], isDrink: true, toppings: [])
        }
        items = dishes + drinks
        extras = menu.dishes.flatMap(\.extras)
        self.settings = settings
    }

    /// How many millilitres of an item a price is of; nil where the menu does not say.
    func millilitres(of item: Item, in size: String?) -> Rational? {
        item.facts.millilitres(in: size, language: settings.kitchenLanguage)
    }
}

// What rules ask of a menu.
extension LawView {
    /// What nobody says all allergens of.
    func withUnknownAllergens() -> [LawFinding] {
        items.filter { !$0.diet.allergens.isComplete }.map {
            LawFinding(
                message: "not all allergens of \"\($0.name)\" are known", location: $0.location,
                fix: "state them of each part and of the dish, `none` for no others")
        }
    }

    /// The same, but for a house that tells them by word of mouth.
    func withUntoldAllergens() -> [LawFinding] { settings.tellsAllergensOrally ? [] : withUnknownAllergens() }

    /// What nobody says all additives of.
    func withUnknownAdditives() -> [LawFinding] {
        items.filter { !$0.diet.additives.isComplete }.map {
            LawFinding(
                message: "not all additives of \"\($0.name)\" are known", location: $0.location,
                fix: "state `additives` of each part and of the dish, `none` for no others")
        }
    }

    /// What nobody says of whether it comes frozen.
    func withUnknownFrozen() -> [LawFinding] {
        items.filter { !$0.isDrink && $0.diet.frozen == .unknown }.map {
            LawFinding(
                message: "nothing says whether \"\($0.name)\" comes frozen", location: $0.location,
                fix: "state `frozen` of each part, its base too, or of the dish")
        }
    }

    /// Drinks of which a price is of no stated volume.
    func withoutVolume() -> [LawFinding] {
        items.filter { item in item.isDrink && item.prices.contains { millilitres(of: item, in: $0.size) == nil } }.map
        {
            LawFinding(
                message: "nothing says how much of \"\($0.name)\" is served", location: $0.location,
                fix: "write it before the price, as in 0,33 l 3,00, or as `volume` in drinks.json")
        }
    }

    /// Spirits of which nothing says how strong they are.
    func spiritsWithoutAlcohol() -> [LawFinding] {
        items.filter { $0.isDrink && $0.facts.alcohol == nil && SpiritNames.tell($0.name) }.map {
            LawFinding(
                message: "nothing says how much alcohol \"\($0.name)\" has", location: $0.location,
                fix: "write it behind the price, as in · 40 % vol, or as `alcohol` in drinks.json")
        }
    }

    /// What has no price.
    func withoutPrice() -> [LawFinding] {
        items.filter(\.prices.isEmpty).map {
            LawFinding(
                message: "\"\($0.name)\" has no price", location: $0.location, fix: "state it, or what its parts cost")
        }
    }

    /// Meat, and fish where that counts, of which nothing says where it is from.
    func withoutOrigin(ofFish countsFish: Bool = true) -> [LawFinding] {
        func isFlesh(_ diet: DietFacts) -> Bool {
            diet.vegetarian != .yes && (countsFish || !diet.allergens.contains.contains(where: \.isFlesh))
        }
        return items.filter { !$0.isDrink }.flatMap { item in
            let flesh = item.toppings.filter { isFlesh($0.diet.completed) && $0.origin == nil }
            let itself = item.toppings.isEmpty && isFlesh(item.diet) && item.facts.origin == nil
            return (flesh.map(\.name) + (itself ? [item.name] : [])).map { food in
                LawFinding(
                    message:
                        "nothing says where the meat\(countsFish ? " or fish" : "") of \"\(item.name)\" is from: \(food)",
                    location: item.location,
                    fix: "state `origin` of it, or that it is vegetarian")
            }
        }
    }

    /// Bread and dough of which nothing says where it was made.
    func withoutOriginOfBread() -> [LawFinding] {
        items.filter { item in
            guard let base = item.base, base.origin == nil else { return false }
            return base.diet.allergens.contains.contains(.gluten) || !base.diet.allergens.isComplete
        }.map {
            LawFinding(
                message: "nothing says where the dough or bread of \"\($0.name)\" was made", location: $0.location,
                fix: "state `origin` of its base, or all allergens of one without gluten")
        }
    }

    /// Nuts and cereals with gluten of which nothing says which they are.
    func withUnnamedNuts() -> [LawFinding] {
        items.flatMap { item in
            let parts = [item.diet] + item.toppings.map(\.diet) + (item.base.map { [$0.diet] } ?? [])
            return [Allergen.gluten, .nuts].filter { allergen in
                parts.map(\.allergens).contains { $0.contains.contains(allergen) && $0.names(of: allergen).isEmpty }
            }.map { allergen in
                LawFinding(
                    message: "nothing says which \(allergen == .nuts ? "nuts" : "cereals") \"\(item.name)\" has",
                    location: item.location,
                    fix:
                        "write it behind the allergen, as in `\(allergen == .nuts ? "nuts: almonds" : "gluten: wheat")`"
                )
            }
        }
    }

    /// Dishes of which nobody says whether the house makes them.
    func withUnknownHomemade() -> [LawFinding] {
        items.filter { !$0.isDrink && $0.diet.homemade == .unknown }.map {
            LawFinding(
                message: "nothing says whether \"\($0.name)\" is homemade", location: $0.location,
                fix: "state `homemade` of each part, its base too, or of the dish")
        }
    }

    /// What has no energy in one of its sizes. What has alcohol need have none.
    func withoutEnergy() -> [LawFinding] {
        items.filter { item in
            !item.hasAlcohol
                && item.prices.contains { price in
                    !item.facts.energy.contains { $0.size == nil || $0.size == price.size }
                }
        }.map {
            LawFinding(
                message: "nothing says how many kilocalories \"\($0.name)\" has", location: $0.location,
                fix: "write them behind it, as in · 640 kcal, one number for each size")
        }
    }

    /// What can be added to a dish, of which nobody says how much energy that adds in each size.
    func withoutAddedEnergy() -> [LawFinding] {
        var told: Set<Int> = []
        return extras.filter { extra in
            extra.replaced == nil && extra.energy.count < extra.prices.count && told.insert(extra.topping.id).inserted
        }.map {
            LawFinding(
                message: "nothing says how many kilocalories \"\($0.topping.name)\" adds",
                location: $0.topping.location,
                fix: "state its `kcal` in ingredients.json: one number, or one by the name of each size")
        }
    }

    /// That each drink without alcohol is dearer than the cheapest with it, by itself or by the litre.
    func dearerWithoutAlcohol() -> [LawFinding] {
        let priced = items.filter(\.isDrink).flatMap { item in
            item.prices.map { price in
                let litre = millilitres(of: item, in: price.size).map { Rational(price.price.minorUnits) * 1000 / $0 }
                return (item: item, price: price.price.minorUnits, litre: litre)
            }
        }
        let strong = priced.filter(\.item.hasAlcohol)
        guard let cheapest = strong.min(by: { $0.price < $1.price }) else { return [] }
        let litre = strong.compactMap(\.litre).min()
        let isMet = priced.contains { soft in
            !soft.item.hasAlcohol && soft.price <= cheapest.price
                && (soft.litre.flatMap { own in litre.map { own <= $0 } } ?? true)
        }
        guard !isMet else { return [] }
        return [
            LawFinding(
                message:
                    "no drink without alcohol is as cheap as \"\(cheapest.item.name)\", by itself and by the litre",
                location: cheapest.item.location, fix: "offer one that is not dearer than the cheapest with alcohol")
        ]
    }

    /// Service that comes on top of the prices.
    func withServiceOnTop() -> [LawFinding] {
        guard settings.charges.addedShare != nil else { return [] }
        return [
            LawFinding(
                message: "service comes on top of the prices", location: settings.charges.serviceLocation,
                fix: "put it into the prices, and write `service: included` with its rate")
        ]
    }

    /// A tax that comes on top of the prices.
    func withTaxOnTop() -> [LawFinding] {
        guard settings.charges.tax != nil else { return [] }
        return [
            LawFinding(
                message: "a tax comes on top of the prices", location: settings.charges.taxLocation,
                fix: "put it into the prices, and leave `tax` out")
        ]
    }

    /// Service in the prices, of which nothing says how much it is.
    func withoutServiceRate() -> [LawFinding] {
        guard settings.charges.service == .included(percent: nil) else { return [] }
        return [
            LawFinding(
                message: "nothing says how much of the prices is for service",
                location: settings.charges.serviceLocation, fix: "write the rate, as in `service: included 15 %`")
        ]
    }

    /// A charge that each guest pays besides.
    func withCover() -> [LawFinding] {
        guard settings.charges.cover != nil else { return [] }
        return [
            LawFinding(
                message: "a cover charge comes on top of the prices", location: settings.charges.coverLocation,
                fix: "put it into the prices")
        ]
    }

    /// Allergens that have another letter than the code of Austria gives them.
    func withOtherLetters() -> [LawFinding] {
        let others = Allergen.allCases.filter { settings.label(of: $0) != $0.letter }
        guard !others.isEmpty else { return [] }
        return [
            LawFinding(
                message: "the allergens have other marks than the letters A to R", location: nil,
                fix: "write `allergen_numbers: letters` into \(Settings.file)")
        ]
    }

    /// What there is only to be reminded of.
    func reminding(of text: String) -> [LawFinding] { [LawFinding(message: text, location: nil, fix: "see to it")] }
}
