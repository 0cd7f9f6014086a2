/// The kinds of dishes whose drawing nobody can mistake, with the nouns that mean each in five languages.
///
/// What is not here gets a plate: a wrong picture is worse than none. A noun is written without accents; a hyphen before a
/// German one lets it end a compound. `unless` has the words beside which a noun is another dish, or one that looks
/// otherwise: "fish cake".
extension DishKind {
    static let all: [DishKind] = bowls + plates + baked + sweets + drinks

    private static let bowls = [
        DishKind(
            .soup, .maybe,
            unless: "dump,wonton,ramen,noodle bowl,cold,fruit,bread,maultasch",
            en: "soup,soups,broth,stock,bisque,chowder,minestrone,gazpacho,consomme,bouillon,borscht",
            it: "zuppa,minestra,minestrone,vellutata,brodo",
            de: "-suppe,-cremesuppe,-bruhe",
            fr: "soupe,veloute,potage,bouillon,bisque",
            es: "sopa,caldo,gazpacho,salmorejo"),
        DishKind(
            .stew, .maybe,
            unless: "oil,sauce,paste,powder,cold,pickl,dog,sweet",
            en: "stew,goulash,curry,chili,chilli,chili con carne,chilli con carne,dal,daal,dahl,ragout",
            it: "spezzatino,stufato,gulasch,curry",
            de: "-gulasch,-eintopf,-curry,-ragout,chili con carne",
            fr: "ragout,daube,curry,goulash,blanquette,chili con carne",
            es: "estofado,guiso,curry,chili con carne"),
        DishKind(
            .sauce, .needed,
            unless: "chicken,pork,beef,hot,soy,fish,worcester,oyster,corn,fruit,mango,pineapple,peach",
            en: """
                sauce,salsa,ketchup,gravy,pesto,salsa verde,chimichurri,compote,jam,marmalade,ragu,bolognese,\
                marinara
                """,
            it: "salsa,sugo,ragu,pesto,marmellata,confettura",
            de: "-sauce,-sosse,-pesto,-marmelade,-konfiture,ketchup",
            fr: "sauce,coulis,confiture,pesto,ketchup",
            es: "salsa,mermelada,pesto,ketchup,chimichurri"),
        DishKind(
            .dip, .maybe,
            unless: "ice,frozen,cake,soup,chicken,chip,pie,dough,sandwich",
            en: """
                hummus,guacamole,mayonnaise,mayo,aioli,yogurt,yoghurt,tzatziki,raita,bechamel,mashed potatoes,\
                mashed potato,peanut butter,tahini,cream cheese,ricotta,porridge,oatmeal,dulce de leche,labneh,\
                bechamel sauce,white sauce
                """,
            it: "hummus,guacamole,maionese,besciamella,pure,pure di patate,yogurt,tzatziki",
            de: "hummus,guacamole,-mayonnaise,-puree,-brei,joghurt,tzatziki,bechamelsauce,-pudding",
            fr: "houmous,guacamole,mayonnaise,puree,bechamel,yaourt,aioli,tzatziki",
            es: "hummus,humus,guacamole,mayonesa,pure,bechamel,yogur,alioli"),
        DishKind(
            .salad,
            unless: "warm,grill,chicken,tuna,noodle,dressing,seasoning",
            en: """
                caesar salad,green salad,leaf salad,lettuce salad,garden salad,side salad,rocket salad,\
                arugula salad
                """,
            it: "insalata verde,insalata mista,insalata di rucola,misticanza",
            de: "gruner salat,blattsalat,feldsalat,kopfsalat,rucolasalat",
            fr: "salade verte,salade de roquette",
            es: "ensalada verde,ensalada de lechuga,ensalada de rucula"),
    ]

