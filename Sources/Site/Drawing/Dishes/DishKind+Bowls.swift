/// What is eaten with a spoon, or comes in a bowl.
extension DishKind {
    static let soups = [
        DishKind(
            .noodleSoup, .maybe, .seen([.vegetable, .meat, .fish, .egg, .herb, .leaf, .pulse]),
            en:
                """
                ramen,pho,pho soup,laksa,noodle soup,ramen soup,udon soup,soba soup,wonton soup,udon,miso ramen,\
                beef pho,chicken pho
                """,
            it: "ramen,pho,zuppa di noodles", de: "ramen,pho,-nudelsuppe", fr: "ramen,pho,soupe de nouilles",
            es: "ramen,pho,sopa de fideos"),
        DishKind(
            .thickSoup, .maybe, .seen([.vegetable, .pulse, .meat, .fish, .grain]),
            unless: "cream,velout,smooth,puree,cold",
            en: """
                minestrone,vegetable soup,minestrone soup,chowder,clam chowder,corn chowder,bean soup,lentil soup,\
                tortilla soup,chicken noodle soup,pasta e fagioli,pasta fagioli,ribollita,gumbo,pozole,\
                hot and sour soup,tom yum,tom kha,cabbage soup,barley soup,beef soup,fish soup,chicken soup,\
                sausage soup,meatball soup,goulash soup,wedding soup,taco soup,bouillabaisse,cioppino,menudo,borscht,\
                miso soup,scotch broth,white bean soup,black bean soup
                """,
            it: """
                minestrone,pasta e fagioli,pasta e ceci,pasta e lenticchie,pasta e patate,zuppa di verdure,zuppa di legumi,\
                zuppa di fagioli,zuppa di lenticchie,zuppa di ceci,zuppa di pesce,zuppa di farro,ribollita,minestra,\
                minestra di verdure,acquacotta,cacciucco,brodetto
                """,
            de: """
                minestrone,-gemusesuppe,-linsensuppe,-bohnensuppe,-eintopf,-gulaschsuppe,-fischsuppe,-huhnersuppe,\
                -erbsensuppe,-krautsuppe,-kohlsuppe,soljanka,-pichelsteiner
                """,
            fr: """
                minestrone,soupe de legumes,soupe aux legumes,soupe au pistou,soupe de poisson,pot au feu,bouillabaisse,\
                soupe aux lentilles,soupe de lentilles,soupe aux choux,garbure,potee,soupe paysanne
                """,
            es: """
                minestrone,sopa de verduras,sopa de pescado,sopa de lentejas,sopa minestrone,sopa de pollo,sopa de tortilla,\
                pozole,menudo,sopa de mariscos,potaje,caldo de pollo con verduras,caldo verde,sancocho,cocido,puchero
                """),
        DishKind(
            .stock, .own, unless: "fry,noodle,udon,fond",
            en: "stock,broth,vegetable stock,chicken stock,beef stock,bone broth,consomme,bouillon",
            it: "brodo", de: "-bruhe,-fond,bouillon,kraftbruhe", fr: "bouillon,fond,consomme", es: "caldo,consome"),
        DishKind(
            .soup, .cooked, .named([.meat, .fish, .pulse, .grain]),
            unless: "dump,wonton,bowl,fruit,bread,maultasch",
            en: "soup,soups,bisque,gazpacho,stracciatella,egg drop soup",
            it: "zuppa,vellutata,crema,passato", de: "-suppe,-cremesuppe,-suppchen,gazpacho",
            fr: "soupe,veloute,potage,bisque,creme de,gaspacho",
            es: "sopa,crema de,gazpacho,salmorejo,ajoblanco"),
    ]

    private static let inPot: Garnish.Group = [.vegetable, .pulse, .meat, .fish]

