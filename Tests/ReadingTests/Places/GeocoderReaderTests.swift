import Kitchen
import Reading
import Testing

/// What a Nominatim server answers, in the shape that its documentation gives ("Place Output", jsonv2).
@Suite struct GeocoderReaderTests {
    private static func read(_ text: String) throws -> [FoundAddress] { try GeocoderReader.read(Array(text.utf8)) }

    /// One place as version 2 of the format has it, with all that is not read.
    private static let whole = #"""
        [{"place_id": 100149, "licence": "Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright",
          "osm_type": "node", "osm_id": 107775, "lat": "43.3012345", "lon": "-9.3041", "category": "amenity",
          "type": "restaurant", "place_rank": 30, "importance": 0.000098, "addresstype": "amenity", "name": "Da Gigi",
          "display_name": "Da Gigi, 1, Via Roma, Portolume,\n 00000, Italia",
          "address": {"amenity": "Da Gigi", "road": "Via Roma", "village": "Altrove", "town": "Portolume"},
          "boundingbox": ["43.30", "43.31", "-9.31", "-9.30"]}]
        """#

    @Test func aPlaceHasItsPositionItsAddressAndItsTown() throws {
        let place = try #require(try Self.read(Self.whole).first)
        #expect(place.coordinates == Coordinates(latitude: 43_301_235, longitude: -9_304_100))
        #expect(place.text == "Da Gigi, 1, Via Roma, Portolume, 00000, Italia")
        #expect(place.town == "Portolume")
    }

    @Test(
        arguments: [
            ("[]", []), (" [ ]\n", []), (#"[{"lat":"1","lon":"2"}]"#, ["1,2"]),
            (#"[{"lat":1.5,"lon":-2}]"#, ["1.5,-2"]),
            (#"[{"lat":"90","lon":"-180","display_name":"pole"},{"lat":"0","lon":"0"}]"#, ["pole", "0,0"]),
            (#"[{"lat":"1","lon":"2","display_name":"","address":null}]"#, ["1,2"]),
            (#"[{"lat":"1","lon":"2","display_name":"<b>Bar</b>","address":[]}]"#, ["<b>Bar</b>"]),
        ] as [(String, [String])])
    func answersAreRead(text: String, addresses: [String]) throws {
        #expect(try Self.read(text).map(\.text) == addresses)
    }

    /// Towns, as the answer has them and as they are taken.
    @Test(
        arguments: [
            (#"{"city": "Portolume", "town": "x"}"#, "Portolume"), (#"{"hamlet": "'s-Heer"}"#, "'s-Heer"), ("{}", nil),
            (#"{"city": "=HYPERLINK(1)", "village": "Neve"}"#, "Neve"), (#"{"town": "@SUM(1)"}"#, nil),
            (#"{"town": "Por\u001b[2Jto\u202elume\n"}"#, "Por[2Jtolume"), (#"{"town": " "}"#, nil), ("7", nil),
        ] as [(String, String?)])
    func aTownIsTakenAsText(address: String, town: String?) throws {
        let text = #"[{"lat": "1", "lon": "2", "address": \#(address)}]"#
        #expect(try Self.read(text).map(\.town) == [town])
    }

    @Test(arguments: [
        ("", "is empty"), (" \n", "is empty"), ("<!DOCTYPE html><title>Sign in</title>", "is a page of HTML or XML"),
        ("Too many requests", "is no JSON: "), ("[{\"lat\": \"43.3\", \"lo", "is no JSON: "), ("[{}", "is no JSON: "),
        ("{}", "is no list of places"), ("null", "is no list of places"), ("42", "is no list of places"),
        (#"{"error": "Unable to geocode"}"#, "says: Unable to geocode"),
        (#"{"error": {"code": 400, "message": "Nothing to search for."}}"#, "says: Nothing to search for."),
        ("[42]", "has a place without `lat`"), (#"[{"lat":"1"}]"#, "has a place without `lon`"),
        (#"[{"lat":"90.1","lon":"2"}]"#, "has `lat` 90.1, which is not on the earth"),
        (#"[{"lat":"1","lon":"-180.5"}]"#, "has `lon` -180.5, which is not on the earth"),
        (#"[{"lat":"1","lon":"2"},{"lat":"nan","lon":"2"}]"#, "has `lat` nan, which is not on the earth"),
        (#"[{"lat":"1e300","lon":"2"}]"#, "has `lat` 1e300, which is not on the earth"),
        (#"[{"lat":"","lon":"2"}]"#, "has `lat` , which is not on the earth"), ("\u{0}", "is no JSON: "),
        (String(repeating: "[", count: 500), "is no JSON: "),
    ])
    func anythingElseIsRefused(text: String, reason: String) {
        do {
            let found = try Self.read(text)
            Issue.record("was read as \(found)")
        } catch let error as MapAnswer.Unreadable {
            #expect(error.reason.hasPrefix(reason), "\(error.reason)")
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func whatIsNoUTF8IsRefused() {
        #expect(throws: MapAnswer.Unreadable.self) { try GeocoderReader.read([0x5B, 0xFF, 0x5D]) }
    }

    /// A house and the shop in it are one place; the next house in the street is another.
    @Test func answersAtOnePlaceAreOne() throws {
        let places = try Self.read(
            #"""
            [{"lat": "43.30000", "lon": "9.3", "display_name": "shop"},
             {"lat": "43.30040", "lon": "9.3", "display_name": "house"},
             {"lat": "43.30050", "lon": "9.3", "display_name": "next"},
             {"lat": "43.30", "lon": "9.3004", "display_name": "shop"}]
            """#)
        #expect(places.distinct.map(\.text) == ["shop", "next"])
    }
}
