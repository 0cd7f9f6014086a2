/// The foods that are seen in dishes, and the stems that mean each in five languages; the first row that fits counts.
///
/// Words and colours of what lies on pizzas, too, are those of its topping.
enum GarnishTable {
    /// How many foods there are.
    static var count: Int { table.count }

    static func garnish(row: Int) -> Garnish? { table.value(row: row) }

    /// The most kinds of food in one drawing.
    private static let most = 4

    /// Rows as a set, as many as one drawing has: those that the title names, and of the others first one of each group.
    static func set(of named: [Int], listed: [Int]) -> UInt128 {
        let rows = named + firstOfGroups(listed)
        return rows.reduce(0) { set, row in
            set.nonzeroBitCount < most && !isSaid(row, by: rows) ? set | 1 << UInt128(row) : set
        }
    }

    /// The rows in another order: first one of each group, then the others.
    private static func firstOfGroups(_ rows: [Int]) -> [Int] {
        var seen: Garnish.Group = []
        let firsts = rows.filter { row in table.value(row: row).map { seen.insert($0.group).inserted } ?? false }
        return firsts + rows.filter { !firsts.contains($0) }
    }

    /// A name of a set for addresses: two digits for each row.
    static func name(of set: UInt128) -> String {
        (0..<table.count).filter { set >> UInt128($0) & 1 == 1 }.map { row in
            row < 36 ? "0\(String(row, radix: 36))" : String(row, radix: 36)
        }.joined()
    }

    /// Whether there is more than herbs in a set.
    static func hasFood(_ set: UInt128) -> Bool { garnishes(of: set).contains { $0.group != .herb } }

    /// Whether a vague row means what another of them says.
    private static func isSaid(_ row: Int, by rows: [Int]) -> Bool {
        guard let garnish = table.value(row: row), vague.contains(garnish.key) else { return false }
        return rows.contains { $0 != row && table.value(row: $0)?.group == garnish.group }
    }

    /// The foods of such a set, in the order in which they are laid: leaves below, herbs on top.
    static func garnishes(of set: UInt128) -> [Garnish] {
        let found = (0..<table.count).compactMap { set >> UInt128($0) & 1 == 1 ? table.value(row: $0) : nil }
        return found.filter { $0.group == .leaf } + found.filter { $0.group != .leaf && $0.group != .herb }
            + found.filter { $0.group == .herb }
    }

    /// The foods of these groups that a name says, but for what it says is left out, and what is not seen of them.
    static func rows(in words: FoodWords, of groups: Garnish.Group) -> [Int] {
        guard !groups.isEmpty, !unseen.fits(words) else { return [] }
        return table.rows(apart: words).filter { table.value(row: $0).map { groups.contains($0.group) } ?? false }
    }

    /// The food that an ingredient is, if it is seen.
    static func row(of ingredient: String, of groups: Garnish.Group) -> Int? {
        let words = FoodWords(affirmed: ingredient)
        guard !unseen.fits(words), let row = table.row(in: words), let garnish = table.value(row: row),
            groups.contains(garnish.group)
        else { return nil }
        return row
    }

    /// What is made of a food and shows none of it: its juice, its oil, its flour.
    private static let unseen = FoodTable(
        """
        stock,broth,brodo,bruhe,bouillon,fond.,fonds.,caldo,fumet,huhnerbruh,hahnchenbruh,rinderbruh,fleischbruh,\
        gemusebruh,juice,saft.,succo,jus.,zumo,jugo,zitronensaft,limettensaft,orangensaft,apfelsaft,tomatensaft,paste,\
        concentrat,tomatenmark,powder,pulver,polver,polvo,poudre,zwiebelpulv,knoblauchpulv,sauce,soss,salsa,ketchup,\
        milk,latte.,lait.,leche.,milch.,kokosmilch,oil,olio,ol.,huile,aceite.,vinegar,aceto,essig,vinaigr,vinagre,\
        zest,scorz,schale.,zitronenschal,zeste,ralladur,peel.,extract,estratt,extrait,aroma,essenc,flour,farina,mehl,\
        harina,kichererbsenmehl,starch,starke,maisstark,maissta,cornfl,maizen,fecul,syrup,sirup,sciropp,sirop,jam.,\
        marmel,butter peanut,butter almond,tortill,seasoning,spice,gewurz,black pepp,ground pepp,white pepp,cayenne,\
        pepp flak,chil flak,chil powd,ground gin,ground cum,ground cor,ground cin,ground alm,gemahlen,moulu,pimenton,\
        peppermin,pepperonc,water,wasser,eau.,acqua,agua.,liqueur,likor,liquor,beer,fat.,schmalz,lard.,strutto,\
        leaf gelat,gelatin,sugar,coconut cream,seeds.,samen.,extra virg
        """)

