/// Other names of one food: those of another country, and of the kinds that a kitchen takes for it.
///
/// Only whole names, and only of food that is the same for allergens and diets: "prawns" are no "shrimp", and what one
/// country calls tomato puree is another thing in the next.
enum FoodSynonyms {
    /// The stems of the names that mean the same as a name of a grocery: those of the same food first, then those of its kinds.
    static func same(as words: [String], in language: KitchenLanguage) -> [String] {
        let stem = FoodName.stem(words[...], in: language)
        return (all[language].same[stem] ?? []).filter { $0 != stem } + preserved(words, in: language)
    }

    /// The stems of the names that a grocery has for want of one that is closer: "yellow onions" of onions.
    static func kinds(of words: [String], in language: KitchenLanguage) -> [String] {
        all[language].kinds[FoodName.stem(words[...], in: language)] ?? []
    }

    /// "dry yeast" for dried yeast, "canned tomatoes" for tinned ones.
    private static func preserved(_ words: [String], in language: KitchenLanguage) -> [String] {
        guard language == .english else { return [] }
        return [("dried", "dry"), ("tinned", "canned"), ("canned", "tinned")].compactMap { from, to in
            words.contains(from) ? FoodName.stem(words.map { $0 == from ? to : $0 }[...], in: language) : nil
        }
    }

    private struct Table {
        var (same, kinds) = ([String: [String]](), [String: [String]]())
    }

    private static let all = PerLanguage<Table> { language in
        let names = { (text: Substring) in
            text.split(separator: ",").map { FoodName.stem(FoodName.words(of: String($0))[...], in: language) }
        }
        var table = Table()
        for row in rows(language).split(separator: "\n") {
            let parts = row.split(separator: ">")
            if parts.count == 2 {
                table.kinds[names(parts[0])[0]] = names(parts[1])
            } else {
                for name in names(row) { table.same[name] = names(row) }
            }
        }
        return table
    }

    /// A row for a food: its names, or what it is called and behind ">" its kinds.
    private static func rows(_ language: KitchenLanguage) -> String {
        language.choose(english: english, italian: italian, german: german, french: french, spanish: spanish)
    }

    private static let english = """
        aubergine, eggplant
        courgette, zucchini
        rocket, arugula
        beetroot, beet
        swede, rutabaga
        mangetout, snow pea
        broad bean, fava bean
        chickpea, garbanzo bean, garbanzo
        spring onion, scallion, green onion
        red pepper, red bell pepper
        green pepper, green bell pepper
        yellow pepper, yellow bell pepper
        flat-leaf parsley, Italian parsley
        plain flour, all-purpose flour
        strong flour, bread flour, strong white flour, strong bread flour
        wholemeal flour, whole wheat flour, wholewheat flour
        cornflour, cornstarch, corn starch
        icing sugar, powdered sugar, confectioners sugar, confectioner's sugar
        caster sugar, superfine sugar
        bicarbonate of soda, baking soda, sodium bicarbonate
        gelatine, gelatin
        sultana, golden raisin
        dried yeast, active dry yeast, active dried yeast
        instant yeast, instant dry yeast, instant dried yeast, fast-action dried yeast, easy-blend yeast
        double cream, heavy cream, heavy whipping cream
        single cream, light cream
        yogurt, yoghurt
        plain yogurt, plain yoghurt, natural yogurt, natural yoghurt
        minced beef, beef mince, ground beef
        minced pork, pork mince, ground pork
        minced lamb, lamb mince, ground lamb
        minced turkey, turkey mince, ground turkey
        onion > yellow onion, brown onion, white onion
        potato > russet potato, Yukon Gold potato, Idaho potato, Maris Piper potato, King Edward potato
        flour > plain flour, all-purpose flour, wheat flour
        plain flour > wheat flour
        milk > whole milk, full-fat milk
        parsley > flat-leaf parsley, Italian parsley, curly parsley, parsley leaf
        basil > basil leaf
        mint > mint leaf
        sage > sage leaf
        thyme > thyme leaf
        rosemary > rosemary leaf
        lemon > lemon wedge, lemon slice
        lime > lime wedge, lime slice
        orange > orange wedge, orange slice
        parmesan > parmesan cheese
        mozzarella > mozzarella cheese
        ricotta > ricotta cheese
        mascarpone > mascarpone cheese
        pecorino > pecorino cheese
        gorgonzola > gorgonzola cheese
        feta > feta cheese
        cheddar > cheddar cheese
        gruyère > gruyère cheese
        """

    private static let italian = """
        cipolla > cipolla bianca, cipolla dorata, cipolla ramata, cipolla bionda
        patata > patata a pasta gialla, patata a pasta bianca
        """

    private static let german = """
        Tomate, Paradeiser
        Kartoffel, Erdapfel
        Karotte, Möhre, Mohrrübe
        Aubergine, Melanzani
        Aprikose, Marille
        Blumenkohl, Karfiol
        Puderzucker, Staubzucker
        Quark, Topfen
        Sahne, Schlagsahne, Rahm, Schlagobers
        Hackfleisch, Faschiertes
        Milch > Vollmilch
        Kartoffel > festkochende Kartoffel, mehligkochende Kartoffel, vorwiegend festkochende Kartoffel
        Zwiebel > gelbe Zwiebel
        Petersilie > glatte Petersilie, krause Petersilie
        """

    private static let french = """
        oignon > oignon jaune, oignon blanc
        persil > persil plat, persil frisé
        """

    private static let spanish = """
        patata, papa
        melocotón, durazno
        guisante, arveja, chícharo
        zumo de limón, jugo de limón
        zumo de naranja, jugo de naranja
        cebolla > cebolla blanca, cebolla amarilla
        """
}
