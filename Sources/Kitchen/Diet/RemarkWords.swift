/// Words beside the name of an ingredient that name no food, so that all of a remark is known to be no food.
///
/// A word that is missing here costs a claim and no more: what is not understood is not known. So no word stands here that
/// can name a food, or make another of it ("almond", "vegan").
enum RemarkWords {
    /// Whether a folded word names no food: one of these, what is done to food, a number or a unit.
    static func contains(_ word: String, in language: KitchenLanguage) -> Bool {
        all[language].contains(word) || word.utf8.allSatisfy { $0 &- 0x30 < 10 }
            || Unit(named: word, in: language) != nil
            || FoodModifiers.contains(word, in: language) || FoodModifiers.isNoFood(word)
            || FoodModifiers.saysPurpose(word) || isMeasure(word)
    }

    /// Whether a word is an article before what was named already.
    static func isDefinite(_ word: String) -> Bool { articles.contains(word) }

    static let articles = Set(
        "the il lo la l gli der die das den dem le les du el los las al del".split(separator: " ").map(String.init))

    /// "400g", "2cm": digits with a unit.
    private static func isMeasure(_ word: String) -> Bool {
        guard let first = word.utf8.first, first &- 0x30 < 10 else { return false }
        return word.utf8.drop { $0 &- 0x30 < 10 }.count <= 3
    }

    private static let all = PerLanguage<Set<String>> { language in
        let preparations = PreparationWords.of(language)
        let done = (preparations.done + preparations.manners).flatMap { FoodName.words(of: $0) }
        let words = language.choose(
            english: english, italian: italian, german: german, french: french, spanish: spanish)
        return Set(words.split { $0 == " " || $0 == "\n" }.map { FoodName.folded(String($0)) }).union(done)
    }

