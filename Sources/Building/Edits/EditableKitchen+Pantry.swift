import Diagnostics
import Kitchen
import Reading

extension EditableKitchen {
    /// What is in the house; what is wrong with its file is reported.
    public func pantry(diagnostics: inout DiagnosticList) -> Pantry {
        reader.readPantry(diagnostics: &diagnostics) ?? Pantry()
    }

    /// Puts things into the pantry, each written as in a shopping list, as ``done(_:inList:on:expires:isStocked:)`` does.
    public func stock(
        _ texts: [String], on day: CalendarDate, expires: CalendarDate?, barcode: String?
    ) throws -> [StockedItem] {
        var stocked = texts.map { text in
            var row = StockedItem(item(text), on: day, expires: expires, groceries: groceries)
            row.item.barcode = barcode ?? row.item.barcode
            return row
        }
        return try editPantry { bytes throws(EditFailure) in
            for index in stocked.indices { bytes = try add(&stocked[index], to: bytes) }
            return stocked
        }
    }

    /// Puts things into `pantry.csv` whose names it has not yet, and gives how many; `isDry` only counts them.
    func addToPantry(_ items: [PantryItem], isDry: Bool) throws -> Int {
        let bytes = try current(Pantry.file) ?? []
        let names = try editing(.pantry) { () throws(EditFailure) in try pantryEdit.names(in: bytes) }
        let known = Set(names.map(FoodName.folded))
        let new = items.filter { !known.contains(FoodName.folded($0.name)) }
        guard !isDry, !new.isEmpty else { return new.count }
        return try editPantry { bytes throws(EditFailure) in
            for item in new { bytes = try pantryEdit.add(item, to: bytes) }
            return new.count
        }
    }

    /// Takes all of what is called so out of the pantry, and gives the rows that it was.
    ///
    /// Refused for what stands in `config/pantry.conf`.
    public func removeFromPantry(_ names: [String]) throws -> [PantryItem] {
        try refuseReadOnly(names)
        return try editPantry { bytes throws(EditFailure) in
            var items: [PantryItem] = []
            for name in names {
                let removed = try pantryEdit.remove(name, from: bytes)
                bytes = removed.bytes
                items += removed.items
            }
            return items
        }
    }

    /// Takes amounts out of the pantry, each written as in a recipe: "300 g flour". Without an amount, the row that
    /// expires first goes. Gives what was used with what is left of it: nil for nothing, empty where no amount is known.
    ///
    /// Refused for what stands in `config/pantry.conf`.
    public func use(_ texts: [String]) throws -> [(used: ListItem, left: [Quantity]?)] {
        try refuseReadOnly(texts.map { item($0).name })
        return try editPantry { bytes throws(EditFailure) in
            var used: [(used: ListItem, left: [Quantity]?)] = []
            for text in texts {
                let item = item(text)
                let taken = try pantryEdit.use(item.quantity, of: item.name, in: bytes)
                bytes = taken.bytes
                used.append((item, isLeft(of: item.name, in: bytes) ? taken.left : nil))
            }
            return used
        }
    }

    /// What `config/pantry.conf` has, by the names of groceries; no edit changes it.
    func readOnlyStock() throws(FileFailure) -> PantryStock {
        var told = DiagnosticList()
        let items = reader.readPantryConf(diagnostics: &told) ?? []
        try told.throwUnreadable()
        return PantryStock(Pantry(items: items), groceries: groceries)
    }

    /// Refuses to take out of the pantry what stands in the file that Forno only reads.
    private func refuseReadOnly(_ names: [String]) throws {
        let stock = try readOnlyStock()
        guard let name = names.first(where: { !stock.items(of: $0).isEmpty }) else { return }
        throw EditRefusal(
            "\(name) stands in \(PantryConfReader.file), which Forno reads and does not write",
            fix: "change it there; or bring all of it into \(Pantry.file) by "
                + "`forno import \(PantryConfReader.file)`, and remove that file")
    }

    /// The pantry with a row more, which is told what of it has no column.
    func add(_ row: inout StockedItem, to bytes: [UInt8]) throws(EditFailure) -> [UInt8] {
        let bytes = try pantryEdit.add(row.item, to: bytes)
        row.leftOut = try pantryEdit.leftOut(row.item, of: bytes)
        return bytes
    }

    private func isLeft(of name: String, in bytes: [UInt8]) -> Bool {
        var ignored = DiagnosticList()
        let pantry = PantryReader(language: settings.kitchenLanguage, decimalMark: settings.decimalMark).read(
            bytes, diagnostics: &ignored)
        return !PantryStock(pantry, groceries: groceries).items(of: name).isEmpty
    }

    var pantryEdit: PantryEdit { PantryEdit(groceries: groceries) }

    private func editPantry<Result>(_ change: (inout [UInt8]) throws(EditFailure) -> Result) throws -> Result {
        try edit(Pantry.file) { before in
            var bytes = before ?? []
            let result = try editing(.pantry) { () throws(EditFailure) in try change(&bytes) }
            // A pantry that is missing and of which nothing is taken stays missing.
            return (before == nil && bytes.isEmpty ? nil : bytes, result)
        }
    }
}
