/// The words beside a name that leave what to buy the same: its size, and what a cook does to it.
///
/// Words that make another food of it (dried, smoked, ground, almond) are not among them.
enum FoodModifiers {
    /// Whether a folded word may be left out before a name, or behind it in the languages that write it there.
    static func contains(_ word: String, in language: KitchenLanguage) -> Bool {
        all[language].contains(word)
    }

    private static let all = PerLanguage<Set<String>> { language in
        let preparations = PreparationWords.of(language)
        let done = (preparations.done + preparations.manners).map { FoodName.folded($0) }
        return (words[language] ?? []).union(done).subtracting(otherFood)
    }

    /// Whether words before or behind the name of a food leave it the same, each or together: "freshly ground". `food` is what
    /// follows them.
    static func areLoose(_ words: ArraySlice<String>, before food: String? = nil, in language: KitchenLanguage) -> Bool
    {
        var rest = words
        while let word = rest.first {
            let next = rest.dropFirst().first ?? food
            if let phrase = phrases[language].first(where: { rest.starts(with: $0) }) {
                rest = rest.dropFirst(phrase.count)
            } else if contains(word, in: language) || isWhole(word, next, language) {
                rest = rest.dropFirst()
            } else {
                return false
            }
        }
        return true
    }

    /// "Whole peeled tomatoes" are peeled tomatoes, but whole wheat flour is not wheat flour.
    private static func isWhole(_ word: String, _ next: String?, _ language: KitchenLanguage) -> Bool {
        language == .english && word == "whole" && !["wheat", "grain", "meal"].contains(next)
    }

    private static let phrases = PerLanguage<[[String]]> { language in
        let done = PreparationWords.of(language).done.map { FoodName.words(of: $0) }.filter { $0.count > 1 }
        return done + (together[language] ?? [])
    }

    private static let together: [KitchenLanguage: [[String]]] = [
        .english: [["freshly", "ground"], ["fresh", "ground"]],
        .italian: [["foglie", "di"], ["foglia", "di"]],
        .french: [["feuilles", "de"], ["feuille", "de"], ["feuilles", "d"], ["feuille", "d"]],
        .spanish: [["hojas", "de"], ["hoja", "de"]],
    ]

    /// What is done to food that makes another of it: cooked rice is bought, or is less rice.
    private static let otherFood: Set<String> = split("cooked precooked hardboiled well very")

    /// Whether such a word says that the food is fresh or ripe, so that it is not the preserved one.
    static func saysFresh(_ word: String) -> Bool { fresh.contains(word) }

    /// Whether the name of a food says that it is preserved.
    static func sayPreserved(_ words: [String]) -> Bool { words.contains { preserved.contains($0) } }

    /// Whether a folded word leads from a food to what it is for.
    static func saysPurpose(_ word: String) -> Bool { purposes.contains(word) }

    /// Whether a folded word of English or German can follow the name of a food, and is part of none.
    static func isNoFood(_ word: String) -> Bool { noFood.contains(word) }

    private static let noFood: Set<String> = split(
        """
        and or of to in into with without over on onto from for until till at then while if by as plus but the a an your \
        about along together per so when after before around through throughout again i you we it is are that which this \
        each evenly just only ready using leaving stirring whisking mixing beating reserving \
        und oder zu in mit ohne uber auf aus von fur bis bei dann wenn als dazu an die der das den dem ein eine einen
        """)

    static let purposes: Set<String> = split("for plus to per fur zum zur pour para")

    private static let fresh: Set<String> = split(
        "fresh fresco fresca freschi fresche frisch frische frischer frisches frischen frais fraiche fraiches frescos "
            + "frescas raw ripe maturo matura maturi mature reif reife reifen reifer mur mure murs mures maduro madura "
            + "maduros maduras")

    private static let preserved: Set<String> = split(
        """
        dried dry tinned canned frozen powder powdered instant candied pickled smoked ground bottled secco secca secchi \
        secche surgelato surgelati polvere getrocknet getrocknete getrockneter tiefkuhl pulver sec seche seches secs \
        surgele surgeles poudre seco seca secos secas congelado congelados polvo
        """)

    private static let words: [KitchenLanguage: Set<String>] = [
        .english: split(
            """
            fresh freshly large medium small big ripe good organic raw chopped diced sliced grated minced peeled crushed \
            finely roughly coarsely thinly extra heaped level cold warm lukewarm hot boiling chilled softened melted \
            beaten sifted firm young tender toasted torn picked washed trimmed shredded crumbled cubed pitted floury waxy stale overripe underripe
            """),
        .italian: split(
            """
            fresco fresca freschi fresche grande grandi piccolo piccola piccoli piccole medio media medi medie maturo \
            matura maturi mature tritato tritata tritati tritate grattugiato grattugiata biologico freddo fredda tiepido \
            tiepida caldo calda affettato affettata intero intera interi intere raffermo rafferma farinoso farinosa farinose
            """),
        .german: split(
            """
            frisch frische frischer frisches frischen gross grosse grosser grosses grossen klein kleine kleiner kleines \
            kleinen mittelgross mittelgrosse reif reife reifen gehackt gehackte gehackter gerieben geriebener geriebene \
            bio kalt kaltes lauwarm lauwarmes warm warmes heiss heisses altbacken altbackene altbackenes mehlig mehlige \
            festkochend festkochende mehligkochend mehligkochende ganz ganze ganzer ganzes ganzen
            """),
        .french: split(
            """
            frais fraiche fraiches grand grande grands grandes gros grosse grosses petit petite petits petites moyen \
            moyenne moyens moyennes mur mure murs mures hache hachee haches hachees rape rapee bio froid froide tiede \
            chaud chaude entier entiere entiers entieres rassis rassise
            """),
        .spanish: split(
            """
            fresco fresca frescos frescas grande grandes pequeno pequena pequenos pequenas mediano mediana medianos \
            medianas maduro madura maduros maduras picado picada picados picadas rallado rallada fria frio tibia tibio \
            caliente entero entera enteros enteras
            """),
    ]

    private static func split(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }
}
