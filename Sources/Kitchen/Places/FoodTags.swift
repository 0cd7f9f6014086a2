/// How OpenStreetMap tags the places that have a food (wiki.openstreetmap.org, "Key:cuisine", "Key:shop", "Key:diet").
///
/// ```swift
/// FoodTags(of: "gelato").cuisines    // ["gelato", "ice_cream"]
/// FoodTags(of: "gelato").amenities   // ["ice_cream"]
/// ```
public struct FoodTags: Hashable, Sendable {
    /// Values of `cuisine`, the food itself first, each as a text without signs.
    public let cuisines: [String]
    /// Values of `shop`: what such a shop sells is the food.
    public let shops: [String]
    /// Values of `amenity`, whatever their cuisine.
    public let amenities: [String]
    /// Diets that a place may offer, as in `diet:vegan`.
    public let diets: [String]
    /// How names of such places begin, or a word in them: "pizz" of a pizzeria.
    public let names: [String]

    /// The tags of a food, by what it is called in the five languages of sites; any other is looked for as a `cuisine`.
    public init(of food: String) {
        let name = FoodName.folded(food)
        let tags = Self.table.first { $0.names.contains(name) }?.tags ?? []
        let values = { (key: String) in tags.filter { $0.key == key }.map(\.value) }
        let own = name.split(whereSeparator: \.isWhitespace).joined(separator: "_")
        let cuisines = values("cuisine")
        (self.cuisines, shops) = ([own].filter { !cuisines.contains($0) } + cuisines, values("shop"))
        (amenities, diets) = (values("amenity"), values("diet"))
        let names = values("name")
        self.names = names.isEmpty ? [food.split(whereSeparator: \.isWhitespace).joined(separator: " ")] : names
    }

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
        sushi: cuisine=sushi cuisine=japanese
        ramen: cuisine=ramen cuisine=japanese
        fish, pesce, fisch, poisson, pescado, seafood, frutti di mare, meeresfruchte, fruits de mer, mariscos: cuisine=fish cuisine=seafood
        fish and chips: cuisine=fish_and_chips
        steak, meat, carne, fleisch, viande, barbecue, grill: cuisine=steak_house cuisine=steak cuisine=barbecue cuisine=grill
        chicken, pollo, hahnchen, hendl, poulet: cuisine=chicken
        sandwich, sandwiches, panino, panini, bocadillo, bocadillos: cuisine=sandwich
        curry: cuisine=curry cuisine=indian
        tacos, taco, burrito, burritos: cuisine=tacos cuisine=mexican
        tapas: cuisine=tapas cuisine=spanish
        crepe, crepes, pancakes, pfannkuchen, crespelle: cuisine=crepe cuisine=pancake
        soup, zuppa, suppe, soupe, sopa: cuisine=soup
        salad, insalata, salat, salade, ensalada: cuisine=salad
        breakfast, colazione, fruhstuck, petit dejeuner, desayuno: cuisine=breakfast
        beer, birra, bier, biere, cerveza: amenity=pub amenity=biergarten
        wine, vino, wein, vin: shop=wine cuisine=wine_bar
        cheese, formaggio, kase, fromage, queso: shop=cheese
        tea, te, tee, the: shop=tea cuisine=tea
        chocolate, cioccolato, schokolade, chocolat: shop=chocolate
        vegan, vegano, vegana, vegane, vegetalien, vegetalienne: diet=vegan
        vegetarian, vegetariano, vegetariana, vegetarisch, vegetarien, vegetarienne: diet=vegetarian
        gluten free, senza glutine, glutenfrei, sans gluten, sin gluten: diet=gluten_free
        halal: diet=halal
        kosher, koscher, casher: diet=kosher
        """.split(separator: "\n").map { line in
            let halves = line.split(separator: ":", maxSplits: 1)
            let tags = halves[1].split(separator: " ").map { tag -> Tag in
                let parts = tag.split(separator: "=")
                return (String(parts[0]), String(parts[1]))
            }
            return (Set(halves[0].split(separator: ",").map { FoodName.folded(String($0)) }), tags)
        }
}
