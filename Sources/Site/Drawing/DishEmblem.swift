import Addresses
import Kitchen
import Text

/// The picture file of a dish, for recipes without a picture: a pizza with the toppings that the recipe lists, a dish that
/// the title names for certain with what the recipe names of it, else a card with a letter. Many recipes share one.
struct DishEmblem: Sendable {
    /// What is drawn.
    enum Kind: Hashable {
        /// The toppings, as a set of rows of the table of toppings.
        case pizza(toppings: UInt128)
        /// A kind of dish by its place among all, one of the tints, -1 for its own, and foods as a set of rows of theirs.
        case dish(kind: Int16, tint: Int8, garnishes: UInt128)
        /// A letter by its place among those of cards.
        case card(letter: UInt8)
    }

    let kind: Kind
    private let way: UInt8
    /// The address of the file in the built site.
    let address: String

    /// The emblem of a recipe by its title in a language; the names of its ingredients are asked for where they are seen.
    init(
        title: String, tags: [String] = [], language: KitchenLanguage = .english,
        ingredients: @autoclosure () -> [String] = []
    ) {
        let kind = Self.kind(title, tags, language, ingredients)
        self.init(kind, way: UInt8(FNV1a.hash(of: title.utf8) % UInt64(kind.ways)))
    }

    init(_ kind: Kind, way: UInt8 = 0) {
        (self.kind, self.way) = (kind, way)
        if case .card(let letter) = kind {
            address = Self.cardAddresses[Int(letter) * MonogramCard.ways + Int(way)]
        } else {
            address = PageAddress.emblem(Self.name(kind, way))
        }
    }

    /// The card of a title, whatever dish it names.
    init(cardOf title: String) { self.init(.card(letter: MonogramCard.letter(of: DishTitle(title)?.words[0] ?? ""))) }

    private static func kind(
        _ title: String, _ tags: [String], _ language: KitchenLanguage, _ ingredients: () -> [String]
    ) -> Kind {
        guard let parsed = DishTitle(title) else { return .card(letter: MonogramCard.letter(of: "")) }
        if isPizza(parsed, title, tags) { return .pizza(toppings: ToppingTable.set(of: ingredients())) }
        guard let number = DishNouns.all[language].kind(of: parsed), DishKind.all[number].fits(FoodWords(title)) else {
            return .card(letter: MonogramCard.letter(of: parsed.words[0]))
        }
        let foods = NamedFoods(title, describing: parsed.describing(DishTitle.Order(language)))
        return DishKind.all[number].drawn(foods, ingredients).map {
            .dish(kind: Int16(number), tint: $0.tint, garnishes: $0.garnishes)
        }
            ?? .card(letter: MonogramCard.letter(of: parsed.words[0]))
    }

    /// The addresses of all cards: many recipes share each.
    private static let cardAddresses = MonogramCard.letters.indices.flatMap { letter in
        (0..<MonogramCard.ways).map { PageAddress.emblem(name(.card(letter: UInt8(letter)), UInt8($0))) }
    }

    /// The name of the file without its ending.
    var name: String { Self.name(kind, way) }

    private static func name(_ kind: Kind, _ way: UInt8) -> String {
        switch kind {
        case .pizza(let toppings): "pizza-\(String(toppings, radix: 36))-\(way)"
        case .dish(let dish, let tint, 0): "dish-\(dish)-\(tint + 1)-\(way)"
        case .dish(let dish, let tint, let garnishes):
            "dish-\(dish)-\(tint + 1)-\(GarnishTable.name(of: garnishes))-\(way)"
        case .card(let letter): "card-\(MonogramCard.name(of: letter))-\(way)"
        }
    }

    /// Whether it is no dish, but a letter.
    var isCard: Bool { if case .card = kind { true } else { false } }

    /// The bytes of the file: an SVG document.
    var svg: [UInt8] { Sketch.smallDocument(drawing) }

    /// The drawing as an inline SVG of class `drawing`, decorative and without ids or links: 1 to 2.5 KB.
    var drawing: HTML {
        var dice = Dice(named: name)
        switch kind {
        case .pizza(let toppings): return CompactPizza(ToppingTable.toppings(of: toppings)).svg(&dice)
        case .dish(let dish, let tint, let garnishes):
            return DishKind.all[Int(dish)].look.svg(
                tint: Tint.colours(row: Int(tint)), garnishes: GarnishTable.garnishes(of: garnishes), &dice)
        case .card(let letter): return MonogramCard.svg(letter: Int(letter), way: Int(way))
        }
    }

