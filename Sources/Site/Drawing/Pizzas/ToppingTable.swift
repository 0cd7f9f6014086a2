/// The toppings that have a look of their own, and the stems that mean each in five languages.
///
/// The first row that fits counts, so a narrower name (cherry tomato) stands before a wider one (tomato).
enum ToppingTable {
    static func topping(in words: FoodWords) -> Topping? {
        table.value(in: words)
    }

    /// The toppings among the ingredients of a recipe, as a set of rows. What goes into the dough or is not seen is none.
    static func set(of ingredients: [String]) -> UInt128 {
        ingredients.reduce(0) { set, name in
            let words = FoodWords(affirmed: name)
            guard !unseen.fits(words), !spices.contains(words.text), let row = table.row(in: words), row < 128 else {
                return set
            }
            return set | 1 << UInt128(row)
        }
    }

    /// The toppings of such a set, the lowest layer first.
    static func toppings(of set: UInt128) -> [Topping] {
        Topping.fromBelow(
            (0..<min(128, table.count)).compactMap { set >> UInt128($0) & 1 == 1 ? table.value(row: $0) : nil })
    }

    private static let unseen = FoodTable(
        """
        flour,farin,mehl,harin,semol,yeast,liev,hefe.,trockenhefe,levur,levadur,water,acqua,wasser,eau.,agua,sugar,zuccher,\
        zucker,sucre,azucar,salt.,sale.,salz,sel.,sal.,oil,olio,olivenol,huile,aceite.,honey,miele,honig,miel.,milk,latte.,\
        milch,lait.,leche,egg,uov,ei.,eier,oeuf,huev,vinegar,aceto,essig,dough,impast,teig,powder,black pepp,ground pepp,\
        paprik,butter,burro,beurre,garlic powd,onion powd,dried,flakes,cornmeal,bread,base,crust,spray,malt,starter
        """)
    private static let spices: Set<String> = ["pepper", "pepe", "pfeffer", "poivre", "pimienta"]

    typealias Row = (words: String, value: Topping)

    static let rows = meats + vegetables + cheeses + sea + leaves + sauces
    private static let table = FoodTable(rows)

    private static func row(
        _ words: String, _ shape: PieceShape, _ main: String, _ dark: String, _ light: String,
        _ layer: Topping.Layer = .top, pieces: Int
    ) -> Row {
        let key = words.prefix { $0 != "," }
        return (words, Topping(String(key), shape, Colours(main, dark, light), layer, pieces: pieces))
    }

