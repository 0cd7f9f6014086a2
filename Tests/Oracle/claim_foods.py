"""Foods of five languages of which it is known what they are, and the words that recipes have around them."""

from dataclasses import dataclass

ANIMAL = {"milk", "eggs", "fish", "crustaceans", "molluscs"}
FLESH = {"fish", "crustaceans", "molluscs"}


@dataclass(frozen=True)
class Food:
    """A food: what it is called, whether it is "vegan", "vegetarian" or "none" of them, and its allergens."""

    name: str
    diet: str
    allergens: frozenset
    is_known: bool = True


@dataclass(frozen=True)
class Language:
    """The words of a language. `{}` stands for a food, `{0}` and `{1}` for two, and `{m}` for an amount."""

    code: str
    known: list
    # What `groceries.csv` lacks.
    unknown: list
    ingredients: str
    method: str
    topping: str
    amounts: list
    preparations: list
    # A line that names two foods, both of which go in.
    pairs: list
    # A line that names a second food which does not go in.
    denials: list
    sentences: list
    steps: list
    serving: list
    denying_steps: list
    # Steps that sound like foods and name none.
    decoys: list


def foods(text, is_known=True):
    """`name diet allergen…` in rows, an underscore for a space within a name."""
    rows = (row.split() for row in text.strip().splitlines())
    return [Food(name.replace("_", " "), diet, frozenset(allergens), is_known) for name, diet, *allergens in rows]


ENGLISH = Language(
    "en",
    foods("""
        salt vegan
        sugar vegan
        potatoes vegan
        tomatoes vegan
        onions vegan
        carrots vegan
        basil vegan
        spinach vegan
        mushrooms vegan
        rice vegan
        lentils vegan
        olive_oil vegan
        butter_beans vegan
        coconut_milk vegan
        nutmeg vegan
        aubergines vegan
        chestnuts vegan
        buckwheat vegan
        oyster_mushrooms vegan
        flour vegan gluten
        bread vegan gluten
        soy_sauce vegan gluten soybeans
        almonds vegan nuts
        celery vegan celery
        tahini vegan sesame
        white_wine vegan sulphites
        butter vegetarian milk
        cream vegetarian milk
        mozzarella vegetarian milk
        eggs vegetarian eggs
        honey vegetarian
        parmesan none milk
        anchovies none fish
        prawns none crustaceans
        bacon none
        chicken none
        """),
    foods("""
        pecorino none milk
        feta vegetarian milk
        gochujang vegan soybeans gluten
        walnuts vegan nuts
        mussels none molluscs
        ghee vegetarian milk
        mayonnaise vegetarian eggs mustard
        ham none
        spice_mix vegan celery
        cajun_seasoning vegan mustard
        ketchup vegan celery
        """, False),
    "Ingredients", "Method", "Topping",
    ["200 g", "2 tbsp", "3", "1 cup", "a little", "1/2", "500 ml", "a handful of", ""],
    [", finely chopped", " (at room temperature)", ", plus extra for the tin", " (optional)", ", peeled and cut into 2 cm cubes",
     ", to taste", ", rinsed and drained", ", divided", ", thinly sliced, to serve", " (about 3 medium)"],
    ["{m} {0}, {1}", "{m} {0} (with {1})", "{m} {0}, {1} to serve", "{m} {0}; 50 g {1}", "{m} {0}, for the pan, and {1}",
     "{m} {0} or {1}", "{0}, {1}", "{m} {0} and {1}", "{m} {0} plus {1}", "{m} {0}, mixed with the {1}"],
    ["{m} {0}, without {1}", "{m} {0} ({1}-free)", "{m} {0}, no {1}"],
    ["You also need 50 g {}.", "Have some {} ready as well."],
    ["Add the {} and stir.", "Cook the {} for 10 minutes.", "Season with the {}.", "Fold in the {}, then leave to rest."],
    ["Serve with {}.", "Scatter with {} and eat at once.", "Brush with {} before baking.", "Melt some {} in the pan."],
    ["It is done without {}.", "Serve as it is, without any {} or sauce."],
    ["Roll it to the size of a walnut.", "Stir until smooth and shiny.", "Set the tin on a rack.", "Cook for 10 minutes.",
     "Take a fish slice and turn it over.", "Line the cake tin.", "Leave in the fridge overnight.",
     "Taste and adjust the seasoning.", "Add the spices and stir."])