    private typealias Row = (words: String, value: Garnish)

    private static let table = FoodTable(
        [tomatoes, pantry, meats, sea, vegetables, leaves, dairy, sweets].flatMap { $0.compactMap(\.self) })

    private static func row(
        _ words: String, _ group: Garnish.Group, _ marks: [PieceMark], _ main: String, _ dark: String, _ light: String,
        pieces: Int = 7
    ) -> Row {
        (words, Garnish(String(words.prefix { $0 != "," }), group, marks, Colours(main, dark, light), pieces: pieces))
    }

    /// A row with the words and the colours of a topping.
    private static func like(
        _ topping: String, _ group: Garnish.Group, _ marks: [PieceMark], pieces: Int = 7
    ) -> Row? {
        ToppingTable.rows.first { $0.value.key == topping }.map { words, look in
            (words, Garnish(topping, group, marks, look.colours, pieces: pieces))
        }
    }

    /// Before meat: "beef tomatoes".
    private static let tomatoes: [Row?] = [
        like("cherry tom", .vegetable, .half),
        like("sun tom", .vegetable, .crescent),
        row("tomat,pomodor,jitomat", .tomato, .half, "#d43", "#a32", "#eb8"),
    ]

    /// What swallows other foods' words, and what keeps.
    private static let pantry: [Row?] = [
        row(
            "black bean,frijol negr,schwarz bohn,haricot noir,fagiol ner", .pulse, .bean, "#4a3038", "#2a1a20",
            "#80636c", pieces: 12),
        row(
            "green bean,fagiolin,haricot vert,prinzessbohn,grun bohn,brechbohn,judia verd,string bean,runner bean",
            .pulse, .pod, "#7a4", "#573", "#b9d48a", pieces: 9),
        row(
            "red bean,kidney,rot bohn,haricot roug,borlott,pinto,judia roj", .pulse, .bean, "#833",
            "#5f2122", "#c07f7a", pieces: 12),
        row(
            "bean sprout,sojaspross,mungospross,sprossen,germogl,germ soja,brote", .vegetable, .curl, "#f5efdc",
            "#b9ab86", "#ffffff", pieces: 8),
        row("chickpea,garbanz,ceci,kichererbs,pois chich", .pulse, .bead, "#db7", "#a84", "#f7e2ae", pieces: 12),
        row("lentil,lenticch,linse,lentej", .pulse, .bead, "#974", "#652", "#ca7", pieces: 14),
        row(
            "pea.,peas,pisell,erbse,petit pois,guisant,arvej,edamam,snow pea", .pulse, .bead, "#7a4", "#582",
            "#c3df99", pieces: 13),
        row(
            "bean.,beans.,fagiol,bohne,haricot,alubia,judia,judion,cannellin,fava,fave,fabe,frijol,butterbean,flageol",
            .pulse, .bean, "#f3e3bd",
            "#ba6", "#fffaf0", pieces: 12),
        row(
            "corn.,mais,sweetcorn,maiz,elote", .vegetable, .bead, "#ec4", "#c92", "#fe9", pieces: 13),
        row(
            "noodle,nudel,nouille,fideo,ramen,udon,soba,vermicell,spaghett,linguin,tagliatell", .grain, .loop,
            "#ec7", "#c94", "#fea", pieces: 7),
        row(
            "pasta,ditalin,maccheron,macaron.,macaroni,fusill,farfall,penne,orzo,tubett,coquillett,conchigl,nudeln",
            .grain, .curl, "#ec7", "#c94", "#fea", pieces: 8),
        row("rice,riso.,reis.,riz.,arroz", .grain, .grain, "#fffaf0", "#b96", "#ffffff", pieces: 16),
        row("crouton,crostin,picatost", .crouton, .cube, "#da6", "#a73", "#eda", pieces: 6),
    ]

