import Kitchen

extension LexiconWords {
    /// Names of units that tell a language wherever they stand behind a number: recipes travel, and keep their words.
    ///
    /// None is a word of English, or of a food.
    static func signs(of language: KitchenLanguage) -> String {
        switch language {
        case .english: ""
        case .italian: italian
        case .german: german
        case .french: french
        case .spanish: spanish
        }
    }

    private static let italian = """
        cucchiaio, cucchiai, cucchiaino, cucchiaini, spicchio, spicchi, pizzico, pizzichi, rametto, rametti, ciuffo, ciuffi, \
        mazzetto, mazzetti, foglia, foglie, fetta, fette, bustina, bustine, bicchiere, bicchieri, manciata, manciate, etto, \
        etti, tazza, tazze, lattina, lattine, barattolo, barattoli, vasetto, vasetti, goccia, gocce
        """
    private static let german = """
        el, tl, esslöffel, eßlöffel, essl, teelöffel, teel, prise, prisen, bund, zehe, zehen, zweig, zweige, scheibe, pck, pckg, \
        scheiben, becher, päckchen, würfel, msp, messerspitze, handvoll, stange, stangen, dosen, packung, packungen, blatt, \
        blätter, stück, tassen, flasche, flaschen, spritzer, schuss, knolle
        """
    private static let french = """
        à, càs, càc, c à s, c à c, c à soupe, c à café, cuil, cuill, cuillère, cuillères, cuillerée, cuillerées, gousse, \
        gousses, brin, brins, pincée, pincées, botte, bottes, feuille, feuilles, tranches, verre, verres, poignée, poignées, \
        boîte, boîtes, tasses, gouttes
        """
    private static let spanish = """
        cucharada, cucharadas, cucharadita, cucharaditas, cda, cdas, cdta, cdtas, diente, dientes, pizca, pizcas, taza, \
        tazas, vaso, vasos, manojo, manojos, ramita, ramitas, rebanada, rebanadas, loncha, lonchas, puñado, puñados, \
        chorrito, hoja, hojas, lata, latas
        """
}
