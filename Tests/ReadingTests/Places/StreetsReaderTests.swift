import Diagnostics
import Kitchen
import Reading
import Testing

/// The streets of the map of places, as GeoJSON (RFC 7946).
@Suite struct StreetsReaderTests {
    private static func read(_ text: String) -> (Streets, DiagnosticList) {
        var diagnostics = DiagnosticList()
        return (StreetsReader.read(Array(text.utf8), diagnostics: &diagnostics), diagnostics)
    }

    private static func file(_ features: String, _ more: String = "") -> String {
        #"{"type": "FeatureCollection", \#(more)"features": [\#(features)]}"#
    }

    private static func feature(_ type: String, _ coordinates: String, _ tags: String = "{}") -> String {
        #"{"type": "Feature", "properties": \#(tags), "geometry": {"type": "\#(type)", "coordinates": \#(coordinates)}}"#
    }

    @Test func linesAreRead() {
        let (streets, diagnostics) = Self.read(
            Self.file(
                [
                    Self.feature(
                        "LineString", "[[9.3, 43.3], [9.31, 43.3, 12]]", #"{"highway": "primary", "name": "Via Roma"}"#),
                    Self.feature("MultiLineString", "[[[1, 2], [3, 4]], [[-5, -6], [7, 8]]]", "null"),
                    Self.feature("LineString", "[[9, 43], [9, 44]]", #"{"waterway": "river", "name": "Magra"}"#),
                    Self.feature("LineString", "[[9, 43], [9, 44]]", #"{"highway": "construction"}"#),
                    Self.feature("LineString", "[[9, 43]]"), Self.feature("Point", "[9, 43]"),
                    Self.feature("Polygon", "[[[9, 43], [9, 44], [8, 43], [9, 43]]]"),
                    #"{"type": "Feature", "properties": {}, "geometry": null}"#,
                ].joined(separator: ","), #""copyright": "© OpenStreetMap contributors", "#))
        #expect(diagnostics.isEmpty)
        #expect(streets.all.map(\.kind) == [.main, .street, .street, .water])
        #expect(streets.all.map(\.name) == ["Via Roma", nil, nil, "Magra"])
        #expect(
            streets.all.map { $0.line.map(\.text) } == [
                ["43.3,9.3", "43.3,9.31"], ["2,1", "4,3"], ["-6,-5", "8,7"], ["43,9", "44,9"],
            ])
        #expect(streets.credit == "© OpenStreetMap contributors")
    }

    @Test(arguments: [
        ("[]", "it should be a FeatureCollection"), ("{}", "it should be a FeatureCollection"),
        (#"{"type": "FeatureCollection", "features": {}}"#, "it should be a FeatureCollection"),
        (file(feature("LineString", "[[9, 91], [9, 43]]")), "a position should be"),
        (file(feature("LineString", "[[9], [9, 43]]")), "a position should be"),
        (file(feature("LineString", #"[["a", 2], [9, 43]]"#)), "a position should be"),
        (file(feature("LineString", "[7, 8]")), "a position should be"),
        (file(feature("MultiLineString", "[7]")), "a line should be a list"),
        (file(feature("Point", "[9, 43]")), "no street is in it"), (file(""), "no street is in it"),
        (
            file(feature("LineString", "[" + String(repeating: "[9,43],", count: 200_001) + "[9,43]]")),
            "it has more than"
        ),
        ("{", ""),
    ])
    func anythingElseIsToldAndNotShown(text: String, says: String) {
        let (streets, diagnostics) = Self.read(text)
        #expect(streets.all.isEmpty)
        #expect(diagnostics.count >= 1)
        #expect(diagnostics.first?.message.hasPrefix(says) == true, "\(diagnostics.first?.message ?? "")")
    }
}
