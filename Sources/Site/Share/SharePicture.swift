import Addresses
import Kitchen
import Text

/// The picture that other sites show where a page is shared: its title, the house, and a drawing or a photograph of the dish.
///
/// ```
/// let (site, recipes): (SiteFrame, [RecipeListing])
/// let pictures = SharePicture.all(of: site, recipes)
/// pictures[0].address          // "assets/share/forno-al-faro-9a3e51c04b7d2f68.png"
/// pictures[0].document(nil)    // the SVG document to make that file of
/// ```
public struct SharePicture: Sendable {
    /// Its pixels, as those who show pages ask for them.
    public static let (width, height) = (1200, 630)
    /// The pixels from left to right that a photograph fills at its right.
    public static let photoWidth = 560

    /// Where it is published. The name says of what it is made, since others keep what they once had from an address.
    public let address: String
    /// Where the photograph that it shows is published; nil for one that shows none.
    public let photo: String?
    /// The document, but for the photograph and its end.
    private let start: [UInt8]

    /// A picture with a title and a line above it, beside a photograph, or else a drawing.
    private init(
        named slug: String, title: String, above line: String, drawing: HTML,
        photo: (address: String, photo: Photo)? = nil
    ) {
        start = ShareDrawing.start(title: title, above: line) + (photo == nil ? ShareDrawing.placed(drawing) : [])
        self.photo = photo?.address
        var digest = Digest()
        digest.add(start)
        digest.add((photo?.photo.small ?? "").utf8)
        address = PageAddress.share("\(slug)-\(digest.value.hexadecimal)")
    }

    /// An SVG document of the picture, with the bytes of its photograph as a JPEG.
    public func document(_ photo: [UInt8]?) -> [UInt8] {
        start + (photo.map { ShareDrawing.placed(photo: $0) } ?? []) + Array("</svg>".utf8)
    }
}

extension SharePicture {
    /// That of a recipe.
    init(of recipe: RecipeListing, in site: SiteFrame) {
        let title = recipe.summary.title
        self.init(
            named: recipe.summary.slug, title: title, above: site.settings.title,
            // What a picture shows of which nothing was made is not known here.
            drawing: (recipe.emblem ?? DishEmblem(cardOf: title)).drawing,
            photo: recipe.summary.picture.flatMap { site.madePhoto(of: $0) })
    }

    /// That of a dish of the menu.
    init(of dish: PricedDish, in site: SiteFrame) {
        self.init(
            named: dish.slug, title: dish.name, above: site.settings.title,
            drawing: dish.drawing(.full, site.settings.kitchenLanguage),
            photo: dish.picture.flatMap { site.madePhoto(of: $0) })
    }

    /// That of the house, for pages without one of their own.
    public init(ofHouse kitchen: PricedKitchen) {
        let settings = kitchen.settings
        self.init(
            named: Slug.make(settings.title), title: settings.title, above: settings.tagline ?? "",
            drawing: kitchen.houseDrawing)
    }

    /// All of a site with these recipes, each once.
    public static func all(of site: SiteFrame, _ recipes: [RecipeListing]) -> [SharePicture] {
        var seen = Set<String>()
        let dishes = (site.kitchen.menu?.dishes ?? []).map { SharePicture(of: $0, in: site) }
        let all = [SharePicture(ofHouse: site.kitchen)] + dishes + recipes.map { SharePicture(of: $0, in: site) }
        return all.filter { seen.insert($0.address).inserted }
    }
}

extension PricedKitchen {
    /// The first pizza of the menu, else its first dish, or one of the house where there is no menu.
    var houseDrawing: HTML {
        guard let dish = menu?.dishes.first(where: \.isPizza) ?? menu?.dishes.first else {
            return PizzaDrawing.svg(name: settings.title, toppings: ["Tomato Sauce", "Mozzarella", "Basil"])
        }
        return dish.drawing(.full, settings.kitchenLanguage)
    }
}
