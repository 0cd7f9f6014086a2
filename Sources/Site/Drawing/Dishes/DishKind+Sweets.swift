/// Biscuits, cakes, desserts and drinks.
extension DishKind {
    private static let baked: Pieces = .named([.berry, .nut, .chocolate, .fruit])
    private static let topped: Pieces = .seen([.berry], named: [.fruit, .nut, .chocolate, .citrus])

    static let sweets = [
        DishKind(
            .chipCookies, unless: "bar.,bars,cake,dough,cup.,ice,sandwich,pie",
            en: "chocolate chip cookies,choc chip cookies,chocolate chip biscuits,chocolate chunk cookies",
            it: "cookies,biscotti con gocce di cioccolato", de: "chocolate chip cookies,schokocookies,cookies",
            fr: "cookies,cookies aux pepites", es: "galletas con chispas,cookies,galletas con chispas de chocolate"),
        DishKind(
            .biscotti, .own, .seen([.nut, .chocolate], named: [.berry]), unless: "gelato",
            en: "biscotti,cantucci,cantuccini,almond biscotti,rusks",
            it: "cantucci,cantuccini,biscotti di prato,tozzetti", de: "cantuccini,cantucci,zwieback",
            fr: "croquants,biscotti,cantucci", es: "carquinyolis,biscotti,cantucci"),
        DishKind(
            .macarons, .maybe, .none, unless: "coco", en: "macarons,french macarons", it: "macarons", de: "macarons",
            fr: "macarons", es: "macarons,macarrones dulces"),
        DishKind(
            .meringues, .own, unless: "pie,cake,lemon,torte,roulade",
            en: "meringues,meringue,meringue cookies,meringue kisses", it: "meringhe,meringa",
            de: "baiser,-baiser,meringen", fr: "meringues,meringue", es: "merengues,suspiros"),
        DishKind(
            .pavlova, .own, topped, en: "pavlova,eton mess", it: "pavlova", de: "pavlova", fr: "pavlova",
            es: "pavlova"),
        DishKind(
            .cookies, .dough, baked,
            unless: "bar.,bars,cake,dough,cup.,ice,sandwich,pie,savo,salat,fortun,bake,no bake,crust,gravy",
            en:
                """
                cookies,cookie,sugar cookies,oatmeal cookies,biscuits,shortbread,shortbread cookies,snickerdoodles,\
                gingersnaps,crackers,oatcakes,peanut butter cookies,gingerbread cookies,scones,macaroons
                """,
            it: "biscotti,frollini,amaretti,baci di dama,canestrelli,crackers,taralli",
            de:
                """
                kekse,-kekse,platzchen,-platzchen,-taler,spritzgeback,lebkuchen,-makronen,scones,cracker,\
                butterkekse,haferkekse
                """,
            fr:
                """
                biscuits,sables,palets,galettes bretonnes,palets bretons,tuiles,rochers coco,scones,madeleines,\
                financiers
                """,
            es: "galletas,polvorones,mantecados,alfajores,scones,galletitas"),
        DishKind(
            .crescents, .own, en: "almond crescents,vanilla crescents,crescent cookies,wedding cookies",
            it: "cornetti alla vaniglia", de: "vanillekipferl,mandelkipferl,nusskipferl", fr: "croissants a la vanille",
            es: "medias lunas de vainilla"),
        DishKind(
            .cannoli, .own, unless: "shell,dip", en: "cannoli", it: "cannoli", de: "cannoli", fr: "cannoli",
            es: "cannoli,canutillos"),
        DishKind(
            .balls.tinted(Colours("#6b4128", "#472615", "#975")), .maybe, .none,
            unless: "fungh,black,pasta,risotto,ital,oil,mushroom",
            en:
                """
                truffles,chocolate truffles,energy balls,bliss balls,rum balls,peanut butter balls,energy bites,\
                brigadeiros,cake pops,bonbons
                """,
            it: "tartufi,tartufini,tartufi al cioccolato,palline al cocco",
            de: "trueffel,-truffel,truffel,rumkugeln,energiekugeln,-kugeln,energy balls,-pralinen",
            fr: "truffes,truffes au chocolat,boules d energie",
            es: "trufas,trufas de chocolate,brigadeiros,bolitas de energia"),
        DishKind(
            .brownies, .own, .named([.nut, .berry]), unless: "blond,ice,bowl", en: "brownies,brownie",
            it: "brownies,brownie", de: "brownies,brownie,-brownies", fr: "brownies,brownie", es: "brownies,brownie"),
        DishKind(
            .brownies.tinted(Colours("#da5", "#a63", "#ed9")), .dough,
            .named([.nut, .berry, .chocolate, .citrus]), unless: "salad,side",
            en:
                """
                blondies,bars,granola bars,lemon bars,flapjacks,fudge,caramels,toffee,energy bars,cereal bars,\
                rice krispie treats,oat bars,cornbread,corn bread,baklava,pumpkin bars,turron,nougat,brittle,\
                cookie bars
                """,
            it: "barrette,torrone,croccante,baklava,panforte,torta al testo",
            de:
                """
                -riegel,-schnitten,blechkuchen,-blechkuchen,karamellbonbons,blondies,baklava,-streuselkuchen,\
                maisbrot,butterkuchen,bienenstich
                """,
            fr: "blondies,barres,caramels,baklava,nougat,barres de cereales,pain d epices",
            es: "barritas,turron,baklava,blondies,pan de maiz,cocadas"),
        DishKind(
            .pancakes, .own, .seen([.berry], named: [.fruit, .nut, .chocolate, .citrus]),
            unless: "potat,corn,zucchin,courg,scallion,onion,chees,roll,souffl,dutch,kimchi,patat,kartoff,savo,cabbag",
            en: "pancakes,pancake,crepes,crepe,galettes,blini,crepes suzette,dutch baby,buttermilk pancakes",
            it: "crepes,pancake,pancakes,crespelle,blini",
            de: "pfannkuchen,eierkuchen,palatschinken,crepes,pancakes,-pfannkuchen,blini,-palatschinken",
            fr: "crepes,galettes,pancakes,blinis,crepes suzette,crepe",
            es: "tortitas,crepes,panqueques,pancakes,filloas,frixuelos"),
        DishKind(
            .waffles, .own, topped, unless: "chicken,potat,hash,savo,fries,cone", en: "waffles,waffle,belgian waffles",
            it: "waffle,waffles,gaufre", de: "waffeln,-waffeln,waffle", fr: "gaufres,gaufre", es: "gofres,waffles,gofre"
        ),
        DishKind(
            .donuts, .dough, .none, unless: "hole,savo",
            en: "donuts,doughnuts,glazed donuts,bagels,bagel,everything bagels", it: "ciambelle,donuts,graffe,bagel",
            de: "donuts,bagels", fr: "donuts,bagels,beignets americains", es: "donuts,rosquillas,donas,bagels,roscos"),
        DishKind(
            .churros, .own, en: "churros", it: "churros", de: "churros", fr: "churros,chichis", es: "churros"),
        DishKind(
            .eclairs, .own, unless: "vanil,coff,caff,cafe,pistac,cake", en: "eclairs,chocolate eclairs", it: "eclair",
            de: "eclairs", fr: "eclairs,eclairs au chocolat", es: "eclairs"),
        DishKind(
            .profiteroles, .own, unless: "savo,salat", en: "profiteroles,cream puffs", it: "profiteroles,bigne",
            de: "profiteroles,windbeutel,brandteigkrapfen", fr: "profiteroles,choux a la creme,chouquettes",
            es: "profiteroles"),
        DishKind(
            .balls, .own, unless: "savo", en: "beignets,fritole,struffoli,doughnut holes,donut holes",
            it: "frittelle,castagnole,struffoli,zeppole,bomboloni,krapfen",
            de: "krapfen,berliner,-krapfen,quarkballchen,mutzen", fr: "beignets,pets de nonne,bugnes",
            es: "bunuelos de viento,rosquillas fritas"),
        DishKind(
            .crumble, .own, .named([.fruit, .berry]), unless: "cake,cookie,topping,bar.,bars,savo,coffee",
            en: "crumble,crisp,cobbler,apple crisp,apple crumble,peach cobbler,apple cobbler,brown betty,berry crumble",
            it: "crumble,sbriciolata", de: "-crumble,crumble", fr: "crumble", es: "crumble"),
        DishKind(
            .tiramisu, unless: "cake,fragol,strawb,pistac,limon,lemon,fruit,berr,matcha,torta,erdb", en: "tiramisu",
            it: "tiramisu", de: "tiramisu", fr: "tiramisu", es: "tiramisu"),
        DishKind(
            .pannaCotta, .own, .seen([.berry], named: [.fruit]), unless: "choc,ciocc,coff,caff,matcha",
            en: "panna cotta", it: "panna cotta", de: "panna cotta", fr: "panna cotta", es: "panna cotta"),
        DishKind(
            .cremeBrulee, .own, .named([.berry]), en: "creme brulee,crema catalana", it: "creme brulee,crema catalana",
            de: "creme brulee", fr: "creme brulee", es: "crema catalana,creme brulee"),
        DishKind(
            .pannaCotta.tinted(Colours("#ec6", "#c83", "#b62")), .own, unless: "patis,paris",
            en: "creme caramel,flan,leche flan,caramel custard", it: "creme caramel,budino al caramello",
            de: "karamellpudding,creme caramel", fr: "creme caramel,flan au caramel,flan",
            es: "flan,flan de huevo,tocino de cielo"),
        DishKind(
            .ramekin, .maybe, topped,
            unless:
                """
                black,yorkshire,bread,rice,sticky,summer,christmas,plum,corn,steam,duck,salmon,fish,chia,chicken,\
                pate,toffee,noodle,kugel,steak,suet,cake
                """,
            en:
                """
                pudding,mousse,custard,chocolate mousse,posset,pots de creme,syllabub,fool,trifle,parfait,junket,\
                blancmange,zabaglione,vanilla pudding,souffle,chocolate souffle,banana pudding,pastry cream,\
                lemon curd pudding,semifreddo,bavarois,creme anglaise
                """,
            it:
                """
                budino,mousse,crema pasticcera,zabaione,zabaglione,bavarese,biancomangiare,coppa,semifreddo,\
                crema al mascarpone,souffle,zuppa inglese
                """,
            de:
                """
                -pudding,-mousse,mousse au chocolat,vanillesauce,bayerische creme,-grutze,zabaione,-dessert,\
                -parfait,-souffle,-trifle,weincreme
                """,
            fr:
                """
                mousse,mousse au chocolat,creme anglaise,creme patissiere,ile flottante,oeufs a la neige,bavarois,\
                blanc manger,fontainebleau,souffle,charlotte,parfait,flan patissier,creme dessert,\
                petits pots de creme,trifle
                """,
            es: "natillas,mousse,pudin,crema pastelera,cuajada,manjar blanco,pudin de chocolate,souffle,postre de limon"
        ),
        DishKind(
            .scoops, .maybe, .named([.berry, .nut, .chocolate]),
            unless: "cake,sandwich,pie,bar.,bars,float,fried,cone,sunda,roll,pop,popsicl,biscott,stecc,bread",
            en: "ice cream,sorbet,gelato,sherbet,frozen yogurt,nice cream", it: "gelato,sorbetto",
            de: "-sorbet,-eis,vanilleeis,schokoladeneis,erdbeereis,zitroneneis,eiscreme",
            fr: "glace,sorbet,creme glacee", es: "helado,sorbete"),
        DishKind(
            .lollies, .maybe, .none, unless: "cake,crab,chicken,lamb,cookie",
            en: "popsicles,ice lollies,ice pops,fudgesicles,paletas,ice lolly,popsicle,creamsicles",
            it: "ghiaccioli,ghiacciolo,gelato su stecco", de: "eis am stiel,-popsicles,wassereis",
            fr: "batonnets glaces,esquimaux", es: "paletas,polos,paletas de mango,polos de fruta"),
        DishKind(
            .granita, .blended, .named([.herb]), en: "granita,slush,slushie", it: "granita,grattachecca",
            de: "-granita,granita", fr: "granite,granita", es: "granizado,granita"),
        DishKind(
            .heap, .own, .needed([.fruit, .berry], named: [.nut]),
            unless: "cake,pie,crisp,cobbler,bread,butter,jam,juice,sauce,muffin,tart,ice",
            en:
                """
                poached pears,baked apples,baked apple,roasted peaches,strawberries,grilled peaches,bananas foster,\
                grilled pineapple,stewed rhubarb,roasted plums,fried bananas,fried plantains
                """,
            it: "pere al vino,mele al forno,pesche ripiene,pere cotte,fragole,ciliegie",
            de: "bratapfel,bratapfel,-birnen,pochierte birnen,gebackene bananen,rote erdbeeren",
            fr: "poires pochees,poires belle helene,pommes au four,bananes flambees,fraises,poires au vin",
            es: "peras al vino,manzanas asadas,fresas con nata,platanos fritos,peras,manzanas"),
    ]

