import Kitchen

/// The small words of ingredient lines in one language, as lists separated by commas.
struct LexiconWords: Sendable {
    var plays: [(Lexicon.Play, String)]
    var numbers: [((numerator: Int, denominator: Int), String)]

    static func list(_ text: String) -> [String] {
        text.split(separator: ",").map { UnitWords.folded($0) }
    }

    static func of(_ language: KitchenLanguage) -> LexiconWords {
        var words =
            language.choose(english: english, italian: italian, german: german, french: french, spanish: spanish)
        let preparations = PreparationWords.of(language)
        words.plays.append((.preparation, preparations.done.joined(separator: ",")))
        words.plays.append((.manner, preparations.manners.joined(separator: ",")))
        return words
    }

    private static func counted(_ words: String, half: String, quarter: String = "") -> [((Int, Int), String)] {
        list(words).enumerated().map { ((numerator: $0.offset + 1, denominator: 1), $0.element) }
            + [((1, 2), half), ((1, 4), quarter)]
    }

    private static let english = LexiconWords(
        plays: [
            (
                .connector,
                "of, of a, of an, of the, worth of, from, or so, or so of, or more, or more of, or less, or less of"
            ), (.article, "a, an"), (.and, "and"), (.to, "to"), (.or, "or"),
            (.about, "about, from, approx, approximately, around, circa, roughly, ca, up to, at least, nearly, almost"),
            (
                .size,
                "small, sm, medium, med, large, lg, lrg, big, extra-large, xl, jumbo, huge, size, sized, "
                    + "medium-sized, large-sized, small-sized, thumb-sized, walnut-sized, bite-sized, good-sized, "
                    + "medium-size, large-size, firmly packed, lightly packed, loosely packed, tightly packed, well packed, "
                    + "heaped, heaping, level, scant, generous, good, rounded, packed, overfilled, thin, thick, whole, fat, "
                    + "full, flat"
            ),
            (.times, "x, times"), (.plus, "plus"), (.optional, "optional"), (.each, "each, of each"),
            (.part, "juice, zest, peel, rind"), (.purpose, "for"),
            (
                .aside,
                "at, weighing, preferably, ideally, into, per, cut into, cut in, cut up, cut to, cut across, cut lengthwise, cut "
                    + "crosswise, with the, with their, with its, to serve, to garnish, to finish, to decorate, to dust, to "
                    + "coat, to sprinkle, to grease, to top, to drizzle, plus more, plus extra, plus a, plus additional"
            ),
            (
                .food,
                "rib eye, rib eyes, rib-eye, rib roast, cube steak, cube steaks, strip steak, strip steaks, strip loin, head "
                    + "cheese, glass noodles, bottle gourd, bottle gourds"
            ),
            (.taste, "to taste, as needed, as required, q b, qb"),
            (.vague, "some, a little, a little bit of, a bit of, a bit, a few, a lot of, lots of, plenty of, enough"),
        ],
        numbers: counted(
            "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve", half: "half",
            quarter: "quarter")
            + [((1, 1), "a, an"), ((2, 1), "couple, couple of")])

    private static let italian = LexiconWords(
        plays: [
            (.connector, "di, d', d’, del, dello, della, dell', dell’, dei, degli, delle, da"),
            (.article, "un, uno, una, un', un’"), (.and, "e"), (.to, "a"), (.or, "o"),
            (.about, "circa, ca, quasi"),
            (
                .size,
                "piccolo, piccola, piccoli, piccole, medio, media, medi, medie, grande, grandi, grosso, grossa, grossi, "
                    + "grosse, colmo, colmi, colma, raso, rasi, abbondante, abbondanti, scarso, scarsi"
            ),
            (.times, "x, per"), (.plus, "più"),
            (.each, "ciascuno, ciascuna, di ciascuno, di ciascuna, cadauno, cadauna"), (.part, "succo, scorza, buccia"),
            (.purpose, "per"),
            (
                .aside,
                "a temperatura ambiente, a dadini, a cubetti, a fette, a fettine, a pezzi, a pezzetti, a listarelle, a "
                    + "julienne, a rondelle, in pezzi"
            ), (.optional, "facoltativo, facoltativa, opzionale"),
            (.taste, "q b, qb, quanto basta, a piacere, a gusto"),
            (.vague, "un po' di, un po’ di, poco, qualche, alcuni, alcune"),
            (.elision, "d', d’, l', l’, dell', dell’, un', un’"),
            (.food, "fetta biscottata, fette biscottate, mazzetto guarnito, mazzetti guarniti, testa di moro"),
            (.knob, "noce di burro, noci di burro, noce di margarina, noce di strutto, nocciola di burro"),
        ],
        numbers: counted(
            "uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici",
            half: "mezzo, mezza, mezzi, mezze")
            + [((1, 1), "un, una, un', un’"), ((2, 1), "paio di")])

