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

    static let tomato = Colours("#cf4a2c", "#a53219", "#e8805c")
    static let cream = Colours("#f4e4bf", "#d9bf8a", "#fff6e0")
    static let broth = Colours("#dba550", "#b07c2a", "#f0cb8b")
    static let brown = Colours("#8a5230", "#633619", "#b98158")
    static let green = Colours("#84a24c", "#5e7a30", "#b5cd83")
    static let amber = Colours("#c98a3c", "#97601f", "#ecc07e")

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
            """, Colours("#e8913a", "#bd6719", "#f7bd7f")
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
            """, Colours("#c14a67", "#932d47", "#e58fa3")
        ),
        (
            """
            lemon,limon,citron,zitron,curry,currie,turmer,saffron,zaffer,azafran,milanes risott,mango,mustard,dal.,daal,dahl,\
            senf.,senape,custard,corn,mais
            """, Colours("#efc044", "#c4921f", "#fbe08c")
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
        ("wine,gluhwein,vin.,vino,sangria,rotwein,bourguign", Colours("#7c2d40", "#531a2a", "#b4687c")),
    ])
}
