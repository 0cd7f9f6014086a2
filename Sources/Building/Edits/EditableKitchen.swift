import Diagnostics
import Kitchen
import Publishing
import Reading

/// The files of a kitchen as commands change them: lists, pantry, favourites and plans.
///
/// ```swift
/// var diagnostics = DiagnosticList()
/// let kitchen = try EditableKitchen(site: "trattoria", diagnostics: &diagnostics)
/// let done = try kitchen.done(["2 kg mozzarella"], inList: "party", on: .localToday)
/// done.changed[0].stocked?.item.expires    // 14 days from today, by groceries.csv
/// ```
///
/// Every edit throws `EditRefusal` for what cannot be done as asked, and `FileFailure` for a file that cannot be read or
/// written; then nothing was changed. Edits of one site wait for one another, so that none is lost; each is made as a whole.
public struct EditableKitchen: Sendable {
    /// What `site.yml` sets.
    public let settings: Settings
    /// What is bought, by its names.
    public let groceries: Groceries
    let files: SiteFiles
    let reader: KitchenReader
    let index: ContentIndex
    let edits: FileEdits

    /// The kitchen of the site folder `site`; what is wrong with its settings and its groceries is reported.
    ///
    /// `whenWaiting` is called once for an edit that has to wait for another one.
    public init(
        site: String, diagnostics: inout DiagnosticList, whenWaiting: @escaping @Sendable () -> Void = {}
    ) throws(FileFailure) {
        edits = FileEdits(root: site, state: BuildOptions.state(ofSite: site), whenWaiting: whenWaiting)
        try edits.recover()
        files = try SiteFiles(root: site)
        var found = DiagnosticList()
        reader = KitchenReader(files: files, content: try files.listing(of: "content"), diagnostics: &found)
        settings = reader.settings
        index = ContentIndex(files: reader.paths, translations: settings.translations)
        // Links that lead nowhere and the like are no concern of an edit.
        for problem in found where problem.location?.file == SettingsReader.file {
            diagnostics.report(problem)
        }
        groceries = Groceries(
            reader.readGroceries(diagnostics: &diagnostics), language: settings.kitchenLanguage,
            decimalMark: settings.decimalMark)
        // What a command writes depends on what it knows: how long something keeps, what is there already.
        try diagnostics.throwUnreadable()
    }

    /// The bytes of a file as it is now; nil when there is none.
    func current(_ path: String) throws(FileFailure) -> [UInt8]? {
        try files.isInside(path) == nil ? nil : try files.read(path)
    }

    /// Writes a file that must not be there yet, and gives its path; else a refusal that says what `what` is.
    func make(_ path: String, _ bytes: [UInt8], what: String, fix: String) throws -> String {
        try edits.run {
            guard try current(path) == nil else { throw EditRefusal("\(what) is there already: \(path)", fix: fix) }
            return ([FileChange(path, before: nil, after: bytes)], path)
        }
    }

    /// Changes one file, which `change` is given as it is now, or nil when there is none.
    func edit<Result>(
        _ path: String, _ change: ([UInt8]?) throws -> (bytes: [UInt8]?, result: Result)
    ) throws -> Result {
        try edits.run {
            let before = try current(path)
            let (after, result) = try change(before)
            return ([FileChange(path, before: before, after: after)], result)
        }
    }
}
