/// The names, a row for each kind; what is bought in several forms stands in the one that all have in common.
extension RestrictedFoods {
    static let english = """
        meat: meat, beef, pork, veal, lamb, mutton, goat, venison, rabbit, hare, boar, chicken, turkey, duck, goose, \
        quail, pheasant, partridge, pigeon, poultry, bacon, ham, gammon, lardons, lardon, pancetta, guanciale, \
        prosciutto, speck, bresaola, salami, pepperoni, chorizo, nduja, mortadella, pastrami, brisket, sirloin, spare \
        ribs, liver, kidney, oxtail, tripe, marrow bones, bone marrow, minced meat, lard, tallow, suet, goose fat, \
        duck fat, schmaltz, gelatine, gelatin, gelatine leaves, aspic, foie gras, meatball, hot dog, frankfurter, \
        bratwurst, black pudding, rennet, isinglass, carmine, cochineal, beef stock, chicken stock, chicken broth, \
        beef broth, bone broth, veal stock, beef mince, lamb mince, pork mince, turkey mince, short ribs, beef \
        dripping, steak
        fish: fish, anchovy, anchovies, salmon, tuna, cod, haddock, hake, halibut, mackerel, sardine, herring, trout, \
        sea bass, bream, sea bream, plaice, swordfish, monkfish, pollock, turbot, eel, caviar, roe, bottarga, kipper, \
        whitebait, tilapia, bonito, dashi, fish sauce, fish stock, worcestershire sauce, worcester sauce, \
        worcestershire, anchovy paste, gentleman's relish, dover sole, lemon sole, sole fillet, surimi
        crustaceans: crab, prawn, shrimp, lobster, crayfish, langoustine, scampi, krill, shellfish, shrimp paste, \
        crabmeat
        molluscs: mussel, clam, oyster, scallop, squid, octopus, cuttlefish, calamari, snail, whelk, cockle, abalone, \
        oyster sauce, squid ink, vongole
        milk: milk, butter, cream, cheese, yogurt, yoghurt, curd, curds, whey, ghee, buttermilk, quark, kefir, \
        custard, mozzarella, ricotta, mascarpone, brie, camembert, halloumi, paneer, burrata, stracciatella, \
        stracchino, scamorza, havarti, monterey jack, pepper jack, philadelphia, creme fraiche, fromage frais, \
        cottage cheese, cream cheese, half and half, dulce de leche, condensed milk, evaporated milk, milk powder, \
        ice cream, gelato, whipped cream, clotted cream, sour cream, lactose, casein, bechamel, white sauce, milk \
        chocolate, white chocolate, skyr, labneh, raita, tzatziki
        rennet: parmesan, parmigiano, pecorino, gruyere, emmental, emmentaler, grana, grana padano, asiago, \
        gorgonzola, manchego, roquefort, comte, taleggio, fontina, provolone, cheddar, gouda, edam, stilton, \
        caciocavallo, feta
        eggs: egg, yolk, egg yolk, egg white, egg wash, meringue, eggnog, zabaglione, albumen, omelette, omelet, \
        frittata
        honey: honey, beeswax, royal jelly, propolis
        gluten: flour, wheat, bread, breadcrumb, bread crumb, panko, semolina, durum, spelt, rye, barley, malt, \
        bulgur, bulghur, couscous, farro, freekeh, kamut, einkorn, emmer, seitan, pasta, spaghetti, macaroni, penne, \
        rigatoni, fusilli, linguine, tagliatelle, fettuccine, pappardelle, lasagne, lasagna, ravioli, tortellini, \
        orzo, vermicelli, noodle, ramen, udon, gnocchi, pastry, puff pastry, shortcrust, filo, phyllo, cracker, \
        biscuit, cookie, rusk, crouton, baguette, ciabatta, focaccia, brioche, bagel, pita, pitta, naan, tortilla, \
        muffin, cake, sponge finger, ladyfinger, savoiardi, amaretti, digestive, graham cracker, breadstick, \
        grissini, beer, ale, lager, stout, oat, oatmeal, wheat germ, bran, matzo, pretzel, croissant, dumpling, \
        wonton wrapper, roux, cereal, muesli, granola, on toast, with toast, buttered toast, bun, oat milk, oat \
        cream, malt vinegar, cornbread
        soybeans: soy, soya, soybean, soya bean, soy sauce, soya sauce, tamari, shoyu, tofu, tempeh, miso, edamame, \
        soy milk, soya milk, soy cream, soya cream, soya yogurt, soy yogurt, soya yoghurt, soy yoghurt, teriyaki, \
        hoisin, soy lecithin, natto, textured vegetable protein, bean curd
        nuts: nut, almond, hazelnut, walnut, cashew, pecan, pistachio, macadamia, brazil nut, almond milk, almond \
        butter, almond flour, almond meal, almond essence, almond extract, cashew cream, cashew milk, cashew butter, \
        hazelnut milk, hazelnut spread, nutella, marzipan, frangipane, praline, gianduja, nougat, nut butter, nut \
        milk, ground almonds, flaked almonds, amaretto, frangelico, mixed nuts, dukkah
        peanuts: peanut, peanut butter, groundnut, peanut oil, groundnut oil, satay
        celery: celery, celeriac, celery salt, celery seed, celery stick, celery stalk
        mustard: mustard, mustard seed, mustard powder, dijon, piccalilli
        sesame: sesame, sesame seed, sesame oil, tahini, halva, halvah, hummus, houmous, zaatar, gomasio, benne
        sulphites: wine, white wine, red wine, prosecco, champagne, sherry, marsala, vermouth, madeira, cider, \
        sulphite, sulfite, sparkling wine, ruby port, port wine, cava
        lupin: lupin, lupine, lupin flour, lupini
        mixed: gochujang, doenjang, kimchi, furikake, ponzu, mole, belacan, black bean sauce, stock, broth, bouillon, \
        stock cube, gravy, demi glace, sausage, pesto, curry paste, xo sauce, caesar dressing, ranch dressing, \
        thousand island, tartare sauce, remoulade, chocolate, hundreds and thousands, marshmallow, caramel, toffee, \
        fudge, pate, meat substitute, quorn, surimi stick, haggis, margarine, egg noodle, mayonnaise, mayo, aioli, \
        hollandaise, bearnaise, vegetable stock, vegetable broth, vegetable bouillon, plant milk, plant based milk, \
        ketchup, catsup, chutney, relish, barbecue sauce, bbq sauce, brown sauce, steak sauce, salad cream, salad \
        dressing, sweet chilli sauce, sweet chili sauce, sriracha
        seasoning: seasoning mix, spice mix, seasoning blend, spice blend, blend of spices, mix of spices, spice rub, \
        dry rub, mixed spice, pickling spice, pumpkin spice, taco seasoning, fajita seasoning, cajun seasoning, \
        creole seasoning, italian seasoning, mediterranean seasoning, mexican seasoning, asian seasoning, jerk \
        seasoning, adobo seasoning, poultry seasoning, steak seasoning, barbecue seasoning, bbq seasoning, ranch \
        seasoning, chili seasoning, chilli seasoning, curry powder, garam masala, chaat masala, tandoori masala, five \
        spice, seven spice, allpurpose seasoning, all purpose seasoning, bagel seasoning, seasoned salt, seasoning \
        salt, seasoning cube, seasoning of choice, seasoning of your choice, spices of choice, spices of your choice, \
        favourite seasoning, favorite seasoning, ras el hanout, baharat, berbere, togarashi, old bay, maggi
        harmless: glass noodle, butter bean, butternut squash, butter lettuce, buttercup squash, cocoa butter, shea \
        butter, apple butter, coconut milk, coconut cream, coconut butter, coconut yogurt, coconut yoghurt, rice \
        milk, hemp milk, pea milk, cashew apple, cream of tartar, cream of coconut, creamed coconut, oyster mushroom, \
        king oyster, king oyster mushroom, oyster plant, chicken of the woods, hen of the woods, beef tomato, \
        beefsteak tomato, pine nut, tiger nut, water chestnut, chestnut mushroom, rice noodle, kelp noodle, shirataki \
        noodle, rice flour, corn flour, chickpea flour, gram flour, potato flour, coconut flour, tapioca flour, \
        buckwheat flour, cassava flour, teff flour, sorghum flour, quinoa flour, millet flour, maize flour, masa \
        flour, corn tortilla, rice paper, ginger beer, root beer, honeydew melon, crab apple, rice wine vinegar, \
        mustard green, pigeon pea, kidney bean, red kidney bean, cauliflower steak, custard apple, coconut meat, lamb \
        s lettuce, lady s finger, coconut
        noFood: fish slice, fish kettle, bread knife, bread board, bread machine, bread tin, bread maker, cheese \
        cloth, cheese grater, pasta machine, pasta pot, cake tin, cake pan, cake stand, cake rack, cake tester, \
        muffin tin, muffin pan, muffin tray, muffin case, bun tin, bun case, biscuit tin, biscuit cutter, cookie \
        cutter, cookie sheet, cookie scoop, toast rack, egg cup, egg timer, egg sized, size of an egg, size of a \
        small egg, size of a large egg, size of a walnut, size of a hazelnut, size of an almond, size of a nut, \
        walnut sized, hazelnut sized, nut sized, nut brown, resemble breadcrumb, resemble fine breadcrumb, resemble \
        coarse breadcrumb, like breadcrumb, like fine breadcrumb, wine glass, butter dish, butter knife, steak knife, \
        dairy free, gluten free, honey coloured, butter coloured, cream coloured, mustard coloured, caramel coloured, \
        stock pot, pastry brush, pastry bag, pastry cutter, pastry board, pasta water, pasta spoon, meat thermometer, \
        butter muslin
        verb: cream the, cream together, cream it, cream them, cream until, fish out, fish them out, fish it out
        """