    private static let plates = [
        DishKind(
            .pasta,
            unless: "squash,zucchin,courgett,bake,baked,pie,salad,soup,forno,frittat,auflauf,omelet,rice",
            en: """
                spaghetti,linguine,fettuccine,fettuccini,tagliatelle,pappardelle,bucatini,tagliolini,vermicelli,\
                carbonara,amatriciana,puttanesca,aglio e olio,cacio e pepe,noodles,chow mein,lo mein,alfredo,\
                bolognaise
                """,
            it: """
                spaghetti,linguine,fettuccine,tagliatelle,pappardelle,bucatini,tagliolini,vermicelli,carbonara,\
                cacio e pepe
                """,
            de: "spaghetti,linguine,tagliatelle,bandnudeln,spaghetti bolognese,spaghetti carbonara",
            fr: "spaghetti,spaghettis,tagliatelles,linguine,nouilles",
            es: "espaguetis,espagueti,tallarines,fideos,linguine"),
        DishKind(
            .tubes,
            unless: "salad,insalat,soup,ensalad,salat,cheese,kas,bake,baked,forno",
            en: "penne,rigatoni,ziti,mostaccioli,penne alla vodka,penne arrabbiata",
            it: "penne,rigatoni,paccheri,tortiglioni,mezze maniche,ziti",
            de: "penne,rigatoni",
            fr: "penne,rigatoni",
            es: "macarrones,penne,rigatoni"),
        DishKind(
            .ravioli,
            unless: "lasagn,soup,brodo,fritt,fried,bake",
            en: "ravioli",
            it: "ravioli",
            de: "ravioli",
            fr: "ravioli,raviolis",
            es: "ravioli,raviolis"),
        DishKind(
            .gnocchi,
            unless: "romana,semol,soup,bake,parisi",
            en: "gnocchi",
            it: "gnocchi",
            de: "gnocchi,-gnocchi",
            fr: "gnocchi,gnocchis",
            es: "gnocchi,noquis"),
        DishKind(
            .rice, .maybe,
            unless: """
                cauliflower,pudding,cake,crisp,paper,ball,fried,noodle,salad,nero,black,vener,wild,milch,preis,\
                chicken,shrimp,beef,pork,mexic,spanish,dirty,jollof,yellow,loaded,pineapple,bean,nero,seppi,brown
                """,
            en: "risotto,rice,pilaf,pilau",
            it: "risotto,riso bianco,riso pilaf",
            de: "-risotto,-reis",
            fr: "risotto,riz blanc,riz pilaf",
            es: "risotto,arroz blanco"),
        DishKind(
            .meatballs,
            unless: "soup,sub,sandwich,cake,chocolat,sauce,tomat,gravy,spaghetti",
            en: "meatballs,falafel,falafels",
            it: "polpette",
            de: "frikadellen,fleischballchen,hackballchen,buletten",
            fr: "boulettes",
            es: "albondigas"),
        DishKind(
            .fries, .maybe,
            unless: "chees,poutin,loaded,steak,zucchin,avocad,hallou,asparag,eggplan,polent,green,home",
            en: "fries,french fries",
            it: "patatine fritte",
            de: "pommes,pommes frites",
            fr: "frites",
            es: "patatas fritas,papas fritas"),
        DishKind(
            .steak,
            unless: """
                tuna,salmon,fish,swordf,cauliflow,cabbag,tofu,salisbury,fried,tartar,hamburg,chees,sauce,salad,\
                fajit,bite,bit,sandwich,tonn,pesce,spada,fisch,thon,poisson,atun,thun,portobello,mushroom,ham,\
                gammon,swiss,pepper
                """,
            en: "steak,steaks",
            it: "bistecca,fiorentina,tagliata",
            de: "steak,steaks,rumpsteak",
            fr: "entrecote,steak",
            es: "bistec,chuleton,entrecot"),
        DishKind(
            .roast,
            unless: "breast,salad,sandwich,soup,brust,sauce",
            en: "roast chicken,roasted chicken,chicken drumsticks,drumsticks,chicken legs",
            it: "pollo arrosto,cosce di pollo",
            de: "brathahnchen,hahnchenkeulen,hahnchenkeule",
            fr: "poulet roti,cuisses de poulet",
            es: "pollo asado,muslos de pollo"),
        DishKind(
            .friedEggs,
            unless: "rice,sandwich,toast,burger",
            en: "fried eggs,fried egg,sunny side up eggs",
            it: "uova al tegamino,uova all occhio di bue",
            de: "spiegeleier,spiegelei",
            fr: "oeufs au plat",
            es: "huevos fritos"),
        DishKind(
            .shakshuka,
            unless: "green,white",
            en: "shakshuka,shakshouka",
            it: "shakshuka,uova in purgatorio",
            de: "shakshuka,schakschuka",
            fr: "chakchouka,shakshuka",
            es: "shakshuka"),
        DishKind(
            .omelette,
            unless: "rice,roll,japan,sandwich,muffin,soup,chips,flour,corn",
            en: "omelette,omelet,omlette,frittata,spanish tortilla,tortilla espanola,spanish omelette",
            it: "frittata,omelette",
            de: "omelett,omelette,frittata",
            fr: "omelette,frittata",
            es: "tortilla de patatas,tortilla de patata,tortilla espanola,tortilla francesa,frittata"),
    ]

