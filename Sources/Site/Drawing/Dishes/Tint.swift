/// The colour that a dish takes from its title in one of five languages: a tomato soup is red.
enum Tint {
    /// The colours of a row, from 0; nil for any other number.
    static func colours(row: Int) -> Colours? { table.value(row: row) }

    /// How many rows there are.
    static var count: Int { table.count }

    /// The rows that have one of the words, from 0.
    /// Cream makes another colour paler, no other.
    static func rows(in words: FoodWords) -> [Int] {
        if pale.fits(words) { return [creamRow] }
        let rows = table.rows(apart: words)
        return rows.count > 1 && !isWhite.fits(words) ? rows.filter { $0 != creamRow } : rows
    }

    /// The row of what is pale.
    static let creamRow = 7
    private static let isWhite = FoodTable("white,bianc,weiss,blanc")
    private static let pale = FoodTable("white choc,weiss schok,chocol blanc,ciocc bianc")

    /// The row of what makes a sauce among ingredients; nil where nothing does for certain.
    static func row(cooked ingredients: [String]) -> Int? {
        ingredients.compactMap { sauces.row(in: FoodWords(affirmed: $0)) }.min().flatMap(sauces.value)
    }

    /// The row of the first ingredient that gives a colour; nil where none does.
    static func row(blended ingredients: [String]) -> Int? {
        ingredients.lazy.map { table.rows(apart: FoodWords(affirmed: $0)) }.first { $0.count == 1 }?.first
    }

    /// What colours the sauce that it is in, as rows of the table.
    private static let sauces = FoodTable<Int>([
        ("pesto", 2), ("saffron,zaffer,azafran,safran,curry,turmer,kurkum,curcum", 5),
        (
            """
            passat,tomato sau,tomato pas,crushed tom,tinned tom,canned tom,peeled tom,tomat,pomodor,pelati,marzano,jitomat,\
            tomatenso,tomatenmark,salsa pomod
            """, 0
        ),
        ("pumpkin,zucca,kurbis,potiron,calabaz,butternut", 1), ("red wine,rotwein,vino ross,vin roug,vino tint", 9),
        (
            "coconut milk,kokosmilch,lait coco,latte cocco,leche coco,heavy cream,double cream,cream.,panna,sahne.,creme.,nata.,crema.",
            7
        ),
    ])

    static let tomato = Colours("#c43", "#a31", "#e85")
    static let cream = Colours("#f4e4bf", "#db8", "#fff6e0")
    static let broth = Colours("#da5", "#a72", "#ec8")
    static let brown = Colours("#853", "#633619", "#b85")
    static let green = Colours("#8a4", "#5e7a30", "#b5cd83")
    static let amber = Colours("#c84", "#962", "#eb7")

    private static let table = FoodTable<Colours>([
        (
            """
            tomat,pomodor,marinar,sugo,ragu,bolognes,arrabbiat,shakshuk,chili.,chilli.,gazpach,goulash,\
            gulasch,ketchup,red.,bloody,paprik,peppers,peperon,poivron,pimient
            """, tomato
        ),
        (
            """
            pumpkin,squash,zucca,carrot,carot,sweet potat,lobster,bisque,kurbis,karott,mohren,potiron,\
            calabaz,zanahor,orang,aranc,naranj,mimosa,apricot,aprikos,albicocc,abricot
            """, Colours("#e93", "#b61", "#fb7")
        ),
        (
            """
            pesto,pea.,peas,pisell,spinac,spinat,epinard,espinac,broccol,brokkol,asparag,courgett,zucchin,\
            verde.,verte.,vert.,green,gruner.,grune.,herb,avocad,guacamol,chimichurr,matcha,kale,erbsen,\
            pois.,guisant,pistac,mint.,krauter
            """, green
        ),
        (
            """
            chocol,ciocc,schoko,cocoa,cacao,kakao,coffee,caff,cafe,kaffee,espresso,bean,fagiol,bohn,haricot,\
            gravy,mole.,beef,rindf,rinder,brown,barbec,bbq,teriyaki,\
            hoisin,demi
            """, brown
        ),
        (
            """
            beet,barbab,bete,borscht,berry,berries,fragol,strawb,erdbeer,fraise,fresa,raspb,himbeer,\
            framboise,frambues,cherr,cilieg,kirsch,cerise,cereza,grutz
            """, Colours("#b46", "#934", "#d8a")
        ),
        (
            """
            lemon,limon,citron,zitron,curry,currie,turmer,saffron,zaffer,azafran,milanes risott,mango,mustard,dal.,daal,dahl,\
            senf.,senape,custard,corn,mais
            """, Colours("#eb4", "#c92", "#fd8")
        ),
        (
            """
            onion,cipoll,zwiebel,oignon,ceboll,tea.,te.,tee.,schwarzte,honey,caramel,karamell,toffee,kombucha,cider,\
            kvass,peanut,erdnuss,dulce,beer
            """, amber
        ),
        (
            """
            cream,pann,mushroom,fungh,pilz,champign,potat,patat,kartoffel,pomme,papa.,papas,cauliflow,\
            blumenkohl,cavolfior,carbonar,alfredo,milk.,latte,milch,chees,formagg,kase,fromage,queso,bianc,\
            white,weiss,blanc,leek,porr,lauch,poireau,puerro,yogurt,yoghurt,joghurt,horchata,vanill,vanigl,\
            cocco,coconut,chowder,banan,almond,mandorl,mandel,oat,avena,hafer
            """, cream
        ),
        ("eggplant,aubergin,melanzan,berenjen", Colours("#7d5a74", "#4e3049", "#b493ad")),
        ("wine,gluhwein,vin.,vino,sangria,rotwein,bourguign", Colours("#734", "#531a2a", "#b67")),
    ])
}
