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
            case .aisles: return try takeAisles(bytes, path).map { .success($0) }
            case .pantry: return try takePantry(bytes, path).map { .success($0) }
            case .menu: return try takeMenu(bytes, path, export).map { .success($0) }
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

    private func takeAisles(_ bytes: [UInt8], _ path: String) throws -> ImportOutcome.Written? {
        var problems = DiagnosticList()
        let foods = AisleReader.read(bytes, file: path, diagnostics: &problems).foods.map { food in
            // A semicolon would part the aliases of a table.
            let names = ([food.name] + food.aliases).map { $0.replacing(";", with: ",") }
            return SuggestedGrocery(name: names[0], aliases: Array(names.dropFirst()), aisle: food.aisle)
        }
        guard !foods.isEmpty else { return nil }
        let added = try kitchen.addGroceries(foods, isDry: wishes.isDry)
        let there = foods.count - added.count
        var notes = Self.notes(of: problems)
        if there > 0 { notes.append("\(there) of \(foods.count) foods are there already, and stay as they are") }
        let words = "\(added.count) \(added.count == 1 ? "grocery" : "groceries")"
        return changed(Groceries.file, added.isEmpty ? .none : .added(words), notes)
    }

    private func takePantry(_ bytes: [UInt8], _ path: String) throws -> ImportOutcome.Written? {
        var problems = DiagnosticList()
        let conf = PantryConfReader(language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
            .read(bytes, file: path, diagnostics: &problems)
        if let syntax = problems.first(where: { $0.id == .confSyntax }) {
            let line = syntax.location?.span.map { ", line \($0.line)" } ?? ""
            throw PageRecipe.Refusal(reason: "it cannot be read\(line): \(syntax.message)", notes: [])
        }
        guard !conf.items.isEmpty else { return nil }
        let added = try kitchen.addToPantry(conf.items, isDry: wishes.isDry)
        var notes = Self.notes(of: problems)
        if conf.lowCount > 0 {
            notes.append("left out: from which amount on \(conf.lowCount == 1 ? "a food is" : "foods are") low")
        }
        let there = conf.items.count - added
        if there > 0 { notes.append("\(there) of \(conf.items.count) foods are there already, and stay as they are") }
        notes += try standingNotes([PantryConfReader.file], bytes)
        let words = "\(added) \(added == 1 ? "food" : "foods")"
        return changed(Pantry.file, added == 0 ? .none : .added(words), notes)
    }

    /// What is wrong with a file, each as a clause.
    private static func notes(of problems: DiagnosticList) -> [String] {
        problems.map { problem in (problem.location?.span.map { "line \($0.line): " } ?? "") + problem.message }
    }

    private func takeMenu(_ bytes: [UInt8], _ path: String, _ export: OpenedExport) throws -> ImportOutcome.Written? {
        let language = settings.kitchenLanguage
        let menu = CookMenu(bytes, language: language)
        guard !menu.isEmpty else { return nil }
        let name = String((path.split(separator: "/").last ?? "").dropLast(5))
        // Days of one week are the plan of that week.
        let week = menu.week ?? IsoWeek(name)
        let file = week?.planFile ?? "content/plans/\(Slug.make(name)).md"
        var missing: [String] = []
        let title = week?.title(in: language) ?? name
        let markdown = menu.markdown(title: title, weekdays: week != nil) { reference in
            if let recipe = CookCollection.recipe(reference, inMenu: path, of: export.files) {
                return Self.address("\(wishes.folder.dropFirst("content".count))/\(recipe)")
            }
            if let recipe = kitchen.index.recipe(reference: reference, namedIn: file) {
                return Self.address(recipe.dropFirst("content".count))
            }
            missing.append(reference)
            return nil
        }
        var notes = missing.isEmpty ? [] : ["not there: \(missing.prefix(5).joined(separator: ", "))"]
        if !menu.foods.isEmpty { notes.append("words in the plan: \(menu.foods.prefix(5).joined(separator: ", "))") }
        notes += try standingNotes(kitchen.index.plans, bytes)
        return try made(file, markdown, notes)
    }

    /// A note where what was taken over is a file of the site itself, which is read as it stands.
    private func standingNotes(_ files: [String], _ bytes: [UInt8]) throws -> [String] {
        try files.filter { try kitchen.current($0) == bytes }.map { "\($0) is read as well: remove it" }
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
