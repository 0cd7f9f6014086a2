/// Pasta, grains, meat, fish, eggs and vegetables.
extension DishKind {
    private static let onPasta: Pieces = .seen([.vegetable, .meat, .fish, .pulse, .herb], named: [.cheese])
    private static let notPasta =
        """
        squash,bake,baked,pie,salad,insalat,ensalad,salat,soup,sopa,suppe,forno,frittat,auflauf,omelet,rice,gratin,\
        sugar
        """

    static let pasta = [
        DishKind(
            .pasta, .cooked, onPasta, unless: notPasta,
            en: """
                spaghetti,linguine,fettuccine,fettuccini,tagliatelle,pappardelle,bucatini,tagliolini,vermicelli,\
                carbonara,amatriciana,puttanesca,aglio e olio,cacio e pepe,noodles,chow mein,lo mein,alfredo,\
                bolognaise,fettuccine alfredo,spaghetti bolognese,spaghetti and meatballs,pad thai,yakisoba,\
                spaghetti carbonara,spaghetti aglio e olio,scampi,drunken noodles,dan dan noodles,ramen noodles,\
                spaghetti puttanesca,capellini,angel hair
                """,
            it: """
                spaghetti,linguine,fettuccine,tagliatelle,pappardelle,bucatini,tagliolini,vermicelli,carbonara,cacio e pepe,pici,\
                spaghettoni,bigoli,scialatielli,capellini,tagliolini,chitarra
                """,
            de: """
                spaghetti,linguine,tagliatelle,bandnudeln,spaghetti bolognese,spaghetti carbonara,-spaghetti,nudeln,asianudeln,\
                bratnudeln,-nudeln
                """,
            fr:
                """
                spaghetti,spaghettis,tagliatelles,linguine,nouilles,pates carbonara,pates a la carbonara,\
                nouilles sautees
                """,
            es: "espaguetis,espagueti,tallarines,fideos,linguine,fideua"),
        DishKind(
            .tubes, .cooked, onPasta, unless: notPasta + ",cheese,kas",
            en:
                """
                penne,rigatoni,ziti,mostaccioli,penne alla vodka,penne arrabbiata,penne all arrabbiata,\
                rigatoni carbonara,ditalini
                """,
            it: "penne,rigatoni,paccheri,tortiglioni,mezze maniche,ziti,pennette,sedani,garganelli,pasta alla norma",
            de: "penne,rigatoni,penne all arrabbiata,makkaroni", fr: "penne,rigatoni,macaronis",
            es: "macarrones,penne,rigatoni"),
        DishKind(
            .shorts, .cooked, onPasta, unless: notPasta + ",cheese",
            en: """
                pasta,orecchiette,fusilli,farfalle,trofie,cavatelli,macaroni,shells,orzo,spaetzle,rotini,primavera,pasta primavera,\
                casarecce,pesto pasta,one pot pasta,pasta arrabbiata,pasta alla norma
                """,
            it: """
                pasta,orecchiette,fusilli,farfalle,trofie,cavatelli,maccheroni,strozzapreti,casarecce,conchiglie,malloreddus,\
                trenette,pasta al pesto,fregola,mezzi rigatoni,passatelli,pizzoccheri
                """,
            de: "fusilli,farfalle,orecchiette,pasta,-pasta,schupfnudeln,trofie",
            fr: "pates,coquillettes,fusilli,farfalle,orecchiette,crozets", es: "pasta,fusilli,farfalle,lazos"),
        DishKind(.shorts, .own, .named([.herb, .meat]), unless: "bake", de: "spatzle,-spatzle", fr: "spaetzle"),
        DishKind(
            .tortellini, .cooked, .named([.herb]), unless: "soup,brodo,salad,insalat,bake",
            en: "tortellini,tortelloni,cappelletti,agnolotti",
            it: "tortellini,tortelloni,cappelletti,agnolotti,anolini", de: "tortellini,tortelloni",
            fr: "tortellinis,tortellini",
            es: "tortellini,tortellinis"),
        DishKind(
            .ravioli, .cooked, .named([.herb]), unless: "lasagn,soup,brodo,fritt,fried,bake", en: "ravioli",
            it: "ravioli,tortelli,mezzelune,pansotti",
            de: "ravioli,maultaschen,schlutzkrapfen", fr: "ravioli,raviolis", es: "ravioli,raviolis"),
        DishKind(
            .gnocchi, .cooked, onPasta, unless: "romana,semol,soup,bake,parisi", en: "gnocchi",
            it: "gnocchi,gnocchetti",
            de: "gnocchi,-gnocchi", fr: "gnocchi,gnocchis", es: "gnocchi,noquis"),
        DishKind(
            .gratin.tinted(Tint.tomato), .cooked, .none, unless: "roll,soup,filling", en: "lasagna,lasagne,baked ziti",
            it: "lasagne,lasagna,pasta al forno,timballo,pasticcio", de: "lasagne,-lasagne", fr: "lasagnes,lasagne",
            es: "lasana,pastel azteca"),
        DishKind(
            .gratin.tinted(Tint.tomato), .own, .none, unless: "roll,soup",
            en:
                """
                moussaka,eggplant parmesan,eggplant parmigiana,pastitsio,parmigiana,aubergine parmigiana,\
                melanzane alla parmigiana
                """,
            it: "parmigiana,melanzane alla parmigiana,moussaka", de: "moussaka,parmigiana", fr: "moussaka,parmigiana",
            es: "musaca,musaka,parmigiana"),
        DishKind(
            .filledRolls, .cooked, .none, unless: "soup,sauce,cake,casserole",
            en: "enchiladas,cannelloni,manicotti,chicken enchiladas,stuffed shells", it: "cannelloni,crespelle",
            de: "cannelloni,enchiladas",
            fr: "cannellonis,cannelloni,enchiladas", es: "canelones,enchiladas"),
    ]

