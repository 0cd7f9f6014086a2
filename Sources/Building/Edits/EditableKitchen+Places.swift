import Diagnostics
import Kitchen
import Reading

extension EditableKitchen {
    /// Where to eat, in the order of its file; what is wrong with it is reported.
    public func places(diagnostics: inout DiagnosticList) -> [Place] {
        guard reader.paths.contains(PlacesReader.file),
            let bytes = files.read(PlacesReader.file, diagnostics: &diagnostics)
        else { return [] }
        return PlacesReader.read(bytes, diagnostics: &diagnostics)
    }

    /// The place of this name and address that there is already; nil for none.
    public func place(named name: String, at address: String) throws(FileFailure) -> Place? {
        // What else is wrong with the file, the edit refuses.
        var told = DiagnosticList()
        let places = places(diagnostics: &told)
        try told.throwUnreadable()
        return places.first {
            FoodName.folded($0.name) == FoodName.folded(name) && $0.isAt(address: address)
        }
    }

    /// Writes a row into `places.csv` behind the last one, unless the place is there; the file is made if it is
    /// missing.
    ///
    /// `isTrial` leaves the file as it is, and gives what would come of it.
    public func addPlace(_ place: Place, isTrial: Bool = false) throws -> PlacesEdit.Outcome {
        try edit(PlacesReader.file) { before in
            let outcome = try editing(.places) { () throws(EditFailure) in
                try PlacesEdit.add(place, to: before ?? [])
            }
            return (isTrial || outcome.there != nil ? before : outcome.bytes, outcome)
        }
    }
}
