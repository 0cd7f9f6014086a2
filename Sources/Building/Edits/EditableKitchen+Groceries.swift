import Kitchen
import Reading

extension EditableKitchen {
    /// Writes rows into `groceries.csv` behind the last one, for those that it has none for, and gives these; the file is made if
    /// it is missing. With `isDry` nothing is written.
    public func addGroceries(_ suggested: [SuggestedGrocery], isDry: Bool = false) throws -> [SuggestedGrocery] {
        let groceriesEdit = GroceriesEdit(currency: settings.currency, language: settings.kitchenLanguage)
        return try edit(Groceries.file) { before in
            let (bytes, added) = try editing(.groceries) { () throws(EditFailure) in
                try groceriesEdit.add(suggested, to: before ?? [])
            }
            return (isDry ? before : before == nil && added.isEmpty ? nil : bytes, added)
        }
    }
}