    private static let amongRice: Pieces = .seen([.vegetable, .meat, .fish, .pulse, .egg], named: [.herb, .nut])

    static let grains = [
        DishKind(
            .paella, .own, .seen([.vegetable, .meat, .fish, .pulse, .citrus]),
            en:
                """
                paella,seafood paella,jambalaya,biryani,spanish rice,mexican rice,yellow rice,nasi goreng,\
                pilaf with saffron
                """,
            it: "paella,riso alla pilota,biryani", de: "paella,biryani,-paella", fr: "paella,biryani",
            es: "paella,arroz con pollo,arroz a banda,arroz al horno,arroz caldoso,arroz con mariscos,arroz meloso"),
        DishKind(
            .rice, .own, amongRice, unless: "salad,noodle,cauliflower",
            en: "fried rice,egg fried rice,rice and beans,rice and peas,risi e bisi",
            it: "risi e bisi,riso alla cantonese",
            de: "risi bisi,gebratener reis", fr: "riz cantonais", es: "arroz frito,arroz tres delicias,gallo pinto"),
        DishKind(
            .rice, .cooked, amongRice,
            unless: "cauliflower,pudding,cake,crisp,paper,ball,noodle,nero,black,vener,wild,milch,preis,brown,salad",
            en: "risotto,rice,pilaf,pilau,congee",
            it: "risotto,riso,riso bianco,riso pilaf",
            de: "-risotto,-reis,reis",
            fr: "risotto,riz,riz blanc,riz pilaf",
            es: "risotto,arroz,arroz blanco"),
        DishKind(
            .grains.tinted(Colours("#f8efd6", "#ccb78a", "#ffffff")), .own,
            .seen([.vegetable, .tomato, .onion, .meat, .fish, .pulse, .cheese, .egg, .herb], named: [.fruit, .nut]),
            en: "rice salad,rice bowl",
            it: "insalata di riso", de: "-reissalat,reissalat,reis bowl", fr: "salade de riz", es: "ensalada de arroz"),
        DishKind(
            .grains, .own,
            .seen(
                [.vegetable, .tomato, .onion, .meat, .fish, .pulse, .cheese, .nut, .herb], named: [.fruit, .citrus]),
            unless: "soup,cake,cookie,burger",
            en:
                """
                couscous,couscous salad,quinoa salad,tabbouleh,tabouli,tabouleh,bulgur salad,farro salad,quinoa,\
                bulgur,farro,freekeh,barley,orzotto,quinoa bowl
                """,
            it: "cous cous,couscous,tabbouleh,insalata di farro,insalata di quinoa,farro,quinoa,bulgur,orzotto",
            de: "couscous,-couscoussalat,-bulgursalat,-quinoasalat,tabouleh,taboule,quinoa,bulgur,-couscous",
            fr: "couscous,taboule,salade de quinoa,quinoa,boulgour,semoule",
            es: "cuscus,tabule,ensalada de quinoa,ensalada de cuscus,quinoa,bulgur"),
        DishKind(
            .mash.tinted(Colours("#ec5", "#c93", "#fd9")), .own, .named([.vegetable, .meat, .cheese, .fish]),
            unless: "fries,cake,fritt,chips,stick,bread", en: "polenta", it: "polenta,polenta concia",
            de: "polenta", fr: "polenta", es: "polenta,migas"),
    ]

    private static let beside: Pieces = .named([.vegetable, .citrus, .herb, .tomato, .fruit])
    private static let withSauce: Pieces = .needed(
        [.meat, .vegetable, .herb], named: [.fish, .citrus, .nut, .fruit, .onion, .pulse, .cheese, .berry])