    static let italian = """
        meat: carne, manzo, vitello, maiale, agnello, capretto, coniglio, cinghiale, pollo, tacchino, anatra, oca, \
        faraona, pancetta, guanciale, prosciutto, prosciutto cotto, prosciutto crudo, speck, bresaola, salame, \
        salsiccia, mortadella, nduja, wurstel, lardo, strutto, cotechino, zampone, coppa, capocollo, fegato, trippa, \
        ragu, polpetta, bistecca, braciola, colla di pesce, brodo di carne, brodo di pollo, brodo di manzo, midollo, \
        lonza, ventresca di maiale, culatello, caglio, gelatina
        fish: pesce, acciuga, alice, tonno, salmone, merluzzo, baccala, stoccafisso, sgombro, sarda, sardina, \
        branzino, spigola, trota, sogliola, pesce spada, anguilla, caviale, bottarga, colatura, colatura di alici, \
        nasello, platessa, cernia, pasta di acciughe, brodo di pesce, fumetto, orata
        crustaceans: gambero, gamberetto, gamberone, mazzancolla, scampo, scampi, aragosta, astice, granchio, \
        crostaceo, frutti di mare
        molluscs: cozza, vongola, calamaro, totano, seppia, polpo, polipo, moscardino, capasanta, ostrica, lumaca, \
        mollusco, nero di seppia
        milk: latte, burro, panna, formaggio, yogurt, mozzarella, ricotta, mascarpone, scamorza, stracchino, \
        crescenza, burrata, stracciatella, robiola, besciamella, gelato, kefir, siero, latticello, crema pasticcera, \
        fior di latte, fiordilatte, philadelphia, noce di burro, latticini
        rennet: parmigiano, parmigiano reggiano, grana, grana padano, pecorino, gorgonzola, fontina, taleggio, \
        asiago, provolone, provola, caciocavallo, emmental, gruviera, feta, quartirolo
        eggs: uovo, uova, tuorlo, albume, zabaione, meringa, frittata, rosso d uovo, bianco d uovo
        honey: miele
        gluten: farina, pane, pangrattato, pan grattato, mollica, semola, semolino, frumento, grano, farro, orzo, \
        segale, malto, bulgur, couscous, cuscus, seitan, pasta, spaghetti, penne, rigatoni, fusilli, linguine, \
        tagliatelle, fettuccine, pappardelle, lasagne, lasagna, ravioli, tortellini, gnocchi, pasta sfoglia, sfoglia, \
        pasta frolla, frolla, pasta brisee, pan di spagna, savoiardi, savoiardo, biscotto, grissino, cracker, \
        crostino, crostone, focaccia, ciabatta, piadina, birra, avena, fetta biscottata, cornetto, amaretto, pane \
        carasau, freselle, friselle, pancarre, ditalini, vermicelli, bucatini, orecchiette, trofie, latte di avena, \
        latte d avena
        soybeans: soia, salsa di soia, tofu, tempeh, miso, edamame, latte di soia, panna di soia, lecitina di soia, \
        tamari, carne di soia, spaghetti di soia
        nuts: mandorla, nocciola, noce, pistacchio, anacardo, pecan, macadamia, latte di mandorla, latte di mandorle, \
        farina di mandorle, pasta di mandorle, marzapane, torrone, gianduia, nutella, praline, latte di nocciole, \
        frutta secca
        peanuts: arachide, burro di arachidi, olio di arachidi, olio di semi di arachide
        celery: sedano, sedano rapa, sale al sedano
        mustard: senape, mostarda
        sesame: sesamo, semi di sesamo, olio di sesamo, tahina, tahin, hummus
        sulphites: vino, vino bianco, vino rosso, prosecco, spumante, champagne, marsala, vermut, vin santo, sidro, \
        solfito
        lupin: lupino, farina di lupini
        mixed: gochujang, kimchi, brodo, dado, pesto, cioccolato, cioccolato bianco, cioccolato al latte, salsa \
        worcester, salsa worcestershire, caramella, margarina, sugo di carne, insaccato, maionese, brodo vegetale, \
        dado vegetale, ketchup, salsa barbecue, salsa rosa, salsa tartara
        seasoning: misto di spezie, mix di spezie, miscela di spezie, spezie miste, spezie a piacere, spezie a \
        scelta, spezie a piacimento, mix per tacos, insaporitore, curry in polvere, garam masala, ras el hanout, \
        cinque spezie
        harmless: latte di cocco, latte di riso, crema di cocco, panna di cocco, yogurt di cocco, burro di cacao, \
        burro di karite, noce moscata, noce di cocco, farina di riso, farina di mais, farina di ceci, farina di \
        cocco, farina di castagne, farina di grano saraceno, farina di patate, farina di tapioca, farina di quinoa, \
        grano saraceno, pasta di riso, spaghetti di riso
        noFood: grande come una noce, grosso come una noce
        """

