import ArgumentParser
import Building
import Diagnostics
import Text

/// What `forno import` tells of each recipe as it comes, and of all at the end.
struct ImportReport {
    private let options: SharedOptions
    private let isDry: Bool
    private let count: Int
    private var written = 0
    private var failures: [ImportFailure] = []
    private var items: [JSONValue] = []

    /// A report of so many imports.
    init(options: SharedOptions, isDry: Bool, count: Int) {
        (self.options, self.isDry, self.count) = (options, isDry, count)
    }

    /// Whether a line says how far it is: of several, where somebody sees it.
    private var showsProgress: Bool { count > 1 && !options.quiet && Terminal.showsMessages }

    /// Says how many are done, until the next is told of: "pages 40 of 120".
    func show(done: Int) {
        if showsProgress { Terminal.message("\(ProgressLine.start)pages \(done.grouped) of \(count.grouped)") }
    }

    /// Tells what came of one.
    mutating func tell(_ outcome: ImportOutcome) {
        if showsProgress { Terminal.message(ProgressLine.start) }
        items.append(outcome.json)
        switch outcome.result {
        case .success(let recipe):
            if recipe.change == nil { written += 1 }
            if options.json { return }
            if isDry {
                Terminal.print(data: Array(recipe.text.utf8))
            } else if !options.quiet {
                Terminal.print(recipe.line)
            }
            Terminal.message(recipe.notes.map { "   note: \($0)\n" }.joined())
        case .failure(let failure):
            failures.append(failure)
            if !options.json { Terminal.message(failure.text(of: outcome.source)) }
        }
    }

    /// Tells how many there were, and ends with the exit code of the worst failure.
    func end() throws {
        if options.json {
            Terminal.print(data: JSONValue.list(items).pretty)
        } else if count != 1 || items.count > 1, !options.quiet {
            let failed: TerminalText = failures.isEmpty ? "" : ", \(failures.count) failed"
            let done: TerminalText = "\(written.counted("recipe")) \(isDry ? "read" : "imported")\(failed)."
            // What is printed of a dry run are recipes alone.
            if isDry { Terminal.message(done + "\n") } else { Terminal.print(done) }
        }
        let codes = Set(failures.map(\.code))
        // A file or the network that failed counts before a page at fault, and that before what is there already.
        if let code = [2, 1, 64].first(where: codes.contains) { throw ExitCode(code) }
    }
}

extension ImportFailure {
    /// What the program ends with.
    var code: Int32 {
        switch kind {
        case .content: 1
        case .system: 2
        case .usage: 64
        }
    }

    fileprivate func text(of source: ImportSource) -> TerminalText {
        let notes = notes.map { note -> TerminalText in "   note: \(note)\n" }.joined()
        return "forno: \(source.name): \(reason)\n" + notes + (fix.map { "   fix: \($0)\n" } ?? "")
    }
}

extension ImportOutcome.Written {
    /// "content/recipes/pea-soup.md: Pea soup, 6 ingredients, 4 steps, with its picture".
    fileprivate var line: TerminalText {
        switch change {
        case .made?: return "Created \(path)"
        case .added(let words)?: return "Changed \(path): \(words) added"
        case .none?: return "Left \(path) as it is"
        case nil: break
        }
        let picture = picture == nil ? "" : ", with its picture"
        return "Created \(path): \(title), \(ingredients.counted("ingredient")), \(steps.counted("step"))\(picture)"
    }
}

extension ImportOutcome {
    fileprivate var json: JSONValue {
        switch result {
        case .success(let recipe):
            .object([
                .init("source", .text(source.name)), .init("file", .text(recipe.path)),
                .init("picture", recipe.picture.map { .text($0) } ?? .null), .init("title", .text(recipe.title)),
                .init("notes", .list(recipe.notes.map { .text($0) })), .init("text", .text(recipe.text)),
            ])
        case .failure(let failure):
            .object([.init("source", .text(source.name)), .init("error", .text(failure.reason))])
        }
    }
}
