import Diagnostics
import Kitchen

/// Writes a menu as `content/menu/menu.md`, with toppings by their names; `ingredients.json` and `drinks.json` stay beside it.
///
/// What the file has no words for is left out: whoever writes it reads it again and compares.
public struct MenuText {
    private let menu: PricedMenu
    private let names: [Int: String]
    private let dishNames: [String: String]
    private let decimalMark: String
    private let format: QuantityFormat
    private let unnamed: String

    /// The text of a menu, with numbers as a language writes them; dishes of no section stand below the heading `unnamed`.
    public init(_ menu: PricedMenu, language: KitchenLanguage, decimalMark: String, unnamed: String) {
        (self.menu, self.decimalMark, self.unnamed) = (menu, decimalMark, unnamed)
        names = Dictionary(menu.menu.ingredients.map { ($0.id, $0.name) }) { first, _ in first }
        let toppings = Set(menu.menu.ingredients.map { FoodName.folded($0.name) })
        let chosen = menu.menu.dishes.map { dish in
            // A topping of its name could be meant as well.
            let number = toppings.contains(FoodName.folded(dish.name)) ? dish.number.map { $0 + " " } : nil
            return (dish.slug, (number ?? "") + dish.name)
        }
        dishNames = Dictionary(chosen) { first, _ in first }
        format = QuantityFormat(language: language, decimalMark: decimalMark)
    }

    /// The file.
    public var file: RecipeFormat.File { RecipeFormat.File(path: "menu.md", bytes: Array(text.utf8)) }

    private var text: String {
        let sections = menu.sections(order: []).map {
            ([heading(of: $0)] + $0.dishes.map { dish($0) }).joined(separator: "\n")
        }
        return head + sections.map { "\n" + $0 + "\n" }.joined()
    }

    /// What dishes stand on and no topping is called like, as toppings that `ingredients.json` needs besides: only there can be said
    /// what is stated of them.
    public var bases: [Ingredient] {
        let own = menu.menu
        let stated =
            [own.base]
            + (own.sections.map(\.base) + own.dishes.map(\.base)).compactMap { choice in
                if case .own(let base)? = choice { base } else { nil }
            }
        var known = Set(own.ingredients.map { FoodName.folded($0.name) })
        var id = own.ingredients.map(\.id).max() ?? 0
        return stated.compactMap { base in
            guard let name = base.name, known.insert(FoodName.folded(name)).inserted else { return nil }
            id += 1
            var ingredient = Ingredient(
                id: id, name: name, price: .zero(own.currency), isEnabled: false, diet: base.diet,
                portion: base.portion,
                grocery: base.grocery, location: SourceLocation(file: ""))
            (ingredient.origin, ingredient.energy) = (base.origin, base.energy)
            return ingredient
        }
    }