    private static let english = """
        a able about above absolutely according accordingly across actual actually adapt add added adding additional \
        adjust after afternoon afterwards again against aging ago air airtight alike all allow allowed allowing \
        almost alone along also alternatively although always amber among amount amounts an and angle another any \
        anything apart appear appearance approx approximate approximately approximation are aren arms around arrange \
        arrive as aside ask assorted at attached attention authentic autumn available average avoid away b baby back \
        backs bag bags bake baked baker bakers baking balance ball balls bar barely base bash bashed basic basically \
        batch batches bath batons be bear became because become been before began begin beginner being believe below \
        bend beside besides best better between big bigger bind bit bite bits bitter black blade blades blanch \
        blanched blend blended blender block blocks blow blue board boards body boil boiled both bottle bottled \
        bottles bottom bought bowl box boxes brand brands break breaking breaks bright bring bringing brisk broad \
        broil broiler broken brown browned browning bruise bruised brush brushing bubbling build bulb bulbs bulk \
        bulky bunch bunches bundle burn burnt busy but buy buying by can canned cans capacity carton case catch \
        ceramic certain change changes chef chefs chiffonade chill choice choose choosing choosy chunk chunks chunky \
        circle circles clarified clean clear cling close cloth cloths cloudy clove cloves coarse coat coated coating \
        cob cobs coils cold collander color colour combined come comes comfortable common company compare completely \
        consistency container contents cook cooking cool cooled cooler core cored coring corner corners correct cost \
        costs could couldn count course cover covered covering create crevices crisp crisped crispy cross crosswise \
        crown crumble crumbled crumbling crushing crust crustless cube cubes cubing cup cups cure cured curled curly \
        cut cuts cutter cutting d daily damp dark darker dash date day days debone decent decide decided decorate \
        decorating decoration deep deeply defrost degree degrees delicate demand dense depend depending depends depth \
        deseed desired detach diagonal diagonally diameter dice diced did didn differ different dipping directions \
        dirt discard discarded dish dishes dissolve dissolved divide do doesn don done dot double dough down drain \
        drained draining dried drizzle drizzling drop dropped drops dry during dust dusted dusting dusty each ear \
        early ears earthy easier easily easy eating edge edges edible effect effects eight eighths either elastic \
        electric eleven else emptied end ends enjoy enough entire equal equally equivalent especially estimate etc \
        even evenly eventual every example excess extra eye eyes face facultative fairly fall fan far farmed fast \
        fattier feel few fibrous fifth fill filled film filter find finding fine finely finger fingers finish \
        finished finishing fire firm firmer firmly first fit five flakes flame flat flatten flattened flexible float \
        floral floret florets fluff fluid foam foil fold folded follow following foot for forget fork form fortnight \
        found four fourths fragrant free freeze freezer fresh freshly fridge friend friends from frond fronds front \
        frozen fry frying full fuzzy garden garnish garnishing gas gathered gauge general generously gentle gently \
        get getting gift give given gives giving glass glaze glazing glossy glove gloves glug go going gold golden \
        gone good got grab grade grams grate grated grater grating grease greased greasing great grey grill grilled \
        grind grinder grinding ground group grow grown guess guest guests guidance guide had hairy half halve halved \
        halves halving hand handful handfuls handle handy hang happy hard harder hasn have haven having head heads \
        healthy heaped heat heatproof heavy height held help hence here herself high hill hint hold holding hole \
        holes hollow home homemade honest hot hour hours how hull hulled hungry husk i idea ideal ideally if imperial \
        imported in inch inches include included including increase indicated infuse inner inside instead intact \
        intended intense into inverted iron is isn issue it its jar jars jug juice juiced juices julienne just keep \
        keeps kept kettle kg kilo kilos kind kinds kitchen knead kneading knife knives knob knot knots label lack \
        laid lain large larger last later lay layer layered layers lb lbs leaf leaner least leathery leave leaves \
        leaving left lend length lengths lengthways lengthwise less let letting level lid lift light lighter lightly \
        liking limit limp line lined linen lining liquid litre litres little ll long longer look looks loose loosely \
        loosen lot lots low lower lukewarm m made main mainly make makes making mallet mandoline manner manual many \
        market marks mash masher massage matchbox matchstick matchsticks mature matured max maximum may maybe mean \
        meanwhile measure measured medium mellow melt melting mesh metal method metric middle might mild milder \
        milled mince minced mini minimal minimum minus minute minutes missing mix mixed mixer mixing mm moderate \
        moist moisten moment month months more mortar most mould moulds move moving much muddled multi muslin must my \
        narrow native natural near nearly necessary need needed needing needle needles needs neutral never new next \
        nice nick night nine no nodules none nonstick normal nose not notch note notes nubs number numbers obviously \
        of off oiled ok old older omit on once one ones only onto opaque open opened opening opposite opt option \
        optional optionally options or order ordinary organic original other others otherwise ounce ounces our \
        ourselves out outer outside oven ovenproof over overlapping overnight own oz pack packed packet packets \
        packing pair pairs pan pans paper parchment pared paring part partly parts passed past pat patted peak peaks \
        peel peeled peeler peeling peelings people per perfect perfectly perhaps person pestle pick picked piece \
        pieces pile pinch pinches pink pint pints pipe piped piping pit pith pits pitted plain plate plates platter \
        please plenty plump plus poach poached pocket point pointed poked pop popped portion portions position \
        possible pot pound pounded pour poured powdered practice prefer preferably preference preferred preheat \
        preheated preparation prepare prepared prepped present press pressing pressure pretty prevent prick pricked \
        process processed processor produce production proof provide provided pull pulled pulling pulse pulsed \
        purchase purple purpose pushed put putting q quality quantities quantity quarter quartered quarterings \
        quarters quick quickly quite rack racks range rare rasp rather ratio raw re reach reached readily ready \
        really reason receive recipe recommended red reduce reduced reduction refill refrigerate refrigerated \
        refrigerator regular regularly rehydrated release remain remainder remaining remains remember remove removed \
        removing require required requires reserve reserved reserving rest restaurant resting result results return \
        reuse ribbon ribbons rim rind rinds ring rings rinse rinsed rinsing ripe roast roasted roaster roasting roll \
        rolled rolling room root roots rough roughly round rounds rub rubbed rubbery run running rustic s safe said \
        same saucepan save say scald scalded scale scales scalloped scant scattering scissors scoop scooped score \
        scored scoring scrape scraped scraper scrub scrubbed seal sealed season seasonal seasoned seasoning second \
        seconds section sections see seed seeded seeds seem segments sell send separate separated separately \
        separating serve served serving servings set setting seven several shake shaken shallow shape shaping sharp \
        sharpness shaved shaving shavings she sheet sheets shelf shell shelled shells shop shops shore short should \
        shouldn show shred shredding shreds shrink side sides sieve sieved sift sifting silverskin similar simmer \
        simmered simmering simple simply since sit sitting six size sized sizes skewer skewered skewers skillet skin \
        skinned skins slab slabs sleeve slice sliced slicer slices slicing slide slightly slit slits sliver slivers \
        slow slowly small smaller smash smell smooth snipped so soak soaked soaking soft soften softened sold solid \
        solids some somehow something sometimes son soon sort sorted source sources space spare spatula speckled \
        spicy spike spiral split spoon spoonable spoonful spoonfuls spoons spot spots spray sprig sprigs spring \
        sprinkle sprinkled sprinkling squares squeeze squeezing stab stage stain stainless stale stalk stalks stalky \
        stand standard start starting stay steamed steaming steel steep steeped stem stems step sterile sterilised \
        sterilized stick sticking sticks sticky still stir stirred stirring stone stoned stones stop stopping storage \
        store stored straight strained strainer strainers strands stretch string stringy strip stripped strips strong \
        stronger success such suffice sufficient suggest suit suitable supermarket supple support sure surface \
        surrounding swap swapped sweet sweeter swirl t take taken takes taking tall tap tart taste tasted tasteless \
        tastes tasty tear teaspoons tell temp temper temperature ten tend tender tenderised tested texture than thank \
        that thaw thawed thawing the their them themselves then there therefore these they thick thickly thickness \
        thin thing things think thinly thinner third thirds this thorns thorough thoroughly those though thought \
        thread threads three through throw thrown thumb thumbs tidy tied tight tightly time times tin tines tinfoil \
        tinned tins tiny tip tips to toasting together tongs tonight too took tooth toothpick toothpicks top tops \
        torn toss tossed total touch touching tough toward towel towels traces track traditional transfer translucent \
        transparent tray tried trim trimming trimmings triple true try trying tub tubes tuck turn turned turning \
        tweezers twelfths twelve twice twine twist twisted two type types unable unbleached unbroken uncooked uncut \
        under undercooked underneath understand undrained undyed uneven unless unopened unpeeled unripe unrolled \
        unsalted unseasoned unsweetened until untreated untrimmed unwaxed up upon upright use used useful user uses \
        using usual usually utensil vacuum various vary ve vein veins velvety vertical vertically very vessel via \
        viable view virgin visible wait wall want warm warming was wash washed wasn waste watch waxed waxy way ways \
        we weather wedge wedges week weekend weeks weigh weighed weighing weighs weight welcome well were wet \
        whatever wheel wheels when whenever where whether which whichever while whip whipped whipping whisk whisker \
        whisking white whiter who whole wholly whose why wide wider width wild will willing window winter wipe wiped \
        wire wish wishes with within without won wonderful wooden woody wool work worked worry worth would wrap \
        wrapped wrapping wring wrinkled wrong x year years yellow yes yesterday yet yield yields you young your \
        yourself zest zested zester zip
        """