    private static let meats: [Row?] = [
        row(
            "meatball,polpett,boulett,albondig,fleischball,klosschen,hackball", .meat, .ball, "#963", "#642",
            "#b85", pieces: 6),
        row(
            """
            mince.,minc beef,minc meat,minc lamb,minc pork,minc tur,minc chick,ground beef,ground pork,ground meat,\
            ground tur,ground lam,macinat,hack.,hackfl,rinderhack,viand hach,
            """
                + "carne molid,carne picad,ragu", .meat, .crumb, "#853", "#613419", "#b85", pieces: 12),
        row(
            "sausag,salsicc,wurst,wurstch,saucisse,salchich,merguez,bratwurst,frankfurt,kielbas,andouill", .meat, .coin,
            "#b64", "#742", "#d97", pieces: 7),
        like("salam", .meat, .coin),
        like("speck", .meat, .strip),
        like("prosciutt crud", .meat, .strip),
        row(
            "ham.,prosciutt,cotto,mortadell,schink,kochschink,jambon,jamon", .meat, .chunk, "#ea9", "#c76",
            "#fbd9d2"),
        row(
            "chicken,pollo,turkey,tacchin,hahnchen,huhn.,huhner,hahn.,poulet,pute.,puten,dinde,pavo,hen.", .meat,
            .chunk, "#da7", "#a73", "#f7dcae"),
        row(
            "beef,manzo,rind.,rinder,rindfl,boeuf,ternera,lamb.,agnell,lamm,agneau,corder,pork,maial,schwein,porc.,"
                + "cerdo,veal,vitell,kalb,veau,duck,anatra,ente.,canard,pato.,venison,rabbit,conigli,pastrami,"
                + "brisket,oxtail,ossobuc,goat.",
            .meat, .chunk, "#953", "#60311a", "#b85"),
        row(
            "meat.,carne,fleisch.,viande", .meat, .chunk, "#953", "#60311a", "#b85"),
    ]

    /// What says less than its like: the beans of a title are those of the ingredients.
    private static let vague = ["bean.", "meat.", "ham."]

    private static let sea: [Row?] = [
        like("bottarg", .fish, .crumb, pieces: 12),
        row(
            "salmon,trot.,trota,trout,lachs,raucherlachs,saumon,forell,trucha", .fish, .strip, "#e86",
            "#c64", "#fdd3bd"),
        row("tuna,tonno,thunfisch,thon.,atun", .fish, .chunk, "#d3a08a", "#965", "#efcfc0"),
        like("anchov", .fish, .fillet),
        like("shrimp", .fish, .prawn),
        row(
            "squid,calamar,octop,polpo,totan,seppi,tintenfisch,calmar,pulpo,poulpe", .fish, .ring, "#f0cfcb",
            "#b78188", "#c9a09f"),
        row(
            "mussel,cozz,clam,vongol,oyster.,oysters,muschel,miesmusch,moule,almej,mejillon,seafood,frutti mare,"
                + "meeresfr,fruit mer,marisc,cockle", .fish, .mussel, "#ea5", "#2f303b", "#fda", pieces: 6),
        row(
            "fish.,cod.,baccal,fisch.,pesce,poisson,pescad,swordf,spada,sardin,kabeljau,morue,bacalao,haddock,halibut,"
                + "hake,monkf,seelachs,merluza,herring,hering,crab,granch,lobster", .fish, .chunk, "#f5ebdc", "#bfa88b",
            "#e3d2ba"),
    ]

