/// The backup of a whole Mealie (database.json): the rows of its tables, of which the recipes are put together.
struct MealieBackup {
    private let database: LenientJSONValue
    /// Rows by their ids, in lower case without hyphens.
    private var names: [String: [String: LenientJSONValue]] = [:]
    /// The rows of a table that belong to a recipe, by its id, in the order that they say.
    private var parts: [String: [String: [LenientJSONValue]]] = [:]

    /// A backup; nil for another value.
    init?(_ value: LenientJSONValue) {
        guard value["alembic_version"] != nil, value["recipes"] != nil, value["recipes_ingredients"] != nil else {
            return nil
        }
        database = value
        for table in ["ingredient_units", "ingredient_foods", "categories", "tags", "recipes"] {
            let rows = rows(table).compactMap { row in Self.id(row["id"]).map { ($0, row) } }
            names[table] = Dictionary(rows) { first, _ in first }
        }
        for table in [
            "recipes_ingredients", "recipe_instructions", "notes", "recipes_to_categories", "recipes_to_tags",
        ] {
            let rows = rows(table).filter { $0["recipe_id"] != nil }
            parts[table] = Dictionary(grouping: rows) { Self.id($0["recipe_id"]) ?? "" }
                .mapValues { $0.sorted { Self.place($0) < Self.place($1) } }
        }
    }

    /// The recipes, with their pictures in a folder.
    func recipes(of path: String, in files: ExportFiles) -> [ProgramRecipe] {
        rows("recipes").map { row in
            let recipe = MealieRecipe.read(whole(row))
            return ProgramRecipe(recipe, picture: picture(row, path, files).map { .file($0) })
        }
    }

    /// The rows of a table.
    func rows(_ table: String) -> [LenientJSONValue] { database[table]?.items ?? [] }

    /// An id as rows are linked by it.
    static func id(_ value: LenientJSONValue?) -> String? { value?.text?.lowercased().replacing("-", with: "") }

    /// Where a row stands among those of its recipe.
    private static func place(_ row: LenientJSONValue) -> Double {
        (row["position"] ?? row["id"])?.text.flatMap(Double.init) ?? 0
    }

    /// The row of a recipe with all that belongs to it, as Mealie writes one recipe.
    private func whole(_ row: LenientJSONValue) -> LenientJSONValue {
        guard case .map(var fields) = row else { return row }
        let id = Self.id(row["id"]) ?? ""
        func rows(_ table: String) -> [LenientJSONValue] { parts[table]?[id] ?? [] }
        func named(_ table: String, _ key: String, of link: String) -> LenientJSONValue {
            .list(rows(link).compactMap { names[table]?[Self.id($0[key]) ?? ""] })
        }
        fields["recipe_ingredient"] = .list(rows("recipes_ingredients").map(ingredient))
        fields["recipe_instructions"] = .list(rows("recipe_instructions"))
        fields["notes"] = .list(rows("notes"))
        fields["recipe_category"] = named("categories", "category_id", of: "recipes_to_categories")
        fields["tags"] = named("tags", "tag_id", of: "recipes_to_tags")
        return .map(fields)
    }

    private func ingredient(_ row: LenientJSONValue) -> LenientJSONValue {
        guard case .map(var fields) = row else { return row }
        func linked(_ table: String, _ key: String) -> LenientJSONValue? {
            Self.id(fields[key]).flatMap { names[table]?[$0] }
        }
        fields["unit"] = linked("ingredient_units", "unit_id")
        fields["food"] = linked("ingredient_foods", "food_id")
        fields["referenced_recipe"] = linked("recipes", "referenced_recipe_id")
        return .map(fields)
    }

    /// Its folder is called by its id, with hyphens.
    private func picture(_ row: LenientJSONValue, _ path: String, _ files: ExportFiles) -> String? {
        guard let name = Self.uuid(row["id"]) else { return nil }
        let pictures = files.paths(in: "\(ExportFiles.folder(of: path))data/recipes/\(name)/images/original.")
        return pictures.first(where: ExportFiles.isPicture)
    }

    /// An id with hyphens, which a database of SQLite leaves out; nil for what is none.
    static func uuid(_ value: LenientJSONValue?) -> String? {
        guard let id = id(value), id.count == 32 else { return nil }
        var (name, rest) = ("", id[...])
        for count in [8, 4, 4, 4, 12] {
            name += (name.isEmpty ? "" : "-") + rest.prefix(count)
            rest = rest.dropFirst(count)
        }
        return name
    }
}
