import Diagnostics
import Kitchen
import Reading
import Text

/// An edit that cannot be made as asked. Nothing was changed.
public struct EditRefusal: Error, Sendable {
    /// What is wrong: one sentence without a full stop.
    public let message: String
    /// What to do about it; nil where that is plain.
    public let fix: String?
    /// The problems of a file that has to be corrected first; none where the fault is in what was asked for.
    public let diagnostics: DiagnosticList

    /// A refusal for a reason, with what to do.
    init(_ message: String, fix: String?, diagnostics: DiagnosticList = DiagnosticList()) {
        self.message = message
        self.fix = fix
        self.diagnostics = diagnostics
    }
}

/// What an edit is about, as a refusal names it.
struct EditSubject {
    /// "party", "the pantry".
    let name: String
    /// The path of its file in the site.
    let path: String
    /// How to see what is in it.
    let hint: String

    static let pantry = EditSubject(
        name: "the pantry", path: Pantry.file, hint: "`forno pantry` lists what there is")
    static let groceries = EditSubject(
        name: "the groceries", path: Groceries.file, hint: "`forno check` says what is wrong with them")
    static let favorites = EditSubject(
        name: "the favourites", path: FavoritesReader.file, hint: "`forno favorite` lists them")
    static let soldOut = EditSubject(
        name: "what is sold out", path: SoldOutReader.file, hint: "`forno menu` shows it")
    static let words = EditSubject(
        name: "the words", path: Translation.file, hint: "`forno check` says what is wrong with them")
    static let places = EditSubject(name: "the places", path: PlacesReader.file, hint: "`forno places` lists them")

    /// The plan of a week.
    static func plan(of week: IsoWeek) -> EditSubject {
        EditSubject(
            name: "the plan of \(week)", path: week.planFile, hint: "`forno plan show \(week)` shows what it has")
    }

    /// A list.
    static func list(_ list: ListFile) -> EditSubject {
        EditSubject(name: list.slug, path: list.path, hint: "`forno list show \(list.slug)` shows its items")
    }
}

extension EditableKitchen {
    /// Calls `edit`; when it cannot be done, the refusal names `subject`.
    func editing<Result>(
        _ subject: EditSubject, _ edit: () throws(EditFailure) -> Result
    ) throws(EditRefusal) -> Result {
        do throws(EditFailure) { return try edit() } catch { throw refusal(of: error, subject) }
    }

    /// The refusal that a failed edit of `subject` is.
    func refusal(of failure: EditFailure, _ subject: EditSubject) -> EditRefusal {
        switch failure {
        case .unreadable:
            EditRefusal(
                "\(subject.path) has to be corrected first", fix: "see `forno check`",
                diagnostics: problems(in: subject.path))
        case .notFound(_, nearest: nil): EditRefusal("\(subject.name): \(failure)", fix: subject.hint)
        default: EditRefusal("\(subject.name): \(failure)", fix: failure.fix)
        }
    }

    /// What is wrong with a file that an edit found unreadable.
    private func problems(in path: String) -> DiagnosticList {
        var diagnostics = DiagnosticList()
        guard let bytes = files.read(path, diagnostics: &diagnostics) else { return diagnostics }
        switch path {
        case Pantry.file:
            _ = PantryReader(language: settings.kitchenLanguage, decimalMark: settings.decimalMark).read(
                bytes, diagnostics: &diagnostics)
        case Groceries.file:
            _ = GroceriesReader(
                currency: settings.currency, language: settings.kitchenLanguage, decimalMark: settings.decimalMark
            ).read(bytes, diagnostics: &diagnostics)
        case Translation.file:
            _ = MenuWordsReader(language: settings.language, translations: settings.translations, sizes: []).read(
                bytes, diagnostics: &diagnostics)
        case PlacesReader.file: _ = PlacesReader.read(bytes, diagnostics: &diagnostics)
        case FavoritesReader.file: _ = FavoritesReader(index: index).read(bytes, diagnostics: &diagnostics)
        default: _ = listReader.read(bytes, file: path, diagnostics: &diagnostics)
        }
        return diagnostics
    }
}