    static let cakes = [
        DishKind(
            .quiche, .own, .seen([.vegetable, .meat, .fish], named: [.tomato, .herb, .cheese, .onion]),
            unless: "mini,crustless,soup",
            en:
                """
                quiche,quiche lorraine,savory tart,onion tart,tomato tart,leek tart,asparagus tart,vegetable tart,\
                mushroom tart,zucchini tart
                """,
            it: "quiche,quiche lorraine,torta salata,torta rustica,torta pasqualina,erbazzone,torta di verdure",
            de: "-quiche,quiche,quiche lorraine,-zwiebelkuchen,lauchkuchen,zwiebelkuchen,-lauchtarte,gemusetarte",
            fr:
                """
                quiche,tarte a la tomate,tarte aux poireaux,tarte aux legumes,tarte salee,tarte a l oignon,\
                tarte tomates,flamiche,pissaladiere,tarte aux oignons,tarte aux courgettes,tarte tomate
                """,
            es: "quiche,tarta salada,quiche lorraine"),
        DishKind(
            .crostata, .own, unless: "ricott,salat,cioccolat,nutell,limon,crem,frutta fresca,mirtill,tomat,pomodor",
            en: "crostata,linzer torte,linzertorte,lattice pie", it: "crostata", de: "linzertorte,crostata",
            fr: "crostata,linzertorte", es: "pastafrola,pasta frola"),
        DishKind(
            .cheesecake, .own, topped, unless: "brownie,cookie,bars,bites,dip,savo,ball,ice,swirl,chocol",
            en: "cheesecake,new york cheesecake,no bake cheesecake,basque cheesecake",
            it: "cheesecake,torta di ricotta",
            de: "kasekuchen,-kasekuchen,cheesecake,quarkkuchen,topfentorte,-cheesecake,kase sahne torte",
            fr: "cheesecake,gateau au fromage blanc,tarte au fromage blanc",
            es: "tarta de queso,cheesecake,pastel de queso,quesada"),
        DishKind(
            .tart, .dough, .seen([.berry], named: [.fruit, .nut, .citrus]),
            unless:
                """
                pop,sauce,flamb,tatin,savo,tomat,onion,chees,spina,zwieb,salat,poireau,oignon,mushroom,leek,\
                courgett,asparag,squash,pizza,goat,chevre,feta
                """,
            en:
                """
                tart,fruit tart,lemon tart,tartlets,custard tart,bakewell tart,treacle tart,pumpkin pie,pecan pie,\
                lemon meringue pie,key lime pie,chocolate tart,banoffee pie,custard pie,tarte tatin,\
                sweet potato pie,chess pie,pasteis de nata,portuguese custard tarts,chocolate pie,\
                coconut cream pie,banana cream pie,galette,apple tart,butter tarts,strawberry pie,mud pie
                """,
            it:
                """
                crostata di frutta,crostata alla frutta,crostata al limone,crostata al cioccolato,crostatine,\
                torta della nonna,crostata di ricotta,pastiera,tarte tatin,pasticciotti,crostata con frutta fresca
                """,
            de:
                """
                -tarte,tarte tatin,-tarte tatin,obstkuchen,obsttorte,-obstboden,erdbeerkuchen,zitronentarte,-wahe,\
                rhabarberkuchen,-tartelettes,aprikosenkuchen,pflaumenkuchen,zwetschgenkuchen
                """,
            fr:
                """
                tarte,tarte tatin,tartelettes,tarte aux pommes,tarte au citron,flan parisien,clafoutis,\
                tarte aux fraises,clafoutis aux cerises,galette des rois,far breton
                """,
            es:
                """
                tarta de manzana,tarta de limon,tartaletas,tarta de frutas,tarta de fresas,pay de limon,pay,\
                lemon pie,tarta de santiago,pasteis
                """
        ),
        DishKind(
            .pie, .own,
            unless:
                """
                shepherd,cottage,fish,mud,custard,cream,chiffon,pumpkin,pecan,lemon,lime,open,ice,lattic,hand,\
                whoopie,crust,filling,tamale,frito,pizza,chocol,sweet pot,banoff,spaghet
                """,
            en:
                """
                pie,apple pie,cherry pie,blueberry pie,blackberry pie,peach pie,rhubarb pie,berry pie,chicken pie,\
                steak pie,beef pie,pot pie,chicken pot pie,meat pie,steak and kidney pie,steak and ale pie,\
                spanakopita,mince pies,tourtiere,pork pie
                """,
            it: "torta di mele americana,pasticcio di carne,apple pie,spanakopita",
            de: "apple pie,-pastete,spanakopita",
            fr: "tourte,tourte aux pommes,pate en croute,pastilla,pithiviers,pate aux pommes de terre",
            es: "pastel de manzana americano,pastela,empanada,empanada gallega,pastel de carne con hojaldre"),
        DishKind(
            .swissRoll, .dough, .none, unless: "fleisch,savo,salat,lachs,rind,cabbag,kohl",
            en: "swiss roll,jelly roll,pumpkin roll,cake roll,yule log,chocolate roulade",
            it: "rotolo,rotolo alla nutella,tronchetto,tronchetto di natale",
            de: "biskuitrolle,-biskuitroulade,biskuitroulade,-rolle",
            fr: "buche,buche de noel,gateau roule,biscuit roule",
            es: "brazo de gitano,brazo de reina,pionono,tronco de navidad"),
        DishKind(
            .spirals, .own, .named([.berry, .nut]), unless: "cake,pancake,pull,bread,casserole,bake",
            en: "cinnamon rolls,cinnamon buns,sticky buns,cinnamon roll,pinwheels,kanelbullar,pecan rolls",
            it: "girelle,girelle alla cannella,cinnamon rolls",
            de: "zimtschnecken,-schnecken,franzbrotchen,zimtrollen,mohnschnecken",
            fr: "brioches roulees,pains aux raisins,escargots,roules a la cannelle,roules",
            es: "rollos de canela,caracolas,ensaimada,roles de canela"),
        DishKind(
            .strudel, .own, unless: "", en: "strudel,apple strudel,beef strudel,stromboli,stollen,christmas stollen",
            it: "strudel,strudel di mele,salame di cioccolato",
            de: "-strudel,strudel,stollen,-stollen,nusszopf,-hefezopf,hefezopf",
            fr: "strudel,strudel aux pommes,friand", es: "strudel,strudel de manzana,trenza"),
        DishKind(
            .bundt, .own, .none,
            en: "bundt cake,bundt,angel food cake,ring cake,monkey bread,coffee cake,kugelhopf,rum cake,savarin",
            it: "ciambella,ciambellone,baba,ciambellone allo yogurt,buccellato",
            de: "gugelhupf,-gugelhupf,-kranz,frankfurter kranz,marmorkuchen,marmorgugelhupf,ruhrkuchen,-napfkuchen",
            fr: "kouglof,baba,savarin,gateau des rois,baba au rhum,couronne",
            es: "roscon,roscon de reyes,rosca,rosca de reyes,bundt cake"),
        DishKind(
            .loaf, .own, .named([.nut, .berry, .chocolate]), unless: "garlic,pudding,french toast,savo,meat,spoon",
            en:
                """
                banana bread,zucchini bread,pumpkin bread,loaf cake,pound cake,lemon loaf,tea loaf,fruit cake,\
                fruitcake,gingerbread,banana loaf,lemon drizzle cake,lemon pound cake,madeira cake,date loaf,\
                monkey loaf,banana cake,banana nut bread,soda loaf,olive cake,marble cake,madeira
                """,
            it: "plumcake,plum cake,banana bread,cake salato,pane alle banane,pan di zenzero",
            de:
                """
                -bananenbrot,bananenbrot,kastenkuchen,-kastenkuchen,rotweinkuchen,sandkuchen,zitronenkuchen,\
                nusskuchen,-honigkuchen
                """,
            fr: "cake,cake au citron,banana bread,quatre quarts,cake sale,cake aux olives,cake aux fruits",
            es: "pan de platano,budin,budin de limon,plum cake,pan de calabaza,pan de banana,bizcocho de limon en molde"
        ),
        DishKind(
            .layerCake, .own, topped, unless: "dump,savo,cheese fr",
            en:
                """
                birthday cake,layer cake,wedding cake,strawberry shortcake,shortcake,carrot cake,red velvet cake,\
                coconut cake,victoria sponge,tres leches cake,black forest cake,black forest gateau,\
                hummingbird cake,cream cake,strawberry cake,white cake,victoria sponge cake,tres leches
                """,
            it:
                """
                torta di compleanno,torta nuziale,millefoglie,torta alla panna,cassata,pan di spagna con panna,\
                torta di carote,red velvet,saint honore
                """,
            de:
                """
                -sahnetorte,schwarzwalder kirschtorte,-cremetorte,buttercremetorte,hochzeitstorte,geburtstagstorte,\
                erdbeertorte,himbeertorte,ruablikuchen,-karottenkuchen,karottenkuchen,mohrenkuchen,-torte,\
                -mohrenkuchen,rublitorte
                """,
            fr:
                """
                fraisier,framboisier,gateau d anniversaire,millefeuille,foret noire,carrot cake,saint honore,\
                mille feuille,vacherin,layer cake
                """,
            es:
                """
                tarta de cumpleanos,tarta de zanahoria,tres leches,pastel de tres leches,pastel de cumpleanos,\
                milhojas,tarta de nata,selva negra,pastel de zanahoria,tarta red velvet
                """
        ),
        DishKind(
            .cake, .dough, .named([.berry, .nut, .fruit]),
            unless: """
                fish,crab,rice,potat,oat,johnny,funnel,jaff,moon,mug,pop,pops,pancake,corn,cup,ice,salmon,tuna,cod,savo,salat,crumb,\
                dump,upside,cheese,santiago,queso,riz.,crep,patat,funfet,ceci,sale.,pan cake,blech,sardin,fun.
                """,
            en:
                """
                cake,sponge cake,lemon cake,chocolate cake,sponge,almond cake,olive oil cake,sachertorte,\
                apple cake,upside down cake,torte,pineapple upside down cake,lava cake,orange cake,polenta cake,\
                tea cake,coffee walnut cake
                """,
            it:
                """
                torta,torta al cioccolato,torta paradiso,torta margherita,torta caprese,torta di mele,\
                pan di spagna,torta di nocciole,torta sbrisolona,sbrisolona,castagnaccio,torta di pane,\
                torta al limone,torta di noci,panettone,colomba,pandoro
                """,
            de:
                """
                -kuchen,kuchen,sachertorte,apfelkuchen,-apfelkuchen,biskuit,versunkener apfelkuchen,\
                schokoladenkuchen,schokokuchen,-nusstorte,biskuitboden
                """,
            fr:
                """
                gateau,gateau au chocolat,gateau au yaourt,moelleux,fondant,moelleux au chocolat,\
                fondant au chocolat,genoise,gateau aux pommes,pain de genes,gateau basque,marbre,tarte au chocolat
                """,
            es:
                """
                bizcocho,pastel,pastel de chocolate,tarta,tarta de chocolate,torta,bizcocho de yogur,\
                bizcocho de limon,queque,ponque,coulant
                """
        ),
        DishKind(
            .muffins, .dough, baked, unless: "english,savo,egg,sandwich,meat,pizza,breakfast,ham,bottom,tops",
            en: "muffins,muffin,cupcakes,blueberry muffins,fairy cakes,cupcake", it: "muffin,muffins,cupcake,tortine",
            de: "muffins,-muffins,cupcakes,-cupcakes", fr: "muffins,cupcakes,muffin",
            es: "muffins,magdalenas,cupcakes,panquecitos,mantecadas"),
    ]

