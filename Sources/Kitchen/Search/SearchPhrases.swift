/// The phrases by which guests ask for a diet, or for dishes without an allergen: "vegan pizza", "senza glutine".
///
/// A phrase is understood only where it is whole: nothing is of "without lactose" and of "senza latte di cocco", whose words are
/// looked for as they are. What is understood promises no more than the filter that it becomes, that none of it is among the
/// ingredients.
///
/// Scripts read the same rows (`SearchData`); `Tests/Cases/search-phrases.txt` holds both to the same answers.
public enum SearchPhrases {
    /// What words mean in a phrase: a diet, or the allergens that a name stands for, behind `+` where the word itself says that
    /// they are not there; `-` is without, `+` free, `&` and, `!` not, `.` of. All five languages are there, since guests write in
    /// their own.
    public static let rows: [(meaning: String, words: String)] = {
        let free = table(germanStems).map { row in
            let words = row.words.flatMap { stem in ["", "e", "er", "es", "en", "em"].map { stem + "frei" + $0 } }
            return (meaning: "+" + row.meaning, words: words)
        }
        return (table(signs) + table(names) + free).map { row in
            (row.meaning, row.words.map { SearchText.words(of: $0).joined(separator: " ") }.joined(separator: ","))
        }
    }()

    /// What each of the words means.
    static let meanings: [String: String] = Dictionary(
        rows.flatMap { row in row.words.split(separator: ",").map { (String($0), row.meaning) } }
    ) { first, _ in first }

    /// Whether a word means nothing by itself: "without", "free", "and".
    static func isSign(_ word: String) -> Bool { meanings[word]?.utf8.count == 1 }

    /// Takes the rows up into a hash, so that data of others are told from these.
    static func add(to hash: inout UInt64) {
        for row in rows { for byte in (row.meaning + row.words).utf8 { hash.mix(byte) } }
    }

    private static func table(_ text: String) -> [(meaning: String, words: [String])] {
        text.split(separator: "\n").map { line in
            let parts = line.split(separator: ":")
            return (String(parts[0]), parts[1].split(separator: ",").map { String($0.drop { $0 == " " }) })
        }
    }

    private static let signs = """
        vegan: vegan, vegans, vegane, veganer, veganes, veganen, veganem, vegano, vegana, vegani, veganos, veganas, végétalien, \
        végétalienne, végétaliens, végétaliennes
        vegetarian: vegetarian, vegetarians, vegetarisch, vegetarische, vegetarischer, vegetarisches, vegetarischen, \
        vegetarischem, vegetariano, vegetariana, vegetariani, vegetariane, vegetarianos, vegetarianas, végétarien, \
        végétarienne, végétariens, végétariennes
        -: without, without any, no, free of, free from, senza, privo di, priva di, privi di, prive di, ohne, frei von, kein, \
        keine, keinen, sans, pas de, pas d, exempt de, exempt d, exempte de, exempte d, sin, libre de, libres de
        +: free, frei
        &: and, or, nor, e, ed, o, né, und, oder, noch, et, ou, ni, y, u
        !: not, non, nicht, pas
        .: of, di, del, de, d, du, von
        """

    /// What names an allergen, and nothing less or more. Lactose is less than milk, wheat less than gluten, and cereals are more.
    /// Guests who say nuts mean peanuts as well, and shellfish are two of the fourteen.
    private static let names = """
        gluten: gluten, glutine, tacc
        crustaceans: crustaceans, crustacean, crostacei, krebstiere, krebstieren, krustentiere, krustentieren, crustacés, \
        crustáceos
        eggs: egg, eggs, uovo, uova, ei, eier, eiern, œuf, œufs, huevo, huevos
        fish: fish, pesce, fisch, poisson, poissons, pescado
        peanuts: peanut, peanuts, arachide, arachidi, erdnuss, erdnüsse, erdnüssen, arachides, cacahuète, cacahuètes, \
        cacahuates, maní
        soybeans: soy, soya, soybean, soybeans, soia, soja
        milk: milk, dairy, latte, latticini, milch, milchprodukte, milchprodukten, lait, laitages, produits laitiers, leche, \
        lácteos
        nuts: tree nut, tree nuts, frutta a guscio, schalenfrüchte, schalenfrüchten, fruits à coque, frutos de cáscara
        nuts peanuts: nut, nuts, noci, nuss, nüsse, nüssen, noix, frutos secos, nueces
        celery: celery, sedano, sellerie, céleri, apio
        mustard: mustard, senape, senf, moutarde, mostaza
        sesame: sesame, sesamo, sesam, ajonjolí
        sulphites: sulphite, sulphites, sulfite, sulfites, solfiti, sulfiten, sulfitos
        lupin: lupin, lupins, lupini, lupinen, altramuz, altramuces
        molluscs: mollusc, molluscs, mollusk, mollusks, molluschi, weichtiere, weichtieren, mollusques, moluscos
        crustaceans molluscs: shellfish, frutti di mare, meeresfrüchte, meeresfrüchten, fruits de mer, marisco, mariscos
        """

    /// What stands before `frei` in one German word.
    private static let germanStems = """
        gluten: gluten
        crustaceans: krebstier, krustentier
        eggs: ei, eier
        fish: fisch
        peanuts: erdnuss
        soybeans: soja
        milk: milch
        nuts peanuts: nuss
        celery: sellerie
        mustard: senf
        sesame: sesam
        sulphites: sulfit
        lupin: lupinen
        molluscs: weichtier
        """
}
