import Diagnostics
import Testing

@testable import Kitchen

/// Where to eat, by food and the nearest first.
@Suite struct PlaceSearchTests {
    private static func place(
        _ name: String, _ latitude: Int, _ longitude: Int, _ town: String?, _ foods: [String] = []
    ) throws -> Place {
        let coordinates = try #require(Coordinates(latitude: latitude, longitude: longitude))
        var place = Place(name: name, coordinates: coordinates, location: SourceLocation(file: "content/places.csv"))
        (place.town, place.foods) = (town, foods)
        return place
    }

    private static func search() throws -> PlaceSearch {
        PlaceSearch([
            try place("Gelateria Neve", 43_329_050, 9_335_450, "Monteluna", ["something sweet", "coffee"]),
            try place("Forno al Faro", 43_301_200, 9_304_100, "Portolume", ["pizza", "focaccia"]),
            try place("Caffè della Rada", 43_303_850, 9_307_650, "Portolume", ["Coffee"]),
            try place("Da Gigi", 43_100_000, 9_000_000, "Monte Alto", ["Pizza"]),
            try place("Da Gigi", 44_100_000, 9_000_000, nil, ["seafood"]),
        ])
    }

    /// Distances that are known: on a meridian, around a pole, across the date line, to the other side of the earth.
    @Test(arguments: [
        (0, 0, 0, 0, 0, "0 m"), (43_301_200, 9_304_100, 43_303_850, 9_307_650, 412, "410 m"),
        (0, 0, 1_000_000, 0, 111_195, "111 km"), (0, 179_999_000, 0, -179_999_000, 222, "220 m"),
        (90_000_000, 0, 90_000_000, 120_000_000, 0, "0 m"), (-90_000_000, 0, 90_000_000, 0, 20_015_114, "20015 km"),
        (0, 0, 0, 180_000_000, 20_015_114, "20015 km"), (0, 0, 0, 8_949, 995, "1 km"), (0, 0, 0, 8_930, 993, "990 m"),
        (0, 0, 0, 12_590, 1_400, "1.4 km"), (0, 0, 0, 89_400, 9_941, "9.9 km"), (0, 0, 0, 89_700, 9_974, "10 km"),
    ])
    func distancesAreThoseAlongTheEarth(
        latitude: Int, longitude: Int, otherLatitude: Int, otherLongitude: Int, metres: Int, text: String
    ) throws {
        let one = try #require(Coordinates(latitude: latitude, longitude: longitude))
        let other = try #require(Coordinates(latitude: otherLatitude, longitude: otherLongitude))
        #expect(one.distance(to: other).metres == metres)
        #expect(other.distance(to: one).metres == metres)
        #expect(one.distance(to: other).text == text)
    }

    @Test(arguments: [
        ("43.305,9.3", 43_305_000, 9_300_000), (" -33.9 , 18.4 ", -33_900_000, 18_400_000),
        ("43.305 9.3", 43_305_000, 9_300_000), ("43.305; 9.3", 43_305_000, 9_300_000), ("+1,-.5", 1_000_000, -500_000),
        ("90,-180", 90_000_000, -180_000_000),
    ])
    func coordinatesAreReadAsTheyAreTyped(text: String, latitude: Int, longitude: Int) {
        #expect(Coordinates(typed: text) == Coordinates(latitude: latitude, longitude: longitude))
    }

    @Test(arguments: [
        "", "43.305", "43,305,9,3", "north,west", "90.1,0", "0,181", "nan,0", "0x10,0", "1e1,0", "43°,9°", "1,2,3",
        "--1,2",
    ])
    func otherTextIsNoPosition(text: String) { #expect(Coordinates(typed: text) == nil) }

    @Test(arguments: [
        ("Forno al Faro", 43_301_200), ("forno AL faro", 43_301_200), ("caffe della rada", 43_303_850),
        ("Portolume", 43_302_525), ("porto", 43_302_525), ("neve", 43_329_050),
    ])
    func aPositionIsNamedByAPlaceOrATown(name: String, latitude: Int) throws {
        #expect(try Self.search().position(of: name).latitude == latitude)
    }

    @Test(arguments: [
        ("Portolme", PlaceSearch.Failure.unknown(nearest: "Portolume")), ("Paris", .unknown(nearest: nil)),
        ("", .unknown(nearest: nil)), ("da gigi", .ambiguous(["Da Gigi (Monte Alto)", "Da Gigi"])),
        ("mont", .ambiguous(["Monteluna", "Monte Alto"])),
    ])
    func otherNamesAreRefused(name: String, failure: PlaceSearch.Failure) throws {
        let search = try Self.search()
        #expect(throws: failure) { try search.position(of: name) }
    }

    @Test(
        arguments: [
            ("pizza", "pizza"), ("PIZZA", "pizza"), ("sweet", nil), ("something", "something sweet"),
            ("pizza napoletana", "pizza"), ("coffe", "coffee"), ("sushi", nil), ("", nil),
        ] as [(String, String?)])
    func aFoodIsFoundByItsBeginning(text: String, food: String?) throws {
        #expect(try Self.search().food(named: text) == food)
    }

    @Test func theNearestIsFirst() throws {
        let search = try Self.search()
        let near = try search.position(of: "Monteluna")
        let all = search.found(near: near)
        #expect(all.map(\.place.name) == ["Gelateria Neve", "Caffè della Rada", "Forno al Faro", "Da Gigi", "Da Gigi"])
        #expect(all.first?.distance?.metres == 0)
        let coffee = search.found(food: "coffee", near: nil)
        #expect(coffee.map(\.place.name) == ["Gelateria Neve", "Caffè della Rada"])
        #expect(coffee.map(\.distance) == [nil, nil])
    }
}