    private static let german = LexiconWords(
        plays: [
            (.connector, "von, vom"), (.article, "ein, eine, einen, einem, einer, eines"), (.and, "und"), (.to, "bis"),
            (.or, "oder"), (.about, "je, jeweils, ca, etwa, ungefähr, circa, rund, knapp, gut, max, mind"),
            (
                .size,
                "klein, kleine, kleiner, kleines, kleinen, mittlere, mittlerer, mittleres, mittelgroße, mittelgroßer, "
                    + "mittelgroßes, nussgroßes, walnussgroßes, haselnussgroßes, groß, große, großer, großes, großen, gehäuft, gehäufter, gehäufte, gestrichen, "
                    + "gestrichener, gestrichene, geh, gestr"
            ),
            (.times, "x, mal"), (.plus, "plus"), (.each, "je, jeweils"),
            (.part, "saft, schale, abrieb, mark"), (.purpose, "zum, zur, für"),
            (.aside, "bei zimmertemperatur, in würfeln, in scheiben, in stücken, in ringen, in streifen"),
            (.optional, "optional, evtl, eventuell"),
            (
                .taste,
                "je nach geschmack, je nach belieben, je nach bedarf, nach geschmack, nach belieben, nach bedarf, n b"
            ),
            (.vague, "etwas, ein wenig, wenig, einige, ein paar"),
        ],
        numbers: counted(
            "eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf",
            half: "halbe, halber, halbes, halben, halb, ½")
            + [((1, 1), "ein, eine, einen, einem, einer, eines"), ((3, 2), "anderthalb, eineinhalb")])

    private static let french = LexiconWords(
        plays: [
            (.connector, "de, d', d’, du, des, de la, de l', de l’, ou plus de, ou plus d', ou plus"),
            (.article, "un, une"), (.and, "et"),
            (.to, "à, a"),
            (.or, "ou"), (.about, "environ, env, ca, presque"),
            (
                .size,
                "petit, petite, petits, petites, moyen, moyenne, moyens, moyennes, gros, grosse, grosses, grand, grande, "
                    + "grands, grandes, belle, belles, beau, beaux, bombée, bombées, rase, rases, bonne, bonnes"
            ),
            (.times, "x, fois"), (.plus, "plus"), (.each, "chacun, chacune, de chaque, de chacun, de chacune"),
            (.part, "jus, zeste, zestes, écorce"), (.purpose, "pour"),
            (
                .aside,
                "du moulin, à température ambiante, en dés, en rondelles, en morceaux, en lamelles, en cubes, en tranches"
            ), (.optional, "facultatif, facultative, optionnel"),
            (.taste, "selon le goût, au goût, à volonté, à convenance, q s, qs"),
            (.vague, "un peu de, un peu d', un peu d’, un peu, quelques"), (.elision, "d', d’, l', l’"),
            (
                .food,
                "bouquet garni, bouquets garnis, tête de veau, tête de moine, tête de porc, tranche napolitaine, filet mignon, "
                    + "filets mignons"
            ),
            (
                .knob,
                "noix de beurre, noix de margarine, noix de saindoux, noix de graisse, noisette de beurre, noisettes de beurre"
            ),
        ],
        numbers: counted(
            "un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze",
            half: "demi, demie, demis, demies",
            quarter: "quart")
            + [((1, 1), "une"), ((10, 1), "dizaine")])

    private static let spanish = LexiconWords(
        plays: [
            (.connector, "de, del, de la"), (.article, "un, una"), (.and, "y"), (.to, "a"), (.or, "o, u"),
            (.about, "unos, unas, aproximadamente, aprox, cerca de, casi"),
            (
                .size,
                "pequeño, pequeña, pequeños, pequeñas, mediano, mediana, medianos, medianas, grande, grandes, colmada, "
                    + "colmadas, rasa, rasas, gordo, gordos"
            ),
            (.times, "x, por"), (.plus, "más"), (.each, "cada uno, cada una, de cada uno, de cada una, de cada"),
            (.part, "zumo, jugo, ralladura, cáscara, piel"), (.purpose, "para"),
            (
                .aside,
                "a temperatura ambiente, en dados, en rodajas, en tiras, en cubos, en lonchas, en trozos, en láminas, a "
                    + "rodajas"
            ), (.optional, "opcional, opcionales"),
            (.food, "diente de león, dientes de león"),
            (.knob, "nuez de mantequilla, nueces de mantequilla, nuez de manteca, avellana de mantequilla"),
            (.taste, "al gusto, a gusto, c s, cantidad necesaria, c n"),
            (.vague, "un poco de, un poco, algo de, algunos, algunas"),
        ],
        numbers: counted(
            "uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce",
            half: "medio, media, medios, medias",
            quarter: "cuarto")
            + [((1, 1), "un, una"), ((2, 1), "par de")])
}
