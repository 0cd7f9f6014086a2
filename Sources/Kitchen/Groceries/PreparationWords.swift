/// What a cook does to food before it is used, as ingredient lines say it in one language.
public struct PreparationWords: Sendable {
    /// "chopped": the words that say what is done.
    public let done: [String]
    /// "finely": the words that say how.
    public let manners: [String]
    /// Foods whose names are so, with the word first where it stands first: "minced beef", "pan rallado".
    public let foods: Set<String>

    private init(_ done: [String], manners: String, foods: String) {
        self.done = done
        self.manners = Self.list(manners)
        self.foods = Set(Self.list(foods))
    }

    /// The words of a language.
    public static func of(_ language: KitchenLanguage) -> PreparationWords { all[language] }

    private static let all = PerLanguage<PreparationWords> { language in
        language.choose(english: english, italian: italian, german: german, french: french, spanish: spanish)
    }

    private static func list(_ words: String) -> [String] {
        words.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }

    /// Each stem with each ending.
    private static func forms(_ stems: String, _ endings: [String]) -> [String] {
        list(stems).flatMap { stem in endings.map { stem + $0 } }
    }

    private static var english: PreparationWords {
        PreparationWords(
            list(
                "chopped, diced, sliced, grated, minced, peeled, crushed, melted, softened, beaten, sifted, picked, washed, "
                    + "trimmed, shredded, crumbled, cubed, pitted, halved, quartered, sieved, warmed, chilled, rinsed, "
                    + "drained, squeezed, pressed, mashed, cored, seeded, deseeded, deveined, scrubbed, cleaned, shelled, "
                    + "shucked, stemmed, torn, snipped, zested, juiced, julienned, bruised, smashed, pounded, defrosted, "
                    + "thawed, boned, debearded, divided, whisked, strained, hulled, husked, boneless, skinless, skin-on, "
                    + "bone-in, unpeeled, undrained, well-washed, small-diced, fine-chopped, butterflied, toasted, "
                    + "sautéed, cooked, uncooked, hard-boiled, hardboiled, pre-cooked, precooked, reserved"),
            manners:
                "finely, coarsely, roughly, thinly, thickly, freshly, lightly, loosely, tightly, very, gently, fine, "
                + "partially, slightly, well",
            foods: "minced beef, minced meat, minced pork, minced lamb, minced veal, minced turkey, minced chicken, "
                + "sliced bread, shredded coconut, shredded wheat, crushed tomatoes, toasted sesame oil, cooked ham, "
                + "melted cheese, strained yogurt, strained yoghurt, pressed cheese, mashed potatoes, picked crab")
    }

    private static var italian: PreparationWords {
        PreparationWords(
            forms(
                "tritat, grattugiat, affettat, tagliat, sminuzzat, sbucciat, lavat, fus, sciolt, ammorbidit, setacciat, "
                    + "sbattut, schiacciat, spremut, mondat, pulit, scolat, snocciolat, sgocciolat",
                ["o", "a", "i", "e"])
                + list(
                    "morbido, macinato al momento, macinata al momento, macinato fresco, appena macinato, appena macinata"
                ),
            manners: "finemente, sottilmente, grossolanamente",
            foods: "pane grattugiato, carne tritata")
    }

    private static var german: PreparationWords {
        PreparationWords(
            forms(
                "gehackt, gewürfelt, geschält, gerieben, geschnitten, gepresst, zerlassen, geschmolzen, abgerieben, "
                    + "geputzt, gewaschen, entkernt, zerdrückt, geviertelt, halbiert, geraspelt, gehobelt, verquirlt, "
                    + "abgetropft, gesiebt, zimmerwarm, weich", ["", "e", "er", "es", "en", "em"]),
            manners: "fein, grob, frisch, dünn, klein", foods: "gehackte mandeln")
    }

    private static var french: PreparationWords {
        PreparationWords(
            forms(
                "haché, émincé, râpé, coupé, pelé, épluché, écrasé, fondu, ramolli, tamisé, battu, égoutté, lavé, ciselé, "
                    + "concassé, dénoyauté, épépiné, équeuté", ["", "e", "s", "es"]) + list("mou, molle, mous, molles"),
            manners: "finement, grossièrement, fraîchement",
            foods: "viande hachée, steak haché, steaks hachés, bœuf haché, boeuf haché")
    }

    private static var spanish: PreparationWords {
        PreparationWords(
            forms(
                "picad, rallad, pelad, cortad, trocead, derretid, batid, tamizad, exprimid, machacad, escurrid, lavad, "
                    + "limpi, deshuesad, fundid, laminad", ["o", "a", "os", "as"])
                + list("recién molida, recién molido, recién exprimido"),
            manners: "finamente", foods: "pan rallado, carne picada")
    }
}
