import Diagnostics
import Importing
import Kitchen
import Publishing
import Reading
import Text

/// What a collection of CookCLI has beside recipes.
extension RecipeImport {
    /// Takes over a file of a collection; nil where there is nothing in it.
    func takePart(_ path: String, _ export: OpenedExport) -> Result<ImportOutcome.Written, ImportFailure>? {
        guard let part = CookCollection.Part(path), let bytes = export.files.bytes(path) else { return nil }
        guard bytes.count <= 1_000_000, let text = String(validating: bytes, as: UTF8.self) else {
            return .failure(ImportFailure(kind: .content, reason: "it is no text of at most 1 MB in UTF-8"))
        }
        do {
            switch part {
            case .aisles: return try takeAisles(text).map { .success($0) }
            case .pantry: return try takePantry(text).map { .success($0) }
            case .menu: return try takeMenu(text, path, export).map { .success($0) }
            case .shoppingList: return try takeShoppingList(text).map { .success($0) }
            }
        } catch {
            return .failure(Self.failure(error))
        }
    }

    private static func failure(_ error: any Error) -> ImportFailure {
        switch error {
        case let refusal as PageRecipe.Refusal:
            ImportFailure(kind: .content, reason: refusal.reason, notes: refusal.notes)
        case let refusal as EditRefusal: ImportFailure(kind: .usage, reason: refusal.message, fix: refusal.fix)
        case let failure as FileFailure: ImportFailure(kind: .system, reason: failure.description, fix: failure.fix)
        default: ImportFailure(kind: .system, reason: "\(error)")
        }
    }

    private func changed(
        _ file: String, _ change: ImportOutcome.Change, _ notes: [String] = []
    ) -> ImportOutcome.Written {
        ImportOutcome.Written(
            path: file, title: "", ingredients: 0, steps: 0, text: "", notes: notes, change: change)
    }

    private func takeAisles(_ text: String) throws -> ImportOutcome.Written? {
        let foods = AisleFile.read(text)
        guard !foods.isEmpty else { return nil }
        let new = foods.filter { kitchen.groceries.find($0.name) == nil }
        let added = wishes.isDry ? new : try kitchen.addGroceries(foods)
        let there = foods.count - added.count
        let notes = there == 0 ? [] : ["\(there) of \(foods.count) foods are there already, and stay as they are"]
        let words = "\(added.count) \(added.count == 1 ? "grocery" : "groceries")"
        return changed(GroceriesReader.file, added.isEmpty ? .none : .added(words), notes)
    }

    private func takePantry(_ text: String) throws -> ImportOutcome.Written? {
        var reading = try PantryFile.read(text)
        guard !reading.items.isEmpty else { return nil }
        let quantities = QuantityReader(language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
        var items: [PantryItem] = []
        for item in reading.items {
            let quantity = item.quantity.flatMap { quantities.read($0) }
            if let text = item.quantity, quantity == nil {
                reading.notes.append("\(item.name): \"\(text.prefix(40))\" is no amount that Forno knows")
            }
            items.append(PantryItem(name: item.name, quantity: quantity, added: item.added, expires: item.expires))
        }
        let added = try kitchen.addToPantry(items, isDry: wishes.isDry)
        let there = items.count - added
        if there > 0 {
            reading.notes.append("\(there) of \(items.count) foods are there already, and stay as they are")
        }
        let words = "\(added) \(added == 1 ? "food" : "foods")"
        return changed(PantryReader.file, added == 0 ? .none : .added(words), reading.notes)
    }

    private func takeMenu(_ text: String, _ path: String, _ export: OpenedExport) throws -> ImportOutcome.Written? {
        let menu = CookMenu(text)
        guard !menu.sections.isEmpty else { return nil }
        let name = String((path.split(separator: "/").last ?? "").dropLast(5))
        // Days of one week are the plan of that week.
        let week = menu.week
        let file = week?.planFile ?? "content/plans/\(Slug.make(name)).md"
        var missing: [String] = []
        let language = settings.kitchenLanguage
        let title = week?.title(in: language) ?? name
        let markdown = menu.markdown(title: title, language: language, weekdays: week != nil) { reference in
            guard let recipe = CookCollection.recipe(reference, inMenu: path, of: export.files) else {
                missing.append(reference)
                return nil
            }
            return Self.address("\(wishes.folder.dropFirst("content".count))/\(recipe)")
        }
        let notes = missing.isEmpty ? [] : ["not in the collection: \(missing.prefix(5).joined(separator: ", "))"]
        return try made(file, markdown, notes)
    }

    private func takeShoppingList(_ text: String) throws -> ImportOutcome.Written? {
        guard let list = CookShoppingList.markdown(text, title: "Shopping list") else { return nil }
        return try made("content/lists/shopping-list.md", list, [])
    }

    private func made(_ file: String, _ text: String, _ notes: [String]) throws -> ImportOutcome.Written {
        guard !NewFile.isTaken("\(site)/\(file)") else {
            throw EditRefusal("\(file) is there already, and stays as it is", fix: "write into it what it lacks")
        }
        if !wishes.isDry {
            _ = try kitchen.make(
                file, Array(text.utf8), what: "a file of that name", fix: "write into it what it lacks")
        }
        var written = changed(file, .made, notes)
        written.text = text
        return written
    }

    /// A path of the site as a link in Markdown writes it.
    private static func address(_ path: some StringProtocol) -> String {
        path.utf8.map { byte in
            let isPlain = byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || "/-_.~".utf8.contains(byte) || byte >= 0x80
            return isPlain
                ? [byte] : Array("%\(String(0x100 + Int(byte), radix: 16, uppercase: true).dropFirst())".utf8)
        }.reduce(into: [UInt8]()) { $0 += $1 }.text
    }
}

extension [UInt8] {
    /// The text of the bytes, which are UTF-8.
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