    private static let vegetables: [Row?] = [
        row(
            "mushroom,oyster mush,fungh,fungo,porcin,champignon,pilz,steinpilz,pfifferl,champin,cepe,seta.,setas,hongo,"
                + "shiitak,chanterel,girol", .vegetable, .mushroom, "#e6d0a8", "#7f5d3c", "#fbf2df"),
        row("asparag,grun spargel,asperg,esparrag", .vegetable, .spear, "#7a4", "#573", "#c6dc93", pieces: 5),
        row("white asparag,spargel", .vegetable, .spear, "#f3ead0", "#b9a878", "#d8d3a0", pieces: 5),
        like("artichok", .vegetable, .crescent),
        row(
            "eggplant,aubergin,melanzan,berenjen,brinjal", .vegetable, .chunk, "#8d6a7c", "#43243f", "#d9c39a"),
        like("courgett", .vegetable, .slice),
        row(
            "pumpkin,sweet potat,squash,zucca,kurbis,susskartoff,potiron,courge.,calabaz,boniat,butternut,patat dolc",
            .vegetable, .chunk, "#e93", "#b62", "#fc8"),
        row(
            "fries.,frites.,pommes frit,chips.,patatin,patat frit,papa frit", .vegetable, .fry, "#ec5", "#b82",
            "#fd9", pieces: 9),
        row(
            "potat,patat,kartoffel,pomme terre,papa.,papas", .vegetable, .chunk, "#ec7", "#b83", "#faeab8"),
        row(
            "spring onion,scallion,cipollott,fruhlingszwieb,ciboul,ceboll,cebollet,onion gree,green onion,chive,"
                + "schnittlau,erba cipoll", .herb, .ring, "#ac7", "#683", "#eef6cf", pieces: 9),
        like("onion", .onion, .curl, pieces: 6),
        row(
            """
            chillies,jalap,chilies,chiles.,chile.,red chil,green chil,fresh chil,chilischot,peperoncin,guindill,\
            piment.,arrabb
            """,
            .vegetable, .chilli, "#c32", "#811",
            "#e97", pieces: 6),
        row(
            "pepper.,peppers,peperon.,peperoni.,friggitell,paprikaschot,paprikas.,rot paprik,grun paprik,gelb paprik,"
                + "poivron,pimient", .vegetable, .curl, "#d43", "#921", "#e98"),
        like("black oliv", .vegetable, .olive, pieces: 8),
        like("oliv", .vegetable, .olive, pieces: 8),
        row(
            "caper,capper,kapern,capre.,capres.,alcaparr", .vegetable, .bead, "#73803a", "#4d5722", "#aeb977",
            pieces: 10),
        row(
            "brussel,rosenkohl,chou bruxell,choux bruxell,coles brusel,cavolett", .vegetable, .ball, "#8a5",
            "#573", "#cfe0a0", pieces: 7),
        row(
            "red cabbag,rotkohl,blaukraut,rotkraut,cavol ross,chou roug,lombard", .vegetable, .curl, "#957",
            "#66304f", "#d3a0bd", pieces: 10),
        row("broccol,friariell,cime.,rapini,brokkol,brocol", .vegetable, .floret, "#794", "#3f6527", "#b4cc8c"),
        row("cauliflow,cavolfior,blumenkohl,chou fleur,coliflor", .vegetable, .floret, "#f5ead0", "#bda678", "#d9d3a5"),
        row(
            "celer,sedan,stangensell,apio,leek,porro,porri,lauch,poireau,puerro", .vegetable, .ring, "#b9d08a",
            "#795", "#eef4d0"),
        row("fennel,finocch,fenchel,fenouil,hinoj", .vegetable, .crescent, "#e3ecc4", "#9fb36c", "#ffffff"),
        like("beet", .vegetable, .coin),
        row("carrot,carot,karott,mohre,mohren,mohrrub,zanahor", .vegetable, .coin, "#e83", "#b62", "#fb8"),
        row(
            "cucumber,cetriol,gurk,gewurzgurk,concombr,pepin,cornichon,pickle,gherkin", .vegetable, .slice, "#dcebb8",
            "#5c8f45", "#eef6d6"),
        row(
            """
            cabbag,cavol,verza,kale,wirsing,grunkohl,weisskohl,chou.,choux.,kraut,sauerkraut,choucr,repollo,col.,\
            coles,
            """
                + "pak choi,bok choy,chard,biete,mangold,bett.,acelg", .vegetable, .curl, "#a5c27a", "#5f8a45",
            "#dcebc0", pieces: 9),
        like("avocad", .vegetable, .crescent),
        row("tofu,tempeh,seitan", .pulse, .cube, "#f7ecd0", "#ca7", "#fffaf0", pieces: 8),
    ]

    private static let leaves: [Row?] = [
        like("basil", .herb, .leaf, pieces: 5),
        like("spinac", .vegetable, .leaf),
        like("rocket", .leaf, .frond, pieces: 9),
        like("radicch", .leaf, .frond, pieces: 9),
        row(
            "lettuc,lattug,insalat mist,insalat verd,misticanz,songin,valerian,salat.,kopfsalat,blattsalat,romaine,"
                + "eisbergsalat,feldsalat,laitue,lechug,salad leav,mixed leav,green salad,caesar,salad verte", .leaf,
            .frond, "#8b5", "#583", "#d3eaaf", pieces: 9),
        like("mint", .herb, .leaf, pieces: 5),
        row(
            "herb,rosemar,oregan,origan,parsl,prezzem,thym,timo.,dill,erbe,maggior,petersil,persil,perejil,tomill,"
                + "krauter,coriand,cilantro,koriand", .herb, .sprig, "#4f8540", "#33602a", "#9cc884", pieces: 7),
    ]

    private static let dairy: [Row?] = [
        row(
            "mozz,bufal,burrat,stracciatel,fior latt", .cheese, .ball, "#fffaf0", "#d9c9a8", "#ffffff", pieces: 6),
        row(
            "feta,goat chees,caprin,halloumi,ziegenkas,chevre,schafskas,hirtenkas,queso cabr,paneer,queso fresc",
            .cheese, .cube, "#fffaf0", "#cdbd98", "#ffffff"),
        like("gorgonz", .cheese, .crumb),
        like("parmes", .cheese, .shaving, pieces: 6),
        row(
            "cheddar,emment,gouda,gruyer,manchego,scamorz,provol,swiss chees,cheese.,formagg,kase.,fromag,queso.",
            .cheese, .shaving, "#ec5", "#c92", "#fea", pieces: 6),
        row("egg.,eggs.,uova,uovo,ei.,eier.,oeuf,huevo", .egg, .eggHalf, "#eb3", "#cfc0a0", "#fffdf6", pieces: 4),
    ]