    private static let vegetables: [Row] = [
        row(
            "cherry tom,ciliegin,pomodorin,datterin,kirschtomat,cocktailtomat,tomat ceris", .half, "#de4a32", "#a92a1a",
            "#f9cf8a", pieces: 9),
        row(
            "sun tom,dried tom,pomodor secch,getrocknet tomat,tomat sech,tomat sec.", .petal, "#a8341f", "#772012",
            "#d4704f", pieces: 8),
        row("fresh tom,sliced tom,tomato slic,pomodor fett", .coin, "#dd4f37", "#b0301e", "#f6c98a", pieces: 7),
        row(
            "mushroom,fungh,fungo,porcin,champignon,chiodin,pilz,steinpilz,champin,cepe,seta.,setas,hongo", .mushroom,
            "#ead9bb", "#8f6d4b", "#fbf2df", pieces: 9),
        row("asparag,spargel,asperg,esparrag", .spear, "#7fa646", "#557a2b", "#c6dc93", pieces: 6),
        row("artichok,carciof,artischock,artichau,alcachof", .petal, "#9fae62", "#6c7b38", "#d5dba6", pieces: 7),
        row(
            "eggplant,aubergin,melanzan,berenjen", .coin, "#d9c39a", "#4b2a4a", "#a98a5f", pieces: 7
        ),
        row("courgette flow,zucchini flow,fior zucc,calabacin", .petal, "#f0a833", "#bf7a17", "#fbd98e", pieces: 7),
        row("courgett,zucchin", .coin, "#dbe3a3", "#4f7a34", "#a9bd68", pieces: 9),
        row("sweet potat,pumpkin,squash,zucca", .chunk, "#e8923a", "#b9661a", "#f8c485", pieces: 9),
        row("potat,patat,kartoffel,pomme terre", .coin, "#f0d588", "#c79a3e", "#e2bd62", pieces: 8),
        row("onion,cipoll,shallot,scalogn,zwiebel,oignon,ceboll", .ring, "#a65a8a", "#7a3c63", "#ead0e0", pieces: 7),
        row("jalap,chil,peperoncin,nduja,piccant,piment.,guindill", .pod, "#d2321f", "#971d10", "#f4947a", pieces: 9),
        row("pepper,peperon,friggitell,paprik,poivron,pimient", .lobes, "#d9442c", "#a52a17", "#f6a184", pieces: 6),
        row(
            "black oliv,taggiasc,oliv ner,schwarz oliv,oliv noir,aceitun negr", .olive, "#3b2b38", "#20151e", "#8a7484",
            pieces: 11),
        row("oliv,aceitun", .olive, "#7f8b3c", "#575f22", "#c3ca85", pieces: 11),
        row("caper,capper,kapern,capre.,capres,alcaparr", .beads, "#73803a", "#4d5722", "#aeb977", pieces: 10),
        row("corn.,mais,sweetcorn,maiz", .beads, "#f2c53d", "#c9951b", "#fde79b", pieces: 11),
        row(
            "pea.,peas,pisell,bean,fagiol,chickpea,ceci,lentil,lenticch", .beads, "#8fb04e", "#64812f", "#c6dc93",
            pieces: 10),
        row("broccol,friariell,cime,rapini,brokkol,brocol", .sprig, "#5d8a3c", "#3f6527", "#9dbf78", pieces: 9),
        row(
            "leek,porr,celer,sedan,fennel,finocch,lauch,poireau,puerro,selleri,fenchel,hinoj", .ring, "#c9d69a",
            "#8da05a", "#f1f5d8", pieces: 7),
        row(
            "beet,barbabiet,radish,ravan,bete.,betterav,remolach,radies", .coin, "#a83a5f", "#7a2242", "#d98aa5",
            pieces: 8),
        row("carrot,carot,karott,mohr,zanahor", .coin, "#ee8a35", "#bd621a", "#f9bf86", pieces: 9),
        row("cucumber,cetriol,gurk,concombr,pepin", .coin, "#dcebb8", "#5c8f45", "#b6d18b", pieces: 8),
        row("cabbag,cavol,verza,kale,wirsing,grunkohl,chou.", .frond, "#7aa257", "#527a35", "#b9d59c", pieces: 7),
        row("avocad", .petal, "#b9cc6d", "#5e7a2e", "#e6edb9", pieces: 7),
        row("garlic,agli,knoblauch,ail.,ajo.", .flake, "#f7ecd2", "#cdb88c", "#fffaf0", pieces: 12),
        row("truffl,tartuf,truff,trufa", .coin, "#6b5142", "#38271d", "#a78d7a", pieces: 8),
        row("pineappl,anana,pina.", .wedge, "#f6c944", "#d39a1c", "#fdeaa2", pieces: 8),
        row(
            "fig,fich,pear,pera,apple,mela,peach,pesch,feig,birn,apfel,poire,manzan", .petal, "#cf8a8f", "#7a4a66",
            "#f3cfc0", pieces: 7),
        row("lemon,limon,orang,aranc,zitron,citron,naranj", .coin, "#fbe377", "#e5b52c", "#fff6c9", pieces: 6),
        row(
            "walnut,noci,nut.,nuts,pinol,mandorl,almond,pistac,hazel,noccio,walnuss,noix,nuez,nueces,pinienk,pignon,mandel,amande,almendr",
            .flake, "#c99a5b", "#93672f", "#ecca95",
            pieces: 11),
    ]

    private static let cheeses: [Row] = [
        row(
            "gorgonz,blue chees,roquef,stilton,blauschimm,bleu.,azul.", .crumb, "#f4ecd4", "#cbbf99", "#7d9096",
            pieces: 9),
        row("parmes,parmig,grana,pecorin,padan", .shaving, "#f6e0a0", "#d3ad58", "#fff5d3", pieces: 8),
        row(
            "ricott,stracchin,crescenz,robiol,cream,mascarp,squacq,frischkas,creme,nata.,schmand,sahne,quark,requeson",
            .dollop, "#fffaf0", "#e3d6bb", "#e9dfca", pieces: 8
        ),
        row("burrat,stracciatel", .dollop, "#fffdf6", "#e6dcc6", "#e4dac6", pieces: 6),
        row(
            "feta,goat,caprin,halloumi,tofu,ziegenkas,chevre,schafskas,queso cabr", .chunk, "#fdf8ea", "#d8caa8",
            "#eee3c8", pieces: 9),
        row(
            "scamorz,provol,fontin,cheddar,asiag,taleg,emment,brie,gouda,gruyer,manchego", .pool, "#fbdf92", "#d9a545",
            "#e3a94c",
            .melted, pieces: 7),
        row(
            "mozz,bufal,buffal,fior latt,fiordil,chees,formagg,kase,fromag,queso", .pool, "#fff7e6", "#ecc98c",
            "#e9bd75", .melted,
            pieces: 7),
        row("egg,uov,ei.,eier,oeuf,huevo", .egg, "#f7b32b", "#dc8f14", "#fffaf0", .middle, pieces: 1),
    ]

