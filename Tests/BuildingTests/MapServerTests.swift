import Kitchen
import Testing

@testable import Building

/// By which rules servers of OpenStreetMap are asked; `GeocodingTests` and `FoundPlacesTests` of the commands ask some.
@Suite struct MapServerTests {
    /// The pace is of a server that answered at 10,000 ms; with what it asked for, and how long is waited at a time.
    @Test(
        arguments: [
            (nil, 10_000, 1000), (nil, 10_999, 1), (nil, 11_000, 0), (nil, 99_000, 0), (120, 10_000, 120_000),
            (120, 130_000, 0), (0, 10_500, 500),
            // A clock that was wrong: what was kept lies further ahead than any server is believed.
            (nil, -700_000_000, 1000),
        ] as [(Int?, Int, Int)])
    func aServerIsLeftAlone(asked: Int?, now: Int, wait: Int) throws {
        let pace = MapServerPace(server: "https://a/", answeredAt: 10_000, wait: asked.map { .seconds($0) })
        #expect(pace.wait(for: "https://a/", at: now) == .milliseconds(wait))
        #expect(pace.wait(for: "https://b/", at: now) == .zero)
        #expect(MapServerPace(pace.encoded) == pace)
    }

    @Test func aDamagedPaceIsNone() {
        let bytes = MapServerPace(server: "https://a/", answeredAt: 10_000, wait: nil).encoded
        for place in bytes.indices {
            var damaged = bytes
            damaged[place] ^= 1
            #expect(MapServerPace(damaged) == nil)
            #expect(MapServerPace(Array(bytes[..<place])) == nil)
        }
    }

    @Test(
        arguments: [
            ("ciao@example.org", " (ciao@example.org)"), ("https://example.org/", " (https://example.org/)"), (nil, ""),
            ("", ""), ("a\nget payload 1", ""), ("a) evil", ""), ("a)b", ""), ("caffè@example.org", ""),
        ] as [(String?, String)])
    func whoAsksIsNamed(contact: String?, remark: String) {
        #expect(UserAgent.text(contact: contact) == "Forno/\(Version.number)" + remark)
    }

    @Test(arguments: [
        ("https://nominatim.openstreetmap.org/", "nominatim.openstreetmap.org"),
        ("http://127.0.0.1:8080/geo/", "127.0.0.1:8080/geo"),
    ])
    func aServerIsNamedByItsHost(server: String, host: String) {
        var settings = Settings()
        settings.geocoder = server
        #expect(Geocoder(site: ".", settings: settings, isOffline: true).host == host)
    }

    private static let places = #"[amenity~"^(restaurant|fast_food|cafe|bar|pub|biergarten|food_court|ice_cream)$"]"#

    /// Foods, and what is asked of the places around.
    @Test(arguments: [
        (
            "Pizza",
            [
                #"[cuisine~"(^|;) *(pizza) *(;|$)",i]"#,
                places + #"[name~"(^|[ '-])(pizz)",i]"#,
            ]
        ),
        ("Gelato", [#"[cuisine~"(^|;) *(gelato|ice_cream) *(;|$)",i]"#, #"[shop~"^(ice_cream)$"]"#]),
        // Of a diet only what is tagged counts, alone and of a food; a name promises nothing.
        ("Vegan", [places + #"["diet:vegan"~"^(yes|only)$"]"#]),
        ("Gluten-free", [places + #"["diet:gluten_free"~"^(yes|only)$"]"#]),
        ("Kebab halal", [#"[cuisine~"(^|;) *(kebab) *(;|$)",i]["diet:halal"~"^(yes|only)$"]"#]),
        ("halal", [places + #"["diet:halal"~"^(yes|only)$"]"#]),
        (
            "pizza senza glutine",
            [
                #"[cuisine~"(^|;) *(pizza) *(;|$)",i]["diet:gluten_free"~"^(yes|only)$"]"#,
                places + #"[name~"(^|[ '-])(pizz)",i]["diet:gluten_free"~"^(yes|only)$"]"#,
            ]
        ),
        ("Käse", [#"[shop~"^(cheese)$"]"#]), ("FRÜHSTÜCK", [#"[cuisine~"(^|;) *(fruhstuck|breakfast) *(;|$)",i]"#]),
        ("crêpes", [places + #"[name~"(^|[ '-])(crêpes)",i]"#]), ("Brot", [#"[shop~"^(bakery)$"]"#]),
        ("poke bowl", [#"[cuisine~"(^|;) *(poke_bowl) *(;|$)",i]"#, places + #"[name~"(^|[ '-])(poke bowl)",i]"#]),
        // What means something in an expression or ends a text is any sign.
        (#"a"];(.*)\"#, [places + #"[name~"(^|[ '-])(a........)",i]"#]),
    ])
    func aFoodIsAskedForByItsTags(food: String, filters: [String]) throws {
        let position = try #require(Coordinates(typed: "43.3,-9.25"))
        let query = PlaceFinder.query(try FoodTags(of: food), near: position, within: 5)
        if food.lowercased().contains("glut") || food == "Vegan" || food.contains("halal") {
            #expect(query.matches(of: /nwr/).count == query.matches(of: /"diet:/).count)
        }
        for filter in filters {
            #expect(query.contains("nwr(around:5000,43.3,-9.25)[name]" + filter + ";"), "\(query)")
        }
        #expect(query.hasPrefix("[out:json][timeout:25];(nwr") && query.hasSuffix(";);out center tags 3000;"))
    }

    @Test(arguments: [
        "lactose free", "laktosefrei", "sans arachides", "nut free", "ohne Ei", "pizza without nuts", "senza lattosio",
        "free of sesame",
    ])
    func aDietThatNobodyTagsIsRefused(food: String) {
        #expect(throws: FoodTags.UntoldDiet.self) { try FoodTags(of: food) }
    }
}