    static let german = """
        meat: fleisch, rindfleisch, schwein, schweinefleisch, kalb, lamm, ziege, hirsch, kaninchen, hahnchen, hahn, \
        hendl, pute, truthahn, speck, bacon, schinken, salami, wurst, wurstchen, hackfleisch, gehacktes, mett, \
        schmalz, griebenschmalz, gelatine, blattgelatine, sulze, fleischbruhe, rinderbruhe, huhnerbruhe, bratwurst, \
        chorizo, pancetta, prosciutto, mortadella, steak, schnitzel, kotelett, gulasch, faschiertes, ochsenschwanz, \
        ganseschmalz, wildfleisch, rehrucken, entenbrust, gansebraten, huhnerfleisch, leberkase, kalbsleber, rind, \
        huhn, ente, gans, hase
        fish: fisch, sardelle, anchovis, lachs, thunfisch, kabeljau, dorsch, seelachs, hering, matjes, makrele, \
        sardine, forelle, wolfsbarsch, dorade, scholle, seezunge, heilbutt, kaviar, rogen, zander, karpfen, \
        worcestersauce, worcestershiresauce, fischsauce, fischfond, aal
        crustaceans: krabbe, garnele, shrimp, scampi, hummer, krebs, languste, krustentier, meeresfruchte
        molluscs: muschel, miesmuschel, venusmuschel, auster, jakobsmuschel, tintenfisch, kalmar, calamari, oktopus, \
        sepia, schnecke, austernsauce, weichtier
        milk: milch, butter, sahne, schlagobers, kase, joghurt, quark, topfen, schmand, creme fraiche, buttermilch, \
        molke, butterschmalz, ghee, kefir, mozzarella, ricotta, mascarpone, frischkase, huttenkase, sauerrahm, saure \
        sahne, schlagsahne, pudding, bechamel, milchpulver, kondensmilch, halloumi, skyr, vollmilchschokolade, weisse \
        schokolade, vanilleeis, eiscreme, rahm
        rennet: parmesan, pecorino, gorgonzola, emmentaler, gruyere, bergkase, gouda, raclette, feta, schafskase, \
        ziegenkase, camembert, brie, manchego
        eggs: eigelb, eiweiss, eidotter, dotter, eiklar, eischnee, baiser, eierlikor, omelett, ruhrei, ei, eier
        honey: honig, bienenwachs
        gluten: mehl, weizen, brot, semmelbrosel, paniermehl, griess, hartweizen, dinkel, roggen, gerste, malz, \
        bulgur, couscous, grunkern, seitan, nudel, pasta, spaghetti, penne, makkaroni, tagliatelle, lasagne, ravioli, \
        gnocchi, spatzle, maultasche, blatterteig, murbeteig, keks, zwieback, cracker, baguette, ciabatta, brotchen, \
        semmel, brezel, croissant, loffelbiskuit, biskuit, bier, hafer, haferflocken, graupen, kuchen, knodel, \
        pumpernickel, mehlschwitze, brosel, tortilla, fladenbrot, hafermilch, toastbrot, toastscheibe
        soybeans: soja, sojasauce, sojasosse, tofu, tempeh, miso, edamame, sojamilch, sojasahne, sojajoghurt, tamari
        nuts: nuss, nusse, mandel, haselnuss, walnuss, cashew, cashewkern, pekannuss, paranuss, pistazie, macadamia, \
        mandelmilch, mandelmus, marzipan, nougat, nutella, krokant, praline, mandelmehl
        peanuts: erdnuss, erdnusse, erdnussbutter, erdnussol
        celery: sellerie, knollensellerie, staudensellerie, selleriesalz, suppengrun, suppengemuse
        mustard: senf, senfkorner, senfpulver
        sesame: sesam, sesamol, tahin, tahini, hummus, halva, sesampaste
        sulphites: wein, weisswein, rotwein, sekt, prosecco, champagner, sherry, portwein, marsala, wermut, \
        apfelwein, sulfit
        lupin: lupine, lupinenmehl
        mixed: gochujang, kimchi, bruhe, fond, bruhwurfel, pesto, schokolade, sauce hollandaise, remoulade, \
        currypaste, bratensauce, bratensaft, margarine, pastete, leberwurst, bouillon, mayonnaise, mayo, aioli, \
        hollandaise, gemusebruhe, gemusefond, gemusebouillon, ketchup, chutney, grillsauce, grillsosse, \
        barbecuesauce, barbecuesosse, cocktailsauce, cocktailsosse, salatdressing, sriracha
        seasoning: gewurzmischung, wurzmischung, gewurzsalz, krautersalz, gewurzpaste, wurzpaste, gewurze nach wahl, \
        gewurze nach geschmack, gewurze nach belieben, asiatische gewurze, asiatisches gewurz, asiatischem gewurz, \
        mexikanische gewurze, mexikanisches gewurz, mexikanischem gewurz, italienische gewurze, italienisches gewurz, \
        italienischem gewurz, orientalische gewurze, orientalisches gewurz, orientalischem gewurz, indische gewurze, \
        indisches gewurz, indischem gewurz, -gewurz, currypulver, garam masala, ras el hanout, maggi, aromat, vegeta, \
        fondor, suppenwurze, streuwurze, speisewurze
        harmless: reispapier, butternut, butternusskurbis, butterbohne, kakaobutter, sheabutter, kokosmilch, \
        kokosnussmilch, kokoscreme, kokossahne, kokosjoghurt, reismilch, kokosnuss, kokosnusse, muskatnuss, \
        muskatnusse, erdmandel, wasserkastanie, reismehl, maismehl, kichererbsenmehl, kokosmehl, kartoffelmehl, \
        buchweizen, buchweizenmehl, johannisbrotkernmehl, johannisbrot, guarkernmehl, hirsemehl, quinoamehl, \
        teffmehl, tapiokamehl, reisnudel, glasnudel, maistortilla, nudelwasser, fleischtomate, austernpilz, \
        austernseitling, weintraube, weinbeere, weinstein, weinsteinbackpulver, honigmelone, eisbergsalat, eisberg, \
        wildkrauter, wildreis, rosmarin, speckbohne, pfefferminze, hirschhornsalz, rinde, wildpilz, eierschwammerl
        noFood: butterbrotpapier, nudelholz, nudelsieb, nudeltopf, brotmesser, brotbackform, kasereibe, kuchenform, \
        kuchengitter, kuchenblech, kuchenrolle, fischer, nussgross, walnussgross, haselnussgross, eigross, milchig, \
        buttrig, cremig, eierbecher, eieruhr, eiswurfel, eiswasser, eiskalt, eisschrank, eisen, eintopf, einsatz, \
        einzeln, brotzeit, speckig, schneebesen, steakmesser, toasten, rahmen, kuchenteller, kalt, kalte, weinglas, \
        sektglas, biergarten, bierglas, keksausstecher, einem topf, einen topf, einem grossen topf, einen grossen \
        topf, einem kleinen topf, kochtopf, suppentopf, schmortopf, dampfkochtopf, kuchenmaschine, kuchenmixer, \
        kuchenpapier, kuchenkrepp, kuchentuch, kuchenwaage, kuchenmesser, kuchenreibe, kuchensieb, kuchenthermometer, \
        kuchengarn, kuchenuhr
        """