    private static let italian = """
        a abbondante ad affettare affilato aggiungere ai al alla alle allo altra altre altri altro ambiente ammollate \
        ammollati ammollato anche ancora appena arrostito asciugare asciugata asciugati asciutto assaggiare assaggio \
        avanzato avere b base battuta battuto ben bene bianca bianche bianchi bianco bicchiere bisogno bollente \
        bolliti bollito bordo buccia c cad cadauno calda caldo carta casseruola centimetri che chicchi ci ciascuna \
        ciascuno cima cime ciotola circa ciuffi ciuffo col coltelli coltello con congelatore coperchio coperta coppa \
        cosa cosi cotta cotte cotti cotto cottura crosta cruda crude crudi crudo cubetti cubetto cucchiaiata cui da \
        dadini dadolata dal dalla decorare decorazione decorazioni degli dei del delicata delicato dell della delle \
        dello dentro desiderata di dimensione dimensioni diversi divisa divise divisi diviso dolce doppio dorata \
        dorato dorso dose due e eccesso ed entrambi essere essiccato estate eventuale eventualmente extra facoltativa \
        facoltative facoltativi facoltativo fetta fette fettine fiammiferi filetti fili fine fini finire finissimo \
        fogli foglia foglie fondo forchetta forma forno forte fredda freddi freddo freschi freschissimi frigo \
        frigorifero frullatore fuori gambi gambo gia gialla gialle giallo giorni giorno giovane gli gocce grattata \
        grattugia grattugiare griglia grossa grosse grossi grosso guarnire guarnizione gusto hai i il impastare \
        impasto in incidere incisi ingrediente insieme intera interi intero inverno io julienne l la lama lasciare \
        lasciata lasciato lati lato lavare lavati le leggermente lessata lessate lessati lessato lista listarelle lo \
        lunga lunghi lungo ma maggiore mano mazzetto medi media medie medio meglio meno mescolare metà mezz mezza \
        mezzi mezzo minimo minuti minuto misti misto misura mite molta molti molto morbida morbide morbidi morbido \
        mortaio naturale necessario necessita necessitano nel nella nelle nello nera nere neri nero non numero o \
        occorre occorrono oppure ora ore ospiti ottima pacchetto padella panno parte parti pasto pelati pelle \
        pellicola pennello pentola per persona persone peso pestello pezzetti pezzettini pezzi pezzo piacere piana \
        piastra piatto piccante piccola piccole piccoli piccolo più poca poche pochi poco poi porzione porzioni \
        possibile potete preferenza preferibilmente preferisci preferite preparare preparate prima privata private \
        privati privato pronta pronte pronto pulire pulita puliti q qb qualche qualita qualità quanto quarti quarto \
        quattro quella quello questa questo radici rametti rametto reidratati resto ricetta ricoprire riduzione \
        riposare riposo rondelle rossa rosse rossi rosso rotelle rotonda rotondi rotta rotti rotto s scaglie scalzi \
        schiacciata schiacciate schiacciati schiacciato scolare scolata scolati scorza scuro se secondo semi sempre \
        serve servire servizio servono setacciati sgusciate sgusciati si sia sminuzzare sono sopra sottile sottili \
        spago spellati spellato spessa spesse spessi spesso spessore spezzati spezzato spezzettata spezzettati \
        spezzettato spicchi spicchio spiedini spolverare spolverizzare stagionata stagionato stagione stagnola stampo \
        stecche stecchini striscioline strizzata strizzati strizzato su sua sue sugli sul sulla superficie tagliare \
        taglio teglia temperatura tempo tenera tenere teneri tenero tenete tipo tocchetti togliere tolta tolte tolto \
        torsolo tostata tostate tostati tostato tra tre tritare trito troppo tutta tutte tutti tutto un una ungere \
        uno unta usare uso va vasetto verde verdi vista vogliono volta volte vostro vuole zeste
        """

