extension Allergen {
    /// The allergen of a name: that of content files, another that people write, in the five languages, or the letter from A to
    /// R that menus of Austria have for it.
    public init?(named name: some StringProtocol) {
        guard let found = Self.named[FoodName.folded(String(name))] else { return nil }
        self = found
    }

    /// Whether a word says that there is none of them.
    public static func isNone(_ word: some StringProtocol) -> Bool { nones.contains(FoodName.folded(String(word))) }

    private static let nones: Set<String> = [
        "none", "nessuno", "nessuna", "keine", "keiner", "aucun", "aucune", "ninguno", "ninguna",
    ]

    private static let named: [String: Allergen] = {
        let pairs = allCases.flatMap { allergen in
            ([allergen.rawValue, allergen.letter] + allergen.names.split(separator: ",").map(String.init)).map {
                (FoodName.folded($0), allergen)
            }
        }
        return Dictionary(pairs) { first, _ in first }
    }()

    /// The letter of the Austrian code, which leaves some out.
    public var letter: String {
        switch self {
        case .gluten: "A"
        case .crustaceans: "B"
        case .eggs: "C"
        case .fish: "D"
        case .peanuts: "E"
        case .soybeans: "F"
        case .milk: "G"
        case .nuts: "H"
        case .celery: "L"
        case .mustard: "M"
        case .sesame: "N"
        case .sulphites: "O"
        case .lupin: "P"
        case .molluscs: "R"
        }
    }

    /// Other names: English, Italian, German, French, Spanish.
    private var names: String {
        switch self {
        case .gluten:
            "cereals containing gluten, cereals, glutine, cereali contenenti glutine, cereali, glutenhaltiges getreide, "
                + "céréales contenant du gluten, céréales, cereales con gluten, cereales"
        case .crustaceans: "crustacean, crostacei, krebstiere, krustentiere, crustacés, crustáceos"
        case .eggs: "egg, uova, uovo, ei, eier, œufs, œuf, huevos, huevo"
        case .fish: "pesce, pesci, fisch, fische, poisson, poissons, pescado, pescados"
        case .peanuts: "peanut, arachidi, arachide, erdnüsse, erdnuss, arachides, cacahuètes, cacahuetes, cacahuete"
        case .soybeans: "soybean, soya, soy, soya beans, soia, soja, sojabohnen, soja, soya"
        case .milk: "dairy, lactose, latte, lattosio, milch, laktose, lait, leche, lácteos, lactosa"
        case .nuts:
            "nut, tree nuts, tree nut, treenuts, frutta a guscio, schalenfrüchte, nüsse, fruits à coque, frutos de cáscara, "
                + "frutos secos"
        case .celery: "sedano, sellerie, céleri, apio"
        case .mustard: "senape, senf, moutarde, mostaza"
        case .sesame: "sesame seeds, sesamo, semi di sesamo, sesam, sésame, graines de sésame, sésamo"
        case .sulphites:
            "sulphite, sulfites, sulfite, sulphur dioxide, sulfur dioxide, so2, solfiti, anidride solforosa, schwefeldioxid, "
                + "anhydride sulfureux, sulfitos, dióxido de azufre"
        case .lupin: "lupins, lupine, lupini, lupinen, altramuces, altramuz"
        case .molluscs: "mollusc, mollusks, mollusk, molluschi, weichtiere, mollusques, moluscos"
        }
    }
}