    static let french = """
        meat: viande, boeuf, veau, porc, agneau, mouton, lapin, sanglier, chevreuil, poulet, dinde, canard, pintade, \
        caille, volaille, lardon, bacon, jambon, saucisse, saucisson, salami, chorizo, pancetta, prosciutto, speck, \
        mortadella, boudin, foie, foie gras, rognon, saindoux, gelatine, feuille de gelatine, bouillon de boeuf, \
        bouillon de poulet, bouillon de volaille, fond de veau, steak, entrecote, merguez, andouille, andouillette, \
        rillettes, moelle, graisse de canard, graisse d oie, viande hachee, presure, poitrine fumee, lard, oie
        fish: poisson, anchois, saumon, thon, cabillaud, morue, colin, sardine, maquereau, hareng, truite, dorade, \
        daurade, lotte, turbot, anguille, caviar, oeufs de poisson, oeufs de lump, surimi, nuoc mam, fumet, sauce \
        worcestershire, sauce poisson, filet de sole, lieu noir, lieu jaune, aile de raie, filet de bar
        crustaceans: crevette, gambas, crabe, homard, langouste, langoustine, ecrevisse, crustace, fruits de mer, \
        tourteau
        molluscs: palourde, huitre, coquille saint jacques, noix de saint jacques, saint jacques, calmar, calamar, \
        encornet, seiche, poulpe, escargot, bulot, sauce huitre, mollusque, moules marinieres, moules de bouchot
        milk: lait, beurre, creme, creme fraiche, fromage, yaourt, yogourt, fromage blanc, petit suisse, mozzarella, \
        ricotta, mascarpone, babeurre, lactoserum, ghee, creme patissiere, creme anglaise, creme chantilly, \
        chantilly, bechamel, lait concentre, lait en poudre, skyr, kefir, boursin, chocolat au lait, chocolat blanc, \
        noix de beurre, faisselle, creme glacee, glace vanille, glace a la vanille
        rennet: parmesan, pecorino, gorgonzola, gruyere, emmental, comte, beaufort, reblochon, roquefort, camembert, \
        brie, cantal, raclette, feta, chevre, manchego
        eggs: oeuf, jaune, jaune d oeuf, blanc d oeuf, meringue, sabayon, omelette, blanc en neige, blancs en neige
        honey: miel
        gluten: farine, ble, pain, chapelure, mie de pain, semoule, epeautre, seigle, orge, malt, boulgour, couscous, \
        seitan, pates, pates alimentaires, spaghetti, macaroni, penne, tagliatelle, lasagne, ravioli, gnocchi, pate \
        feuilletee, pate brisee, pate sablee, feuille de brick, biscuit, biscotte, cracker, crouton, baguette, \
        brioche, croissant, boudoir, biscuit a la cuillere, biere, avoine, flocon d avoine, galette de ble, \
        vermicelle, nouille, tartine, gateau, lait d avoine, speculoos, panure, coquillette, toast grille
        soybeans: soja, sauce soja, tofu, tempeh, miso, edamame, lait de soja, creme de soja, yaourt de soja, tamari
        nuts: amande, noisette, noix, noix de cajou, cajou, pistache, noix de pecan, pecan, macadamia, lait d amande, \
        lait d amandes, poudre d amandes, poudre d amande, amande en poudre, pate d amandes, pate d amande, \
        frangipane, nougat, praline, pralin, nutella, lait de noisette, gianduja
        peanuts: cacahuete, cacahouete, arachide, beurre de cacahuete, beurre de cacahuetes, huile d arachide
        celery: celeri, celeri rave, celeri branche, sel de celeri
        mustard: moutarde, graine de moutarde
        sesame: sesame, graine de sesame, huile de sesame, tahini, tahin, tahine, houmous
        sulphites: vin, vin blanc, vin rouge, champagne, porto, madere, marsala, vermouth, xeres, cidre, sulfite, \
        prosecco
        lupin: lupin, farine de lupin
        mixed: gochujang, kimchi, bouillon, bouillon cube, pesto, chocolat, remoulade, sauce tartare, caramel, \
        margarine, pate de curry, terrine, quenelle, fond de volaille, fond brun, fond blanc, mayonnaise, aioli, \
        hollandaise, bearnaise, bouillon de legumes, bouillon de legume, ketchup, chutney, sauce barbecue, sauce \
        cocktail, sauce burger, sriracha
        seasoning: melange d epices, melange d epice, melange cajun, epices au choix, epices a tajine, epices a \
        couscous, epices a tacos, epices a guacamole, epices colombo, epices melangees, epices cajun, cinq epices, \
        curry en poudre, poudre de curry, garam masala, ras el hanout, sel aux herbes, arome maggi, maggi, colombo
        harmless: lait de coco, creme de coco, lait de riz, yaourt de coco, beurre de cacao, beurre de karite, creme \
        de tartre, creme de marrons, noix de muscade, noix de coco, farine de riz, farine de mais, farine de pois \
        chiches, farine de pois chiche, farine de coco, farine de sarrasin, farine de chataigne, farine de \
        chataignes, ble noir, vermicelle de riz, nouille de riz, galette de riz, galette de mais, champignon pied de \
        mouton, pied de mouton, pleurote en huitre
        noFood: grosseur d une noix, taille d une noix, taille d une noisette, grosse comme une noix, grosseur d un \
        oeuf, couteau a pain, moule a gateau, moule a cake, jaune pale
        """