    private static let german = """
        ab aber abgekühlt abgekühlte abgeschmeckt abgetropfte abgewogen abgezogen abgezogene abschmecken abtropfen \
        abtropfgewicht abwiegen alle alles alt alte alter alternativ alufolie am an andere anderer anderes anrichten \
        anschließend aufgetaut auflauf aus ausgedrückt ausgedrückte ausgelöst ausgepresst ausrollen außen außerdem \
        backen backform backpapier bearbeiten bedarf bei beide beides belieben beliebig benötigen benötigt \
        bereithalten bereits bereitstellen besser besten bestreichen bestreuen bestäuben bis bisschen bitte \
        blanchiert blanchierte blatt blech blättchen blätter brauchen braucht breit breite bund ca cm da dabei damit \
        danach dann darauf das davon dazu deckel dekoration dekorieren dem den der des dicht dick dicke dicken die \
        diese dieser direkt doppelt dose dosen drei durch durchgepresst durchmesser dünn dünne dünnen eher ein eine \
        einem einen einer eines einfach einfache eingelegt eingeweicht eingeweichte einige einigen einzeln ende eng \
        entfernen entfernt enthäutet entsteint entsteinte entsteinten entstielt er es etwa etwas eventuell evtl extra \
        falls fein feine feinen feiner feines ferner fertig fertige fest feste festem festen flach flüssig flüssige \
        folie form formate formen formhohe frischhaltefolie füllen füllung fünf für fürs gabel ganz gar garen \
        garnieren garnierung garnitur gebacken gebraten gebratene gefrierfach gegart gegarte gehäutet gehäutete \
        gekocht gekochte gekühlt gelb gelbe gelber gelegt gemahlen gemahlene gemahlener gemischt gemischte genug \
        geputzte gerade gerollt geröstet geröstete gesamt geschlagen geschlagene geschlagener geschmack geschmeidig \
        geschnittene gesäubert geteilt geteilte getrennt gewaschene gewicht gewässert gewünscht gewürfelte gezupft \
        glas gleich gleiche gleicher goldgelb grill grob grobe groben grober größe grün grüne grünen grüner gut gute \
        guter gutes gäste halb halbe halbierte hand handvoll hart haut heiß heißes hell helle hier hinzu hälfte \
        häutet höhe ihr im in innen ins insgesamt ist je jede jeder jedes jeweils jung junge junger kann kein keine \
        keinen kerne kernen kerngehäuse klein kleine kleinen kleiner kleingeschnitten klinge knapp kochen kochend \
        konsistenz kräftig krümel kugeln kurz küche küchengarn kühl kühlschrank lang lange langen lassen lauwarmes \
        leicht leichte lieber liegt locker länge längs löffel man maximal mehr mehrere menge mengen messer \
        messerspitze mild milde min mindestens minute minuten mischen mit mittel mittelgroße mittlere mixer \
        mundgerecht mundgerechte mögen möglich möglichst mörser nach natur naturbelassen nicht nimmt noch nur nötig \
        oben ober oberfläche optional ort paar packung pariert passend passiert person personen pfanne pinsel portion \
        portionen prise probieren päckchen qualität quartiere quer rand raspeln reibe reif reife reifer rest reste \
        restliche restlichen richtig ring ringe ringen roh rohe rolle rollen rost rot rote roten roter rotes rund \
        runde rundum rösten rücken s saison sauber schale scharf scheibchen scheibe scheiben schneiden schnitt \
        schwach schwarz schwarze schwarzer schälen schön schüssel sehr sein seite seiten selbst selbstgemacht separat \
        servieren sich sie sieb sieben sind so sofort sonst sorte sorten spalten spieß spieße später stange stangen \
        stark statt steif stiel stiele stielen streifen streuen strunk stunde stunden stößel stück stückchen stücke \
        stücken stückig süß süße süßen tag tage tasse teig teil teile teilen temperatur tiefgefroren tiefgekühlt topf \
        trocken trockene trockener trockengetupft trocknen tuch tupfen um unbehandelt unbehandelte unbehandelten und \
        ungefähr ungesüßt ungewürzt unten unter verarbeiten verquirlt verrühren verteilt verwenden verwendet \
        verzieren viele vier viertel vierteln vom von vor vorbereitet vorgegart vorgeheizt vorgekocht vorher warm \
        wasserabgetropft weich weiche weiß weiße weißen weißer wenig weniger wenn wer werden wie wir wird würfel \
        würfelchen würfeln würzig würzige zahnstocher zarte zehe zehen zerbröckelt zerbröselt zerdrückte zerkleinert \
        zerlassen zerpflückt zerrieben zerriebene zerrupft zerstoßen zerstoßene zerteilt zimmertemperatur zu \
        zubereitung zum zur zusammen zusätzlich zwei zweige über überbrühen übrig
        """