    private static let baked = [
        DishKind(
            .dough,
            unless: "cookie,keks,cookie,biscuit,batter,spread,ball",
            en: "dough,pizza dough,bread dough",
            it: "impasto,pasta per pizza,pasta per la pizza,pasta frolla",
            de: "pizzateig,hefeteig,brotteig,murbeteig,nudelteig,-pizzateig",
            fr: "pate a pizza,pate a pain,pate brisee,pate sablee",
            es: "masa,masa de pizza,masa para pizza"),
        DishKind(
            .bread,
            unless: """
                flat,garlic,corn,banan,fry,fried,short,ginger,sweet,pita,naan,challah,meat,pumpkin,zucchin,courg,\
                stick,cheesy,monkey,pull,stuffed,nut.,turkey,ham,veg,crisp,pudding,soup,salad,date,carpa,aglio,\
                carasau,dolce,perdu,epic,rallado,knoblauch,lebkuch,molde,frito,egg,butter,toast,lentil,crumb,frit,\
                spoon,chees,apple,chocolat,raisin,viande,pomodor,cotto,uva,muert,queso,tomat,platan,ajo.,yuca,\
                knack
                """,
            en: "bread,loaf,ciabatta",
            it: "pane,ciabatta,pagnotta",
            de: "-brot,brot,ciabatta",
            fr: "pain,ciabatta,pain de campagne",
            es: "pan,chapata,hogaza"),
        DishKind(
            .flatbread,
            unless: "pizza,sandwich,wrap,chip,soup,salad,pudding,roll,casserole,bake,stuff,bread salad,cracker",
            en: "flatbread,flatbreads,naan,naan bread,pita,pita bread,pitta,piadina,chapati,roti,flour tortillas",
            it: "piadina,piadine,naan,chapati,pane pita",
            de: "fladenbrot,naan,pita",
            fr: "naan,naans,pain naan,pain pita",
            es: "pan naan,pan pita,pan plano"),
        DishKind(
            .focaccia,
            unless: "formaggi,recco,sandwich,stuff,ripien,dolce",
            en: "focaccia",
            it: "focaccia",
            de: "focaccia",
            fr: "focaccia,fougasse",
            es: "focaccia"),
        DishKind(
            .lasagna,
            unless: """
                vegan,white,bianc,soup,roll,filling,spinac,salmon,pesto,dairy,fredd,chicken,skillet,dessert,fill,\
                chees
                """,
            en: "lasagna,lasagne",
            it: "lasagne,lasagna",
            de: "lasagne,-lasagne",
            fr: "lasagnes,lasagne",
            es: "lasana"),
        DishKind(
            .gratin,
            unless: "vegan,tomat,dairy,soup,fruit,berr,sweet,apfel,apple",
            en: """
                potato gratin,gratin,gratin dauphinois,mac and cheese,macaroni and cheese,cheesy pasta bake,\
                cheesy potato bake
                """,
            it: "gateau di patate,pasta al forno bianca",
            de: "kartoffelgratin,nudelauflauf,kartoffelauflauf",
            fr: "gratin,gratin dauphinois",
            es: "gratin de patatas,patatas gratinadas"),
        DishKind(
            .burger,
            unless: "patt,sauce,dressing,soup,casserole,bowl,salad,pie,seasoning,dip,bun.,buns,tofu,fries",
            en: "burger,burgers,hamburger,hamburgers,cheeseburger,cheeseburgers",
            it: "hamburger,burger,cheeseburger",
            de: "burger,hamburger,-burger,-burgers",
            fr: "burger,hamburger,cheeseburger",
            es: "hamburguesa,hamburguesas"),
        DishKind(
            .quiche,
            unless: "mini,crustless,soup",
            en: "quiche,quiche lorraine",
            it: "quiche,quiche lorraine",
            de: "-quiche,quiche lorraine",
            fr: "quiche",
            es: "quiche"),
        DishKind(
            .pie,
            unless: """
                pot pie,shepherd,cottage,fish,meat,mud,custard,cream,chiffon,pumpkin,pecan,lemon,lime,open,ice,\
                lattic
                """,
            en: """
                apple pie,cherry pie,blueberry pie,blackberry pie,peach pie,rhubarb pie,berry pie,chicken pie,\
                steak pie,beef pie
                """,
            it: "torta di mele americana",
            de: "apple pie",
            fr: "tourte,tourte aux pommes",
            es: "pastel de manzana americano"),
        DishKind(
            .crostata,
            unless: "ricott,salat,cioccolat,nutell,limon,crem,frutta fresca",
            en: "crostata,linzer torte,linzertorte",
            it: "crostata",
            de: "linzertorte,crostata",
            fr: "crostata,linzertorte",
            es: "pastafrola,pasta frola"),
    ]