    static let bowls = [
        DishKind(
            .thick, .cooked, .needed([.pulse, .meat], named: inPot),
            unless: "salad,soup,burger,green,coff,cake,brown,dip,jelly,string",
            en: """
                beans,baked beans,lentils,chickpeas,refried beans,black beans,dal,daal,dahl,lentil dal,bean stew,lentil stew,\
                chickpea stew,feijoada,lentil curry,chickpea curry,chana masala
                """,
            it: "fagioli,lenticchie,ceci,fagioli all uccelletto,dal",
            de: "linsen,bohnen,dal,-bohneneintopf,-linseneintopf",
            fr: "lentilles,haricots blancs,haricots rouges,pois chiches,dal,cassoulet",
            es: "lentejas,frijoles,garbanzos,alubias,judias,fabada,fabada asturiana,frijoles refritos,dal"),
        DishKind(
            .thick, .own, .needed([.vegetable], named: [.tomato]),
            en: "caponata,ratatouille,peperonata,giardiniera,pisto",
            it: "caponata,ratatouille,peperonata,ciambotta", de: "caponata,ratatouille,peperonata",
            fr: "ratatouille,caponata,piperade",
            es: "pisto,ratatouille,caponata,escalivada"),
        DishKind(
            .stew, .own, .seen(inPot), en: "boeuf bourguignon,beef bourguignon,beef bourguignonne,coq au vin",
            it: "brasato,ossobuco,ossibuchi,stracotto,peposo", de: "coq au vin,boeuf bourguignon",
            fr: "boeuf bourguignon,coq au vin,bourguignon", es: "coq au vin,rabo de toro,carrilladas,carrilleras"),
        DishKind(
            .stew, .cooked, .seen(inPot), unless: "oil,paste,powder,cold,pickl,dog,sweet,sauce,crisp,fruit,apple",
            en: """
                stew,goulash,curry,chili,chilli,chili con carne,chilli con carne,ragout,tagine,casserole stew,hotpot,stroganoff,\
                tikka masala,butter chicken,korma,vindaloo,rogan josh,jambalaya,\
                sloppy joes,carnitas,pulled pork,ropa vieja,adobo,fricassee,pot roast,masala,paprikash,mole
                """,
            it: """
                spezzatino,stufato,gulasch,curry,cacciatora,tajine,coda alla vaccinara,trippa,chili
                """,
            de: """
                -gulasch,-curry,-ragout,chili con carne,-geschnetzeltes,-frikassee,-topf,-tajine,-schmorgericht,-pfeffer,\
                boeuf stroganoff,stroganoff
                """,
            fr: """
                ragout,daube,curry,goulash,blanquette,chili con carne,tajine,tagine,navarin,\
                fricassee,carbonade,civet,colombo,waterzooi,chili,axoa
                """,
            es: """
                estofado,guiso,curry,chili con carne,chile con carne,carrillada,ropa vieja,tajine,\
                cochinita pibil,carnitas,birria,mole,tinga,caldereta,picadillo,fricase,marmitako
                """),
        DishKind(
            .jar, .needed, .none, unless: "tart,sandwich,cake,doughnut,cookie,thumbprint,biscuit,roly",
            en: "jam,marmalade,jelly,chutney,preserves,fruit butter,apple butter,lemon curd,conserve,relish",
            it: "marmellata,confettura,chutney,gelatina", de: "-marmelade,-konfiture,-chutney,-gelee,-aufstrich",
            fr: "confiture,marmelade,chutney,gelee", es: "mermelada,confitura,chutney,jalea"),
        DishKind(
            .pickles, .own, .needed([.vegetable], named: [.onion, .citrus, .egg]), unless: "relish,soup,dip,fried",
            en: """
                pickles,pickled cucumbers,pickled onions,pickled red onions,dill pickles,pickled vegetables,sauerkraut,kimchi,\
                refrigerator pickles,preserved lemons,pickled beets,pickled carrots
                """,
            it: "giardiniera,sottaceti,cetriolini,verdure sott olio,verdure sott aceto",
            de: "sauerkraut,-gurken,kimchi",
            fr: "pickles,cornichons,choucroute crue", es: "encurtidos,pepinillos,kimchi,cebollas encurtidas"),
        DishKind(
            .spices, .own, .none, unless: "cake,cookie,tea,latte,nuts,oil,bun,bread",
            en: """
                spice mix,seasoning,rub,dry rub,spice rub,garam masala,curry powder,taco seasoning,za atar,dukkah,spice blend,\
                italian seasoning,cajun seasoning,seasoning mix,chili powder,pumpkin pie spice,ras el hanout,dukka
                """,
            it: "mix di spezie,garam masala,dukkah", de: "-gewurz,-gewurzmischung,garam masala",
            fr: "melange d epices,garam masala,quatre epices", es: "mezcla de especias,garam masala,adobo seco"),
        DishKind(
            .sauce, .blended, .none,
            unless: "chicken,pork,beef,soy,fish,worcester,oyster,fruit,pineapple,peach,salmon,pizza bread",
            en: """
                sauce,salsa,ketchup,gravy,pesto,salsa verde,chimichurri,compote,ragu,bolognese,marinara,applesauce,coulis,\
                hot sauce,enchilada sauce,barbecue sauce,bbq sauce,pizza sauce,tomato sauce,glaze
                """,
            it: "salsa,sugo,ragu,pesto,composta,coulis,pommarola",
            de: "-sauce,-sosse,-pesto,-kompott,ketchup,apfelmus,-sugo",
            fr: "sauce,coulis,compote,pesto,ketchup", es: "salsa,pesto,ketchup,chimichurri,compota,sofrito,mojo"),
        DishKind(
            .sauce.tinted(Tint.amber), .maybe, .named([.herb]), unless: "salad,cake,chicken,stuff,pork",
            en:
                """
                dressing,vinaigrette,salad dressing,marinade,balsamic vinaigrette,vinegar,honey mustard,syrup,\
                simple syrup
                """,
            it: "vinaigrette,condimento,marinata,citronette,sciroppo",
            de: "-dressing,vinaigrette,-marinade,-sirup,-essig",
            fr: "vinaigrette,marinade,sirop,vinaigre", es: "vinagreta,alino,marinada,almibar,vinagre,aderezo"),
        DishKind(
            .dip, .maybe, .named([.herb, .berry, .nut, .vegetable]),
            unless: "ice,frozen,cake,soup,chicken,chip,pie,dough,sandwich,cookie,pancake,pasta,fried,roll",
            en: """
                hummus,guacamole,mayonnaise,mayo,aioli,yogurt,yoghurt,tzatziki,raita,bechamel,mashed potatoes,\
                mashed potato,peanut butter,tahini,cream cheese,ricotta,dulce de leche,labneh,bechamel sauce,\
                white sauce,dip,ricotta cream,baba ganoush,whipped cream,tapenade,sour cream,pate,frosting,icing,\
                buttercream,hollandaise,tartar sauce,mashed sweet potatoes,mash,queso,caesar dressing,ranch dressing,\
                ranch,tahini sauce,cheese sauce,fondue
                """,
            it: """
                hummus,guacamole,maionese,besciamella,pure,pure di patate,yogurt,tzatziki,crema di ricotta,tapenade,pate,\
                fonduta,baba ganoush,panna montata
                """,
            de: """
                hummus,guacamole,-mayonnaise,-puree,-brei,joghurt,tzatziki,bechamelsauce,-dip,-quark,obatzda,schlagsahne,\
                buttercreme,kasefondue,-creme
                """,
            fr: """
                houmous,guacamole,mayonnaise,puree,bechamel,yaourt,aioli,tzatziki,tapenade,fondue,rillettes,chantilly,\
                creme fouettee,ganache,aligot
                """,
            es: "hummus,humus,guacamole,mayonesa,pure,bechamel,yogur,alioli,tzatziki,tapenade,baba ganoush,nata montada"
        ),
        DishKind(
            .dip.tinted(Tint.cream, field: .round(46)), .own, .seen([.fruit, .berry, .nut, .chocolate]),
            unless: "cake,cookie,bar.,bars,pancake,bread,muffin",
            en:
                """
                porridge,oatmeal,overnight oats,oats,bircher muesli,muesli,chia pudding,smoothie bowl,acai bowl,\
                yogurt bowl,rice pudding,semolina pudding
                """,
            it: "porridge,riso e latte,budino di riso",
            de: "porridge,milchreis,griessbrei,-musli,haferbrei,overnight oats",
            fr: "porridge,riz au lait,muesli,bircher muesli", es: "porridge,arroz con leche,gachas,avena"),
        DishKind(
            .granola, .own, .seen([.nut, .berry, .fruit, .chocolate]), unless: "bar.,bars,cookie,yog", en: "granola",
            it: "granola",
            de: "granola,knuspermusli", fr: "granola", es: "granola"),
        DishKind(
            .tossed, .own, .needed([.fruit, .berry, .citrus], named: [.nut]), en: "fruit salad,fruit bowl",
            it: "macedonia", de: "obstsalat,fruchtesalat", fr: "salade de fruits", es: "ensalada de frutas,macedonia"),
        DishKind(
            .tossed, .own, .needed(.raw, named: [.citrus]), unless: "dressing,seasoning,sandwich,soup",
            en: """
                salad,salads,slaw,coleslaw,panzanella,fattoush,poke bowl,buddha bowl,crudites,ceviche,\
                insalata caprese,caprese,gado gado,poke,grain bowl,salad bowl,bowl,pico de gallo
                """,
            it: """
                insalata,insalatona,panzanella,caprese,insalata caprese,pinzimonio,misticanza,carciofi in insalata,ceviche,poke
                """,
            de: "-salat,salat,panzanella,caprese,coleslaw,bowl,-bowl,ceviche",
            fr: "salade,crudites,coleslaw,celeri remoulade,ceviche,salade nicoise",
            es: "ensalada,ensaladilla,ceviche,ensaladilla rusa,poke,salpicon,pico de gallo"),
    ]
}
