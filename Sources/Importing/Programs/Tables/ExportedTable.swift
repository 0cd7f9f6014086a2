import Diagnostics
import Kitchen
import Reading

/// Recipes in tables of the programs that write them so, told apart by the names of their columns.
enum ExportedTable {
    /// The recipes of a table in UTF-8; nil where there is none.
    static func read(_ text: [UInt8], _ path: String) -> ProgramFile? {
        guard let form = forms.first(where: { hasColumns($0.columns, text) }) else { return nil }
        // A row with too many cells or too few is read by what it has.
        var ignored = DiagnosticList()
        guard let table = CSVReader.read(text, file: path, comments: false, diagnostics: &ignored) else { return nil }
        let recipes = table.rows.map { row in ProgramRecipe(form.recipe(fields(of: row))) }
        if let damage = ignored.first(where: { $0.id == .csvSyntax }) {
            return ProgramFile(
                unreadable: "the table cannot be read, line \(damage.location?.span?.line ?? 1): \(damage.message)",
                of: form.program)
        }
        return recipes.isEmpty ? nil : ProgramFile(form.program, recipes)
    }

    /// The programs with the columns by which each is told, in lower case.
    private static var forms: [(program: String, columns: [String], recipe: (LenientJSONValue) -> ImportedRecipe)] {
        [
            ("Plan to Eat", ["title", "ingredients", "directions", "main ingredient"], planToEat),
            (
                "My Recipe Box", ["title", "preparationtime", "inactivetime", "instructions", "originalpicture"],
                myRecipeBox
            ),
            ("Cookmate", ["title", "preptime", "recipe", "ingredients", "imageurl"], cookmate),
        ]
    }

    /// Whether the first row of a table has columns.
    private static func hasColumns(_ columns: [String], _ text: [UInt8]) -> Bool {
        let first = text.drop { $0 <= 0x20 }.prefix(4_096).prefix { $0 != 0x0A && $0 != 0x0D }
        let names = String(decoding: first, as: UTF8.self).split(separator: ",").map { name in
            name.trimming { $0 == "\"" || $0 == " " || $0 == "\u{FEFF}" }.lowercased()
        }
        return Set(columns).isSubset(of: names)
    }

    /// The cells of a row by the names of their columns, in lower case.
    private static func fields(of row: CSVRow) -> LenientJSONValue {
        let names = row.header.cells.map { $0.text.lowercased() }
        let pairs = zip(names, row.cells).map { ($0, LenientJSONValue.text($1.text)) }
        return .map(Dictionary(pairs.filter { $1.text != nil }) { first, _ in first })
    }

    private static func planToEat(_ fields: LenientJSONValue) -> ImportedRecipe {
        var recipe = PlannedRecipe.facts(fields)
        recipe.ingredients = PlannedRecipe.ingredients(fields["ingredients"]?.lines ?? [])
        recipe.steps = HeadedLines.steps(fields["directions"]?.lines ?? [], heading: PlannedRecipe.heading)
        return recipe
    }

    private static func cookmate(_ fields: LenientJSONValue) -> ImportedRecipe {
        var recipe = common(fields)
        recipe.prep = ExportedTime.read(fields["preptime"], "prep time", &recipe.notes)
        recipe.cook = ExportedTime.read(fields["cooktime"], "cook time", &recipe.notes)
        recipe.total = ExportedTime.read(fields["totaltime"], "total time", &recipe.notes)
        (recipe.source, recipe.author) = RecipeOrigin.read(address: fields["url"], name: fields["source"])
        recipe.picture = fields["imageurl"]?.words
        recipe.steps = HeadedLines.steps(fields["recipe"]?.lines ?? [])
        recipe.remarks = fields["comments"]?.lines ?? []
        return recipe
    }

    private static func myRecipeBox(_ fields: LenientJSONValue) -> ImportedRecipe {
        var recipe = common(fields)
        recipe.prep = ExportedTime.minutes(fields["preparationtime"])
        recipe.cook = ExportedTime.minutes(fields["cookingtime"])
        recipe.total = ExportedTime.minutes(fields["totaltime"])
        // Some rows have the last cells moved by one: the picture stands in a column without a name.
        let moved = fields["source"] == nil ? fields[""]?.text.flatMap { $0.contains("://") ? $0 : nil } : nil
        let source = moved == nil ? fields["source"] : fields["originalpicture"]
        (recipe.source, recipe.author) = RecipeOrigin.read(address: source)
        recipe.picture = moved ?? fields["originalpicture"]?.words
        recipe.steps = HeadedLines.steps(fields["instructions"]?.lines ?? [])
        recipe.remarks = fields["notes"]?.lines ?? []
        return recipe
    }

    /// What both of them call the same.
    private static func common(_ fields: LenientJSONValue) -> ImportedRecipe {
        var recipe = ImportedRecipe()
        recipe.title = fields["title"]?.words ?? ""
        recipe.description = fields["description"]?.lines ?? []
        recipe.servings = fields["quantity"]?.words
        let tags = [fields["categories"]?.words, fields["tags"]?.words].compactMap(\.self).joined(separator: ",")
        recipe.tags = LenientJSONValue.text(tags.replacing(";", with: ",")).names
        recipe.ingredients = HeadedLines.groups((fields["ingredients"]?.lines ?? []).map(\.withoutBullet))
        var leftOut = LeftOut()
        leftOut.addRating(fields["rating"])
        leftOut.add("that it is a favourite", if: fields["favorite"]?.isTrue ?? false)
        leftOut.add("its nutrition", if: fields["nutrition"]?.words != nil)
        if let video = fields["video"]?.words { leftOut.add("its video \(video.prefix(200))") }
        recipe.notes += leftOut.notes
        return recipe
    }
}
