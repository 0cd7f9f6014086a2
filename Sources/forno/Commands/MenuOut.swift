import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Reading
import Text

/// `forno menu out`
struct MenuOut: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "out", abstract: "Mark what is sold out, or have it back.",
        discussion: """
            Dishes by name or number, toppings and drinks. What is sold out is so for today, unless --until says longer; it stands \
            in content/menu/out.md.

            forno menu out Tuna 23
            forno menu out Tiramisù --until 2026-12-05
            forno menu out Tuna --back
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "What is sold out.")
    var names: [String]

    @Option(help: ArgumentHelp("The last day on which it is.", valueName: "date"), transform: DayOption.read)
    var until: CalendarDate?

    @Flag(help: "It can be had again.")
    var back = false

    func validate() throws {
        if back, until != nil { throw ValidationError("--back says that it can be had again: leave --until out.") }
    }

    func run() throws {
        var things: [[String]] = []
        try options.withSite { session in things = try called(in: try session.menu().menu) }
        try options.withKitchen { kitchen, _ in
            let day = until ?? options.today()
            let names = back ? try kitchen.markBack(things) : try kitchen.markOut(things, until: day)
            let text: [TerminalText] = names.map { "\($0): \(back ? "there again" : "sold out until \(day)")" }
            let json = JSONValue.object(
                [
                    .init("file", .text(SoldOutReader.file)),
                    .init(back ? "back" : "out", .list(names.map { .text($0) })),
                ]
                    + (back ? [] : [.init("until", .text("\(day)"))]))
            options.tell(text.joined(separator: "\n"), json: json)
        }
    }

    /// All names of what is meant; refuses one that nothing on the menu has.
    private func called(in menu: Menu) throws -> [[String]] {
        try names.map { name in
            let found = menu.soldOutNames(of: name)
            if !found.isEmpty { return found }
            let remedy = NearestName.find(name, in: menu.names).map { ": did you mean \"\($0)\"?" } ?? ""
            throw ValidationError("nothing on the menu is called \"\(name)\"\(remedy)")
        }
    }
}
