/// How OpenStreetMap tags the places that have a food (wiki.openstreetmap.org, "Key:cuisine", "Key:shop", "Key:diet").
///
/// ```swift
/// try FoodTags(of: "gelato").amenities               // ["ice_cream"]
/// try FoodTags(of: "pizza senza glutine").diets      // ["gluten_free"]
/// ```
public struct FoodTags: Hashable, Sendable {
    /// A diet that nobody tags, so that nothing can be said of it.
    public struct UntoldDiet: Error, Hashable {}

    /// Values of `cuisine`, the food itself first, each as a text without signs; none where only a diet is asked for.
    public let cuisines: [String]
    /// Values of `shop`: what such a shop sells is the food.
    public let shops: [String]
    /// Values of `amenity`, whatever their cuisine.
    public let amenities: [String]
    /// How names of such places begin, or a word in them: "pizz" of a pizzeria.
    public let names: [String]
    /// What a place must be tagged with besides, as in `diet:vegan`: a name or a cuisine says nothing of who can eat there.
    public let diets: [String]

    /// The tags of a food, by what it is called in the five languages of sites; any other is looked for as a `cuisine`. What says
    /// a diet in it is understood as a search of the site does.
    public init(of food: String) throws(UntoldDiet) {
        let query = SearchQuery(food).understood
        let words = query.text.split(whereSeparator: \.isWhitespace).map(String.init)
        let isFood = words.map { Self.laws[FoodName.folded($0)] == nil }
        let text = zip(words, isFood).filter(\.1).map(\.0).joined(separator: " ")
        let name = FoodName.folded(text)
        let tags = Self.table.first { $0.names.contains(name) }?.tags ?? []
        let values = { (key: String) in tags.filter { $0.key == key }.map(\.value) }
        diets = try Self.diets(of: query) + words.compactMap { Self.laws[FoodName.folded($0)] }
        let own = name.split(whereSeparator: \.isWhitespace).joined(separator: "_")
        let cuisines = values("cuisine")
        self.cuisines = name.isEmpty ? [] : [own].filter { !cuisines.contains($0) } + cuisines
        (shops, amenities) = (values("shop"), values("amenity"))
        let names = values("name")
        self.names = !name.isEmpty && names.isEmpty ? [text] : names
    }

    private static func diets(of query: SearchQuery) throws(UntoldDiet) -> [String] {
        // Of "lactose free" and "laktosefrei" the search understands nothing, and no tag says it.
        let isUntold = SearchText.words(of: query.text).contains { word in
            ["-", "+"].contains(SearchPhrases.meanings[word]) || word.hasSuffix("frei")
        }
        if isUntold { throw UntoldDiet() }
        let free = try query.without.map { allergen throws(UntoldDiet) in
            switch allergen {
            case .gluten: "gluten_free"
            case .milk: "dairy_free"
            default: throw UntoldDiet()
            }
        }
        return (query.diet.map { [$0.rawValue] } ?? []) + free
    }

    /// Laws by which people eat, as they are called in the five languages, and the diets that they are.
    private static let laws = ["halal": "halal", "kosher": "kosher", "koscher": "kosher", "casher": "kosher"]

    private typealias Tag = (key: String, value: String)

    /// A line each: names of the food, `:`, and tags of places that have it.
    private static let table: [(names: Set<String>, tags: [Tag])] = """
        pizza, pizze, pizzas, pizzeria: cuisine=pizza name=pizz
        pasta, nudeln, pates, pastas, noodles: cuisine=pasta cuisine=italian cuisine=noodle
        ice cream, gelato, gelati, eis, eiscreme, glace, glaces, helado, helados: amenity=ice_cream shop=ice_cream cuisine=ice_cream name=gelat name=eisdiele name=eiscaf name=glacier \
        name=heladeria
        coffee, caffe, kaffee, cafe: amenity=cafe cuisine=coffee_shop shop=coffee name=caff name=coffee name=kaffee
        bread, pane, brot, pain, pan: shop=bakery name=panificio name=boulangerie name=panaderia
        cake, cakes, torta, torte, dolci, kuchen, gateau, gateaux, patisserie, tarta, pastel, pasteles, something sweet: \
        shop=pastry shop=confectionery cuisine=cake cuisine=dessert
        burger, burgers, hamburger, hamburgers, hamburguesa, hamburguesas: cuisine=burger
        kebab, doner, doener, donair: cuisine=kebab
        sushi: cuisine=sushi
        ramen: cuisine=ramen
        fish, pesce, fisch, poisson, pescado, seafood, frutti di mare, meeresfruchte, fruits de mer, mariscos: cuisine=fish cuisine=seafood
        fish and chips: cuisine=fish_and_chips
        steak, meat, carne, fleisch, viande, barbecue, grill: cuisine=steak_house cuisine=steak cuisine=barbecue cuisine=grill
        chicken, pollo, hahnchen, hendl, poulet: cuisine=chicken
        sandwich, sandwiches, panino, panini, bocadillo, bocadillos: cuisine=sandwich
        curry: cuisine=curry cuisine=indian
        tacos, taco, burrito, burritos: cuisine=tacos cuisine=mexican
        tapas: cuisine=tapas
        crepe, crepes, pancakes, pfannkuchen, crespelle: cuisine=crepe cuisine=pancake
        soup, zuppa, suppe, soupe, sopa: cuisine=soup
        salad, insalata, salat, salade, ensalada: cuisine=salad
        breakfast, colazione, fruhstuck, petit dejeuner, desayuno: cuisine=breakfast
        beer, birra, bier, biere, cerveza: amenity=pub amenity=biergarten
        wine, vino, wein, vin: shop=wine cuisine=wine_bar
        cheese, formaggio, kase, fromage, queso: shop=cheese
        tea, te, tee, the: shop=tea cuisine=tea
        chocolate, cioccolato, schokolade, chocolat: shop=chocolate
        """.split(separator: "\n").map { line in
            let halves = line.split(separator: ":", maxSplits: 1)
            let tags = halves[1].split(separator: " ").map { tag -> Tag in
                let parts = tag.split(separator: "=")
                return (String(parts[0]), String(parts[1]))
            }
            return (Set(halves[0].split(separator: ",").map { FoodName.folded(String($0)) }), tags)
        }
}