    private static let sweets: [Row?] = [
        row("strawb,fragol,erdbeer,fraise,fresa", .berry, .strawberry, "#d34", "#922", "#fda", pieces: 6),
        row("raspb,lampon,himbeer,framboise,frambues", .berry, .drupelets, "#d46", "#924", "#e9a", pieces: 7),
        row(
            "blueb,mirtill,heidelb,blaubeer,myrtill,arandan", .berry, .berry, "#53619a", "#343f6e", "#94a0cf", pieces: 9
        ),
        row("blackb,mora.,more.,brombeer,mure.,mures,zarzamor", .berry, .drupelets, "#4a2f55", "#2b1834", "#8a6b98"),
        row(
            "cherry.,cherries,cilieg,amaren,kirsch,cerise,cereza,griott", .berry, .cherry, "#b23", "#712",
            "#e89"),
        row(
            "berries,berry.,cranb,currant,ribes,johannisb,groseill,beere,frutti bosco,frutt bosc,fruit roug,frut rojo",
            .berry, .berry, "#b35", "#723", "#e9a", pieces: 9),
        row("pomegran,melagran,granatapf,grenad,granad", .berry, .bead, "#c34", "#823", "#e9a", pieces: 12),
        row("grape.,grapes,uva.,uve.,traube,raisin.,weintr", .berry, .berry, "#9a8ab0", "#66557d", "#cfc4de"),
        row(
            "raisin,uvett,uva passa,uva pasa,rosin,pasas,sultan,date.,dates.", .nut, .bead, "#6d4a3a", "#452a1e",
            "#a07c68", pieces: 9),
        row("banan,platan", .fruit, .coin, "#fea", "#ca5", "#b94", pieces: 7),
        row("pineappl,ananas,pina.", .fruit, .chunk, "#ec4", "#c92", "#fea"),
        row(
            "apple,mela.,mele.,apfel,apfels,pomme.,pommes,manzan,pear.,pears,pera.,pere.,birn,poire", .fruit,
            .crescent, "#f7e3b0", "#b54", "#fffaf0", pieces: 8),
        row(
            "peach,pesca.,pesche,pfirsich,peche.,peches,melocot,duraz,apricot,albicoc,aprikos,abricot,albaricoq,mango,"
                + "nectarin,papaya,melon,melone", .fruit, .crescent, "#fa4", "#c72", "#fd9"),
        row(
            "plum,prugn,pflaume,zwetsch,prune.,ciruel,fig.,figs,fico,fichi,feige,figue,higo", .fruit, .crescent,
            "#b67", "#5f3458", "#f0b9b0"),
        row("kiwi", .fruit, .slice, "#ac5", "#783", "#dbe9a8"),
        row(
            "lime.,limes.,limett,lima.,limas", .citrus, .citrus, "#bc6", "#793", "#f2f6d8", pieces: 4),
        row("lemon,limon,zitron,citron.,citrons", .citrus, .citrus, "#fd6", "#da3", "#fff6cf", pieces: 4),
        row(
            "orange,aranc,naranj,apfelsin,mandarin,clementin,grapefruit,pompelm,blood orang", .citrus, .citrus,
            "#ea4",
            "#c72", "#fde3b4", pieces: 4),
        row(
            "almond,mandorl,mandel,amande,almendr,hazeln,nocciol,haseln,noisett,avellan,peanut,arachid,erdnuss,"
                + "cacahuet,cashew", .nut, .nut, "#c85", "#852", "#ec9", pieces: 9),
        row(
            "walnut,noci.,noce.,walnuss,noix,nueces,nuez,pecan,nut.,nuts.,nuss,nusse,pinol,pine nut,pinienk,pignon,"
                + "pinon,pistac,pistaz", .nut, .crumb, "#ca6", "#863", "#eda", pieces: 10),
        row(
            "chocolat chip,choc chip,chocolat chunk,chocolat drop,gocc ciocc,schokotropf,schokostuck,pepit choc,"
                + "pepit chocol,chispas,raspelschok", .chocolate, .bead, "#5a3520", "#3a2012", "#8d6243", pieces: 11),
    ]
}
