import Kitchen
import Reading

extension EditableKitchen {
    /// Writes rows into `groceries.csv` behind the last one, for those that it has none for, and gives these; the file is made if
    /// it is missing.
    public func addGroceries(_ suggested: [SuggestedGrocery]) throws -> [SuggestedGrocery] {
        let groceriesEdit = GroceriesEdit(currency: settings.currency, language: settings.kitchenLanguage)
        return try edit(GroceriesReader.file) { before in
            let (bytes, added) = try editing(.groceries) { () throws(EditFailure) in
                try groceriesEdit.add(suggested, to: before ?? [])
            }
            return (before == nil && added.isEmpty ? nil : bytes, added)
        }
    }
}
