import Diagnostics
import Kitchen
import Text

/// Reads `content/places.csv`: where to eat, a row each.
///
/// The columns are `name`, `latitude`, `longitude`, `foods`, `town`, `address`, `link` and `credit`; the first three
/// must be there.
/// Coordinates are degrees (WGS 84) in decimal notation; foods stand between semicolons.
public enum PlacesReader {
    /// The file of the places, in the site.
    public static let file = "content/places.csv"

    /// The columns that must be there.
    static let required = ["name", "latitude", "longitude"]

    /// The columns, in the order in which a new file has them.
    static let columns = required + ["foods", "town", "address", "link", "credit"]

    /// The places in the order of the file; one without a name or a position is reported and left out.
    public static func read(_ bytes: [UInt8], diagnostics: inout DiagnosticList) -> [Place] {
        guard let table = CSVReader.read(bytes, file: file, diagnostics: &diagnostics) else { return [] }
        table.checkColumns(known: columns, required: required, file: file, diagnostics: &diagnostics)
        // What the table lacks, each of its rows would lack.
        guard required.allSatisfy({ table.header.place(of: $0) != nil }) else { return [] }
        return table.rows.compactMap { row in
            var fields = Fields(row, file: file, subject: "this place")
            let place = place(&fields)
            fields.finish(into: &diagnostics)
            return place
        }
    }

    private static func place(_ fields: inout Fields) -> Place? {
        let name = fields.text("name", required: true)
        let latitude = degrees("latitude", within: Coordinates.latitudes, &fields)
        let longitude = degrees("longitude", within: Coordinates.longitudes, &fields)
        let link = link(&fields)
        guard let name, let latitude, let longitude,
            let coordinates = Coordinates(latitude: latitude, longitude: longitude)
        else { return nil }
        var place = Place(name: name.value, coordinates: coordinates, location: fields.location(name.span))
        place.foods = (fields.text("foods")?.value ?? "").split(separator: ";").map { String($0).trimmingSpaces }
            .filter { !$0.isEmpty }
        place.town = fields.text("town")?.value
        place.address = fields.text("address")?.value
        place.link = link
        place.credit = fields.text("credit")?.value
        return place
    }

    private static func degrees(_ key: String, within range: ClosedRange<Int>, _ fields: inout Fields) -> Int? {
        guard let text = fields.decimalText(key, required: true) else { return nil }
        if let value = Coordinates.millionths(text.value), range.contains(value) { return value }
        let most = range.upperBound / 1_000_000
        fields.report(
            .invalidValue, "`\(key)` should be from -\(most) to \(most) degrees, but is \(text.value)", at: text.span,
            fix: "write degrees with a decimal point, as in 43.305; `latitude` comes before `longitude`")
        return nil
    }

    private static func link(_ fields: inout Fields) -> String? {
        guard let text = fields.text("link") else { return nil }
        if SafeURL.namesHost(text.value), SafeURL.isSafe(text.value) { return text.value }
        fields.report(
            .invalidValue, "`link` should be a web address, but is \"\(text.value)\"", at: text.span,
            fix: MistypedScheme.corrected(text.value).map { "did you mean \($0)?" }
                ?? "write it as https://example.org/")
        return nil
    }
}
