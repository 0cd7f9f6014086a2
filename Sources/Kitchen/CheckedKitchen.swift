import Diagnostics

/// A kitchen whose references lead somewhere: every topping of a dish is an ingredient.
public struct CheckedKitchen: Hashable, Sendable {
    /// The kitchen as read.
    public let kitchen: Kitchen
    /// The menu with its references resolved; nil when the site has none.
    public let menu: CheckedMenu?
}

/// A menu with its dishes joined to their toppings.
public struct CheckedMenu: Hashable, Sendable {
    /// A dish with the ingredients that its ids name; an id that no ingredient has is left out, and was reported.
    public struct Item: Hashable, Sendable {
        /// The dish as written.
        public let dish: Dish
        /// Its toppings in the order of the file.
        public let toppings: [Ingredient]
        /// What it stands on; nil for nothing.
        public let base: DishBase?
        /// Whether it stands on the base of the menu.
        public let isPizza: Bool
        /// What it can be had with.
        public let extras: [Extra]
        /// Whether it can be had with each enabled topping of the menu.
        public let takesToppings: Bool
    }

    /// The menu as written.
    public let menu: Menu
    /// In the order of the payload.
    public let items: [Item]
}

extension Kitchen {
    /// Checks all that one file says about another, reporting every problem found.
    public func checked(diagnostics: inout DiagnosticList) -> CheckedKitchen {
        let checkedMenu = menu?
            .agreeing(with: groceryNames, file: settings.sources.pizzasFile, diagnostics: &diagnostics)
            .marked(diagnostics: &diagnostics)
            .checked(sources: settings.sources, groceries: groceryNames, diagnostics: &diagnostics)
        DuplicateCheck.report(
            groceries, by: { $0.name.lowercased() }, .duplicateName, "grocery", diagnostics: &diagnostics
        ) { $0.location }
        if let menu {
            checkCurrency(of: menu, diagnostics: &diagnostics)
            checkDescriptions(of: menu, diagnostics: &diagnostics)
            checkSections(of: menu, diagnostics: &diagnostics)
            checkTimes(of: menu, diagnostics: &diagnostics)
        } else {
            checkOrder(diagnostics: &diagnostics)
        }
        reportUnheldSums(of: checkedMenu, diagnostics: &diagnostics)
        reportUntranslated(of: checkedMenu?.menu, diagnostics: &diagnostics)
        return CheckedKitchen(kitchen: self, menu: checkedMenu)
    }

    private func checkCurrency(of menu: Menu, diagnostics: inout DiagnosticList) {
        guard menu.currency != settings.currency, let location = menu.currencyLocation else { return }
        diagnostics.report(
            .currencyDiffers, "the menu is in \(menu.currency.code), and the site in \(settings.currency.code)",
            at: location, fix: "write `currency: \(menu.currency.code)` into \(Settings.file), or remove it here",
            basis: [Settings.file])
    }

    /// Reports that something is had at times of a clock that nobody knows.
    private func checkTimes(of menu: Menu, diagnostics: inout DiagnosticList) {
        let timed =
            menu.sections.first { !$0.served.isAlways }.map { ($0.name, $0.location) }
            ?? menu.dishes.first { !$0.served.isAlways }.map { ($0.name, $0.location) }
        guard settings.timeZone == nil, let (name, location) = timed else { return }
        diagnostics.report(
            .missingKey, "there is no `time_zone`, which the times of \"\(name)\" are in", at: location,
            fix: "write it into \(Settings.file), as in `time_zone: Europe/Rome`", basis: [Settings.file])
    }

    /// Reports that orders are taken where there is nothing to order.
    private func checkOrder(diagnostics: inout DiagnosticList) {
        guard let location = settings.order?.location else { return }
        diagnostics.report(
            .orderWithoutMenu, "there is no menu to order from", at: location,
            fix: "add \(settings.sources.pizzasFile) with its ingredients, or remove `order`",
            basis: [settings.sources.pizzasFile, Settings.file])
    }

    private func checkDescriptions(of menu: Menu, diagnostics: inout DiagnosticList) {
        let slugs = Set(menu.dishes.map(\.slug))
        let known = NearbyNames { menu.dishes.map(\.slug) }
        for slug in dishDescriptions.keys.sorted() where !slugs.contains(slug) {
            let nearest = known.nearest(to: slug)
            diagnostics.report(
                .unknownPizza, "no dish of the menu has the slug \"\(slug)\"",
                at: SourceLocation(file: "content/menu/pizzas/\(slug).md"),
                fix: nearest.map { "did you mean \($0).md?" }
                    ?? "name the file after a dish of the menu, or remove it",
                basis: [settings.sources.pizzasFile, Settings.file])
        }
    }
}

extension Kitchen {
    /// Reports the sections in the settings and in the menu's own list that no dish is in.
    private func checkSections(of menu: Menu, diagnostics: inout DiagnosticList) {
        let placed =
            zip(settings.sectionOrder, settings.sectionLocations) + menu.sections.map { ($0.name, $0.location) }
        guard !placed.isEmpty else { return }
        let sections = Set(menu.dishes.compactMap(\.section))
        // A section that has its place already is not the one that was meant.
        let unplaced = sections.subtracting(placed.map(\.0)).sorted()
        for (name, location) in placed where !sections.contains(name) {
            let nearest = NearestName.find(name, in: unplaced)
            diagnostics.report(
                Diagnostic(
                    .unknownSection, "no dish of the menu is in the section \"\(name)\"", at: location,
                    severity: nearest == nil ? .note : nil,
                    fix: nearest.map { "did you mean \($0)?" }
                        ?? "remove it" + Self.alternatives(unplaced),
                    basis: [settings.sources.pizzasFile]))
        }
    }