    private static let inGlass: Pieces = .named([.herb])
    private static let floating: Pieces = .seen([.citrus, .herb], named: [.berry, .fruit])

    static let drinks = [
        DishKind(
            .cup, .needed,
            unless:
                "ice,iced,cold,bubble,cake,rub,jelly,martini,frapp,fredd,shakerat,whipped,dalgona,tree,sandwich,cookie",
            en:
                """
                tea,coffee,mulled wine,hot chocolate,cocoa,espresso,chai,latte,cappuccino,matcha latte,masala chai,\
                golden milk,hot cocoa,ginger tea,mint tea,chai tea,mulled cider,glogg
                """,
            it: "te,caffe,vin brule,cioccolata calda,tisana,cappuccino,cioccolata",
            de: "gluhwein,-tee,kaffee,heisse schokolade,kakao,goldene milch,chai,-punsch",
            fr: "the,cafe,vin chaud,chocolat chaud,tisane,infusion",
            es: "te,cafe,chocolate caliente,infusion,cafe con leche,champurrado,atole,chocolate a la taza"),
        DishKind(
            .glass.tinted(Colours("#e3efe9", "#b5cbc4", "#ffffff")), .maybe, floating,
            unless: "sauce,cake,chicken,shrimp,fruit cock,prawn,ring,meat,cupcake",
            en:
                """
                mojito,margarita,gin and tonic,caipirinha,cocktail,martini,daiquiri,moscow mule,spritz,punch,\
                mint julep,old fashioned,negroni,pina colada,aperol spritz,cosmopolitan,bellini,mocktail,\
                infused water,paloma,whiskey sour,mimosa,manhattan,eggnog
                """,
            it:
                """
                mojito,spritz,negroni,cocktail,bellini,aperol spritz,hugo,americano,limoncello spritz,\
                acqua aromatizzata
                """,
            de: "mojito,hugo,caipirinha,aperol spritz,-bowle,-cocktail,cocktail,eierlikor,bowle",
            fr: "mojito,kir,punch,cocktail,spritz,kir royal,planteur,soupe champenoise",
            es:
                """
                mojito,margarita,pisco sour,tinto de verano,caipirinha,coctel,paloma,rebujito,michelada,sangria,\
                pina colada
                """
        ),
        DishKind(
            .glass, .blended, inGlass,
            unless: "bowl,cake,bar.,bars,chicken,dressing,pie,popsicl,jelly,pulled,vinegar,shrimp",
            en:
                """
                lemonade,limeade,smoothie,milkshake,juice,kombucha,limoncello,kvass,iced tea,bloody mary,horchata,\
                cider,shake,lassi,mango lassi,agua fresca,green smoothie,iced coffee,cold brew,ginger beer,\
                ginger ale,cordial,almond milk,oat milk,shrub,protein shake
                """,
            it:
                """
                limonata,frullato,succo,limoncello,spremuta,te freddo,smoothie,caffe shakerato,centrifugato,\
                latte di mandorla,granatina
                """,
            de: "-limonade,-smoothie,smoothie,-saft,eistee,-shake,limoncello,-lassi,eiskaffee,-milch,-likor,milchshake",
            fr: "limonade,citronnade,smoothie,jus,the glace,milkshake,lait de poule,limoncello,cidre,cafe glace",
            es:
                """
                limonada,batido,zumo,jugo,horchata,te helado,licuado,agua fresca,agua de jamaica,smoothie,\
                granadina,lassi
                """
        ),
    ]
}
