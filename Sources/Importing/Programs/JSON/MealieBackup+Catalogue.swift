extension MealieCatalogue {
    /// Why files are no backup of a Mealie.
    public enum Refusal: Error, Hashable, Sendable {
        /// They have no `database.json` among them.
        case hasNoDatabase
        /// That is no JSON, for a reason, in a line.
        case isUnreadable(String, line: Int)
        /// That is of another program.
        case isOfAnother
    }

    /// The units and foods in the files of a backup.
    public static func read(_ files: ExportFiles) throws(Refusal) -> MealieCatalogue {
        let path = files.paths.first { $0 == "database.json" } ?? files.paths.first { $0.hasSuffix("/database.json") }
        guard let path, let bytes = files.bytes(path) else { throw .hasNoDatabase }
        let backup: MealieBackup?
        do throws(LooseJSON.Refusal) {
            backup = try LooseJSON.read(bytes).first.flatMap(MealieBackup.init)
        } catch {
            throw .isUnreadable(error.reason, line: error.line)
        }
        guard let backup else { throw .isOfAnother }
        return backup.catalogue
    }
}

extension MealieBackup {
    /// The units and foods of the group that has most of what is in it: those of another group are none of its recipes'.
    var catalogue: MealieCatalogue {
        let tables = ["ingredient_units", "ingredient_foods", "recipes"].flatMap(rows)
        let counts = Dictionary(tables.map { (Self.id($0["group_id"]), 1) }, uniquingKeysWith: +)
        let group = counts.max { ($0.value, $1.key ?? "") < ($1.value, $0.key ?? "") }?.key
        func own(_ table: String) -> [LenientJSONValue] { rows(table).filter { Self.id($0["group_id"]) == group } }
        let row = rows("groups").first { Self.id($0["id"]) == group }
        let (unitAliases, foodAliases) = (
            aliases("ingredient_units_aliases", of: "unit_id"), aliases("ingredient_foods_aliases", of: "food_id")
        )
        return MealieCatalogue(
            units: own("ingredient_units").compactMap { Self.unit($0, unitAliases) },
            foods: own("ingredient_foods").compactMap { Self.food($0, foodAliases) },
            group: counts.count > 1 ? row?["name"]?.text : nil, hindrance: hindrance)
    }

    /// The names in a table by the ids of what they are other names of.
    private func aliases(_ table: String, of key: String) -> [String: [String]] {
        Dictionary(grouping: rows(table)) { Self.id($0[key]) ?? "" }.mapValues { $0.compactMap { $0["name"]?.text } }
    }

    private static func unit(_ row: LenientJSONValue, _ aliases: [String: [String]]) -> MealieUnit? {
        guard let id = uuid(row["id"]), let name = row["name"]?.text else { return nil }
        return MealieUnit(
            id: id, name: name, pluralName: row["plural_name"]?.text, description: row["description"]?.text ?? "",
            aliases: Self.id(row["id"]).flatMap { aliases[$0] } ?? [], abbreviation: row["abbreviation"]?.text ?? "",
            pluralAbbreviation: row["plural_abbreviation"]?.text ?? "",
            usesAbbreviation: row["use_abbreviation"]?.isTrue ?? false,
            showsFractions: row["fraction"]?.isTrue ?? false)
    }

    private static func food(_ row: LenientJSONValue, _ aliases: [String: [String]]) -> MealieFood? {
        guard let id = uuid(row["id"]), let name = row["name"]?.text else { return nil }
        return MealieFood(
            id: id, name: name, pluralName: row["plural_name"]?.text, description: row["description"]?.text ?? "",
            aliases: Self.id(row["id"]).flatMap { aliases[$0] } ?? [])
    }

    private var hindrance: MealieCatalogue.Hindrance? {
        let isOld = (rows("ingredient_units") + rows("ingredient_foods")).contains { !$0.has("plural_name") }
        if isOld { return .isTooOld }
        guard let version = rows("alembic_version").first?["version_num"]?.text,
            Self.versionsBefore3.contains(version)
        else { return nil }
        let households = rows("household_preferences")
        let preferences = households.isEmpty ? rows("group_preferences") : households
        let isShown = !preferences.isEmpty && preferences.allSatisfy { $0["recipe_disable_amount"]?.isFalse ?? false }
        return isShown ? nil : .hidesAmounts
    }

    /// The states of the database from version 1, which brought plural names, to the last before version 3, by the revisions
    /// in `mealie/alembic/versions`. The first of version 3 is d7b3ce6fa31a, of the change that removed the setting.
    private static let versionsBefore3: Set<String> = [
        "ba1e4a6cfe99", "2298bb460ffd", "09aba125b57a", "d7c6efd2de42", "7788478a0338", "32d69327997b", "feecc8ffb956",
        "be568e39ffdf", "1fe4bd37ccc8", "602927e1013e", "86054b40fd06", "3897397b4631", "b1020f328e98", "b9e516e2d3b3",
        "7cf3054cbbcc",
    ]
}

extension LenientJSONValue {
    /// Whether a map has a key, be it of nothing.
    fileprivate func has(_ key: String) -> Bool {
        if case .map(let fields) = self { return fields[key] != nil }
        return false
    }

    /// Whether it says false.
    fileprivate var isFalse: Bool { self == .bool(false) || text == "0" || text?.lowercased() == "false" }
}
