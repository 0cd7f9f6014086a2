import Foundation

/// The `database.json` of a backup of Mealie, in the form of its version 3 on PostgreSQL, with the units and foods of a test.
package struct MealieDatabase {
    private static let group = "11111111-1111-4111-8111-111111111111"
    private static let time = "2024-05-01T09:30:00.123456"
    private var tables: [String: [[String: Any]]] = [
        "groups": [["id": group, "name": "Home", "slug": "home"]], "recipes": [], "recipes_ingredients": [],
    ]
    private var count = 0

    /// A database without units and foods, in a state that is told by its revision.
    package init(version: String = "1d9a002d7234") { tables["alembic_version"] = [["version_num": version]] }

    /// A database with the units that Mealie makes for English kitchens, and the foods of these names.
    package static func seeded(foods: [String] = [], version: String = "1d9a002d7234") -> MealieDatabase {
        var database = MealieDatabase(version: version)
        for (name, abbreviation) in [
            ("teaspoon", "tsp"), ("tablespoon", "tbsp"), ("cup", "c"), ("milliliter", "ml"), ("liter", "l"),
            ("ounce", "oz"), ("gram", "g"), ("kilogram", "kg"), ("clove", ""), ("can", ""),
        ] { database.addUnit(name, plural: name + "s", abbreviation: abbreviation) }
        for food in foods { database.addFood(food) }
        return database
    }

    /// Adds a unit; gives its id.
    @discardableResult
    package mutating func addUnit(
        _ name: String, plural: String? = nil, abbreviation: String = "", isAbbreviated: Bool = false,
        hasFractions: Bool = true, aliases: [String] = []
    ) -> String {
        let own: [String: Any] = [
            "abbreviation": abbreviation, "plural_abbreviation": "", "use_abbreviation": isAbbreviated,
            "fraction": hasFractions,
        ]
        return add(name, plural, own, to: "ingredient_units", aliases: aliases, by: "unit_id")
    }

    /// Adds a food; gives its id.
    @discardableResult
    package mutating func addFood(_ name: String, plural: String? = nil, aliases: [String] = []) -> String {
        add(name, plural, ["label_id": NSNull()], to: "ingredient_foods", aliases: aliases, by: "food_id")
    }

    /// Adds what a household wants.
    package mutating func addHousehold(hidesAmounts: Bool) {
        tables["household_preferences", default: []].append(["recipe_disable_amount": hidesAmounts])
    }

    /// The file.
    package var bytes: [UInt8] {
        (try? JSONSerialization.data(withJSONObject: tables, options: .sortedKeys)).map { [UInt8]($0) } ?? []
    }

    private mutating func add(
        _ name: String, _ plural: String?, _ own: [String: Any], to table: String, aliases: [String], by key: String
    ) -> String {
        let id = newID()
        let row: [String: Any] = [
            "id": id, "group_id": Self.group, "name": name, "plural_name": plural ?? NSNull(), "description": "",
            "created_at": Self.time, "update_at": Self.time,
        ]
        tables[table, default: []].append(row.merging(own) { $1 })
        for alias in aliases {
            tables["\(table)_aliases", default: []].append([key: id, "id": newID(), "name": alias])
        }
        return id
    }

    private mutating func newID() -> String {
        count += 1
        return "bbbbbbbb-0000-4000-8000-" + String(repeating: "0", count: 12 - "\(count)".count) + "\(count)"
    }
}
