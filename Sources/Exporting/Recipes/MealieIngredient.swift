import Importing
import Kitchen
import Text

/// A line of ingredients taken apart, with the unit and the food that a Mealie knows.
///
/// Its migration (`mealie/services/migrations/mealie_alpha.py`) makes a `RecipeIngredient` of it
/// (`mealie/schema/recipe/recipe_ingredient.py`), which wants the id and the name of a unit and of a food, and no text that is
/// null. The database takes the ids alone (`mealie/db/models/_model_utils/auto_init.py`): without one the recipe is refused, and
/// one that it does not have leaves the unit or the food away. Shown are quantity, unit, food and note, in this order.
struct MealieIngredient {
    /// How much, as a decimal; nil where the line does not say.
    private let quantity: String?
    private let unit: MealieUnit?
    /// The food; nil where the Mealie has none of its name, and the note says it.
    let food: MealieFood?
    private let note: String
    private let text: String

    /// The line; nil where it says something that has no place there, or names no unit and no food of the Mealie.
    init?(_ ingredient: RecipeIngredient, of exported: ExportedRecipe) {
        guard let mealie = exported.mealie, mealie.hindrance == nil, let line = MealieLine(ingredient.line) else {
            return nil
        }
        let unit = line.unit.flatMap { mealie.unit(called: $0, meaning: line.meaning, in: exported.language) }
        let quantity = line.amount.flatMap { MealieQuantity.decimal(of: $0, in: unit) }
        guard (unit == nil) == (line.unit == nil), (quantity == nil) == (line.amount == nil) else { return nil }
        // Of no amount Mealie shows several, if it has a word for them.
        let named = line.names.compactMap { name in mealie.food(called: name.food).map { (food: $0, note: name.note) } }
            .first { line.amount != nil || $0.food.pluralName ?? $0.food.name == $0.food.name }
        guard unit != nil || named != nil else { return nil }
        (self.quantity, self.unit, text) = (quantity, unit, ingredient.text)
        (food, note) = (named?.food, named?.note ?? line.rest)
    }

    /// The keys of the ingredient beside its title.
    var members: [JSONValue.Member] {
        [
            .init("note", .text(note.inMarkdown)), .init("display", .text(text.inMarkdown)),
            .init("originalText", .text(text)), .init("unit", unit.map(Self.json) ?? .null),
            .init("food", food.map(Self.json) ?? .null), .init("quantity", quantity.map { .number($0) } ?? .null),
            .init("disableAmount", .flag(false)),
        ]
    }

    private static func json(_ unit: MealieUnit) -> JSONValue {
        .object([
            .init("id", .text(unit.id)), .init("name", .text(unit.name)), .init("pluralName", .text(unit.pluralName)),
            .init("description", .text(unit.description)), .init("fraction", .flag(unit.showsFractions)),
            .init("abbreviation", .text(unit.abbreviation)),
            .init("pluralAbbreviation", .text(unit.pluralAbbreviation)),
            .init("useAbbreviation", .flag(unit.usesAbbreviation)),
        ])
    }

    private static func json(_ food: MealieFood) -> JSONValue {
        .object([
            .init("id", .text(food.id)), .init("name", .text(food.name)), .init("pluralName", .text(food.pluralName)),
            .init("description", .text(food.description)),
        ])
    }
}

/// Amounts as Mealie keeps them, where its pages show them as they are.
enum MealieQuantity {
    /// An amount as a decimal of three places, to which Mealie rounds; nil for one that would be shown as another.
    ///
    /// In a unit with fractions its pages show the nearest one with a denominator of at most 10, else three digits
    /// (`frontend/app/composables/recipes/use-recipe-ingredients.ts`). Before version 3 amounts without a unit are decimals in
    /// some places, so thirds are only for units.
    static func decimal(of amount: Rational, in unit: MealieUnit?) -> String? {
        guard amount > 0, amount < 1_000_000 else { return nil }
        let hasFractions = unit?.showsFractions ?? true
        if hasFractions, amount.denominator > 10 { return nil }
        if unit != nil, hasFractions, amount.denominator == 3 {
            let thousandths = (amount * 1000 + Rational(1, 2)).roundedDown
            return Rational(thousandths, over: 1000).decimalText(digits: 3)
        }
        guard let decimal = amount.decimalText(digits: 3) else { return nil }
        return hasFractions || significantDigits(of: decimal) <= 3 ? decimal : nil
    }

    private static func significantDigits(of decimal: String) -> Int {
        let digits = decimal.filter { $0 != "." }.drop { $0 == "0" }
        return decimal.contains(".") ? digits.count : digits.reversed().drop { $0 == "0" }.count
    }
}

extension Rational {
    /// The greatest whole number that is no larger, of a number that is not below 0.
    fileprivate var roundedDown: Int128 { numerator / denominator }
}
