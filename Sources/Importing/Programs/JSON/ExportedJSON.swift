/// Recipes in the JSON of the programs that write it, told apart by what each calls ingredients and steps.
struct ExportedJSON {
    private let path: String
    private let files: ExportFiles

    init(_ path: String, _ files: ExportFiles) { (self.path, self.files) = (path, files) }

    /// The recipes in some values; nil where none of them is one.
    func read(_ values: [LenientJSONValue]) -> ProgramFile? {
        if let backup = values.lazy.compactMap({ MealieBackup($0) }).first {
            return ProgramFile("Mealie", backup.recipes(of: path, in: files))
        }
        let all = values.flatMap(things)
        var (program, recipes): (String?, [ProgramRecipe]) = (nil, [])
        for value in all {
            guard let (name, recipe) = read(value) else { continue }
            program = program ?? name
            recipes.append(recipe)
        }
        if recipes.count == 1, recipes[0].picture == nil, recipes[0].recipe.picture == nil || isOnlyFileOfRecipe {
            recipes[0].picture = files.picture(besideOnly: path).map { .file($0) }
        }
        return program.map { ProgramFile($0, recipes) }
    }

    /// The things of a list, also where it is the `recipes` of an object, as RecipeSage has it, or a graph of several recipes.
    private func things(in value: LenientJSONValue) -> [LenientJSONValue] {
        if !value.items.isEmpty { return value.items }
        if let recipes = value["recipes"]?.items, !recipes.isEmpty { return recipes }
        let graph = value["@graph"]?.items.filter { LinkedData([$0]).recipe() != nil } ?? []
        return graph.count > 1 ? graph : [value]
    }

    /// Whether the file is called as programs call it that keep a recipe in a folder of its own.
    private var isOnlyFileOfRecipe: Bool { path == "recipe.json" || path.hasSuffix("/recipe.json") }

    private func read(_ value: LenientJSONValue) -> (String, ProgramRecipe)? {
        if case .text? = value["directions"], value["ingredients"] != nil, value["@type"] == nil {
            return ("Paprika", PaprikaRecipe.read(value))
        }
        if path.hasSuffix(".melarecipe") || MelaRecipe.isForm(of: value) { return ("Mela", MelaRecipe.read(value)) }
        if path.hasSuffix(".crumb") || CroutonRecipe.isForm(of: value) { return ("Crouton", CroutonRecipe.read(value)) }
        if value["steps"]?.items.contains(where: { $0["instruction"] != nil || $0["ingredients"] != nil }) ?? false {
            return ("Tandoor", ProgramRecipe(TandoorRecipe.read(value)))
        }
        if value["@type"] == nil, value["recipe_ingredient", "recipeIngredient"] != nil, value["name"] != nil {
            return ("Mealie", ProgramRecipe(MealieRecipe.read(value)))
        }
        guard var recipe = LinkedData([value]).recipe() else { return nil }
        recipe.source = recipe.source ?? value["isBasedOn"]?.text
        recipe.author = recipe.author ?? value["creditText"]?.words
        recipe.remarks =
            value["comment"].map { ($0.items.isEmpty ? [$0] : $0.items).flatMap { $0["text"]?.lines ?? [] } } ?? []
        recipe.ingredients = recipe.ingredients.flatMap(Self.headed)
        recipe.steps = recipe.steps.flatMap(Self.headed)
        return (ProgramFile.schema, ProgramRecipe(recipe))
    }

    /// The lines of a group, in groups of their own behind headings in brackets: "[Broth]", as RecipeSage has them.
    private static func headed(_ group: ImportedRecipe.Group) -> [ImportedRecipe.Group] {
        HeadedLines.groups(group.lines, heading: HeadedLines.name(inBrackets:)).enumerated().map { place, part in
            guard part.name == nil, place == 0 else { return part }
            return ImportedRecipe.Group(name: group.name, isInner: group.isInner, lines: part.lines)
        }
    }
}
