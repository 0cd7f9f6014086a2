import Addresses
import Kitchen
import Text

/// Writes a menu as the FoodMenus of a Google Business Profile
/// (https://developers.google.com/my-business/reference/rest/v4/FoodMenus), without the `name` of the place, which only its
/// owner knows.
///
/// It has no field for what a guest adds or chooses (an `option` is the dish as a whole, at its whole price), so descriptions say that.
/// Diets and allergens are there where they are known and Google has a word for them; nothing is guessed.
public struct GoogleMenu {
    /// The words of the site for what has no name of its own.
    public struct Titles: Sendable {
        let menu, dishes, drinks: String
        let extras: @Sendable ([PricedExtra]) -> String
        let choice: @Sendable (PricedChoice) -> String

        /// The words for the menu, for dishes of no section, and for drinks; and a line of text for what dishes can be had with, and
        /// for what is chosen with one.
        public init(
            menu: String, dishes: String, drinks: String, extras: @escaping @Sendable ([PricedExtra]) -> String,
            choice: @escaping @Sendable (PricedChoice) -> String
        ) {
            (self.menu, self.dishes, self.drinks) = (menu, dishes, drinks)
            (self.extras, self.choice) = (extras, choice)
        }
    }

    private let menu: PricedMenu
    private let settings: Settings
    private let titles: Titles

    /// The menu of a site.
    public init(_ menu: PricedMenu, settings: Settings, titles: Titles) {
        (self.menu, self.settings, self.titles) = (menu, settings, titles)
    }

    /// The most characters of a name and of a description.
    static let (longestName, longestDescription) = (140, 1_000)

    /// The menu.
    public var json: JSONValue {
        let address = settings.baseURL.map { $0 + PageAddress.reference(PageAddress.menu) }
        let menu: [JSONValue.Member] =
            [.init("labels", labels(titles.menu))] + (address.map { [.init("sourceUrl", .text($0))] } ?? [])
            + [.init("sections", .list(sections))]
        return .object([.init("menus", .list([.object(menu)]))])
    }

    /// What does not fit, a clause each: "the name of \"…\" is cut at 140 characters".
    public var notes: [String] {
        let sections = menuSections.map { ($0.name ?? titles.dishes, description(of: $0)) }
        let dishes = menu.dishes.map { ($0.name, description(of: $0)) } + menu.menu.drinks.map { ($0.name, "") }
        return (sections + dishes).flatMap { name, description -> [String] in
            let short = Self.cut(name, at: 40)
            return
                (Self.isLonger(name, than: Self.longestName)
                ? ["the name of \"\(short)\" is cut at \(Self.longestName) characters"] : [])
                + (Self.isLonger(description, than: Self.longestDescription)
                    ? ["the description of \"\(short)\" is cut at \(Self.longestDescription) characters"] : [])
        }
    }

    private var menuSections: [PricedSection] { menu.sections(order: settings.sectionOrder) }

    private var sections: [JSONValue] {
        var sections = menuSections.map { section in
            self.section(section.name ?? titles.dishes, description(of: section), section.dishes.map(item))
        }
        if !menu.menu.drinks.isEmpty { sections.append(section(titles.drinks, "", menu.menu.drinks.map(item))) }
        return sections
    }

    private func section(_ name: String, _ description: String, _ items: [JSONValue]) -> JSONValue {
        .object([.init("labels", labels(name, description)), .init("items", .list(items))])
    }

    /// A dish in its first size; the others are options of it.
    private func item(_ dish: PricedDish) -> JSONValue {
        let title = title(of: dish.name, dish.written.facts)
        let options = dish.prices.dropFirst().map { price -> JSONValue in
            .object([
                .init("labels", labels("\(title) \(price.size ?? "")")),
                .init("attributes", attributes(price.price, dish.diet)),
            ])
        }
        let first = dish.prices.first?.size
        let name = first.map { "\(title) \($0)" } ?? title
        return .object(
            [
                .init("labels", labels(name, description(of: dish))),
                .init("attributes", attributes(dish.prices.first?.price, dish.diet)),
            ] + (options.isEmpty ? [] : [.init("options", .list(options))]))
    }