ITALIAN = Language(
    "it",
    foods("""
        sale vegan
        zucchero vegan
        patate vegan
        pomodori vegan
        cipolle vegan
        carote vegan
        basilico vegan
        riso vegan
        lenticchie vegan
        latte_di_cocco vegan
        noce_moscata vegan
        castagne vegan
        farina vegan gluten
        pane vegan gluten
        salsa_di_soia vegan gluten soybeans
        mandorle vegan nuts
        sedano vegan celery
        vino_bianco vegan sulphites
        burro vegetarian milk
        panna vegetarian milk
        mozzarella vegetarian milk
        uova vegetarian eggs
        miele vegetarian
        parmigiano none milk
        acciughe none fish
        gamberi none crustaceans
        pancetta none
        pollo none
        """),
    foods("""
        pecorino none milk
        gochujang vegan soybeans gluten
        noci vegan nuts
        cozze none molluscs
        maionese vegetarian eggs
        prosciutto none
        mix_di_spezie vegan celery
        ketchup vegan celery
        """, False),
    "Ingredienti", "Preparazione", "Copertura",
    ["200 g di", "2 cucchiai di", "3", "1 tazza di", "500 ml di", ""],
    [", tritato finemente", " (a temperatura ambiente)", " (facoltativo)", ", a cubetti di 2 cm", ", q.b.", ", lavati e asciugati"],
    ["{m} {0}, {1}", "{m} {0} (con {1})", "{m} {0}, e {1}", "{m} {0} o {1}", "{0}, {1}", "{m} {0} e {1}"],
    ["{m} {0}, senza {1}", "{m} {0} (senza {1})"],
    ["Servono anche 50 g di {}."],
    ["Unite {} e mescolate.", "Cuocete {} per 10 minuti.", "Aggiungete {} e lasciate riposare."],
    ["Servite con {}.", "Spolverate con {} e mangiate subito.", "Spennellate con {} prima di infornare."],
    ["Si fa senza {}."],
    ["Formate palline grandi come una noce.", "Mescolate bene.", "Cuocete per 10 minuti.", "Lasciate in frigo una notte.",
     "Aggiungete le spezie."])

GERMAN = Language(
    "de",
    foods("""
        Salz vegan
        Zucker vegan
        Kartoffeln vegan
        Tomaten vegan
        Zwiebeln vegan
        Karotten vegan
        Basilikum vegan
        Reis vegan
        Linsen vegan
        Kokosmilch vegan
        Muskatnuss vegan
        Maronen vegan
        Buchweizen vegan
        Mehl vegan gluten
        Brot vegan gluten
        Sojasauce vegan gluten soybeans
        Mandeln vegan nuts
        Sellerie vegan celery
        Weißwein vegan sulphites
        Butter vegetarian milk
        Sahne vegetarian milk
        Mozzarella vegetarian milk
        Eier vegetarian eggs
        Honig vegetarian
        Parmesan none milk
        Sardellen none fish
        Garnelen none crustaceans
        Speck none
        Hähnchen none
        """),
    foods("""
        Pecorino none milk
        Bergkäse none milk
        Gochujang vegan soybeans gluten
        Walnüsse vegan nuts
        Miesmuscheln none molluscs
        Mayonnaise vegetarian eggs
        Schinken none
        Gewürzmischung vegan celery
        Grillgewürz vegan mustard
        Kräutersalz vegan celery
        """, False),
    "Zutaten", "Zubereitung", "Belag",
    ["200 g", "2 EL", "3", "1 Tasse", "500 ml", "etwas", ""],
    [", fein gehackt", " (zimmerwarm)", ", nach Belieben", " (optional)", ", geschält und in 2 cm großen Würfeln", ", abgetropft"],
    ["{m} {0}, {1}", "{m} {0} (mit {1})", "{m} {0}, dazu {1}", "{m} {0} oder {1}", "{0}, {1}", "{m} {0} und {1}"],
    ["{m} {0}, ohne {1}", "{m} {0} (ohne {1})"],
    ["Außerdem 50 g {} bereitstellen."],
    ["{} zugeben und rühren.", "{} 10 Minuten kochen.", "Mit {} würzen."],
    ["Mit {} servieren.", "Mit {} bestreuen und sofort essen.", "Vor dem Backen mit {} bestreichen."],
    ["Es geht auch ohne {}."],
    ["Walnussgroße Kugeln formen.", "Gut umrühren.", "10 Minuten kochen.", "Mit dem Nudelholz ausrollen.", "Die Kuchenform vorbereiten.",
     "Die Gewürze unterrühren.", "Kräftig würzen und abschmecken.", "Nach Belieben vegetarisch anrichten."])