    private static let french = """
        a abord accompagner affûté afin ajouter ajustement ajuster aluminium ambiant ambiante au aujourd aurez aussi \
        autre autres aux avant avec avoir bain bas base battre battue battues beau beaux besoin bien biseau blanc \
        blanche blanches blanchi blanchis blancs bord botte bottes bouillant bouillante bouilli bouillie bouquet bout \
        bouts boîte branche branches brin brins brisé brisée brisés brochettes brunoise bâtonnet bâtonnets c carré \
        carrés casserole cassée cassés ce cela centimètre centimètres cercle ces cette chacun chacune chaque chaud \
        chauds choix ci ciseler cm comme complet complète compter concassés congélateur conserve copeaux couleur \
        coupe couper coupée coupées coupés courte couteau couvercle couverte croûte cru crue crues crus cube cubes \
        cuillère cuire cuisson cuit cuite cuites cuits d dans de demi demie des deux deuxième devant diamètre doré \
        dorée dorés dos douce douces doux du dur durs décoration décorer décortiqué décortiquée dés désiré détaillé \
        détaillée détaillées détaillés effeuillé effeuillée effilé effilée effilés elle en encore enlevé enlevée \
        enlevées enlevés entier entre enveloppe environ essorée essorés est et extra facultatif facultatifs \
        facultative facultatives fait faites farinés faudra faut fendue ferme fermes feuille feuilles fibre ficelle \
        filet filets film fin fine finement fines finir finition fins fois fondre fondue force fort forte fouetté \
        fouettée fourchette frais frigo froid froids garnir garniture glaçage gousse gousses goût goûts graissage \
        graisser grille grillé grillée grillées grillés gros grosse grosses grossier grossièrement haut heure heures \
        hors hui huiler il ils imbiber incorporer invités j jaune jaunes jour jours julienne juste l la laisser lame \
        lamelle lamelles lanière lanières largeur lavés le les leur long longue longueur losanges léger légère \
        légèrement m macérer main mais maison mesure mettre mi mince minces mini minimum minute minutes mixeur moins \
        moitié moitiés morceau morceaux mortier mouler moulu moulue moulus moyenne mélange mélanger mélangé même n \
        nature ne net noir noire noires noirs non nouveau nécessaire nécessaires nécessitent optionnel optionnelle ou \
        papier paquet par parer part partie parties pas peau peaux pelées pelés petit petite petits peu peut pic pics \
        pilon pinceau pincée pincées piquant piquante pièce pièces plaisir plaque plat plats pluches plus plusieurs \
        poché poids pointe portion portions pot poudrer pour pousses poêle pressé pressée pressées pressés \
        préalablement préférence préparation préparé prévoir prévoyez prêt puis pépin pépins qu qualité quantité \
        quart quartier quartiers quatre que quelques queue queues qui quoi rang recette recouvrir rectangles reste \
        retirée retirés rincer rincée rincées rincés rond ronde rondelle rondelles ronds rouge rouges roulé râpe \
        râper réfrigérateur réhydratés réserve réservé rôti rôtis s sa sachet saisi saladier se sec selon semi sens \
        sera service servir ses si soigneusement soit son sont sous sucré sur surface sèche sèches séché séparé \
        séparés t taille taillé taillée taillés tamiser temps température tendre tendres tige tiges tiède tièdes \
        torchon torréfié torréfiées torréfiés tous tout toute toutes tranche tranches tremper trempé trempée trempés \
        triangle trois tronçon tronçons trop très type tête têtes un une usage utiliser vais vert verte verts vif \
        volonté votre vous y zeste zestes à ça écorce écrasée écrasées écrasés égoutter égrappé élaboration émietté \
        émiettée émiettés épais épaisse épaisses épaisseur équivalent étalé éventuellement ôtée ôtés
        """