    private func item(_ drink: Drink) -> JSONValue {
        .object([
            .init("labels", labels(title(of: drink.name, drink.facts))),
            .init("attributes", attributes(drink.price, drink.diet.completed)),
        ])
    }

    /// A name with the amount that its price is of, for which Google has no field: "Steak (100 g)".
    private func title(of name: String, _ facts: StatedFacts) -> String {
        facts.amount.map { "\(name) (\(settings.amounts.exactText($0)))" } ?? name
    }

    /// What the menu says of a dish, else what is on it; then what is chosen with it, and what it can be had with.
    private func description(of dish: PricedDish) -> String {
        let about = dish.written.description ?? dish.toppings.map(\.name).joined(separator: ", ")
        let extras = dish.ownExtras.isEmpty ? [] : [titles.extras(dish.ownExtras)]
        return Self.lines([about] + dish.choices.map(titles.choice) + extras)
    }

    /// What the menu says below a heading, and what all dishes there can be had with.
    private func description(of section: PricedSection) -> String {
        Self.lines([section.note ?? ""] + (section.extras.isEmpty ? [] : [titles.extras(section.extras)]))
    }

    private static func lines(_ texts: [String]) -> String { texts.filter { !$0.isEmpty }.joined(separator: "\n") }

    private func labels(_ name: String, _ description: String = "") -> JSONValue {
        let cut = Self.cut(description, at: Self.longestDescription)
        return .list([
            .object(
                [.init("displayName", .text(Self.cut(name, at: Self.longestName)))]
                    + (cut.isEmpty ? [] : [.init("description", .text(cut))])
                    + [.init("languageCode", .text(settings.language.tag))])
        ])
    }

    private func attributes(_ price: Money?, _ diet: DietFacts) -> JSONValue {
        let allergens = diet.allergens.contains.flatMap { Self.words(for: $0, in: diet.allergens) }
        var seen: Set<String> = []
        let once = allergens.filter { seen.insert($0).inserted }
        let diets = (diet.vegan == .yes ? ["VEGAN"] : []) + (diet.vegetarian == .yes ? ["VEGETARIAN"] : [])
        return .object(
            (price.map { [.init("price", Self.json($0))] } ?? [])
                + (once.isEmpty ? [] : [.init("allergen", .list(once.map { .text($0) }))])
                + (diets.isEmpty ? [] : [.init("dietaryRestriction", .list(diets.map { .text($0) }))]))
    }

    /// What Google calls an allergen. Gluten is wheat only where the menu says that.
    private static func words(for allergen: Allergen, in statement: AllergenStatement) -> [String] {
        switch allergen {
        case .gluten: statement.names(of: .gluten).contains { $0.lowercased() == "wheat" } ? ["WHEAT"] : []
        case .crustaceans, .molluscs: ["SHELLFISH"]
        case .eggs: ["EGG"]
        case .fish: ["FISH"]
        case .peanuts: ["PEANUT"]
        case .soybeans: ["SOY"]
        case .milk: ["DAIRY"]
        case .nuts: ["TREE_NUT"]
        case .celery, .mustard, .sesame, .sulphites, .lupin: []
        }
    }

    /// A `google.type.Money`: whole units, and billionths of one.
    static func json(_ money: Money) -> JSONValue {
        let (whole, part) = money.minorUnits.quotientAndRemainder(dividingBy: money.currency.minorUnits)
        return .object([
            .init("currencyCode", .text(money.currency.code)), .init("units", .text(String(whole))),
            .init("nanos", .number(part * (1_000_000_000 / money.currency.minorUnits))),
        ])
    }

    private static func isLonger(_ text: String, than count: Int) -> Bool { text.utf16.count > count }

    /// The text, or as much of it as leaves room for an ellipsis, cut between characters. Characters of two UTF-16 units count
    /// as two.
    static func cut(_ text: String, at count: Int) -> String {
        guard isLonger(text, than: count) else { return text }
        var (cut, length) = ("", 1)
        for character in text {
            length += character.utf16.count
            if length > count { break }
            cut.append(character)
        }
        return cut + "…"
    }
}
