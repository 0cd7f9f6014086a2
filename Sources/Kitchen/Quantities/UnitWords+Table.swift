extension UnitWords {
    /// All rows. See the type for how they are written.
    static let table: [UnitWords] = metric + customary + produce + containers + small

    private static let metric: [UnitWords] = [
        UnitWords(
            .milligram, all: "mg", en: "| milligram, milligrams", it: "| milligrammi", de: "| Milligramm",
            fr: "| milligrammes", es: "| miligramos"),
        UnitWords(
            .gram, all: "g | gr, grs, gm, gms, gram, grams", en: "| gramme, grammes", it: "| grammo, grammi",
            de: "| Gramm", fr: "| gramme, grammes", es: "| gramo, gramos"),
        UnitWords(.dekagram, all: "dag | dkg", de: "| Deka, Dekagramm"),
        UnitWords(.hectogram, all: "hg", it: "etto, etti | ettogrammo, ettogrammi"),
        UnitWords(
            .kilogram, all: "kg | kgs, kilo, kilos", en: "| kilogram, kilograms, kilogramme, kilogrammes",
            it: "| chilo, chili, chilogrammo, chilogrammi", de: "| Kilogramm", fr: "| kilogramme, kilogrammes",
            es: "| kilogramo, kilogramos"),
        UnitWords(.metricPound, all: "Pfund | Pfd", fr: "livre, livres"),
        UnitWords(
            .millilitre, all: "ml | mls, millilitre, millilitres, milliliter, milliliters",
            it: "| millilitro, millilitri", es: "| mililitro, mililitros"),
        UnitWords(
            .centilitre, all: "cl | centilitre, centilitres, centiliter, centiliters",
            it: "| centilitro, centilitri", es: "| centilitro, centilitros"),
        UnitWords(
            .decilitre, all: "dl | decilitre, decilitres, deciliter, deciliters",
            it: "| decilitro, decilitri", es: "| decilitro, decilitros"),
        UnitWords(
            .litre, all: "l | lt, ltr, litre, litres, liter, liters", it: "| litro, litri", es: "| litro, litros"),
        UnitWords(.millimetre, all: "mm | millimetre, millimetres, millimeter, millimeters", it: "| millimetri"),
        UnitWords(
            .centimetre, all: "cm | centimetre, centimetres, centimeter, centimeters",
            it: "| centimetro, centimetri", de: "| Zentimeter", fr: "| centimètre, centimètres",
            es: "| centímetro, centímetros"),
        UnitWords(
            .metricTeaspoon, en: "~tsp | metric teaspoon, metric teaspoons, metric tsp",
            it: "cucchiaino, cucchiaini | cucchiaino da caffè, cucchiaini da caffè, cucchiaino da tè, cucchiaini da tè",
            de: "TL | Teel, Teelöffel, Tl, Kaffeelöffel, KL",
            fr:
                "c. à c. | cuillère à café, cuillères à café, cuillerée à café, cuillerées à café, cuil à café, cuill à "
                + "café, cc, cac, càc, c à café, c-à-café, c-a-café, c-à-c, cuiller à café, cuillers à café, c à thé, c a thé, c-à-thé, c-a-thé, "
                + "cuillère à thé, cuillères à thé",
            es: "cucharadita, cucharaditas | cdta, cdtas, cdita, cditas, cucharilla, cucharillas"),
        UnitWords(
            .metricTablespoon, en: "~tbsp | metric tablespoon, metric tablespoons, metric tbsp",
            it: "cucchiaio, cucchiai | cucchiaio da tavola, cucchiai da tavola",
            de: "EL | Essl, Eßl, Esslöffel, Eßlöffel",
            fr: "c. à s. | cuillère à soupe, cuillères à soupe, cuillerée à soupe, cuillerées à soupe, cuil à soupe, "
                + "cuill à soupe, cs, cas, càs, c à soupe, c-à-soupe, c-a-soupe, c-à-s, cuiller à soupe, cuillers à soupe, cuillère, cuillères, "
                + "cuillère soupe, cuillères soupe",
            es:
                "cucharada, cucharadas | cucharada sopera, cucharadas soperas, cda, cdas, cuchara, cucharas"),
        UnitWords(
            .dessertspoon, en: "dessertspoon, dessertspoons | dsp, dstspn",
            it: "cucchiaio da dessert, cucchiai da dessert",
            de: "Dessertlöffel", fr: "c. à dessert | cuillère à dessert, cuillères à dessert",
            es: "cuchara de postre, cucharas de postre"),
        UnitWords(
            .metricCup, en: "metric cup, metric cups", it: "tazza, tazze", de: "Tasse, Tassen | Tas",
            fr: "tasse, tasses", es: "taza, tazas"),
    ]

    private static let customary: [UnitWords] = [
        UnitWords(
            .teaspoon, en: "tsp | teaspoon, teaspoons, tea spoon, tea spoons, tsps, tspn, teasp, ts, =t, us tsp",
            it: "~cucchiaino, ~cucchiaini",
            de: "~TL", fr: "~c. à c.", es: "~cucharadita, ~cucharaditas"),
        UnitWords(
            .tablespoon,
            en:
                "tbsp | tablespoon, tablespoons, table spoon, table spoons, tbsps, tbs, tbl, tbls, tbspn, tblsp, tablesp, =T, TB, us tbsp",
            it: "~cucchiaio, ~cucchiai", de: "~EL", fr: "~c. à s.", es: "~cucharada, ~cucharadas"),
        UnitWords(.cup, all: "cup, cups", en: "| c, cupful, cupfuls, us cup, us cups"),
        UnitWords(.fluidOunce, all: "fl oz | floz", en: "| fluid ounce, fluid ounces, fluid oz"),
        UnitWords(.pint, all: "pint, pints | pt, pts", it: "pinta, pinte", es: "pinta, pintas"),
        UnitWords(.quart, all: "quart, quarts | qt, qts"),
        UnitWords(.gallon, all: "gallon, gallons | gal, gals", it: "gallone, galloni", es: "galón, galones"),
        UnitWords(
            .ounce, all: "oz | ozs", en: "| ounce, ounces", it: "| oncia, once", de: "| Unze, Unzen",
            fr: "| once, onces", es: "| onza, onzas"),
        UnitWords(.pound, all: "lb | lbs", en: "| pound, pounds", it: "| libbra, libbre", es: "| libra, libras"),
        UnitWords(
            .inch, all: "in", en: "| inch, inches", it: "| pollice, pollici", fr: "| pouce, pouces",
            es: "| pulgada, pulgadas"),
        UnitWords(
            .imperialFluidOunce, all: "imp. fl. oz.",
            en: "| imperial fluid ounce, imperial fluid ounces, imperial fl oz"),
        UnitWords(.imperialPint, all: "imp. pint, imp. pints", en: "| imperial pint, imperial pints"),
        UnitWords(.imperialGallon, all: "imp. gallon, imp. gallons", en: "| imperial gallon, imperial gallons"),
    ]

    private static let produce: [UnitWords] = [
        UnitWords(
            .piece, en: "piece, pieces | pc, pcs, item, items", it: "pezzo, pezzi | pz", de: "Stück | Stücke, Stk, St",
            fr: "pièce, pièces | pce, pces", es: "pieza, piezas | trozo, trozos, ud, uds, unidad, unidades"),
        UnitWords(
            .dozen, en: "dozen | dozens, doz", it: "dozzina, dozzine", de: "Dutzend", fr: "douzaine, douzaines",
            es: "docena, docenas"),
        UnitWords(
            .clove, en: "clove, cloves", it: "spicchio, spicchi", de: "Zehe, Zehen", fr: "gousse, gousses",
            es: "diente, dientes"),
        UnitWords(
            .slice, en: "slice, slices", it: "fetta, fette | fettina, fettine", de: "Scheibe, Scheiben",
            fr: "tranche, tranches | rondelle, rondelles", es: "loncha, lonchas | rebanada, rebanadas, rodaja, rodajas"),
        UnitWords(
            .sprig, en: "sprig, sprigs | branch, branches, twig, twigs",
            it: "rametto, rametti | rametti, ramo, ciuffo, ciuffi", de: "Zweig, Zweige | Stiel, Stiele",
            fr: "brin, brins | branche, branches", es: "ramita, ramitas"),
        UnitWords(
            .leaf, en: "leaf, leaves", it: "foglia, foglie", de: "Blatt, Blätter", fr: "feuille, feuilles",
            es: "hoja, hojas"),
        UnitWords(
            .bunch, en: "bunch, bunches", it: "mazzo, mazzi | mazzetto, mazzetti", de: "Bund | Bunde, Bd",
            fr: "botte, bottes | bouquet, bouquets", es: "manojo, manojos"),
        UnitWords(
            .head, en: "head, heads", it: "cespo, cespi | testa, teste", de: "Kopf, Köpfe", fr: "tête, têtes",
            es: "cabeza, cabezas"),
        UnitWords(
            .stalk, en: "stalk, stalks", it: "gambo, gambi | costa, coste", de: "Stange, Stangen | Stängel",
            fr: "tige, tiges", es: "tallo, tallos | rama, ramas"),
        UnitWords(
            .rib, en: "rib, ribs", it: "gambo, gambi", de: "Stange, Stangen", fr: "tige, tiges",
            es: "tallo, tallos"),
        UnitWords(
            .rack, en: "rack, racks", it: "carré", de: "Rippenstück, Rippenstücke", fr: "carré, carrés",
            es: "costillar, costillares"),
        UnitWords(
            .wedge, en: "wedge, wedges", it: "spicchio, spicchi", de: "Spalte, Spalten", fr: "quartier, quartiers",
            es: "gajo, gajos"),
        UnitWords(
            .roll, en: "roll, rolls", it: "rotolo, rotoli", de: "Rolle, Rollen", fr: "rouleau, rouleaux",
            es: "rollo, rollos"),
        UnitWords(
            .stick, en: "stick, sticks", it: "stecca, stecche | bastoncino, bastoncini", de: "Stift, Stifte",
            fr: "bâton, bâtons", es: "palito, palitos"),
        UnitWords(
            .bulb, en: "bulb, bulbs", it: "bulbo, bulbi", de: "Knolle, Knollen", fr: "bulbe, bulbes",
            es: "bulbo, bulbos"),
        UnitWords(
            .ear, en: "ear, ears", it: "pannocchia, pannocchie", de: "Kolben", fr: "épi, épis", es: "mazorca, mazorcas"),
        UnitWords(
            .pod, en: "pod, pods", it: "baccello, baccelli", de: "Schote, Schoten | Kapsel, Kapseln",
            fr: "capsule, capsules", es: "vaina, vainas"),
        UnitWords(
            .fillet, en: "fillet, fillets | filet, filets", it: "filetto, filetti", de: "Filet, Filets",
            fr: "filet, filets", es: "filete, filetes"),
        UnitWords(
            .sheet, en: "sheet, sheets", it: "foglio, fogli", de: "Bogen", fr: "plaque, plaques", es: "lámina, láminas"),
        UnitWords(
            .strip, en: "strip, strips", it: "striscia, strisce", de: "Streifen", fr: "lamelle, lamelles",
            es: "tira, tiras"),
        UnitWords(
            .rasher, en: "rasher, rashers", it: "fetta, fette", de: "Scheibe, Scheiben", fr: "tranche, tranches",
            es: "loncha, lonchas"),
        UnitWords(
            .cube, en: "cube, cubes", it: "dado, dadi | cubetto, cubetti", de: "Würfel", fr: "cube, cubes",
            es: "cubo, cubos | pastilla, pastillas"),
        UnitWords(
            .block, en: "block, blocks", it: "panetto, panetti", de: "Block, Blöcke", fr: "bloc, blocs",
            es: "bloque, bloques"),
        UnitWords(
            .loaf, en: "loaf, loaves", it: "pagnotta, pagnotte", de: "Laib, Laibe", fr: "miche, miches",
            es: "hogaza, hogazas"),
        UnitWords(
            .ball, en: "ball, balls", it: "panetto, panetti", de: "Kugel, Kugeln", fr: "boule, boules",
            es: "bola, bolas"),
    ]

    private static let containers: [UnitWords] = [
        UnitWords(
            .tin, en: "tin, tins", it: "lattina, lattine | barattolo, barattoli, scatoletta, scatolette",
            de: "Dose, Dosen | Büchse, Büchsen", fr: "boîte, boîtes | conserve, conserves", es: "lata, latas"),
        UnitWords(
            .can, en: "can, cans", it: "lattina, lattine", de: "Dose, Dosen", fr: "boîte, boîtes", es: "lata, latas"),
        UnitWords(
            .jar, en: "jar, jars", it: "vasetto, vasetti", de: "Glas, Gläser", fr: "bocal, bocaux | pot, pots",
            es: "tarro, tarros | bote, botes"),
        UnitWords(
            .bottle, en: "bottle, bottles", it: "bottiglia, bottiglie", de: "Flasche, Flaschen",
            fr: "bouteille, bouteilles", es: "botella, botellas"),
        UnitWords(
            .bag, en: "bag, bags", it: "sacchetto, sacchetti", de: "Beutel", fr: "sac, sacs", es: "bolsa, bolsas"),
        UnitWords(
            .box, en: "box, boxes", it: "scatola, scatole", de: "Schachtel, Schachteln", fr: "barquette, barquettes",
            es: "caja, cajas"),
        UnitWords(
            .pack, en: "pack, packs | package, packages, packet, packets, pkg, pkgs, pkt, pkts",
            it: "confezione, confezioni | pacco, pacchi, pacchetto, pacchetti, conf",
            de: "Packung, Packungen | Pck, Pkg, Pckg, Päckchen, Pkt, Paket, Pakete, P", fr: "paquet, paquets",
            es: "paquete, paquetes"),
        UnitWords(
            .sachet, en: "sachet, sachets | envelope, envelopes", it: "bustina, bustine", de: "Tütchen | Tüte, Tüten",
            fr: "sachet, sachets", es: "sobre, sobres"),
        UnitWords(
            .punnet, en: "punnet, punnets", it: "cestino, cestini", de: "Schälchen", fr: "barquette, barquettes",
            es: "bandeja, bandejas"),
        UnitWords(
            .carton, en: "carton, cartons", it: "cartone, cartoni | brick", de: "Karton, Kartons",
            fr: "brique, briques",
            es: "cartón, cartones | brik, briks"),
        UnitWords(
            .tub, en: "tub, tubs | container, containers", it: "vaschetta, vaschette", de: "Becher",
            fr: "barquette, barquettes",
            es: "tarrina, tarrinas"),
        UnitWords(
            .tube, en: "tube, tubes", it: "tubetto, tubetti", de: "Tube, Tuben", fr: "tube, tubes", es: "tubo, tubos"),
        UnitWords(
            .glass, en: "glass, glasses", it: "bicchiere, bicchieri | bicchierino, bicchierini", de: "Glas, Gläser",
            fr: "verre, verres",
            es: "vaso, vasos | copa, copas"),
        UnitWords(
            .serving, en: "serving, servings | portion, portions", it: "porzione, porzioni", de: "Portion, Portionen",
            fr: "portion, portions", es: "ración, raciones"),
        UnitWords(
            .scoop, en: "scoop, scoops", it: "pallina, palline", de: "Messlöffel", fr: "dose, doses",
            es: "medida, medidas"),
    ]

    private static let small: [UnitWords] = [
        // A spoon of no said size, which is a count and not a volume.
        UnitWords(
            .spoonful, en: "spoonful, spoonfuls | spoon, spoons", it: "cucchiaiata, cucchiaiate", de: "Löffel",
            fr: "cuillerée, cuillerées", es: "cucharón, cucharones"),
        UnitWords(
            .pinch, en: "pinch, pinches", it: "pizzico, pizzichi | presa, prese", de: "Prise, Prisen | Pr",
            fr: "pincée, pincées", es: "pizca, pizcas"),
        UnitWords(
            .knifeTip, en: "knife tip, knife tips", it: "punta di coltello, punte di coltello",
            de: "Msp. | Messerspitze, Messerspitzen", fr: "pointe de couteau, pointes de couteau",
            es: "punta de cuchillo, puntas de cuchillo"),
        UnitWords(
            .dash, en: "dash, dashes", it: "spruzzo, spruzzi", de: "Spritzer", fr: "trait, traits", es: "toque, toques"),
        UnitWords(
            .drop, en: "drop, drops", it: "goccia, gocce", de: "Tropfen", fr: "goutte, gouttes", es: "gota, gotas"),
        UnitWords(
            .splash, en: "splash, splashes", it: "goccio, gocci", de: "Schuss", fr: "filet, filets",
            es: "chorrito, chorritos | chorro, chorros"),
        UnitWords(
            .drizzle, en: "drizzle, drizzles", it: "filo, fili", de: "Faden, Fäden", fr: "filet, filets",
            es: "hilo, hilos"),
        UnitWords(
            .handful, en: "handful, handfuls", it: "manciata, manciate | pugno, pugni", de: "Handvoll",
            fr: "poignée, poignées", es: "puñado, puñados"),
        UnitWords(
            .knob, en: "knob, knobs", it: "pezzetto, pezzetti", de: "Stückchen | Stich", fr: "morceau, morceaux",
            es: "trocito, trocitos"),
    ]
}
