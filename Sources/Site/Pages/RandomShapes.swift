import Addresses
import Kitchen
import Templates

/// The page that makes pizzas by chance.
struct RandomPage: Sendable {
    /// A pizza that the build made.
    struct Made: Sendable {
        let seed: UInt64
        let pizza: PricedDish
    }

    /// The toppings that may be drawn, in the order of the menu.
    let pool: [Ingredient]
    /// What a pizza of them may contain, or have traces of, in the order of the numbers.
    let allergens: [AllergenNote]
    /// Three pizzas for readers without scripts; none where the pool is too small.
    let made: [Made]
    let drawing: DrawingScript
    private let base: DietFacts

    init(_ menu: PricedMenu, site: SiteFrame) {
        pool = menu.menu.ingredients.filter { $0.isDrawn(on: site.today) }
        drawing = DrawingScript(pool)
        base = menu.menu.base.diet.completed
        let facts = pool.reduce(base) { $0.and($1.diet.completed) }
        allergens = site.notes(facts.allergens.contains.union(facts.allergens.traces))
        made = (1...3).compactMap { seed in Made(seed: seed, menu: menu.menu, site: site) }
    }

    /// The diets that the base fits, for scripts: `vegetarian vegan`.
    var diets: String { base.codes }
    var hasTooFew: Bool { pool.count < RandomPizza.Criteria().toppings.lowerBound }
}

extension RandomPage.Made {
    fileprivate init?(seed: UInt64, menu: Menu, site: SiteFrame) {
        var dice = Dice(seed: seed)
        guard
            let pizza = try? RandomPizza(
                RandomPizza.Criteria(on: site.today), menu: menu, settings: site.settings, dice: &dice)
        else {
            return nil
        }
        self.seed = seed
        self.pizza = pizza.named(
            site.words.filled(.randomName, ("n", String(seed))), slug: String(seed),
            file: site.settings.sources.pizzasFile)
    }

    var picture: Picture { Picture(file: PageAddress.drawing(ofSeed: seed), alternative: "") }

    /// Its picture as a file. The seed stands for a name, which each language writes differently.
    var svg: [UInt8] { PizzaDrawing.file(name: String(seed), toppings: pizza.toppings.map(\.name)) }
}

extension DietFacts {
    /// The diets that are known to be kept, for scripts.
    fileprivate var codes: String {
        [("vegetarian", vegetarian), ("vegan", vegan)].filter { $0.1 == .yes }.map(\.0).joined(separator: " ")
    }
}

let randomShape = pageShape(
    "page of pizzas by chance",
    [
        .views("pool", poolShape, "the toppings that may be drawn") { $0.content.pool },
        .flag("hasTooFew", "whether those are fewer than a pizza needs") { $0.content.hasTooFew },
        .text("diets", "what the base is known to be, for scripts: `vegetarian vegan`") { $0.content.diets },
        .views("allergens", allergenNoteShape, "what a pizza of them may contain, or have traces of") {
            $0.content.allergens
        },
        .views("made", madeShape, "three that the build made") { $0.content.made },
        .text("drawingStamp", "what `assets/data.js` knows the looks of the toppings by") { $0.content.drawing.stamp },
    ] as [Field<PageView<RandomPage>>])

private let poolShape = RecordShape<PageView<Ingredient>>(
    "topping that may be drawn",
    [
        .text("id") { String($0.content.id) },
        .text("name") { $0.content.markedName },
        .typeset("price") { $0.site.written($0.content.price) },
        .text("diets", "what it is known to be: `vegetarian vegan`") { $0.content.diet.completed.codes },
    ])

private let madeShape = RecordShape<PageView<RandomPage.Made>>(
    "pizza made by chance",
    dishFields { (made: RandomPage.Made) in DishView(dish: made.pizza) } + [
        .text("seed") { String($0.content.seed) },
        .view("picture", pictureShape) { $0.content.picture },
    ])

extension PageKind {
    /// Pizzas by chance, with what their scripts need.
    static let random = PageKind(
        templates: [randomTemplate], prefix: "random/",
        entry: Entry(label: .random, address: PageAddress.random, prefixes: ["random/"]), isThere: \.makesPizzas
    ) { plan in
        guard let menu = plan.site.kitchen.menu else { return [] }
        let random = RandomPage(menu, site: plan.site)
        return [
            plan.page(
                PageAddress.random, randomTemplate, title: plan.words[.random], summary: plan.words[.randomLead], random
            )
        ]
    }

    /// The pictures of the pizzas that the build makes by chance, and how scripts draw others.
    static let randomDrawings = PageKind(prefix: PageAddress.asset(""), isThere: \.makesPizzas) { plan in
        guard let menu = plan.site.kitchen.menu else { return [] }
        let random = RandomPage(menu, site: plan.site)
        let data = PlannedPage(address: PageAddress.drawingData) { random.drawing.bytes }
        return [data]
            + random.made.map { made in
                PlannedPage(address: PageAddress.drawing(ofSeed: made.seed)) { made.svg }
            }
    }
}

private let randomTemplate = PageTemplate("random.html", randomShape)
