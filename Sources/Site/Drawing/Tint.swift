/// The colour that a dish takes from its title in one of five languages: a tomato soup is red.
enum Tint {
    /// The colours of a row, from 0; nil for any other number.
    static func colours(row: Int) -> Colours? { table.value(row: row) }

    /// How many rows there are.
    static var count: Int { table.count }

    /// The rows that have one of the words, from 0.
    static func rows(in words: FoodWords) -> [Int] { table.rows(in: words) }

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
            gulasch,ketchup,red.,bloody,paprik
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
            onion,cipoll,zwiebel,oignon,ceboll,gravy,mole.,beef,rindf,rinder,brown,barbec,bbq,teriyaki,\
            hoisin,demi
            """, brown
        ),
        (
            """
            beet,barbab,bete,borscht,berry,berries,fragol,strawb,erdbeer,fraise,fresa,raspb,himbeer,\
            framboise,frambues,cherr,cilieg,kirsch,cerise,cereza,wine,gluhwein,vin.,vino,sangria
            """, Colours("#c14a67", "#932d47", "#e58fa3")
        ),
        (
            """
            lemon,limon,citron,zitron,curry,currie,turmer,saffron,zaffer,azafran,milanes,mango,mustard,dal.,daal,dahl,\
            senf.,senape,custard,corn,mais
            """, Colours("#efc044", "#c4921f", "#fbe08c")
        ),
        (
            """
            tea.,te.,tee.,schwarzte,honey,caramel,karamell,toffee,kombucha,cider,kvass,peanut,erdnuss,dulce,\
            beer
            """, amber
        ),
        (
            """
            cream,pann,mushroom,fungh,pilz,champign,potat,patat,kartoffel,pomme,papa.,papas,cauliflow,\
            blumenkohl,cavolfior,carbonar,alfredo,milk.,latte,milch,chees,formagg,kase,fromage,queso,bianc,\
            white,weiss,blanc,leek,porr,lauch,poireau,puerro,yogurt,yoghurt,joghurt,horchata,vanill,vanigl,\
            cocco,coconut,chowder
            """, cream
        ),
    ])
}