    static let cooked = [
        DishKind(
            .cutlet, .own, .seen([.citrus], named: [.herb, .vegetable]), unless: "soup,sandwich,tofu,burger",
            en:
                """
                schnitzel,cutlet,cutlets,milanesa,wiener schnitzel,chicken parmesan,tonkatsu,katsu,\
                chicken fried steak,escalope,chicken kiev,chicken katsu,pork chops,fried pork chops
                """,
            it: "cotoletta,cotolette,milanese,scaloppine,cotoletta alla milanese",
            de: "-schnitzel,schnitzel,cordon bleu,-kotelett,-koteletts",
            fr: "escalope,escalopes,cordon bleu,cordons bleus",
            es: "milanesa,milanesas,escalope,escalopes,cachopo,filete empanado,filetes empanados,chuletas"),
        DishKind(
            .whiteMeatballs, .own, en: "swedish meatballs,konigsberger klopse",
            de: "konigsberger klopse,kottbullar,kapernklopse", fr: "boulettes suedoises"),
        DishKind(
            .meatballs, .cooked, .none, unless: "soup,sub,sandwich,cake,chocolat,sweet", en: "meatballs,kofta,koftas",
            it: "polpette",
            de: "-frikadellen,-fleischballchen,-hackballchen,-buletten,-fleischpflanzerl,-klopse,-ballchen",
            fr: "boulettes", es: "albondigas"),
        DishKind(
            .balls, .own, .none, unless: "soup,salad,wrap,cake,sandwich",
            en: "falafel,falafels,arancini,croquettes balls,hush puppies,cheese balls,takoyaki,conchiglie fritte",
            it: "arancini,arancine,falafel,suppli,olive ascolane,polpettine,frittelle",
            de: "falafel,arancini", fr: "falafels,falafel,acras,accras,gougeres", es: "falafel,bunuelos"),
        DishKind(
            .heap, .cooked, withSauce, unless: "cake,cookie",
            en:
                """
                stir fry,stirfry,stir fried vegetables,fajitas,chicken fajitas,beef fajitas,kung pao chicken,\
                sweet and sour chicken,sweet and sour pork,orange chicken,general tso chicken,bulgogi,\
                teriyaki chicken,cashew chicken
                """,
            it: "straccetti,bocconcini,scaloppine al limone", de: "-pfanne,-wok", fr: "poelee,wok,saute",
            es: "fajitas,salteado,revuelto de setas,wok,lomo saltado"),
        DishKind(
            .friedEggs, .own, unless: "rice,sandwich,toast,burger", en: "fried eggs,fried egg,sunny side up eggs",
            it: "uova al tegamino,uova all occhio di bue",
            de: "spiegeleier,spiegelei,strammer max", fr: "oeufs au plat,oeuf au plat",
            es: "huevos fritos,huevos rotos,huevos estrellados"),
        DishKind(
            .shakshuka, .own, unless: "green,white", en: "shakshuka,shakshouka,huevos rancheros,eggs in purgatory",
            it: "shakshuka,uova in purgatorio,uova al pomodoro",
            de: "shakshuka,schakschuka", fr: "chakchouka,shakshuka",
            es: "shakshuka,huevos rancheros,huevos a la flamenca"),
        DishKind(
            .scrambled, .own, .named([.fish, .vegetable, .herb]), unless: "tofu",
            en: "scrambled eggs,migas,egg scramble", it: "uova strapazzate",
            de: "ruhrei,ruhreier,-kaiserschmarrn,kaiserschmarrn", fr: "oeufs brouilles",
            es: "huevos revueltos,revuelto"),
        DishKind(
            .eggs, .own, .named([.herb, .fish]), unless: "drop,roll,chocol,creme,benedict,scotch,salad",
            en:
                """
                deviled eggs,devilled eggs,boiled eggs,hard boiled eggs,stuffed eggs,soft boiled eggs,eggs mimosa,\
                eggs
                """,
            it: "uova sode,uova ripiene,uova mimosa", de: "gefullte eier,senfeier,gekochte eier,russische eier",
            fr: "oeufs mimosa,oeufs durs,oeufs farcis,oeufs mayonnaise",
            es: "huevos rellenos,huevos cocidos,huevos duros"),
        DishKind(
            .omelette, .own, .named([.vegetable, .herb, .meat, .tomato, .fish]),
            unless: "rice,roll,japan,sandwich,muffin,soup,chips,flour,corn",
            en: "omelette,omelet,omlette,frittata,spanish tortilla,tortilla espanola,spanish omelette",
            it: "frittata,omelette", de: "-omelett,-omelette,frittata,tortilla",
            fr: "omelette,frittata",
            es:
                """
                tortilla de patatas,tortilla de patata,tortilla espanola,tortilla francesa,frittata,\
                tortilla de calabacin
                """
        ),
        DishKind(
            .meatSkewers, .own, .seen([.vegetable]), unless: "veg,tofu,fish,shrimp,prawn,fruit",
            en: "souvlaki,satay,shish kebab,yakitori,shashlik,anticuchos", it: "arrosticini",
            de: "schaschlik", fr: "brochettes de boeuf,brochettes d agneau", es: "pinchos morunos,anticuchos"),
        DishKind(
            .skewers, .own,
            .needed([.meat, .fish, .vegetable, .tomato, .onion], named: [.fruit, .cheese, .pulse, .berry]),
            unless: "sandwich,roll,pizza", en: "skewers,kebabs,kabobs,brochettes,kebab",
            it: "spiedini", de: "-spiesse,-spiess,spiesse", fr: "brochettes", es: "brochetas,pinchos,espetos"),
        DishKind(
            .sausages, .own, .named([.vegetable]),
            unless: "roll,soup,gravy,patt,casserole,pasta,egg,stuff,salad,ball,biscuit",
            en: "sausages,sausage,bratwurst,bangers,bangers and mash,merguez,chorizo,kielbasa",
            it: "salsicce,salsiccia,luganega,cotechino",
            de: "-wurst,-wurste,-wurstchen,currywurst,-bratwurst", fr: "saucisses,saucisse,merguez,andouillette,boudin",
            es: "salchichas,chorizo,chorizos,morcilla,butifarra"),
        DishKind(
            .ribs, .own, unless: "short,beef stew,prime", en: "ribs,spare ribs,baby back ribs,bbq ribs,pork ribs",
            it: "costine,puntine,rosticciana", de: "-rippchen,spareribs,kassler rippchen",
            fr: "travers de porc,cotes levees", es: "costillas,costillas de cerdo,costillar"),
        DishKind(
            .roast, .own, beside, unless: "breast,salad,sandwich,soup,brust,sauce",
            en:
                """
                roast chicken,roasted chicken,chicken drumsticks,drumsticks,chicken legs,roast turkey,confit,\
                duck confit,duck legs,chicken thighs,roast duck,roast goose,turkey
                """,
            it: "pollo arrosto,cosce di pollo,pollo al forno,anatra arrosto,tacchino arrosto",
            de:
                """
                brathahnchen,-hahnchenkeulen,-hahnchenkeule,-keule,-keulen,gansebraten,entenkeulen,brathuhn,\
                backhendl,schweinshaxe
                """,
            fr: "poulet roti,cuisses de poulet,confit de canard,cuisse de canard,canard confit,dinde",
            es: "pollo asado,muslos de pollo,pollo al horno,pollo a la brasa,pavo"),
        DishKind(
            .bites, .own, unless: "sauce,soup,casserole,salad,dip,pasta,cake,cauliflower steak",
            en:
                """
                chicken wings,wings,chicken nuggets,nuggets,fried chicken,buffalo wings,popcorn chicken,\
                chicken tenders,chicken bites,tempura,cauliflower wings,hot wings,karaage,fish bites,fried calamari
                """,
            it: "ali di pollo,alette di pollo,crocchette di pollo,fritto misto,pollo fritto,pepite di pollo",
            de: "-nuggets,chicken wings,-wings,hahnchenflugel", fr: "nuggets,ailes de poulet,aiguillettes de poulet",
            es: "alitas,alitas de pollo,nuggets,pollo frito,chicharron,calamares a la romana"),
        DishKind(
            .cutlet, .own, .named([.vegetable, .citrus]), unless: "salad", en: "fish and chips,fish n chips",
            de: "fish and chips", fr: "fish and chips", es: "fish and chips"),
        DishKind(
            .steak, .own, beside,
            unless: """
                tuna,salmon,fish,swordf,cauliflow,cabbag,tofu,salisbury,fried,tartar,hamburg,sandwich,tonn,pesce,spada,fisch,thon,\
                poisson,atun,thun,portobello,ham,gammon,swiss,bite,bit,salad
                """,
            en:
                """
                steak,steaks,lamb chops,ribeye,sirloin,flank steak,pepper steak,steak frites,pork chop,carne asada,\
                filet mignon
                """,
            it:
                """
                bistecca,fiorentina,tagliata,costata,braciola,braciole,filetto di manzo,costolette d agnello,\
                scottadito
                """,
            de: "steak,steaks,rumpsteak,-steak,-steaks,zwiebelrostbraten,lammkoteletts",
            fr: "entrecote,steak,pave de boeuf,onglet,bavette,tournedos,cotelettes d agneau,magret,magret de canard",
            es: "bistec,chuleton,entrecot,solomillo,carne asada,asado,churrasco,chuletas de cordero"),
        DishKind(
            .slices, .own, beside,
            unless:
                """
                sandwich,soup,beet,salad,vegetab,garlic,potato,peanut,coffee,nuts,pumpkin,carrot,pepper,tomat,tofu,\
                cauliflow
                """,
            en: """
                roast beef,roast pork,roast lamb,roast,brisket,pork loin,pork tenderloin,tenderloin,leg of lamb,\
                beef wellington,sauerbraten,prime rib,lamb roast,pork belly,pork roast,porchetta,veal roast,\
                corned beef,pastrami,ham roast,turkey breast,duck breast
                """,
            it:
                """
                arrosto,roast beef,porchetta,arista,lonza,cosciotto,abbacchio,bollito,rollata,filetto di maiale,\
                tacchino,agnello al forno,maiale
                """,
            de: "-braten,sauerbraten,tafelspitz,-lende,krustenbraten,leberkase,-entenbrust",
            fr: "roti,gigot,gigot d agneau,filet mignon,roti de porc,roti de boeuf,magret de canard roti,rosbif,porc",
            es: "asado de tira,lomo,lechon,cochinillo,cordero asado,pierna de cordero,redondo,roti,solomillo de cerdo"),
        DishKind(
            .loaf.tinted(Colours("#853", "#5c3019", "#b85")), .own, .none, en: "meatloaf,meat loaf",
            it: "polpettone", de: "hackbraten,falscher hase", fr: "pain de viande", es: "pastel de carne,rollo de carne"
        ),
        DishKind(
            .logs.tinted(Colours("#853", "#5c3019", "#b85")), .cooked, .none, unless: "biskuit,kohl,schok,lachs",
            en: "beef rouladen,beef rolls", it: "involtini,involtini di carne,braciole", de: "-rouladen,rouladen",
            fr: "paupiettes,oiseaux sans tete", es: "rollitos de carne,flamenquines"),
        DishKind(
            .carpaccio.tinted(Colours("#e3c6a4", "#b96", "#f5e4cd")), .own, .seen([.vegetable]),
            en: "vitello tonnato", it: "vitello tonnato", de: "vitello tonnato", fr: "vitello tonnato",
            es: "vitello tonnato"),
        DishKind(
            .carpaccio, .own, .seen([.leaf, .cheese, .nut, .herb], named: [.citrus]),
            unless:
                """
                zucchin,courg,beet,barbab,polp,octop,ananas,pineap,salmon,pesce,rote,mushroom,fungh,spada,tonno,\
                saumon,lachs,orange
                """,
            en: "carpaccio,beef carpaccio", it: "carpaccio,carpaccio di manzo", de: "carpaccio,rindercarpaccio",
            fr: "carpaccio,carpaccio de boeuf",
            es: "carpaccio,carpaccio de ternera"),
        DishKind(
            .wholeFish, .own, .seen([.citrus, .herb], named: [.vegetable]),
            en:
                """
                whole fish,grilled sardines,sardines,sea bass,trout,baked trout,branzino,sea bream,mackerel,\
                grilled sea bass
                """,
            it: "branzino,orata,sardine,trota,sarde,orata al forno,branzino al sale,sgombro,alici",
            de: "forelle,forelle mullerin,-forelle,dorade,-dorade,makrele,sardinen,-karpfen,-hering",
            fr: "dorade,truite,sardines,bar,loup de mer,maquereaux,daurade",
            es: "dorada,lubina,sardinas,trucha,besugo,boquerones"),
        DishKind(
            .fillet.tinted(Colours("#e97", "#c64", "#fdd6c2")), .own,
            .seen([.citrus, .herb], named: [.vegetable]),
            unless: "salad,cake,patt,burger,soup,pasta,dip,sushi,spread,bowl,quiche,toast",
            en:
                """
                salmon,baked salmon,grilled salmon,salmon fillet,salmon steak,salmon fillets,salmon teriyaki,\
                teriyaki salmon,gravlax
                """,
            it: "salmone", de: "lachs,-lachs,-lachsfilet,graved lachs",
            fr: "saumon,pave de saumon,paves de saumon,gravlax", es: "salmon"),
        DishKind(
            .fillet, .own, .seen([.citrus, .herb], named: [.vegetable]),
            unless: "salad,cake,patt,burger,soup,dip,sushi,spread,stick,finger,taco,chips,salmon,chowder,tuna",
            en:
                """
                cod,fish,haddock,halibut,tilapia,fish fillets,baked cod,baked fish,sole,sole meuniere,swordfish,\
                monkfish,sea bass fillets,baccala
                """,
            it:
                """
                merluzzo,pesce,baccala,sogliola,pesce spada,platessa,nasello,rombo,coda di rospo,filetto di pesce,\
                filetti di pesce
                """,
            de:
                """
                -fischfilet,-kabeljau,kabeljau,seelachs,-scholle,-zander,-fisch,fisch,-seelachsfilet,-rotbarsch,\
                -zanderfilet
                """,
            fr:
                """
                cabillaud,poisson,lotte,sole,sole meuniere,colin,lieu,filet de poisson,filets de poisson,\
                dos de cabillaud,merlu,brandade,raie
                """,
            es: "merluza,pescado,bacalao,lenguado,rape,mero,pez espada,filete de pescado,tilapia,bacalao al pil pil"),
        DishKind(
            .mussels, .own, .none, unless: "soup,chowder,pasta,spaghet,linguin,sauce,dip,cake",
            en: "mussels,clams,moules marinieres,moules frites,steamed mussels,steamed clams",
            it: "cozze,vongole,impepata di cozze,saute di vongole,saute di cozze",
            de: "muscheln,miesmuscheln,-muscheln",
            fr: "moules,moules marinieres,moules frites,palourdes,coques", es: "mejillones,almejas,berberechos"),
        DishKind(
            .heap, .cooked,
            .needed([.fish, .vegetable, .pulse, .herb], named: [.citrus, .tomato, .onion, .fruit, .meat]),
            unless: "salad,cocktail,soup,roll,burger,toast,cake,dip,bisque,sauce",
            en:
                """
                shrimp,prawns,shrimps,garlic shrimp,garlic prawns,scallops,squid,calamari,octopus,seafood,tuna,\
                tuna steak,tuna steaks
                """,
            it: "gamberi,gamberoni,calamari,polpo,seppie,scampi,tonno,frutti di mare,moscardini,polipo",
            de: "garnelen,-garnelen,scampi,tintenfisch,meeresfruchte,-thunfisch",
            fr: "crevettes,gambas,calamars,poulpe,encornets,thon,fruits de mer",
            es:
                """
                gambas,langostinos,calamares,pulpo,pulpo a la gallega,gambas al ajillo,atun,sepia,camarones,\
                mariscos,chipirones
                """
        ),
        DishKind(
            .sushi, .own, .seen([.fish, .vegetable]), unless: "bake,bowl,rice,salad,burrito,cup",
            en: "sushi,maki,sushi rolls,california roll,california rolls,maki rolls,kimbap,gimbap,maki sushi",
            it: "sushi,maki,uramaki", de: "sushi,maki,-sushi", fr: "sushi,sushis,makis,maki", es: "sushi,maki,makis"),
        DishKind(
            .dumplings, .own, .named([.herb]),
            unless: "soup,apple,chicken and,drop,sweet,potato dumpl,bread dumpl,semmel,sauce,plum,casserole",
            en: "gyoza,dumplings,potstickers,pierogi,wontons,momos,dim sum,jiaozi,pierogies,pelmeni,shumai,mandu",
            it: "ravioli cinesi,gyoza,pierogi", de: "gyoza,teigtaschen,-teigtaschen,pierogi,piroggen,pelmeni",
            fr: "gyoza,gyozas,pierogi,raviolis chinois,raviolis vapeur", es: "gyozas,gyoza,pierogi,dumplings"),
        DishKind(
            .dumplings.tinted(Colours("#da5", "#a62", "#ed9")), .own, unless: "dough,sauce",
            en:
                """
                empanadas,samosas,hand pies,turnovers,pasties,curry puffs,apple turnovers,cornish pasties,\
                cornish pasty,pasty,rissoles
                """,
            it: "panzerotti,empanadas,samosa,fagottini,sfogliatelle",
            de: "empanadas,samosas,apfeltaschen,-taschen,-piroggen",
            fr: "empanadas,samoussas,chaussons,chaussons aux pommes,bricks", es: "empanadas,empanadillas,samosas"),
        DishKind(
            .logs, .own, .none, unless: "cinnamon,salad,sushi,bowl,cabbage,sauce,summer,vietnam,fresh,rice paper",
            en:
                """
                spring rolls,egg rolls,lumpia,croquettes,taquitos,flautas,mozzarella sticks,fish fingers,\
                fish sticks,potato croquettes,sausage rolls,pigs in a blanket,cheese sticks,jalapeno poppers
                """,
            it: "crocchette,involtini primavera,bastoncini di pesce,crocche",
            de: "-kroketten,kroketten,fruhlingsrollen,fischstabchen,-stabchen",
            fr: "croquettes,rouleaux de printemps,nems,batonnets de poisson",
            es: "croquetas,rollitos de primavera,flautas,taquitos,tequenos"),
        DishKind(
            .patties, .own, .named([.herb]),
            unless: "apple,soup,sauce,dough,cookie,sweet,peppermint,banana,corn dog,salad",
            en:
                """
                fish cakes,crab cakes,fritters,latkes,hash browns,potato pancakes,rosti,patties,hamburger patties,\
                salmon patties,zucchini fritters,corn fritters,potato cakes,veggie burgers patties,\
                black bean patties,scallion pancakes,fishcakes,bubble and squeak,courgette fritters,pakora,pakoras,\
                bhajis,onion bhajis
                """,
            it: "frittelle di zucchine,frittelle di patate,farinata,panelle,frittelle di baccala",
            de: "reibekuchen,kartoffelpuffer,rosti,-puffer,-rosti,-bratlinge,-kuchle,fischfrikadellen,bratlinge",
            fr:
                """
                galettes de pommes de terre,rostis,beignets de courgettes,beignets de legumes,\
                croquettes de poisson,galettes de legumes,rosti
                """,
            es: "tortitas de patata,bunuelos de bacalao,tortillitas de camarones,tortitas de calabacin"),
        DishKind(
            .bigBalls, .own, .named([.herb]),
            unless: "suppe,soup,susse,pflaum,aprik,marill,erdbeer,germ,schok,topfen,quark",
            en: "matzo balls,potato dumplings,bread dumplings,semmelknodel,knodel",
            it: "canederli,knodel,strangolapreti", de: "-knodel,-klosse,knodel,klosse", fr: "quenelles,knodel",
            es: "knodel"),
        DishKind(
            .ham, .own, .named([.fruit]),
            unless: "soup,salad,sandwich,roll,potato,bake,casserole,chees,melon,toast,quiche",
            en: "ham,glazed ham,baked ham,gammon,honey glazed ham", it: "prosciutto al forno,prosciutto cotto al forno",
            de: "-schinken,schinken im brotteig,kassler", fr: "jambon,jambon braise", es: "jamon asado,jamon glaseado"),
        DishKind(
            .gratin, .own, .named([.vegetable, .meat, .fish, .pulse, .tomato, .grain]),
            unless:
                """
                soup,fruit,berr,sweet pot,apfel,apple,cookie,stew,cake,no bake,milk,peach,french toast,bread,\
                cinnam,pudding,ziti
                """,
            en: """
                potato gratin,gratin,gratin dauphinois,mac and cheese,macaroni and cheese,mac n cheese,\
                cheesy pasta bake,cheesy potato bake,casserole,bake,pasta bake,shepherd s pie,cottage pie,\
                scalloped potatoes,tuna casserole,potato casserole,au gratin potatoes,strata,cauliflower cheese,\
                fish pie,lasagna casserole,nachos bake,hotdish,tater tot casserole
                """,
            it: "gateau di patate,gratin,sformato,gateau,patate gratinate,tortino,pasta gratinata,verdure gratinate",
            de: "-gratin,-auflauf,-gratins,raclette,-kasekuchen herzhaft",
            fr:
                """
                gratin,gratin dauphinois,hachis parmentier,tartiflette,parmentier,croziflette,\
                clafoutis aux tomates,tian,endives au jambon
                """,
            es: "gratin,patatas gratinadas,pastel de patata,coliflor gratinada,verduras gratinadas"),
        DishKind(
            .heap, .cooked, withSauce,
            unless: """
                salad,soup,sandwich,burger,wrap,pie,pot pie,sub.,seasoning,rub.,stock,broth,dip,taco,spread,casserole,\
                noodle,spaghet,liver
                """,
            en:
                """
                chicken,beef,pork,lamb,veal,duck,rabbit,venison,chicken breast,chicken breasts,tofu,tempeh,\
                turkey breast,chicken marsala,chicken piccata,chicken cacciatore,saltimbocca,beef tips,pork bites
                """,
            it:
                """
                pollo,petto di pollo,petti di pollo,manzo,coniglio,agnello,vitello,anatra,tofu,\
                pollo alla cacciatora,saltimbocca,seitan
                """,
            de:
                """
                hahnchen,hahnchenbrust,-hahnchen,-huhn,tofu,rindfleisch,schweinefleisch,-tofu,kaninchen,lamm,\
                -hahnchenbrust,-fleisch
                """,
            fr: "poulet,filets de poulet,boeuf,porc,agneau,lapin,veau,canard,tofu,supremes de poulet,blancs de poulet",
            es: "pollo,pechugas de pollo,pechuga de pollo,ternera,cerdo,cordero,conejo,tofu,pato,carne"),
    ]

