import Diagnostics
import Importing
import Kitchen
import Reading
import Text

extension EditableKitchen {
    /// A menu that was taken over from a spreadsheet.
    public struct ImportedMenu: Sendable {
        /// The file, in the site.
        public let path: String
        /// What it says.
        public let text: String
        /// How many dishes it has.
        public let count: Int
        /// What else was noticed, at its place in the spreadsheet.
        public let problems: DiagnosticList
    }

    /// Writes `content/menu/menu.md` from a spreadsheet, as CSV, of this name; a trial writes nothing.
    ///
    /// What it writes is read again before: where that has an error nothing is written, and the refusal names its row. It refuses where
    /// a menu is there already.
    public func importMenu(_ bytes: [UInt8], of file: String, isTrial: Bool = false) throws -> ImportedMenu {
        let there = [MenuTextReader.file, "content/menu/pizzas.json"].first { reader.paths.contains($0) }
        if let there, !isTrial {
            throw EditRefusal("a menu is there already: \(there)", fix: "move it away, or look with --dry-run first")
        }
        var problems = DiagnosticList()
        let table = CSVReader.read(bytes, file: file, comments: false, diagnostics: &problems)
        let sheet = table.flatMap {
            MenuSheet($0, file: file, unnamed: settings.title, diagnostics: &problems)
        }
        if let sheet { try read(sheet, diagnostics: &problems) }
        guard let sheet, !problems.contains(where: { $0.severity == .error }) else {
            throw EditRefusal(
                "\(file) cannot be taken over as it is", fix: "correct what is told above, and import it again",
                diagnostics: problems)
        }
        let path = MenuTextReader.file
        if !isTrial {
            _ = try make(path, Array(sheet.text.utf8), what: "a menu", fix: "move it away first")
        }
        return ImportedMenu(path: path, text: sheet.text, count: sheet.count, problems: problems)
    }

    /// Reads the text of a menu, and tells what is wrong with it at the rows that it comes from.
    private func read(_ sheet: MenuSheet, diagnostics: inout DiagnosticList) throws {
        let path = "content/menu/ingredients.json"
        let ingredients = try current(path).map { MenuReader.Payload(file: path, bytes: $0) }
        var found = DiagnosticList()
        let menu = MenuTextReader(
            currency: settings.currency, language: settings.kitchenLanguage, decimalMark: settings.decimalMark
        ).read(Array(sheet.text.utf8), ingredients: ingredients, groceries: groceries, diagnostics: &found)
        // A cell may begin as a line that says something else: "with ham", "choose 1 of".
        for dish in menu?.dishes ?? [] where !dish.extras.isEmpty || !dish.choices.isEmpty {
            found.report(
                .invalidValue, "what is on \"\(dish.name)\" would be read as something that it can be had with",
                at: dish.location, fix: "write only what is on it, between commas")
        }
        if let menu, menu.dishes.count != sheet.count {
            found.report(
                .invalidValue, "\(sheet.count - menu.dishes.count) dishes would be lost", fix: "look with --dry-run")
        }
        for problem in found { diagnostics.report(sheet.located(problem)) }
    }
}
