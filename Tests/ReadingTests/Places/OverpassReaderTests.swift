import Kitchen
import Reading
import Testing

/// What an Overpass server answers, in the shape that its documentation gives ("OverpassJSON").
@Suite struct OverpassReaderTests {
    private static func read(_ text: String) throws -> [FoundPlace] { try OverpassReader.read(Array(text.utf8)).places }

    private static func answer(_ elements: String, _ more: String = "") -> String {
        #"{"version": 0.6, "generator": "Overpass API 0.7.62", "osm3s": {"copyright": "ODbL"}, "elements": ["#
            + elements + "]\(more)}"
    }

    @Test func nodesWaysAndRelationsAreRead() throws {
        let found = try Self.read(
            Self.answer(
                #"""
                {"type": "node", "id": 1, "lat": 43.3012345, "lon": -9.3041, "tags": {"name": "Da Gigi", "cuisine":
                 "pizza;ice_cream; regional", "addr:street": "Via Roma", "addr:housenumber": "1", "addr:city": "Portolume",
                 "website": "https://gigi.example/", "amenity": "restaurant"}},
                {"type": "way", "id": 2, "center": {"lat": 43.4, "lon": 9.5}, "nodes": [1], "tags": {"name": "Neve",
                 "addr:full": "Piazza 3, Neve", "contact:website": "javascript:alert(1)", "url": "http://neve.example"}},
                {"type": "relation", "id": 3, "center": {"lat": 1, "lon": 2}, "tags": {"name": "La Pietra"}},
                {"type": "node", "id": 4, "lat": 1, "lon": 2, "tags": {"amenity": "cafe"}}
                """#))
        #expect(found.map(\.name) == ["Da Gigi", "Neve", "La Pietra"])
        #expect(found.map(\.coordinates.text) == ["43.301235,-9.3041", "43.4,9.5", "1,2"])
        #expect(found.map(\.addressWithTown) == ["Via Roma 1, Portolume", "Piazza 3, Neve", nil])
        #expect(found.map(\.foods) == [["pizza", "ice cream", "regional"], [], []])
        #expect(found.map(\.link) == ["https://gigi.example/", "http://neve.example", nil])
    }

    /// Names as they come into a table that people open in a spreadsheet, and onto a terminal.
    @Test(
        arguments: [
            ("=HYPERLINK(1)", "HYPERLINK(1)"), ("@ Café", "Café"), ("+39", "39"), (#"a\u001b[2Jb\n c"#, "a[2Jb c"),
            ("=", nil),
            (" ", nil),
        ] as [(String, String?)])
    func aNameIsText(written: String, name: String?) throws {
        let found = try Self.read(Self.answer(#"{"lat": 1, "lon": 2, "tags": {"name": "\#(written)"}}"#))
        #expect(found.first?.name == name)
    }

    @Test(arguments: [
        ("", "is empty"), ("<?xml version=\"1.0\"?><osm/>", "is a page of HTML or XML"),
        ("[]", "has no list of `elements`"),
        ("{}", "has no list of `elements`"), (#"{"elements": 1}"#, "has no list of `elements`"),
        ("null", "has no list"),
        (
            answer("", #", "remark": "runtime error: Query timed out in \"query\" at line 3 after 26 seconds.""#),
            "broke off: runtime"
        ),
        (answer(#"{"tags": {"name": "x"}}"#), "has a place without `lat`"),
        (answer(#"{"type": "way", "tags": {"name": "x"}}"#), "has a place without `lat`"),
        (answer(#"{"lat": 91, "lon": 1, "tags": {"name": "x"}}"#), "has `lat` 91, which is not on the earth"),
        (#"{"elements": [{"#, "is no JSON: "),
    ])
    func anythingElseIsRefused(text: String, reason: String) {
        do {
            Issue.record("was read as \(try Self.read(text))")
        } catch let error as MapAnswer.Unreadable {
            #expect(error.reason.hasPrefix(reason), "\(error.reason)")
        } catch {
            Issue.record("\(error)")
        }
    }

    /// The nearest come first, those with an address before the others, and a building with the point in it once.
    @Test func theNearestComeFirst() throws {
        let position = try #require(Coordinates(typed: "43.3,9.3"))
        let rows = [
            ("far", 43.4, 9.3, "Via 1"), ("near", 43.301, 9.3, "Via 2"), ("bare", 43.3001, 9.3, ""),
            ("near", 43.3012, 9.3, ""),
        ]
        let places = try rows.map { name, latitude, longitude, address in
            FoundPlace(
                name: name, coordinates: try #require(Coordinates(typed: "\(latitude),\(longitude)")),
                address: address.isEmpty ? nil : address, town: nil, foods: [], link: nil)
        }
        #expect(places.distinct.map(\.name) == ["far", "near", "bare"])
        #expect(places.distinct.nearest(10, to: position).map(\.place.name) == ["near", "far", "bare"])
        #expect(places.distinct.nearest(2, to: position).map(\.distance.metres) == [111, 11_120])
        #expect([].nearest(10, to: position).isEmpty)
    }
}
