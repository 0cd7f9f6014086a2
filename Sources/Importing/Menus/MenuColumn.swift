import Kitchen

/// What a column of a menu in a spreadsheet says, told by its name in any of the five languages.
enum MenuColumn: String, CaseIterable {
    case kind, section, number, name, size, price, base, toppings, description, allergens, additives, vegetarian, vegan,
        kcal,
        alcohol

    /// The column of a heading: "Preis", "Price Maxi" with the size that it is of; nil for another heading.
    static func named(_ heading: String) -> (column: MenuColumn, size: String?)? {
        let words = heading.split(whereSeparator: { $0.isWhitespace || "_()".contains($0) })
        if let column = columns[FoodName.folded(words.joined(separator: " "))] { return (column, nil) }
        guard words.count > 1, columns[FoodName.folded(String(words[0]))] == .price else { return nil }
        return (.price, words.dropFirst().joined(separator: " "))
    }

    private var words: [String] {
        switch self {
        case .kind: ["kind"]
        case .section:
            [
                "section", "category", "sezione", "categoria", "abschnitt", "kategorie", "rubrique", "catégorie",
                "sección",
            ]
        case .number: ["number", "no", "no.", "nr", "nr.", "numero", "nummer", "numéro", "número"]
        case .name: ["name", "dish", "nome", "piatto", "gericht", "bezeichnung", "nom", "plat", "nombre", "plato"]
        case .size: ["size", "misura", "formato", "grösse", "größe", "taille", "tamaño"]
        case .price: ["price", "prezzo", "preis", "prix", "precio"]
        case .base: ["base", "dough", "boden", "teig", "pâte", "masa", "impasto"]
        case .toppings:
            ["toppings", "ingredients", "ingredienti", "zutaten", "belag", "ingrédients", "garniture", "ingredientes"]
        case .description: ["description", "descrizione", "beschreibung", "descripción"]
        case .allergens: ["allergens", "allergeni", "allergene", "allergènes", "alérgenos"]
        case .additives: ["additives", "additivi", "zusatzstoffe", "additifs", "aditivos"]
        case .vegetarian: ["vegetarian", "vegetariano", "vegetariana", "vegetarisch", "végétarien", "végétarienne"]
        case .vegan: ["vegan", "vegano", "vegana", "végétalien", "végane"]
        case .kcal: ["kcal", "calories", "calorie", "kalorien", "calorías"]
        case .alcohol: ["alcohol", "alcol", "alkohol", "alcool", "% vol"]
        }
    }

    private static let columns = Dictionary(
        allCases.flatMap { column in column.words.map { (FoodName.folded($0), column) } },
        uniquingKeysWith: { first, _ in first })
}