    private static let sweets = [
        DishKind(
            .chipCookies,
            unless: "bar.,bars,cake,dough,cup.,ice,sandwich,pie",
            en: "chocolate chip cookies,choc chip cookies,chocolate chip biscuits",
            it: "cookies,biscotti con gocce di cioccolato",
            de: "chocolate chip cookies,schokocookies",
            fr: "cookies,cookies aux pepites",
            es: "galletas con chispas,cookies"),
        DishKind(
            .cookies, .maybe,
            unless: """
                bar.,bars,cake,dough,cup.,ice,sandwich,pie,chip,savo,pistach,salat,fortun,gingerbread,stamp,crack,\
                crinkl,macaroon,short,thumb,linz,cut,christ,pinwh,bake
                """,
            en: "cookies,cookie,sugar cookies,oatmeal cookies",
            it: "biscotti,frollini",
            de: "kekse,-kekse,platzchen,-platzchen",
            fr: "biscuits,sables",
            es: "galletas"),
        DishKind(
            .brownies,
            unless: "blond,chees,cookie,ice,bowl",
            en: "brownies,brownie",
            it: "brownies,brownie",
            de: "brownies,brownie,-brownies",
            fr: "brownies,brownie",
            es: "brownies,brownie"),
        DishKind(
            .pancakes,
            unless: """
                potat,corn,zucchin,courg,scallion,onion,chees,roll,souffl,dutch,kimchi,patat,kartoff,savo,cabbag
                """,
            en: "pancakes,pancake,crepes,crepe,galettes",
            it: "crepes,pancake,pancakes,crespelle",
            de: "pfannkuchen,eierkuchen,palatschinken,crepes,pancakes,-pfannkuchen",
            fr: "crepes,galettes,pancakes",
            es: "tortitas,crepes,panqueques,pancakes"),
        DishKind(
            .cake, .maybe,
            unless: """
                fish,crab,rice,tea.,potat,pan,oat,hot,short,cup,sardin,salmon,tuna,cod,corn,johnny,fun,coff,bundt,\
                pound,loaf,lava,mug,roll,pop,pops,ice,chees,funnel,carrot,jaff,moon,fruit,strawb,berr,birthday,\
                wedding,salat,rustic,pasqual,ceci,fritt,frit,mele,patat,verdur,layer,cream,pancake,santiago,queso,\
                crumb,blech,streusel,upside,riz.,crep,basqu,marbl
                """,
            en: "cake,sponge cake,lemon cake,chocolate cake,sponge",
            it: "torta al cioccolato,torta paradiso,torta margherita",
            de: "ruhrkuchen,schokoladenkuchen,schokokuchen,zitronenkuchen,sandkuchen,nusskuchen",
            fr: "gateau,gateau au chocolat,gateau au yaourt",
            es: "bizcocho,pastel de chocolate,tarta de chocolate"),
        DishKind(
            .muffins, .maybe,
            unless: "english,savo,egg,frost,chees,sandwich,meat,pizza,breakfast",
            en: "muffins,muffin",
            it: "muffin,muffins",
            de: "muffins,-muffins",
            fr: "muffins",
            es: "muffins,magdalenas"),
        DishKind(
            .scoops, .maybe,
            unless: "cake,sandwich,pie,bar.,bars,float,fried,cone,sunda,roll,pop,popsicl,biscott,stecc,bread",
            en: "ice cream,sorbet,gelato,sherbet",
            it: "gelato,sorbetto",
            de: "-sorbet,vanilleeis,schokoladeneis,erdbeereis,zitroneneis",
            fr: "glace,sorbet",
            es: "helado,sorbete"),
        DishKind(
            .tiramisu,
            unless: "cake,fragol,strawb,pistac,limon,lemon,fruit,berr,matcha,torta",
            en: "tiramisu",
            it: "tiramisu",
            de: "tiramisu",
            fr: "tiramisu",
            es: "tiramisu"),
        DishKind(
            .pannaCotta,
            unless: "choc,ciocc,coff,caff,matcha",
            en: "panna cotta",
            it: "panna cotta",
            de: "panna cotta",
            fr: "panna cotta",
            es: "panna cotta"),
    ]

    private static let drinks = [
        DishKind(
            .cup, .needed,
            unless: "ice,iced,cold,bubble,cake,rub,jelly,martini,frapp,fredd,shakerat,whipped,dalgona,tree,sandwich",
            en: "tea,coffee,mulled wine,hot chocolate,cocoa,espresso",
            it: "te,caffe,vin brule,cioccolata calda,tisana",
            de: "gluhwein,-tee,kaffee,heisse schokolade,kakao",
            fr: "cafe,vin chaud,chocolat chaud,tisane",
            es: "te,cafe,chocolate caliente,infusion"),
        DishKind(
            .glass, .needed,
            unless: "bowl,cake,bar.,bars,chicken,dressing,pie,popsicl,jelly,pulled",
            en: """
                lemonade,limeade,smoothie,milkshake,juice,kombucha,limoncello,mimosa,kvass,iced tea,bloody mary,\
                horchata,cider
                """,
            it: "limonata,frullato,succo,limoncello,spremuta,te freddo",
            de: "-limonade,-smoothie,-saft,eistee,-shake,limoncello",
            fr: "limonade,citronnade,smoothie,jus,the glace",
            es: "limonada,batido,zumo,jugo,sangria,horchata,te helado"),
    ]
}