    private static let meats: [Row] = [
        row(
            "salam,pepperoni,ventricin,soppress,spianat,chorizo,salchichon,sucuk", .disc, "#c2402f", "#8e2519",
            "#f0b9a2", .flat,
            pieces: 9),
        row("speck,bacon,pancett,guancial,tocino,lardon,panceta", .strip, "#a8382f", "#6f1f1b", "#f5d6c4", pieces: 7),
        row(
            "prosciutt crud,raw ham,parma ham,prosciutt di,bresaol,capocol,coppa,rohschink,parmaschink,jambon cru,jamon serran",
            .strip, "#c75a50", "#93362f",
            "#f7d8cc",
            pieces: 7),
        row(
            "ham.,prosciutt,cott,mortadell,porchett,schink,kochschink,jambon,jamon", .fold, "#efa7a0", "#cf746d",
            "#fbd9d2", .flat, pieces: 7),
        row(
            "sausag,salsicc,wurst,hot dog,mince,macinat,beef,manzo,meat,carne,ragu,bolognes,polpett,polpetton,meatball,hackfleisch,rinderhack,saucisse,boeuf,salchich,merguez,boulett",
            .crumb, "#a5623c", "#733c1f",
            "#d79a72", pieces: 11),
        row(
            "chicken,pollo,turkey,tacchin,kebab,duck,anatr,pork,maial,hahnchen,huhn,poulet,pute,puten,dinde,pavo,canard,ente.",
            .chunk, "#dba362", "#a66f31", "#f3cf9c",
            pieces: 9),
        row("lardo", .strip, "#fbeee2", "#dcb9a5", "#e9a79a", pieces: 7),
    ]

    private static let sea: [Row] = [
        row("ricci,riccio,urchin", .tongues, "#ef8a2c", "#bd5c13", "#fbc47a", pieces: 8),
        row("bottarg", .flake, "#e09a3a", "#a9641a", "#f8cd84", pieces: 17),
        row("tuna,tonn,thunfisch,thon.,atun", .chunk, "#d3a08a", "#a06a55", "#efcfc0", pieces: 8),
        row("anchov,acciug,alic,sardell,anchois,anchoa,boquer", .fillet, "#8d6a5a", "#5d4238", "#c9aa9a", pieces: 7),
        row(
            "shrimp,prawn,gamber,scamp,garnel,crevett,gamba,krabb,langostin", .prawn, "#f59a76", "#d0654a", "#fdd9c4",
            pieces: 7),
        row("salmon,trot,trout,lachs,saumon", .strip, "#f48f6c", "#cf6543", "#fdd3bd", pieces: 7),
        row(
            "squid,calamar,octop,polp,totan,seppi,tintenfisch,calmar,pulpo,poulpe", .ring, "#e9c3c4", "#b78188",
            "#fbe9e6", pieces: 7),
        row(
            "mussel,cozz,clam,vongol,oyster,seafood,frutt mar,muschel,moule,almej,mejillon,meeresfrucht,fruit mer,marisc",
            .petal, "#f0a24e", "#33343f", "#fbd8a2", pieces: 8),
        row(
            "cod,baccal,fish,pesce,swordf,spada,sardin,kabeljau,morue,bacalao", .chunk, "#f3e6d6", "#c5ae95", "#dccab5",
            pieces: 8),
    ]

    private static let leaves: [Row] = [
        row("basil,albahac", .leaf, "#4f9140", "#356b2b", "#9ccc84", pieces: 6),
        row("spinac,spinat,epinard,espinac", .leaf, "#3f7a3a", "#2b5929", "#83b377", pieces: 8),
        row("rocket,arugul,rucol,rughett,roquett", .frond, "#5c9a41", "#3f742b", "#a9d28d", pieces: 9),
        row("radicch,trevis", .frond, "#93304a", "#661d30", "#eac4cd", pieces: 8),
        row(
            "salad,lattug,insalat,lettuc,songin,valerian,salat,laitue,lechug", .frond, "#86b555", "#5d8a36", "#cbe5a6",
            pieces: 8),
        row(
            "mint,menta,sage,salvia,laurel,minze,menthe,salbei,sauge", .leaf, "#6a9a6a", "#47724a", "#b3d0ac", pieces: 7
        ),
        row(
            "rosemar,oregan,origan,parsl,prezzem,thym,timo,dill,chive,herb,erb,maggior,oreg,petersil,persil,perejil,tomill,krauter,schnittlauch,ciboulett",
            .sprig, "#4f8540", "#33602a",
            "#9cc884", pieces: 9),
    ]

    private static let sauces: [Row] = [
        row("pesto", .dollop, "#6f9a3c", "#4d7226", "#a9c974", pieces: 8),
        row(
            "tomat,pomodor,passat,marzano,red sauc,pizza sauc,pizzasauc,pizzasoss,marinar,sugo,salsa ross", .dollop,
            "#cf4226", "#a92f18", "#e2643f", .sauce,
            pieces: 0),
        row("barbec,bbq", .dollop, "#8a3a20", "#652612", "#b05a38", .sauce, pieces: 0),
        row("oil,olio,honey,miele,balsam,aceto", .flake, "#e0b347", "#b3851f", "#f6dd92", pieces: 10),
    ]
}