    /// The names that could stand there instead, of many only the first; nothing where there are none.
    private static func alternatives(_ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        let list = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
        return ", or name one that the menu has: " + list
    }
}

extension Menu {
    /// Joins dishes to ingredients and reports ids and names that are unknown or doubled, and diets that contradict.
    func checked(
        sources: Settings.Sources, groceries: Groceries, diagnostics: inout DiagnosticList
    ) -> CheckedMenu {
        reportDoubles(diagnostics: &diagnostics)
        let stated =
            ingredients.map { ($0.name, $0.diet, $0.location) } + drinks.map { ($0.name, $0.diet, $0.location) }
            + dishes.map { ($0.name, $0.diet, $0.location) }
        for (name, diet, location) in stated { diet.reportContradiction(of: name, at: location, &diagnostics) }
        let ingredientsFile = sources.ingredientsFile
        let byID = Dictionary(ingredients.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        func found(_ topping: Dish.Topping, in name: String?) -> Ingredient? {
            if let found = byID[topping.id] { return found }
            diagnostics.report(
                .unknownIngredient, "unknown ingredient \(topping.id)" + (name.map { " in \"\($0)\"" } ?? ""),
                at: topping.location,
                fix: "add an ingredient with id \(topping.id) to \(ingredientsFile), or remove it here",
                basis: [ingredientsFile, Settings.file])
            return nil
        }
        for extra in extras { _ = found(extra.topping, in: nil) }
        var bases = DishBases(self, groceries: groceries)
        let offers = DishExtras(self, toppings: byID)
        let items = dishes.map { dish in
            let toppings = dish.toppings.compactMap { found($0, in: dish.name) }
            let base = bases.base(of: dish, diagnostics: &diagnostics)
            let item = CheckedMenu.Item(
                dish: dish, toppings: toppings, base: base, isPizza: bases.isPizza(dish),
                extras: offers.extras(of: dish, on: base, diagnostics: &diagnostics),
                takesToppings: offers.takesToppings(dish, on: base))
            item.reportContradiction(diagnostics: &diagnostics)
            return item
        }
        let menu = CheckedMenu(menu: self, items: items)
        menu.reportUnoffered(diagnostics: &diagnostics)
        return menu
    }

    private func reportDoubles(diagnostics: inout DiagnosticList) {
        DuplicateCheck.report(ingredients, by: \.id, .duplicateID, "ingredient id", diagnostics: &diagnostics) {
            $0.idLocation
        }
        DuplicateCheck.report(drinks, by: \.id, .duplicateID, "drink id", diagnostics: &diagnostics) { $0.idLocation }
        DuplicateCheck.report(ingredients, by: \.name, .duplicateName, "ingredient", diagnostics: &diagnostics) {
            $0.location
        }
        DuplicateCheck.report(drinks, by: \.name, .duplicateName, "drink", diagnostics: &diagnostics) { $0.location }
        DuplicateCheck.report(sizes, by: \.name, .duplicateName, "size", diagnostics: &diagnostics) { $0.location }
        DuplicateCheck.report(dishes, by: \.slug, .duplicateName, "pizza", diagnostics: &diagnostics) { $0.location }
        DuplicateCheck.report(
            dishes.filter { $0.number != nil }, by: { $0.number ?? "" }, .duplicateID, "number",
            diagnostics: &diagnostics
        ) { $0.numberLocation ?? $0.location }
        DuplicateCheck.report(sections, by: \.name, .duplicateName, "section", diagnostics: &diagnostics) {
            $0.location
        }
        let names = Dictionary(ingredients.map { ($0.id, $0.name) }) { first, _ in first }
        for extras in sections.map(\.extras) + dishes.map(\.extras) {
            DuplicateCheck.report(
                extras, by: { names[$0.topping.id] ?? "\($0.topping.id)" }, .duplicateName, "extra",
                diagnostics: &diagnostics
            ) { $0.topping.location }
        }
    }
}

/// Reports things that share what should be their own.
enum DuplicateCheck {
    /// Reports each item whose `key` an earlier item has.
    static func report<Item, Key: Hashable & Sendable>(
        _ items: [Item], by key: (Item) -> Key, _ id: DiagnosticID, _ what: String,
        diagnostics: inout DiagnosticList, at location: (Item) -> SourceLocation
    ) {
        var first: [Key: SourceLocation] = [:]
        for item in items {
            let value = key(item)
            guard let earlier = first[value] else {
                first[value] = location(item)
                continue
            }
            diagnostics.report(
                id, "\(what) \"\(value)\" is there twice", at: location(item),
                notes: ["the first stands at \(earlier.place)"], fix: "rename or remove one of the two")
        }
    }
}

extension DietFacts {
    fileprivate func reportContradiction(
        of name: String, at location: SourceLocation, _ diagnostics: inout DiagnosticList
    ) {
        guard let contradiction else { return }
        diagnostics.report(
            .dietContradiction, "\"\(name)\" is said to be \(contradiction)", at: location,
            notes: ["it is shown as unknown until the two agree"], fix: "correct one of the two")
    }
}
