/// Bread and dough, and what lies on bread or in it.
extension DishKind {
    private static let filling: Pieces = .seen([
        .leaf, .vegetable, .tomato, .onion, .cheese, .meat, .fish, .pulse, .egg, .herb,
    ])

    static let breads = [
        DishKind(
            .dough,
            unless:
                "cookie,keks,biscuit,batter,spread,ball,bite,sauce,campagn,foie,canard,volaill,lapin,terrin,fromage",
            en:
                """
                dough,pizza dough,pastry,pie crust,shortcrust pastry,pizza crust,pie dough,puff pastry,bread dough,\
                sourdough starter,pasta dough,fresh pasta,egg pasta
                """,
            it:
                """
                impasto,pasta per pizza,pasta per la pizza,pasta frolla,pasta sfoglia,pasta brisee,lievito madre,\
                frolla,pasta fresca,pasta all uovo,sfoglia
                """,
            de: "-teig,-hefeteig,pizzateig",
            fr: "pate,pate brisee,pate sablee,pate feuilletee,pate a pizza,levain,pate a pain,pate sucree",
            es: "masa,masa quebrada,masa de pizza,masa madre,hojaldre"),
        DishKind(
            .toasts, .own,
            .seen(
                [.tomato, .vegetable, .meat, .fish, .cheese, .pulse, .leaf, .herb, .egg],
                named: [.fruit, .berry, .nut]),
            unless: "french,cinnam,cracker,soup,salad,casserole,pizza",
            en:
                """
                bruschetta,crostini,toast,avocado toast,cheese toast,beans on toast,toasts,garlic bread,tartines,\
                cheesy garlic bread,eggs benedict,welsh rarebit,pan con tomate,fettunta,canapes,mushrooms on toast,\
                smorrebrod,open sandwiches,montaditos
                """,
            it: "bruschetta,bruschette,crostini,crostoni,fettunta,tartine,pane all aglio,toast",
            de:
                """
                bruschetta,crostini,-toast,toast,-brote,knoblauchbrot,belegte brote,-crostini,toast hawaii,\
                -schnittchen,strammer max brot
                """,
            fr: "bruschetta,tartines,croutons,toasts,bruschettas,canapes,pain a l ail,tartine",
            es:
                """
                tostadas,pan con tomate,bruschetta,montaditos,tosta,tostas,pan de ajo,canapes,pan tumaca,\
                pa amb tomaquet
                """
        ),
        DishKind(
            .toasts.tinted(Colours("#eb6", "#a63", "#fda")), .own, .seen([.berry], named: [.fruit, .nut]),
            unless: "casserole,bake,stick,cup,muffin", en: "french toast", it: "french toast,pane fritto",
            de: "arme ritter,french toast", fr: "pain perdu", es: "torrijas,tostadas francesas"),
        DishKind(
            .sandwich, .own, filling, unless: "ice,cookie,bread,cream,loaf,biscuit,macaro",
            en:
                """
                sandwich,sandwiches,blt,club sandwich,grilled cheese,grilled cheese sandwich,croque monsieur,\
                croque madame,panini,reuben,reuben sandwich,patty melt,tuna melt,egg salad sandwich,monte cristo,\
                cuban sandwich,toastie
                """,
            it: "tramezzini,sandwich,club sandwich,mozzarella in carrozza,tramezzino",
            de: "-sandwich,sandwich,croque monsieur,-sandwiches,clubsandwich,sandwiches",
            fr: "sandwich,croque monsieur,croque madame,croque,club sandwich,sandwichs,croques",
            es: "sandwich,sandwiches,emparedado,sandwich mixto,bikini,sandwich club"),
        DishKind(
            .filledRoll, .own, filling, unless: "bowl,soup,casserole,dip",
            en:
                """
                banh mi,sub,subs,hoagie,submarine sandwich,lobster roll,lobster rolls,philly cheesesteak,\
                cheesesteak,po boy,panuozzo,meatball sub,meatball subs,steak sandwich,breakfast sandwich
                """,
            it: "panuozzo,panino,panini,panini imbottiti,piadina farcita,lampredotto,panino con porchetta",
            de: "-brotchen mit,matjesbrotchen,fischbrotchen,belegtes brotchen,panino,banh mi",
            fr: "pan bagnat,banh mi,jambon beurre,panini,casse croute,americain",
            es: "bocadillo,bocadillos,torta ahogada,tortas,bocata,choripan,banh mi,pepito de ternera"),
        DishKind(
            .hotDog, .own, unless: "casserole,soup,bake,dip,bun.,buns,roll,corn",
            en: "hot dog,hot dogs,chili dogs,corn dogs", it: "hot dog", de: "hot dog,hot dogs,hotdog,hotdogs",
            fr: "hot dog,hot dogs", es: "perritos calientes,perrito caliente,hot dog,hot dogs,completo"),
        DishKind(
            .burger, .own, .seen([.leaf, .tomato, .onion, .cheese], named: [.egg, .fruit]),
            unless: "patt,sauce,dressing,soup,casserole,bowl,salad,pie,seasoning,dip,bun.,buns,fries,steak",
            en:
                """
                burger,burgers,hamburger,hamburgers,cheeseburger,cheeseburgers,veggie burger,veggie burgers,\
                sliders,bean burgers
                """,
            it: "hamburger,burger,cheeseburger", de: "burger,hamburger,-burger,-burgers,cheeseburger",
            fr: "burger,hamburger,cheeseburger,burgers,hamburgers", es: "hamburguesa,hamburguesas"),
        DishKind(
            .tacos, .own, filling,
            unless: "salad,soup,seasoning,bowl,pie,casserole,dip,lettuce wrap,pizza,pasta,shell,choco",
            en: "tacos,taco,fish tacos,carnitas tacos,tostada,tostadas", it: "tacos,taco", de: "tacos,-tacos",
            fr: "tacos", es: "tacos,tacos al pastor,tostadas de tinga,tostadas de atun,gorditas,sopes"),
        DishKind(
            .wraps, .own, .seen([.leaf, .vegetable, .tomato, .meat, .fish, .cheese, .pulse, .grain]),
            unless: "lettuce,bowl,salad,casserole,bake,cabbag",
            en:
                """
                burrito,burritos,wrap,wraps,breakfast burritos,gyros,gyro,shawarma,fajita wraps,kebab wrap,\
                kebab roll,doner kebab,falafel wrap,tortilla wraps,spring wraps
                """,
            it: "burrito,wrap,piadina arrotolata,kebab",
            de: "wraps,-wraps,burritos,doner,doner kebab,gyros,durum,burrito,-rollchen",
            fr: "wraps,burritos,kebab,wrap,burrito", es: "burritos,burrito,wraps,kebab,wrap,fajitas de pollo enrolladas"
        ),
        DishKind(
            .wedges, .own, .none, unless: "casserole,soup,salad,potat,apple,tomat,watermelon,lemon,cabbag,dip,oven",
            en: "quesadillas,quesadilla,chicken quesadillas,cheese quesadillas,cheese quesadilla",
            it: "quesadilla,quesadillas", de: "quesadillas,-quesadillas", fr: "quesadillas",
            es: "quesadillas,quesadilla,sincronizadas"),
        DishKind(
            .nachos, .own, .seen([.vegetable, .tomato, .pulse, .meat], named: [.cheese, .fish]),
            unless: "cheese sauce,dip,soup,cinnam,casserole,potato", en: "nachos,tortilla chips,chilaquiles,pita chips",
            it: "nachos,tortilla chips", de: "nachos,tortillachips", fr: "nachos,chips de tortilla",
            es: "nachos,totopos,chilaquiles"),
        DishKind(
            .calzone, .own, unless: "dip,salad,bake,mini", en: "calzone,calzones", it: "calzone,calzoni,calzone fritto",
            de: "calzone", fr: "calzone", es: "calzone"),
        DishKind(
            .sticks, .own, .none, unless: "chees,pizza,mozz",
            en: "grissini,breadsticks,bread sticks,garlic breadsticks,cheese straws", it: "grissini",
            de: "grissini,-stangen,kasestangen,salzstangen", fr: "gressins,grissini,batonnets de pain",
            es: "grisines,picos,colines,palitos de pan"),
        DishKind(
            .pretzel, .own, unless: "chocol,bite,bark,bun.,buns,dip,salad,crust,cover,stick,knodel,dessert,pie",
            en: "pretzels,soft pretzels,pretzel,soft pretzel,bavarian pretzels", it: "brezel,pretzel",
            de: "brezel,brezeln,laugenbrezeln,brezn,-brezeln,laugenbrezel", fr: "bretzels,bretzel",
            es: "pretzel,pretzels"),
        DishKind(
            .croissants, .own, unless: "casserole,pudding,bake,sandwich,dough,salad",
            en: "croissants,croissant,crescent rolls,almond croissants,pain au chocolat,rugelach,chocolate croissants",
            it: "cornetti,croissant,cornetto,brioche col tappo,cornetti salati",
            de: "croissants,hornchen,-hornchen,kipferl,-croissants,-kipferl,gipfeli",
            fr: "croissants,croissant,croissants aux amandes,pains au chocolat",
            es: "cruasanes,croissants,medialunas,cuernitos"),
        DishKind(
            .rolls, .own, .named([.nut, .chocolate, .vegetable]),
            unless:
                """
                sausage,cinnam,egg,cabbag,spring,sushi,summer,lobster,pizza,lasagn,dip,chees,crab,tootsie,pumpkin,\
                ham.,swiss,cake,burger bowl,hot dog,jelly,sticky,spinac,zucchin,aubergin,eggplan,courg,salmon,meat,\
                turkey,chicken,beef,pork,rice,fruit,nut roll,poppy,hamburg
                """,
            en:
                """
                rolls,bread rolls,dinner rolls,buns,burger buns,bao buns,bao,hot cross buns,milk rolls,\
                brioche buns,english muffins,brioche,parker house rolls,yeast rolls,steamed buns,hamburger buns,\
                soft rolls,bao bun,biscuits and gravy,buttermilk biscuits,pao de queijo
                """,
            it:
                """
                panini al latte,rosette,panini all olio,brioche,maritozzi,pan brioche,pane al latte,bao,\
                panini da hamburger,panini dolci,buns
                """,
            de:
                """
                brotchen,-brotchen,semmeln,-semmeln,buchteln,rohrnudeln,brioche,milchbrotchen,dampfnudeln,\
                burger buns,-buns,bao
                """,
            fr: "petits pains,brioche,brioches,pains au lait,pains burger,navettes,buns,pain brioche,bao",
            es:
                """
                panecillos,pan dulce,bollos,brioche,conchas,bollos de leche,pan de muerto,mantecadas de pan,\
                pan de hamburguesa,pan de queso,pandebono
                """
        ),
        DishKind(
            .flatbread.tinted(Colours("#fbf1d8", "#b84", "#ec8")), .own,
            .seen([.meat, .onion, .vegetable, .fish]), en: "tarte flambee,flammkuchen", it: "tarte flambee",
            de: "flammkuchen,-flammkuchen", fr: "flammekueche,tarte flambee", es: "tarta flambeada"),
        DishKind(
            .flatbread, .own, .named([.herb, .vegetable]),
            unless:
                """
                pizza,sandwich,wrap,chip,soup,salad,pudding,roll,casserole,bake,stuff,bread salad,cracker,peach,\
                cotta fritta
                """,
            en:
                """
                flatbread,flatbreads,naan,naan bread,pita,pita bread,pitta,piadina,chapati,roti,flour tortillas,\
                corn tortillas,tortillas,garlic naan,lavash,arepas,pupusas,matzo,chapatis,pita breads,manakish,\
                socca,lefse,injera,paratha
                """,
            it:
                """
                piadina,piadine,naan,chapati,pane pita,pita,pane carasau,schiacciata,tigelle,crescentine,\
                gnocco fritto,torta fritta
                """,
            de: "fladenbrot,naan,pita,-fladen,tortillas,fladen,-fladenbrot,knackebrot,langos",
            fr: "naan,naans,pain naan,pain pita,galettes de ble,socca,pains pita",
            es:
                """
                pan naan,pan pita,pan plano,tortillas,tortillas de maiz,arepas,pupusas,tortillas de harina,coca,\
                pan arabe
                """
        ),
        DishKind(
            .focaccia, .own, .seen([.herb], named: [.vegetable, .onion, .tomato]),
            unless: "formaggi,recco,sandwich,stuff,ripien,dolce", en: "focaccia,schiacciata,focaccia bread",
            it: "focaccia,schiacciata,focaccia barese,sfincione,focaccia genovese", de: "focaccia,-focaccia",
            fr: "focaccia,fougasse", es: "focaccia,coca de verduras"),
        DishKind(
            .baguettes, .own, unless: "stuff,garlic,pizza,sandwich", en: "baguette,baguettes,french bread",
            it: "baguette,filone", de: "baguette,baguettes", fr: "baguette,baguettes", es: "baguette,barra de pan"),
        DishKind(
            .bread, .own, .named([.nut, .vegetable, .herb]),
            unless: """
                pudding,salad,crumb,stick,dumpl,sweet,banan,corn,garlic,pumpkin,french,monkey,soup,sauce,ginger,\
                zucchin,dip,bowl,stuff,fry,fried,spoon,chees,apple,chocolat,raisin,viande,cotto,uva,muert,queso,\
                platan,ajo.,yuca,knack,perdu,machine pizza,cake,date,lemon,cranb,roll,genes,epic,spagn,zuppa,guttiau,\
                frutt,casatiello
                """,
            en:
                """
                bread,loaf,ciabatta,sourdough,baguette,baguettes,soda bread,rye bread,white bread,sourdough bread,\
                challah,no knead bread,irish soda bread,whole wheat bread,sandwich bread,olive bread,walnut bread,\
                sandwich loaf
                """,
            it: "pane,ciabatta,pagnotta,filone,pane casereccio,pane integrale,baguette,casatiello,pane toscano,tortano",
            de: "-brot,brot,ciabatta,baguette,-baguette,krustenbrot,-zopf,zopf,-laib",
            fr: "pain,ciabatta,pain de campagne,baguettes,baguette,pain de mie,pain au levain,pain complet",
            es: "pan,chapata,hogaza,pan de molde,barra de pan,pan integral,pan de pueblo,pan de masa madre"),
    ]
}