    private var head: String {
        let own = menu.menu
        var lines: [String] = []
        if !own.sizes.isEmpty { lines.append("sizes: [\(own.sizes.map { quoted($0.name) }.joined(separator: ", "))]") }
        let bases = own.sizes.isEmpty ? [own.basePrice] : own.sizes.map(\.basePrice)
        if !bases.contains(nil) {
            lines.append("base_price: \"\(bases.compactMap(\.self).map(written).joined(separator: " / "))\"")
        }
        let factors = own.sizes.compactMap { $0.toppingFactor.decimalText(digits: 18) }
        if factors.contains(where: { $0 != "1" }) {
            lines.append("topping_factor: \"\(factors.joined(separator: " / "))\"")
        }
        if own.arePricesByHand { lines.append("prices: by_hand") }
        if let halves = own.halves { lines.append("half: \(halves.rawValue)") }
        if let note = own.note { lines.append("note: \(quoted(note))") }
        if own.currencyLocation != nil { lines.append("currency: \(own.currency.code)") }
        return lines.isEmpty ? "" : "---\n" + lines.joined(separator: "\n") + "\n---\n"
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private func heading(of section: PricedSection) -> String {
        let own = section.name.flatMap { name in menu.menu.sections.first { $0.name == name } }
        var lines = ["## \(section.name ?? unnamed)"]
        switch own?.base ?? .menu {
        case .menu: lines += menu.menu.base.name.map { ["base: \($0)"] } ?? []
        case .named(let name, _): lines.append("base: \(name)")
        case .own(let base): lines += base.name.map { ["base: \($0)"] } ?? []
        case .none: break
        }
        guard let own else { return lines.joined(separator: "\n") }
        if !own.isHalved { lines.append("half: none") }
        if let isOfDrinks = own.isOfDrinks { lines.append("drinks: \(isOfDrinks ? "yes" : "no")") }
        lines += times(own.served).map { "\($0.key): \($0.texts.joined(separator: ", "))" }
        let widest = section.dishes.max { $0.prices.count < $1.prices.count }
        let isWithoutBase = own.base == DishBase.Choice.none
        let sizes = isWithoutBase ? (widest?.prices ?? []).map(\.size) : menu.menu.sizes.map(\.name)
        let offered = own.extras.compactMap { extra($0, in: sizes) }
        if !offered.isEmpty { lines.append("extra: " + offered.joined(separator: "; ")) }
        if let note = own.note { lines.append("note: \(note)") }
        return lines.joined(separator: "\n")
    }

    /// What `menu.md` says of a time, by its keys, in as many texts as it has spans.
    private func times(_ time: ServingTime) -> [(key: String, texts: [String])] {
        let all = [
            ("dates", time.dates.map { "\($0.first) to \($0.last)" }), ("days", spans(of: time.weekdays)),
            ("hours", time.hours.map(\.clock)),
        ]
        return all.filter { !$0.1.isEmpty }
    }

    /// "mon-wed", "sat".
    private func spans(of days: Set<Weekday>) -> [String] {
        var spans: [[Weekday]] = []
        for day in Weekday.allCases where days.contains(day) {
            if spans.last?.last?.rawValue == day.rawValue - 1 {
                spans[spans.count - 1].append(day)
            } else {
                spans.append([day])
            }
        }
        return spans.map { span in
            let ends = span.count == 1 ? [span[0]] : [span[0], span[span.count - 1]]
            return ends.map { $0.shortName(in: .english).lowercased() }.joined(separator: "-")
        }
    }

    private func dish(_ dish: PricedDish) -> String {
        let own = dish.written
        let name = own.number.map { "\($0). \(own.name)" } ?? own.name
        let price = prices(of: dish).map { " " + $0 } ?? ""
        let said = (words(of: own) + facts(of: dish) + times(own.served).flatMap(\.texts)).map { " · " + $0 }.joined()
        return (["- **\(name)**\(price)\(said)"] + lines(below: dish).map { "  - " + $0 }).joined(separator: "\n")
    }

    private func words(of dish: Dish) -> [String] {
        let diet = dish.diet.vegan == .yes ? ["vegan"] : dish.diet.vegetarian == .yes ? ["vegetarian"] : []
        return diet + dish.marks.map(\.rawValue) + (dish.diet.frozen == .yes ? ["frozen"] : [])
            + (dish.diet.homemade == .yes ? ["homemade"] : [])
    }

    private func lines(below dish: PricedDish) -> [String] {
        let own = dish.written
        var lines: [String] = []
        if own.listsToppings {
            let all = own.toppings.compactMap { names[$0.id] }
            lines.append(all.isEmpty ? "none" : all.joined(separator: ", "))
        }
        if own.diet.allergens.isComplete { lines.append("contains: " + statement(own.diet.allergens)) }
        if own.diet.additives.isComplete {
            let all = own.diet.additives.contains.map(\.rawValue)
            lines.append("additives: " + (all.isEmpty ? "none" : all.joined(separator: ", ")))
        }
        lines += [("frozen", own.diet.frozen), ("homemade", own.diet.homemade)].filter { $0.1 == .no }.map {
            "\($0.0): no"
        }
        switch own.base {
        case .named(let name, _): lines.append("base: \(name)")
        case DishBase.Choice.none?: lines.append("base: none")
        case .menu, .own, nil: break
        }
        if let picture = own.picture { lines.append("image: \(picture)") }
        lines += dish.choices.indices.map { choice(own.choices[$0], dish) }
        lines += own.extras.compactMap { extra($0, in: sizes(of: dish)) }.map { "with " + $0 }
        if let description = own.description { lines.append("*\(description)*") }
        return lines
    }

    private func statement(_ allergens: AllergenStatement) -> String {
        let all = allergens.contains.flatMap { allergen -> [String] in
            let named = allergens.named.filter { $0.allergen == allergen }
            return named.isEmpty ? [allergen.rawValue] : named.map(\.text)
        }
        return all.isEmpty ? "none" : all.joined(separator: ", ")
    }

    private func choice(_ choice: DishChoice, _ dish: PricedDish) -> String {
        let options = choice.options.compactMap { option -> String? in
            let name =
                switch option.food {
                case .topping(let id): names[id]
                case .dish(let slug): dishNames[slug]
                }
            return name.map { $0 + added(option.prices, sizes(of: dish)) }
        }
        return "choose \(choice.least == 0 ? "up to " : "")\(choice.most) of: " + options.joined(separator: ", ")
    }

    /// " +1,00 / +1,50".
    private func added(_ prices: [Dish.SetPrice], _ sizes: [String?]) -> String {
        if let only = prices.first(where: { $0.size == nil }) { return " +" + written(only.price) }
        guard !prices.isEmpty else { return "" }
        let sized = sizes.map { size in prices.first { $0.size == size }.map { "+" + written($0.price) } ?? "-" }
        return " " + sized.joined(separator: " / ")
    }

    /// "bufala instead of mozzarella +2,00 / +3,00".
    private func extra(_ extra: DishExtra, in sizes: [String?]) -> String? {
        guard let name = names[extra.topping.id] else { return nil }
        let replaced: String =
            switch extra.replaced {
            case nil: ""
            case .base: " instead of base"
            case .topping(let id): " instead of " + (names[id] ?? "")
            }
        return name + replaced + added(extra.prices, sizes)
    }

    /// "7,50", "7,50 / 11,00", "0,1 l 4,50 / 0,75 l 24,00"; nil where the price follows from its parts.
    private func prices(of dish: PricedDish) -> String? {
        guard !dish.written.setPrices.isEmpty else { return nil }
        if let price = dish.price { return written(price) }
        guard isInSizesOfMenu(dish) else {
            return dish.sizes.map { "\($0.size ?? "") \(written($0.price))" }.joined(separator: " / ")
        }
        return sizes(of: dish).map { size in dish.sizes.first { $0.size == size }.map { written($0.price) } ?? "-" }
            .joined(separator: " / ")
    }

    /// What its prices are of, and those of what it can be had with: all sizes of the menu, or those that it names.
    private func sizes(of dish: PricedDish) -> [String?] {
        isInSizesOfMenu(dish) ? menu.menu.sizes.map(\.name) : dish.prices.map(\.size)
    }

    private func isInSizesOfMenu(_ dish: PricedDish) -> Bool {
        dish.isPizza && dish.sizes.allSatisfy { price in menu.menu.sizes.contains { $0.name == price.size } }
    }

    private func facts(of dish: PricedDish) -> [String] {
        let (facts, sizes) = (dish.written.facts, dish.sizes.compactMap(\.size))
        let texts: [String?] = [
            facts.energyText(sizes).map { $0.replacing("–", with: "-") + " kcal" },
            facts.alcohol?.decimalText(digits: 4, mark: decimalMark).map { "\($0) % vol" },
            facts.origin.map { "origin \($0)" }, facts.year.map { "year \($0)" },
            facts.amount.map { "per \(format.exactText($0))" },
            facts.depositText(sizes, written: written).map { "deposit " + $0.replacing("–", with: "-") },
            facts.takeawayText(sizes, written: written).map { "takeaway " + $0.replacing("–", with: "-") },
        ]
        return texts.compactMap(\.self)
    }

    private func written(_ money: Money) -> String { money.plain.replacing(".", with: decimalMark) }
}
