import Kitchen
import Testing

@testable import Building

/// By which rules a geocoder is asked; `GeocodingTests` of the commands ask one.
@Suite struct GeocoderTests {
    /// The pace is of a server that answered at 10,000 ms; with what it asked for, and how long is waited at a time.
    @Test(
        arguments: [
            (nil, 10_000, 1000), (nil, 10_999, 1), (nil, 11_000, 0), (nil, 99_000, 0), (120, 10_000, 120_000),
            (120, 130_000, 0), (0, 10_500, 500),
            // A clock that was wrong: what was kept lies further ahead than any server is believed.
            (nil, -700_000_000, 1000),
        ] as [(Int?, Int, Int)])
    func aServerIsLeftAlone(asked: Int?, now: Int, wait: Int) throws {
        let pace = GeocoderPace(server: "https://a/", answeredAt: 10_000, wait: asked.map { .seconds($0) })
        #expect(pace.wait(for: "https://a/", at: now) == .milliseconds(wait))
        #expect(pace.wait(for: "https://b/", at: now) == .zero)
        #expect(GeocoderPace(pace.encoded) == pace)
    }

    @Test func aDamagedPaceIsNone() {
        let bytes = GeocoderPace(server: "https://a/", answeredAt: 10_000, wait: nil).encoded
        for place in bytes.indices {
            var damaged = bytes
            damaged[place] ^= 1
            #expect(GeocoderPace(damaged) == nil)
            #expect(GeocoderPace(Array(bytes[..<place])) == nil)
        }
    }

    @Test(
        arguments: [
            ("ciao@example.org", " (ciao@example.org)"), ("https://example.org/", " (https://example.org/)"), (nil, ""),
            ("", ""), ("a\nget payload 1", ""), ("a) evil", ""), ("a)b", ""), ("caffè@example.org", ""),
        ] as [(String?, String)])
    func whoAsksIsNamed(contact: String?, remark: String) {
        #expect(Geocoder.agent(contact: contact) == "Forno/\(Version.number)" + remark)
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
}
