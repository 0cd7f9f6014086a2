import Diagnostics

/// A pizza that chance put together from the toppings of a menu.
///
/// ```swift
/// let (menu, settings): (Menu, Settings)
/// var dice = Dice(seed: 7)
/// let criteria = RandomPizza.Criteria(diet: .vegetarian, toppings: 2...4)
/// let pizza = try RandomPizza(criteria, menu: menu, settings: settings, dice: &dice)
/// pizza.prices.first?.price.plain    // "7.50"
/// ```
public struct RandomPizza: Hashable, Sendable {
    /// Who it is for.
    public enum Diet: String, Hashable, Sendable {
        case any
        case vegetarian
        case vegan
    }

    /// What a pizza has to be like.
    public struct Criteria: Hashable, Sendable {
        /// Only toppings, and a base, that are known to be so are taken: unknown is not enough.
        public var diet: Diet
        /// How many different toppings; where there are fewer, as many as there are, but at least the lower bound.
        public var toppings: ClosedRange<Int>
        /// The names of toppings to leave out, whatever case and accents.
        public var without: [String]
        /// When: what is sold out then is left out; without a day all that is.
        public var day: CalendarDate?

        /// Without more, two to five toppings of any kind.
        public init(
            diet: Diet = .any, toppings: ClosedRange<Int> = 2...5, without: [String] = [], on day: CalendarDate? = nil
        ) {
            self.diet = diet
            self.toppings = toppings
            self.without = without
            self.day = day
        }
    }

    /// Why there is no such pizza.
    public enum Failure: Error, Hashable, Sendable {
        /// The fewest toppings are below zero.
        case badCount
        /// No topping of the menu is called so; with the name that is spelled most like it.
        case unknownTopping(String, nearest: String?)
        /// The base is not known to fit the diet.
        case base(Diet)
        /// There are fewer toppings that fit than are wished for.
        case tooFew(there: Int, wanted: Int)
        /// The menu does not say what a pizza costs before its toppings.
        case noBasePrice
        /// Its price has more digits than can be held.
        case priceTooLarge
    }

    /// In the order of the menu.
    public let toppings: [Ingredient]
    /// By the price rule, rounded once: in each size of the menu, or the only one.
    public let prices: [DishPrice]
    /// What follows from the base and the toppings.
    public let diet: DietFacts
    private let base: DishBase

    /// A pizza of enabled toppings that fits them.
    public init(_ criteria: Criteria, menu: Menu, settings: Settings, dice: inout Dice) throws(Failure) {
        guard criteria.toppings.lowerBound >= 0 else { throw .badCount }
        for name in criteria.without where !menu.ingredients.contains(where: { Self.isCalled(name, $0) }) {
            throw .unknownTopping(name, nearest: NearestName.find(name, in: menu.ingredients.map(\.name)))
        }
        guard Self.fits(menu.base.diet, criteria.diet) else { throw .base(criteria.diet) }
        let pool = menu.ingredients.filter { topping in
            topping.isDrawn(on: criteria.day) && Self.fits(topping.diet, criteria.diet)
                && !criteria.without.contains { Self.isCalled($0, topping) }
        }
        guard pool.count >= criteria.toppings.lowerBound else {
            throw .tooFew(there: pool.count, wanted: criteria.toppings.lowerBound)
        }
        let most = min(criteria.toppings.upperBound, pool.count)
        let count = criteria.toppings.lowerBound + dice.roll(below: most - criteria.toppings.lowerBound + 1)
        toppings = dice.pick(count, of: pool)
        let computed = PriceRule(roundingStep: settings.roundingStep ?? 1).prices(of: toppings, in: menu)
        prices = computed.compactMap { size, price in price.money.map { DishPrice(size: size, price: $0) } }
        base = menu.base
        guard !computed.contains(where: { $0.price == .unknown }) else { throw .noBasePrice }
        guard prices.count == computed.count else { throw .priceTooLarge }
        diet = toppings.reduce(menu.base.diet.completed) { $0.and($1.diet.completed) }
    }

    /// It as a pizza of the menu, which has no place in the files.
    public func named(_ name: String, slug: String, file: String) -> PricedDish {
        let place = SourceLocation(file: file)
        let ids = toppings.map { Dish.Topping(id: $0.id, location: place) }
        return PricedDish(
            written: Dish(name: name, slug: slug, toppings: ids, location: place), toppings: toppings, base: base,
            isPizza: true, prices: prices, diet: diet)
    }

    private static func fits(_ facts: DietFacts, _ diet: Diet) -> Bool {
        switch diet {
        case .any: true
        case .vegetarian: facts.completed.vegetarian == .yes
        case .vegan: facts.completed.vegan == .yes
        }
    }

    private static func isCalled(_ name: String, _ topping: Ingredient) -> Bool {
        FoodName.folded(topping.name) == FoodName.folded(name)
    }
}

extension RandomPizza.Failure: CustomStringConvertible {
    /// One sentence without a full stop.
    public var description: String {
        switch self {
        case .badCount: "a pizza cannot have fewer than no toppings"
        case .unknownTopping(let name, let nearest):
            "no topping is called \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
        case .base(let diet): "the base is not known to be \(diet.rawValue)"
        case .tooFew(let there, let wanted):
            "\(wanted) toppings are wished for, but only \(there) fit the wish"
        case .noBasePrice: "the menu does not say what a pizza costs before its toppings"
        case .priceTooLarge: "its price is more than can be held"
        }
    }

    /// What to do about it; nil where the sentence says so itself.
    public var remedy: String? {
        switch self {
        case .badCount, .unknownTopping(_, nearest: _?): nil
        case .unknownTopping(_, nearest: nil): "its name is as in ingredients.json"
        case .base: "say what it is as `base` in pizzas.json"
        case .tooFew: "wish for fewer toppings, or leave out less"
        case .noBasePrice: "write `basePrice` into pizzas.json"
        case .priceTooLarge: "correct the prices in ingredients.json"
        }
    }
}