    private static let spanish = """
        a abundante acompañar además adornar adorno afilado agregar aguja ajustar al algo algunas algunos alto \
        aluminio amarilla amarillo ambas ambiente ambos ancho antes aparte aplastado aplastados aprox aproximadamente \
        aproximado asada asado asados así aunque añadir bandeja base bastante bastoncitos bastones batidas batidora \
        batidos bien blanca blancas blanco blancos blanda blandas blando bol bolsa bolsas borde bordes bote brochetas \
        buena bueno cada caja calidad caliente cantidad casera casero cazuela centímetro centímetros cepillado cerca \
        cocer cocida cocidas cocido cocidos cocinar color como con congelada congelador conservar consistencia \
        cortada cortadas cortado cortados cortar corte cosa cruda crudas crudo crudos cruz cualquier cualquiera \
        cuando cuantos cuarto cuartos cuatro cubitos cubo cubos cuchara cucharadas cuchillo curada curado cáscara da \
        dado dados de debe decoración decorar dejar del demasiado dentro derretido desalado desangrado descongelado \
        desgranado desmenuzada desmenuzado desmenuzados despepitado despepitados después diente dientes distintas \
        dividida dividido diámetro doble dorada dorado dorar dos dulce dulces duro duros día días e el elección \
        elegir ella en encima engrasar entera entero entre envase es escurrida escurridas escurrido escurridos \
        esparcir espesor espolvorear este esto está estén etc exceso exprimido extra falta faltar filetear filo fin \
        fina finas fino finos firme firmes forma fresca freír frigorífico frita fría fríos fuera fuerte gajo gajos \
        glasear grosor gruesa gruesas grueso gruesos guarnición gusto hace hacen hebras hecha hecho hervida hervidas \
        hervido hervidos hilo hoja hojas hora horas horno incluso instantánea interior invierno invitados joven \
        juliana julianas junto justa la largo largos las lata latas lavar le ligeramente limpio lista listo lo locha \
        los luego láminas maceradas machacadas machacados madura maduras maduro maduros manera mano manojo manojos \
        media medianos medias medio medios mejor menos mezcla mezclar mientras minuto minutos mismo mitad mitades \
        molde moler molida molidas molido molidos molla montar mortero mucha mucho muy más mínimo nada natural \
        necesaria necesario necesita necesitan necesitas negra negras negro negros nevera ni no nos o olla opcional \
        opcionales otra otras otro otros palillos papel paquete para parte partes partida partido paño pedazo pedazos \
        pela peladas pelados pelar pepitas pequeñas pequeños pero persona personas peso picadas picados picante pie \
        piel pieles pieza piezas pincel pizca pizcas plana poca pocas poco pocos por porciones porción posible \
        preferencia preferible preferiblemente preparar prever previamente primero puede pueden punta puñado puñados \
        que quiera quitada ralladas rallador rallados ralladura rallar rama ramas ramita ramitas rebanada rebanadas \
        rebozar receta recién recta redondo refrigerada rejilla relleno remojada remojadas remojado remojados remojo \
        resto rodaja rodajas roja rojas rojo rojos rotos sacar sartén se según seis semilla semillas separada \
        separadas separado ser servir si siempre sobre sofrito su suave suaves suficiente superficie tal tallo tallos \
        tamaño también tanto tapa temperatura tenedor tener tenga ternas tiempo tierna tiernas tierno tiernos tipo \
        tira tiras tiritas todas todo todos tostada tostadas tostado tostados total tres troceada troceadas troceado \
        troceados trocitos trozar trozo trozos tu un una unas unidad unidades unos untar usa usar uso utilizar va \
        vaso ver verano verde verdes vez virutas y ya
        """
}