    static let spanish = """
        meat: carne, ternera, vaca, buey, cerdo, cordero, cabrito, conejo, jabali, pollo, pavo, pato, ganso, \
        codorniz, gallina, panceta, tocino, bacon, beicon, jamon, jamon serrano, jamon cocido, chorizo, salchicha, \
        salchichon, salami, morcilla, mortadela, lomo, higado, rinon, manteca, manteca de cerdo, gelatina, caldo de \
        pollo, caldo de carne, caldo de ternera, albondiga, bistec, solomillo, chuleta, costilla, sobrasada, fuet, \
        tuetano, carne picada, cuajo, hojas de gelatina, filete de ternera
        fish: pescado, anchoa, boqueron, atun, salmon, bacalao, merluza, sardina, caballa, trucha, lubina, lenguado, \
        rodaballo, anguila, caviar, bonito, pez espada, salsa de pescado, caldo de pescado, salsa worcestershire, \
        salsa perrins, surimi, hueva, rape blanco
        crustaceans: gamba, camaron, langostino, cangrejo, langosta, bogavante, cigala, necora, marisco, crustaceo
        molluscs: mejillon, almeja, berberecho, ostra, vieira, calamar, chipiron, sepia, pulpo, caracol, tinta de \
        calamar, molusco
        milk: leche, mantequilla, nata, crema de leche, queso, yogur, requeson, cuajada, mozzarella, ricotta, \
        mascarpone, queso crema, leche condensada, leche evaporada, leche en polvo, dulce de leche, bechamel, \
        besamel, natillas, helado, suero de leche, kefir, crema pastelera, crema agria, ghee, chocolate con leche, \
        chocolate blanco
        rennet: parmesano, pecorino, gorgonzola, gruyere, emmental, manchego, feta, camembert, brie, cabrales
        eggs: huevo, merengue, tortilla francesa, sabayon, yema de huevo, clara de huevo, yema, clara
        honey: miel
        gluten: harina, trigo, pan, pan rallado, semola, espelta, centeno, cebada, malta, bulgur, cuscus, seitan, \
        pasta, espagueti, macarron, fideo, tallarin, lasana, ravioli, noqui, hojaldre, masa quebrada, galleta, \
        bizcocho, bizcocho de soletilla, picatoste, tostada, baguette, cerveza, avena, copos de avena, tortilla de \
        trigo, pan de molde, panko, leche de avena
        soybeans: soja, salsa de soja, soya, salsa de soya, tofu, tempeh, miso, edamame, leche de soja, nata de soja, \
        yogur de soja, tamari, carne de soja
        nuts: almendra, avellana, nuez, nueces, anacardo, pistacho, pacana, nuez pecana, macadamia, leche de \
        almendra, leche de almendras, harina de almendra, harina de almendras, mazapan, turron, praline, nutella, \
        frutos secos, nuez de macadamia
        peanuts: cacahuete, mani, crema de cacahuete, mantequilla de cacahuete, mantequilla de mani, aceite de \
        cacahuete
        celery: apio, apio nabo, sal de apio
        mustard: mostaza, grano de mostaza
        sesame: sesamo, ajonjoli, semilla de sesamo, aceite de sesamo, tahini, tahina, hummus
        sulphites: vino, vino blanco, vino tinto, cava, champan, jerez, oporto, marsala, vermut, sidra, sulfito
        lupin: altramuz, harina de altramuz, altramuces
        mixed: gochujang, kimchi, caldo, pastilla de caldo, cubito de caldo, pesto, chocolate, caramelo, margarina, \
        salsa tartara, salsa rosa, embutido, pate, mayonesa, alioli, caldo de verduras, caldo de verdura, caldo \
        vegetal, ketchup, chutney, salsa barbacoa, salsa brava, sriracha
        seasoning: mezcla de especias, especias al gusto, especias a gusto, especias variadas, especias surtidas, \
        sazonador, condimento para tacos, condimento mexicano, condimento italiano, curry en polvo, garam \
        masala, ras el hanout, cinco especias, maggi
        harmless: leche de coco, leche de arroz, crema de coco, nata de coco, yogur de coco, manteca de cacao, \
        mantequilla de cacao, nuez moscada, nuez de coco, harina de arroz, harina de maiz, harina de garbanzo, harina \
        de garbanzos, harina de coco, harina de trigo sarraceno, trigo sarraceno, fideo de arroz, tortilla de maiz, \
        carne de membrillo, dulce de membrillo, seta de ostra
        noFood: tamano de una nuez, tamano de un huevo, tamano de una avellana, cuchillo de pan, yema de los dedos
        """
}
