/// Tells a direction ("Stir in the cream.") from what is only said ("This keeps for a week."), in the five languages.
///
/// A direction has a sentence that begins with a verb of the kitchen as an imperative or infinitive, perhaps behind words
/// of when or how: "When it boils, add the rice", "Die Zwiebeln fein hacken". In German the verb may end the sentence.
enum DirectionWords {
    /// Whether any sentence of a text is a direction.
    static func isDirection(_ text: String) -> Bool {
        text.split { ".!;\n".contains($0) }.contains { isDirection(words(of: $0)) }
    }

    /// Whether a text is no direction, but speaks of the dish or wishes a good meal: "It keeps for a week", "Enjoy!".
    static func isRemark(_ text: String) -> Bool {
        let words = words(of: text[...])
        guard let first = words.first, !isDirection(text) else { return false }
        return remarks.contains(first) || words.count <= 3
    }

    private static let remarks = set(
        """
        this these that those it they he she i we you my our makes yields keeps serves feeds \
        questo questa questi queste si è sono io noi per \
        das dieses diese dieser es sie ich wir ergibt hält halten reicht pro dazu schmeckt passt am \
        ce cet cette ces c'est cela ça on il elle ils se je nous pour \
        este esta estos estas esto es se yo nos lo para
        """)

    /// Whether a line begins as a direction does.
    static func beginsDirection(_ line: String) -> Bool {
        begins(words(of: line[...])[...])
    }

    private static func isDirection(_ sentence: [String]) -> Bool {
        if begins(sentence[...]) || endsInGerman(sentence) { return true }
        // "When it boils, add the rice": the clause behind words of time or place.
        guard let first = sentence.first, before.contains(first), let comma = sentence.firstIndex(of: ",") else {
            return false
        }
        return begins(sentence[(comma + 1)...])
    }

    private static func begins(_ clause: ArraySlice<String>) -> Bool {
        let clause = clause.drop { manner.contains($0) || $0.hasSuffix("ly") && $0.count > 4 || $0 == "," }
        guard let verb = clause.first else { return false }
        if verbs.contains(verb) || beginsWithPronoun(behind: verb) { return true }
        return nouns.contains(verb) && clause.dropFirst().first.map { objects.contains($0) } ?? false
    }

    /// Whether a word is an infinitive with a pronoun at its end: "servirlo", "mescolarla".
    private static func beginsWithPronoun(behind word: String) -> Bool {
        let r = UInt8(ascii: "r")
        guard word.utf8.suffix(4).first == r || word.utf8.suffix(3).first == r,
            let ending = pronouns.first(where: { word.hasSuffix($0) })
        else { return false }
        let infinitive = word.dropLast(ending.count - 1)
        return verbs.contains(String(infinitive)) || verbs.contains(infinitive + "e")
    }

    /// The pronouns, each behind the end of the verb.
    private static let pronouns = ["rlos", "rlas", "rles", "rlo", "rla", "rle", "rli", "rse"]

    /// Whether a German sentence ends with an infinitive that no other verb governs: "kann man hacken" says what can be done.
    private static func endsInGerman(_ sentence: [String]) -> Bool {
        guard sentence.count > 1, let last = sentence.last(where: { $0 != "," }), isGermanInfinitive(last) else {
            return false
        }
        return !sentence.contains { modals.contains($0) }
            && !zip(sentence, sentence.dropFirst()).contains { $0 == "lassen" && $1 == "sich" }
    }

    /// Whether a word is an infinitive of the kitchen, or one with a prefix: "ausstreichen", "hineingeben".
    private static func isGermanInfinitive(_ word: String) -> Bool {
        germanVerbs.contains(word)
            || germanPrefixes.contains { word.hasPrefix($0) && germanVerbs.contains(String(word.dropFirst($0.count))) }
    }

    private static let germanPrefixes = [
        "ab", "an", "auf", "aus", "be", "bei", "darüber", "dazu", "durch", "ein", "fertig", "fest", "glatt", "herunter",
        "hinein", "hinzu", "mit", "nach", "rein", "über", "unter", "um", "ver", "vor", "weg", "weiter", "zer", "zu",
        "zusammen", "weich", "warm", "kalt", "klein", "steif", "heraus", "raus",
    ]

