import Building
import Diagnostics
import Kitchen
import Site
import Text

extension ShopCommand {
    /// Writes what there is to buy into a list, and says so.
    func save(as name: String) throws {
        try options.withSiteToEdit { session, kitchen in
            let sheet = try session.sheet(for: meals(in: session))
            guard !sheet.lines.isEmpty else {
                return options.tell("Nothing to buy: no list is written.", json: .object([.init("file", .null)]))
            }
            let bytes = session.site.text(of: sheet).markdown
            let list = try kitchen.saveList(name, bytes, isTitled: sheet.week != nil, isForced: force)
            let done: TerminalText = "\(list.isReplaced ? "Replaced" : "Created") \(list.path)"
            let next: TerminalText =
                "\(Invocation.command("list done", of: options)) \(kitchen.slug(ofList: list.path)) ITEM"
            options.tell(
                "\(done): \(sheet.lines.count.counted("thing")) to buy. Next: \(next)",
                json: .object([.init("file", .text(list.path)), .init("replaced", .flag(list.isReplaced))]))
        }
    }
}
