import Diagnostics
import Kitchen
import Text

/// Reads `content/streets.geojson`: the streets that the map of places shows, as GeoJSON (RFC 7946) with the tags of
/// OpenStreetMap, which overpass-turbo.eu and other programs export.
///
/// Of each feature its lines are taken, with `name`, `highway` and `waterway` of its properties; points and areas are not.
public enum StreetsReader {
    /// The file of the streets, in the site.
    public static let file = "content/streets.geojson"

    /// More than this many positions are more than a map of a town has room for.
    static let most = 200_000

    /// The streets of a file; one with errors has none.
    public static func read(_ bytes: [UInt8], diagnostics: inout DiagnosticList) -> Streets {
        var found = DiagnosticList()
        let value = JSONReader.read(bytes, file: file, diagnostics: &found)
        diagnostics.append(found)
        guard let value, !found.hasErrors else { return Streets() }
        var reading = Reading()
        reading.take(value)
        diagnostics.append(reading.diagnostics)
        guard !reading.diagnostics.hasErrors else { return Streets() }
        if reading.streets.all.isEmpty {
            diagnostics.report(
                Diagnostic(
                    .invalidValue, "no street is in it", at: SourceLocation(file: file, span: value.span),
                    severity: .warning,
                    fix: "export lines (`way[highway]`) as GeoJSON; see Documentation/Formats.md"))
        }
        return reading.streets
    }

    private struct Reading {
        var streets = Streets()
        var diagnostics = DiagnosticList()
        private var count = 0

        mutating func take(_ value: SourceValue) {
            guard case .list(let features)? = value["features"]?.content,
                value["type"]?.scalarText == "FeatureCollection"
            else { return report("it should be a FeatureCollection of GeoJSON with a list of `features`", value) }
            let credit = ["copyright", "attribution", "credit"].lazy.compactMap { MapAnswer.name(value[$0]) }.first
            streets.credit = credit.map { String($0.prefix(200)) }
            for feature in features where diagnostics.isEmpty { take(feature: feature) }
        }

        private mutating func take(feature: SourceValue) {
            let (geometry, tags) = (feature["geometry"], feature["properties"])
            let waterway = tags?["waterway"]?.scalarText
            guard let kind = Street.Kind(highway: tags?["highway"]?.scalarText, waterway: waterway) else { return }
            let name = MapAnswer.name(tags?["name"])
            switch (geometry?["type"]?.scalarText, geometry?["coordinates"]?.content) {
            case ("LineString", .list(let line)?): take(line, name, kind)
            case ("MultiLineString", .list(let lines)?):
                for line in lines {
                    guard case .list(let positions) = line.content else {
                        return report("a line should be a list", line)
                    }
                    take(positions, name, kind)
                }
            default: break
            }
        }

        private mutating func take(_ positions: [SourceValue], _ name: String?, _ kind: Street.Kind) {
            count += positions.count
            guard count <= StreetsReader.most else {
                if let first = positions.first {
                    report(
                        "it has more than \(StreetsReader.most) positions", first,
                        fix: "export a smaller part of the map, or only its larger streets")
                }
                return
            }
            var line: [Coordinates] = []
            for position in positions {
                guard let coordinates = coordinates(position) else { return }
                line.append(coordinates)
            }
            if line.count > 1 { streets.all.append(Street(name: name, kind: kind, line: line)) }
        }

        /// Longitude and latitude, in this order (RFC 7946, 3.1.1).
        private mutating func coordinates(_ position: SourceValue) -> Coordinates? {
            guard case .list(let numbers) = position.content, numbers.count >= 2,
                let longitude = numbers[0].scalarText.flatMap(Self.millionths),
                let latitude = numbers[1].scalarText.flatMap(Self.millionths),
                let coordinates = Coordinates(latitude: latitude, longitude: longitude)
            else {
                report(
                    "a position should be longitude and latitude in degrees", position,
                    fix: "write it as [9.3041, 43.3012]")
                return nil
            }
            return coordinates
        }

        private static func millionths(_ text: String) -> Int? {
            DecimalText.isNumber(text) ? Coordinates.millionths(text) : nil
        }

        private mutating func report(
            _ message: String, _ value: SourceValue,
            fix: String = "export it as GeoJSON; see Documentation/Formats.md"
        ) {
            diagnostics.report(
                .invalidValue, message, at: SourceLocation(file: StreetsReader.file, span: value.span), fix: fix)
        }
    }
}