    private static let namesOfPizzas: Set<String> = [
        "margherita", "marinara", "napoletana", "capricciosa", "diavola", "boscaiola",
    ]
    private static let otherThanPizza = FoodTable(
        """
        dough,impast,teig,pate,masa,sauce,sugo,salsa,sosse,soup,roll,bite,burger,bread,toast,muffin,pocket,casserol,\
        bake.,stuff,salad,season,crust,base,stone,fries,dip,ball,calzon,chicken,pinwheel,cup.,cups,schneck,brotch,\
        auflauf,cracker,topping,spice,rustica,dolce,fritt,pie.,hot dog,quesad,tast,loaf,boat,bombs,knots,mix
        """)

    /// Whether the noun is a pizza, or the name of one where the tags say so.
    private static func isPizza(_ title: DishTitle, _ text: String, _ tags: [String]) -> Bool {
        let isNamed =
            isPizza(title.words[title.start]) || isPizza(title.words[title.end - 1])
            || title.words.contains { 8...11 ~= $0.utf8.count && namesOfPizzas.contains($0) }
                && tags.contains { FoodWords($0).text.hasPrefix("pizz") }
        return isNamed && !otherThanPizza.fits(FoodWords(text))
    }

    private static func isPizza(_ noun: String) -> Bool {
        noun.hasSuffix("pizza") || noun == "pizzas" || noun == "pizze"
    }
}

extension DishEmblem.Kind {
    /// How many pictures there are of one kind, which differ as two plates of one dish do.
    fileprivate var ways: Int {
        if case .card = self { MonogramCard.ways } else { 4 }
    }
}

extension DishEmblem: Hashable {
    static func == (one: DishEmblem, other: DishEmblem) -> Bool { one.kind == other.kind && one.way == other.way }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(way)
    }
}

extension PageKind {
    /// The drawn pictures that recipes share, and those of a reader's own recipes, each once, in order of name.
    static let emblems = PageKind(prefix: PageAddress.emblemFolder) { plan in
        let own = plan.site.parts.readerPages.contains(.recipes) ? plan.site.emblemScript.emblems : []
        return Set(plan.recipes.compactMap(\.emblem) + own).sorted { $0.address < $1.address }.map { emblem in
            PlannedPage(address: emblem.address) { emblem.svg }
        }
    }
}

extension DishEmblem: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) {
        switch kind {
        case .pizza(let toppings): fields.add(0, toppings)
        case .dish(let dish, let tint, let garnishes):
            fields.add(1, garnishes)
            fields.add(Int(dish))
            fields.add(Int(tint))
        case .card(let letter): fields.add(2, UInt128(letter))
        }
        fields.add(number: UInt64(way))
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        let (form, set) = try fields.formOfEmblem()
        let kind: Kind
        switch form {
        case 0: kind = .pizza(toppings: set)
        case 1:
            guard let dish = Int16(exactly: try Int(from: &fields)), DishKind.all.indices.contains(Int(dish)),
                let tint = Int8(exactly: try Int(from: &fields))
            else { throw DamagedFields() }
            kind = .dish(kind: dish, tint: tint, garnishes: set)
        case 2 where set < UInt128(MonogramCard.letters.count): kind = .card(letter: UInt8(set))
        default: throw DamagedFields()
        }
        let way = try fields.number()
        guard way < kind.ways else { throw DamagedFields() }
        self.init(kind, way: UInt8(way))
    }
}

extension FieldWriter {
    fileprivate mutating func add(_ form: UInt64, _ set: UInt128) {
        add(number: form)
        add(number: UInt64(truncatingIfNeeded: set))
        add(number: UInt64(truncatingIfNeeded: set >> 64))
    }
}

extension FieldReader {
    fileprivate mutating func formOfEmblem() throws(DamagedFields) -> (UInt64, UInt128) {
        let form = try number()
        let low = UInt128(try number())
        return (form, UInt128(try number()) << 64 | low)
    }
}
