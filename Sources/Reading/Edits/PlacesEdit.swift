import Diagnostics
import Kitchen

/// Changes `content/places.csv`: a row is added, and nothing else of the file is touched.
///
/// ```swift
/// let place: Place
/// let outcome = try PlacesEdit.add(place, to: [])
/// // "name,latitude,longitude,foods,town,address,link,credit\nDa Gigi,43.3012,9.3041,pizza; gelato,…\n"
/// ```
///
/// It is pure: the caller reads the file, locks it, and writes it.
public enum PlacesEdit {
    /// What an addition comes to.
    public struct Outcome: Hashable, Sendable {
        /// The file with the place.
        public let bytes: [UInt8]
        /// The place that was there already, so that nothing was added; else nil.
        public let there: Place?
        /// The names of the columns that the file lacks for some of the place.
        public let leftOut: [String]
    }

    /// The places with a row for one more behind the last one, in the columns of the file; an empty file gets its
    /// header first. A place of the same name that has the same address, or the same position, is not added again.
    public static func add(_ place: Place, to bytes: [UInt8]) throws(EditFailure) -> Outcome {
        guard place.name.onOneLine != nil else { throw .empty }
        var table = try table(bytes)
        if let there = find(place, in: bytes) { return Outcome(bytes: bytes, there: there, leftOut: []) }
        // A licence asks for it, so that the column comes into the table where it is not there yet.
        if place.credit != nil, !table.isEmpty, !table.has("credit") {
            table = try self.table(table.addingColumn("credit"))
        }
        let values = values(of: place, decimalMark: decimalMark(of: table))
        let leftOut = table.isEmpty ? [] : PlacesReader.columns.filter { !table.has($0) && values[$0] != "" }
        return Outcome(bytes: table.adding([values], columns: PlacesReader.columns), there: nil, leftOut: leftOut)
    }

    /// The place of the file that another one is: of its name, with its address or at its position.
    static func find(_ place: Place, in bytes: [UInt8]) -> Place? {
        var ignored = DiagnosticList()
        return PlacesReader.read(bytes, diagnostics: &ignored).first { place.isSame(as: $0) }
    }

    private static func table(_ bytes: [UInt8]) throws(EditFailure) -> TableEdit {
        var diagnostics = DiagnosticList()
        guard let read = CSVReader.read(bytes, file: PlacesReader.file, diagnostics: &diagnostics),
            !diagnostics.contains(where: { PantryEdit.harmful.contains($0.id) })
        else { throw .unreadable(PlacesReader.file) }
        let table = TableEdit(bytes, header: read.header, rows: read.rows)
        guard table.isEmpty || PlacesReader.required.allSatisfy(table.has) else {
            throw .unreadable(PlacesReader.file)
        }
        return table
    }

    /// What the positions of the file have before their decimals: a comma only where one has it.
    private static func decimalMark(of table: TableEdit) -> String {
        table.rows.contains { $0["latitude"]?.text.contains(",") == true } ? "," : "."
    }

    private static func values(of place: Place, decimalMark: String) -> [String: String] {
        [
            "name": place.name.onOneLine ?? "",
            "latitude": place.coordinates.latitudeText.replacing(".", with: decimalMark),
            "longitude": place.coordinates.longitudeText.replacing(".", with: decimalMark),
            "foods": place.foods.joined(separator: "; "), "town": place.town?.onOneLine ?? "",
            "address": place.address?.onOneLine ?? "", "link": place.link ?? "",
            "credit": place.credit?.onOneLine ?? "",
        ]
    }
}

extension TableEdit {
    /// Whether there is a column of this name.
    fileprivate func has(_ column: String) -> Bool { header.keys.contains(column) }
}

extension Place {
    /// Whether another row is this place: by its name, with its address or its position.
    public func isSame(as other: Place) -> Bool {
        FoodName.folded(name) == FoodName.folded(other.name)
            && (coordinates == other.coordinates || other.isAt(address: address))
    }

    /// Whether this is the address of the place, whatever case and accents; no address is none.
    public func isAt(address other: String?) -> Bool {
        guard let address, let other else { return false }
        return FoodName.folded(address) == FoodName.folded(other)
    }
}