    /// The words in lower case, and each comma.
    private static func words(of sentence: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        for character in sentence.lowercased() {
            if character.isLetter || character == "'" || character == "’" {
                word.append(character)
                continue
            }
            if !word.isEmpty { words.append(word) }
            word = ""
            if character == "," || character == ":" { words.append(",") }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// Words before the verb that say when or how.
    private static let manner = set(
        """
        then now next first finally meanwhile afterwards once again do don't not just please also either always never and to \\
        poi quindi infine ora intanto dann danach nun zum schluss zuletzt anschließend jetzt \\
        puis ensuite enfin maintenant luego después finalmente ahora
        """)

    /// Words that a sentence begins with whose direction follows behind a comma.
    private static let before = set(
        """
        when once while after before in on for to with at until as using meanwhile then next finally from during \\
        quando dopo prima in con per se sobald wenn während nach quand après avant dans pour avec une cuando después \\
        antes en para con una
        """)

    private static let modals = set("kann können könnte sollte lässt darf dürfen mag möchte muss")

    /// What follows a verb that is a noun too: "toast the bread".
    private static let objects = set(
        "the a an it them in at for until till with on over all both each your this these off up everything well lightly"
    )

    private static let nouns = set(
        """
        roast toast cream butter salt grill steam fry dice zest juice dip drain baste batter roll crumble chill rest \\
        shape mince top spread dress brown oil water flour sugar glaze garnish sauce smoke pickle ice pan reserve measure \\
        time work layer ice
        """)

    private static let englishVerbs = """
        add adjust allow arrange assemble bake beat blend blitz boil braise break bring brush build chop clean coat combine \\
        cook cool core cover crack crush cut deglaze discard dissolve divide drizzle drop dust eat enjoy ensure fill finish \\
        flip fold form freeze gather get give gradually grate grease halve heat increase keep knead ladle lay leave let lift \\
        light line lower make marinate mash massage melt mix move open pat peel pick pierce place poach pour prepare preheat \\
        press process pulse purée puree put raise reduce refrigerate reheat remove repeat return rinse rub sauté saute scatter \\
        scoop scrape sear seal season separate serve set shake shred sift simmer skim slice slide soak spoon sprinkle squeeze stack \\
        start stir store strain strip stuff swirl take taste thicken thread throw tie tip toss transfer trim try turn \\
        uncover use wait warm wash weigh whip whisk wipe wrap
        """

    /// Infinitives, from which the forms are made that are used to tell someone what to do.
    private static let romance: [(verbs: String, endings: [(infinitive: String, forms: [String])])] = [
        (
            """
            mescolare tagliare versare lasciare preriscaldare scaldare impastare stendere aggiungere cuocere servire unire \\
            mettere togliere sbattere montare infornare sfornare bollire soffriggere rosolare tritare pelare lavare scolare \\
            condire salare grattugiare amalgamare incorporare coprire friggere frullare disporre formare preparare portare \\
            far cospargere spolverare ungere imburrare sciogliere fondere affettare ridurre continuare girare
            """,
            [("are", ["are", "ate", "a"]), ("ere", ["ere", "ete", "i"]), ("ire", ["ire", "ite", "i"])]
        ),
        (
            """
            mélanger ajouter verser couper laisser chauffer préchauffer incorporer fouetter pétrir étaler égoutter éplucher \\
            hacher émincer remuer disposer enfourner retirer réserver saupoudrer assaisonner badigeonner recouvrir garnir \\
            placer préparer rincer laver mixer rouler répartir porter dorer griller passer monter beurrer graisser casser \\
            râper servir cuire mettre faire battre fondre prendre étendre tourner poser former poivrer saler
            """,
            [("er", ["er", "ez"]), ("ir", ["ir", "issez", "ez"]), ("re", ["re", "ez", "tes"])]
        ),
        (
            """
            mezclar cortar dejar precalentar calentar amasar agregar incorporar lavar pelar picar rallar colocar poner \\
            retirar sacar cocinar hornear freír hervir añadir batir servir cubrir verter remover echar sofreír escurrir \\
            triturar reservar sazonar salar espolvorear untar formar preparar dorar llevar repartir extender tapar doblar
            """,
            [("ar", ["ar", "e", "a", "en", "ad"]), ("er", ["er", "a", "e"]), ("ir", ["ir", "a", "e"])]
        ),
    ]

    private static let irregular = """
        cuocete cuoci fate fai aggiungi aggiungete mettete metti togli faites mettez battez prenez servez vierta vierte ponga \\
        pon caliente precaliente hierva hierve sirva sirve fría fríe
        """

    private static let germanVerbs = set(
        """
        mischen vermischen verrühren rühren umrühren unterrühren unterheben kneten verkneten schneiden hacken würfeln \\
        schälen waschen putzen reiben backen kochen aufkochen köcheln braten anbraten dünsten andünsten schmoren \\
        dämpfen erhitzen vorheizen schmelzen zerlassen geben hinzugeben dazugeben zugeben hinzufügen gießen ablöschen \\
        abgießen abtropfen abschmecken würzen salzen pfeffern bestreuen bestreichen belegen füllen ausrollen formen \\
        legen stellen nehmen lassen servieren anrichten garnieren pürieren schlagen aufschlagen trennen teilen \\
        verteilen streuen einweichen marinieren wenden reduzieren abdecken bedecken zerkleinern zerdrücken einfetten \\
        vorbereiten auskühlen abkühlen kühlen ruhen gehen ziehen passieren sieben schichten rollen wickeln \
        streichen drücken pressen stechen spritzen rösten grillen gratinieren karamellisieren frittieren panieren \
        raspeln hobeln mahlen mixen stampfen filtern spülen entkernen entsteinen halbieren vierteln achteln setzen \
        heben nehmen decken tupfen tauchen wälzen binden falten mengen arbeiten schlagen stürzen wärmen frieren tauen lösen rühren \
        gießen tropfen schwitzen quellen stocken reifen lagern genießen verzehren fetten mehlen buttern
        """)

    /// The German imperatives that begin a sentence: "Mische", "Gib"; the polite one is the infinitive.
    private static let germanImperatives = set(
        """
        mische verrühre rühre knete schneide hacke würfle schäle wasche reibe backe koche brate dünste erhitze heize \\
        schmelze gib füge gieße lösche schmecke würze salze bestreue bestreiche belege fülle rolle forme lege stelle nimm \\
        lass lasse serviere garniere püriere schlage trenne teile verteile streue weiche mariniere wende decke
        """)

    private static let verbs: Set<String> = {
        var verbs = set(englishVerbs).union(set(irregular)).union(germanVerbs).union(germanImperatives)
        for language in romance {
            for verb in language.verbs.split(separator: " ") {
                verbs.insert(String(verb))
                for (infinitive, forms) in language.endings where verb.hasSuffix(infinitive) {
                    let stem = verb.dropLast(infinitive.count)
                    for form in forms { verbs.insert(stem + form) }
                }
            }
        }
        return verbs.subtracting(nouns)
    }()

    private static func set(_ words: String) -> Set<String> {
        Set(words.split { $0 == " " || $0 == "\n" }.map { String($0) })
    }
}