FRENCH = Language(
    "fr",
    foods("""
        sel vegan
        sucre vegan
        pommes_de_terre vegan
        tomates vegan
        oignons vegan
        carottes vegan
        basilic vegan
        riz vegan
        lentilles vegan
        lait_de_coco vegan
        noix_de_muscade vegan
        châtaignes vegan
        farine vegan gluten
        pain vegan gluten
        sauce_soja vegan gluten soybeans
        amandes vegan nuts
        céleri vegan celery
        vin_blanc vegan sulphites
        beurre vegetarian milk
        crème vegetarian milk
        mozzarella vegetarian milk
        œufs vegetarian eggs
        miel vegetarian
        parmesan none milk
        anchois none fish
        crevettes none crustaceans
        lardons none
        poulet none
        """),
    foods("""
        comté none milk
        gochujang vegan soybeans gluten
        noisettes vegan nuts
        palourdes none molluscs
        mayonnaise vegetarian eggs mustard
        jambon none
        mélange_d'épices vegan celery
        ketchup vegan celery
        """, False),
    "Ingrédients", "Préparation", "Garniture",
    ["200 g de", "2 cuillères à soupe de", "3", "500 ml de", ""],
    [", finement haché", " (à température ambiante)", " (facultatif)", ", en cubes de 2 cm", ", bien égoutté"],
    ["{m} {0}, {1}", "{m} {0} (avec {1})", "{m} {0}, et {1}", "{m} {0} ou {1}", "{0}, {1}", "{m} {0} et {1}"],
    ["{m} {0}, sans {1}", "{m} {0} (sans {1})"],
    ["Il faut aussi 50 g de {}."],
    ["Ajouter {} et mélanger.", "Cuire {} 10 minutes.", "Assaisonner avec {}."],
    ["Servir avec {}.", "Parsemer de {} et manger aussitôt.", "Badigeonner avec {} avant de cuire."],
    ["Cela se fait sans {}."],
    ["Former des boules de la taille d'une noix.", "Bien mélanger.", "Cuire 10 minutes.", "Laisser une nuit au frais.",
     "Ajouter les épices et remuer."])

SPANISH = Language(
    "es",
    foods("""
        sal vegan
        azúcar vegan
        patatas vegan
        tomates vegan
        cebollas vegan
        zanahorias vegan
        albahaca vegan
        arroz vegan
        lentejas vegan
        leche_de_coco vegan
        nuez_moscada vegan
        castañas vegan
        harina vegan gluten
        pan vegan gluten
        salsa_de_soja vegan gluten soybeans
        almendras vegan nuts
        apio vegan celery
        vino_blanco vegan sulphites
        mantequilla vegetarian milk
        nata vegetarian milk
        mozzarella vegetarian milk
        huevos vegetarian eggs
        miel vegetarian
        parmesano none milk
        anchoas none fish
        gambas none crustaceans
        panceta none
        pollo none
        """),
    foods("""
        manchego none milk
        gochujang vegan soybeans gluten
        nueces vegan nuts
        mejillones none molluscs
        mayonesa vegetarian eggs
        jamón none
        mezcla_de_especias vegan celery
        ketchup vegan celery
        """, False),
    "Ingredientes", "Preparación", "Cobertura",
    ["200 g de", "2 cucharadas de", "3", "500 ml de", ""],
    [", finamente picado", " (a temperatura ambiente)", " (opcional)", ", en dados de 2 cm", ", bien escurrido"],
    ["{m} {0}, {1}", "{m} {0} (con {1})", "{m} {0}, y {1}", "{m} {0} o {1}", "{0}, {1}", "{m} {0} y {1}"],
    ["{m} {0}, sin {1}", "{m} {0} (sin {1})"],
    ["También hacen falta 50 g de {}."],
    ["Añadir {} y mezclar.", "Cocer {} durante 10 minutos.", "Sazonar con {}."],
    ["Servir con {}.", "Espolvorear con {} y comer enseguida.", "Pincelar con {} antes de hornear."],
    ["Se hace sin {}."],
    ["Formar bolas del tamaño de una nuez.", "Mezclar bien.", "Cocer 10 minutos.", "Dejar una noche en la nevera.",
     "Sazone con generosidad.", "Añadir las especias."])

LANGUAGES = [ENGLISH, ITALIAN, GERMAN, FRENCH, SPANISH]