    private static let garden: Pieces = .needed(
        [.vegetable, .pulse, .herb], named: [.tomato, .onion, .citrus, .cheese, .meat, .nut])
    private static let notGarden =
        """
        cake,pie,bread,soup,salad,sauce,dip,muffin,juice,burger,pasta,gratin,mashed,puree,pickl,fries,chips,crisp,\
        jam,ice,smooth,bake,casserole,candied,hasselback,stuff,fill,farci,ripien,gefull,rellen,twice
        """

    static let vegetables = [
        DishKind(
            .fries, .own, .named([.herb]),
            unless: "sweet,chees,poutin,loaded,steak,zucchin,avocad,hallou,asparag,eggplan,polent,green,home",
            en: "fries,french fries,chips,potato wedges,wedges,oven chips", it: "patatine fritte,patatine",
            de: "pommes,pommes frites,-pommes,-wedges,kartoffelecken", fr: "frites,potatoes",
            es: "patatas fritas,papas fritas,patatas bravas"),
        DishKind(
            .stuffed, .needed, .seen([.meat, .grain], named: [.cheese, .pulse]),
            unless: "soup,casserole,deconstruct,jalap",
            en:
                """
                stuffed peppers,stuffed tomatoes,stuffed zucchini,stuffed courgettes,stuffed eggplant,\
                stuffed aubergines,stuffed mushrooms,zucchini boats,stuffed bell peppers,stuffed aubergine,\
                stuffed pepper,twice baked potatoes,stuffed potatoes,loaded potato skins
                """,
            it:
                """
                pomodori ripieni,zucchine ripiene,peperoni ripieni,melanzane ripiene,funghi ripieni,\
                pomodori al riso,verdure ripiene,patate ripiene
                """,
            de:
                """
                gefullte paprika,gefullte paprikaschoten,gefullte zucchini,gefullte tomaten,gefullte auberginen,\
                gefullte champignons,gefullte kartoffeln
                """,
            fr:
                """
                tomates farcies,courgettes farcies,poivrons farcis,aubergines farcies,champignons farcis,\
                pommes de terre farcies
                """,
            es: "pimientos rellenos,tomates rellenos,calabacines rellenos,berenjenas rellenas,champinones rellenos"),
        DishKind(
            .stuffed, .own, .named([.cheese]), en: "chiles rellenos,stuffed jalapenos",
            es: "chiles rellenos,chiles en nogada"),
        DishKind(
            .leafRolls.tinted(Colours("#ec8", "#b94", "#f7ebc4")), .own, unless: "pie", en: "tamales",
            it: "tamales", de: "tamales", fr: "tamales", es: "tamales,humitas"),
        DishKind(
            .leafRolls, .own,
            en:
                """
                stuffed cabbage,cabbage rolls,dolmas,dolma,stuffed grape leaves,stuffed cabbage rolls,dolmades,\
                summer rolls
                """,
            it: "involtini di verza,dolma,involtini di cavolo", de: "-kohlrouladen,krautwickel,kohlrouladen,dolmades",
            fr: "chou farci,dolmas,feuilles de vigne farcies",
            es: "rollitos de col,repollo relleno,hojas de parra,ninos envueltos"),
        DishKind(
            .heap.tinted(Tint.cream), .own, garden, unless: notGarden,
            en: """
                vegetables,potatoes,carrots,asparagus,mushrooms,broccoli,cauliflower,zucchini,courgettes,eggplant,\
                aubergine,aubergines,brussels sprouts,green beans,peas,spinach,kale,cabbage,peppers,beets,beetroot,\
                fennel,squash,pumpkin,sweet potatoes,artichokes,leeks,corn,olives,roast potatoes,baked potatoes,\
                roast vegetables,roasted vegetables,sprouts,tomatoes,okra,parsnips,turnips,antipasto,chard,\
                new potatoes,red cabbage,sauteed mushrooms,succotash
                """,
            it: """
                verdure,patate,carote,asparagi,funghi,broccoli,cavolfiore,zucchine,melanzane,fagiolini,piselli,\
                spinaci,peperoni,barbabietole,finocchi,zucca,carciofi,porri,olive,cavolo,pomodori,cime di rapa,\
                friarielli,antipasto,bietole,patate al forno
                """,
            de: """
                -gemuse,gemuse,kartoffeln,-kartoffeln,mohren,karotten,spargel,pilze,champignons,-pilze,brokkoli,\
                blumenkohl,zucchini,auberginen,rosenkohl,-bohnen,erbsen,spinat,grunkohl,rotkohl,blaukraut,wirsing,\
                paprika,fenchel,kurbis,artischocken,oliven,-spargel,-kohl,antipasti,-mohren,-champignons
                """,
            fr: """
                legumes,pommes de terre,carottes,asperges,champignons,brocoli,chou fleur,courgettes,aubergines,\
                haricots verts,petits pois,epinards,poivrons,betteraves,fenouil,potiron,artichauts,poireaux,endives,\
                navets,tomates,choux de bruxelles,poelee de legumes,choucroute
                """,
            es: """
                verduras,patatas,papas,zanahorias,esparragos,setas,champinones,brocoli,coliflor,calabacines,calabacin,\
                berenjenas,berenjena,judias verdes,guisantes,espinacas,pimientos,remolacha,hinojo,calabaza,alcachofas,\
                puerros,aceitunas,pimientos de padron,nopales,elote,elotes,tomates,menestra,patatas asadas
                """),
    ]
}
