import Addresses
import Kitchen
import Text

/// The recipes and dishes of a site for the scripts of its pages: by name, so that one can be found, shown, or drawn by chance.
///
/// Recipes stand in blocks by a digest of their slugs. A script finds one in the one block that it must be in, and draws
/// one from one block; to search, it loads all.
struct DishIndex: Sendable {
    /// The recipes of each block, in order of title.
    private let blocks: [[RecipeListing]]
    private let dishes: [PricedDish]
    private let site: SiteFrame
    /// The same for the same data, and no other: pages carry it, so that an old page does not take new data for its own.
    let stamp: String

    /// The recipes that a block has, more or less.
    private static let blockSize = 250

    /// The index of the recipes, in order of title, and of the dishes of the menu.
    init(_ recipes: [RecipeListing], of site: SiteFrame) {
        var blocks = [[RecipeListing]](repeating: [], count: Self.blockCount(of: recipes.count))
        var digest = Digest()
        for recipe in recipes {
            blocks[Int(Digest.of(recipe.summary.slug) % UInt32(blocks.count))].append(recipe)
            digest.add(recipe)
        }
        self.site = site
        dishes = site.kitchen.menu?.dishes ?? []
        for dish in dishes { digest.add(dish.dish(of: site).compact) }
        if let photos = site.photos { digest.add(String(photos.stamp).utf8) }
        self.blocks = blocks
        stamp = String(digest.value, radix: 36)
    }

    /// How many recipes each block has, and the dishes: slug, name, picture.
    fileprivate var overview: [UInt8] {
        script(
            "dishes",
            .object([
                .init("counts", .list(blocks.map { .number($0.count) })),
                .init("pizzas", .list(dishes.map { $0.dish(of: site) })),
            ]))
    }

    /// The recipes of a block: slug, title, picture, tags.
    fileprivate func recipes(ofBlock number: Int) -> [UInt8] {
        script("dishes-\(number)", .list(blocks[number].map { $0.dish(of: site) }))
    }

    /// How many blocks so many recipes stand in.
    fileprivate static func blockCount(of count: Int) -> Int { max(1, (count + blockSize - 1) / blockSize) }

    private func script(_ name: String, _ data: JSONValue) -> [UInt8] {
        Array("kitchenData(\"\(name)\", \"\(stamp)\", ".utf8) + data.compact + Array(");\n".utf8)
    }
}

extension Digest {
    fileprivate mutating func add(_ recipe: RecipeListing) {
        add(recipe.summary.slug.utf8)
        add(recipe.summary.title.utf8)
        add(recipe.picture.file.utf8)
        for tag in recipe.summary.tags { add(tag.utf8) }
    }
}

extension SiteFrame {
    /// The address of a picture from the root, as a URL writes it.
    fileprivate func script(_ picture: Picture) -> JSONValue {
        .text(PageAddress.reference(smallAddress(of: picture)))
    }
}

extension RecipeListing {
    fileprivate func dish(of site: SiteFrame) -> JSONValue {
        let tags = summary.tags.joined(separator: " ")
        return .list([.text(summary.slug), .text(summary.title), site.script(picture), .text(tags)])
    }
}

extension PricedDish {
    fileprivate func dish(of site: SiteFrame) -> JSONValue {
        .list([.text(slug), .text(name), site.script(shownPicture)])
    }
}

extension PageKind {
    /// What scripts know of recipes and dishes.
    static let dishData = PageKind(prefix: "assets/dishes-", isThere: \.keepsFavorites) { plan in
        let index = plan.dishIndex
        let overview = PlannedPage(address: PageAddress.dishData) { index.value.overview }
        return [overview]
            + (0..<DishIndex.blockCount(of: plan.recipes.count)).map { number in
                PlannedPage(address: PageAddress.dishData(block: number)) { index.value.recipes(ofBlock: number) }
            }
    }
}
