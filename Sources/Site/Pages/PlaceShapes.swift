import Addresses
import Kitchen
import Templates
import Text

/// The page of where to eat.
struct PlacesPage: Sendable {
    /// A food with the places that have it.
    struct Food: Sendable {
        let name: String
        let slug: String
        var places: [NumberedPlace]
    }

    let places: [NumberedPlace]
    let foods: [Food]
    /// As they are first named.
    let towns: [String]
    /// Whose data they are, besides OpenStreetMap's, whose licence says how it is to be credited.
    let credits: [String]
    let isOfOpenStreetMap: Bool
    let streets: [Street]

    /// In how its data is credited: "OpenStreetMap" in `places.csv`, "… from www.openstreetmap.org …" in what is exported.
    private static let openStreetMap = "openstreetmap"

    init(_ places: [Place], streets: Streets = Streets()) {
        self.streets = streets.all
        let numbered = places.enumerated().map { NumberedPlace(number: $0 + 1, place: $1) }
        self.places = numbered
        foods = numbered.reduce(into: []) { foods, numbered in
            for name in numbered.place.foods {
                let slug = Slug.make(name)
                let known = foods.firstIndex { $0.slug == slug }
                if let known, foods[known].places.last?.number != numbered.number {
                    foods[known].places.append(numbered)
                } else if known == nil {
                    foods.append(Food(name: name, slug: slug, places: [numbered]))
                }
            }
        }
        towns = places.compactMap(\.town).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let all = places.compactMap(\.credit) + [streets.credit].compactMap(\.self)
        let credits = all.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let isOfOpenStreetMap = { (credit: String) in credit.lowercased().contains(Self.openStreetMap) }
        self.isOfOpenStreetMap = credits.contains(where: isOfOpenStreetMap)
        self.credits = credits.filter { !isOfOpenStreetMap($0) }
    }
}

/// A place with the number of its mark on the map.
struct NumberedPlace: Sendable {
    /// From 1.
    let number: Int
    let place: Place
}

let placesShape = pageShape(
    "places page",
    [
        .html("map", "an inline SVG: streets, and the places by their numbers for four steps of zoom") { page in
            PlaceMap(page.content.places.map(\.place), streets: page.content.streets).svg
        },
        .views("places", placeShape, "in the order of `places.csv`") { $0.content.places },
        .views("foods", placeFoodShape, "what can be eaten there") { $0.content.foods },
        .texts("towns") { $0.content.towns },
        .texts("credits", "whose data the places are, as `places.csv` says") { $0.content.credits },
        .flag("creditsOpenStreetMap", "whether some are of OpenStreetMap") { $0.content.isOfOpenStreetMap },
        .text("mapService", "to which links lead; absent where the site has none") { $0.site.settings.mapService.name },
        .text("mapSearch", "where it is asked: `{query}`, `{latitude}` and `{longitude}` stand for what") {
            $0.site.settings.mapService.search
        },
        .text("mapLook", "what is said where no place has a food") { $0.onMapService(.placesLook) },
        .text("mapSearchLabel", "what the button says") { $0.onMapService(.placesSearch) },
        .text("latitude", "of the first place, for a map elsewhere") {
            $0.content.places.first?.place.coordinates.latitudeText
        },
        .text("longitude") { $0.content.places.first?.place.coordinates.longitudeText },
    ] as [Field<PageView<PlacesPage>>])

extension PageView {
    /// A word with the name of the service of maps; nil for none.
    fileprivate func onMapService(_ word: Word) -> String? {
        site.settings.mapService.name.map { words.filled(word, ("service", $0)) }
    }
}

let placeShape = RecordShape<PageView<NumberedPlace>>(
    "place",
    [
        .text("number", "that of its mark on the map") { String($0.content.number) },
        .text("name") { $0.content.place.name },
        .text("latitude", "in degrees: `43.305`") { $0.content.place.coordinates.latitudeText },
        .text("longitude", "in degrees") { $0.content.place.coordinates.longitudeText },
        .text("town", "or absent") { $0.content.place.town },
        .text("mapLink", "or absent; where the service of maps shows it") {
            $0.site.settings.mapService.address(of: $0.content.place.coordinates)
        },
        .text("address", "or absent") { $0.content.place.address },
        .text("link", "or absent; its own page") { $0.content.place.link },
        .texts("foods") { $0.content.place.foods },
        .text("foodSlugs", "the foods as addresses name them, with spaces between") {
            $0.content.place.foods.map { Slug.make($0) }.joined(separator: " ")
        },
        .link("href", "its card on the page of places") { "\(PageAddress.places)#place-\($0.content.number)" },
    ])

private let placeFoodShape = RecordShape<PageView<PlacesPage.Food>>(
    "food of places",
    [
        .text("name") { $0.content.name },
        .text("slug", "the name in addresses: `places/#food=pizza`") { $0.content.slug },
        .views("places", placeShape) { $0.content.places },
    ])

extension PageKind {
    /// Where to eat.
    static let places = PageKind(
        templates: [placesTemplate], prefix: "places/",
        entry: Entry(label: .places, address: PageAddress.places, prefixes: ["places/"]), isThere: \.hasPlaces
    ) { plan in
        [
            plan.page(
                PageAddress.places, placesTemplate, title: plan.words[.places],
                PlacesPage(plan.kitchen.places, streets: plan.kitchen.streets))
        ]
    }
}

private let placesTemplate = PageTemplate("places.html", placesShape)
