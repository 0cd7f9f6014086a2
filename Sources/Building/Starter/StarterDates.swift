import Diagnostics
import Kitchen
import Reading
import Starter

/// The files that a new site starts from, with the days in them counted from today: the plan is of this week, and what is
/// in the pantry has just been bought.
struct StarterDates {
    private let today: CalendarDate

    /// The files as of a day.
    init(today: CalendarDate) {
        self.today = today
    }

    /// The bytes of each file by its path in the site.
    var files: [(path: String, bytes: [UInt8])] {
        Starter.files.map { file in
            switch file.path {
            case "content/plans/week.md": (today.isoWeek.planFile, title + file.bytes)
            case Pantry.file: (file.path, bought(file.bytes))
            default: file
            }
        }
    }

    private var title: [UInt8] { Array("# \(today.isoWeek.title(in: .english))\n".utf8) }

    /// The pantry with its items as added today.
    private func bought(_ pantry: [UInt8]) -> [UInt8] {
        var ignored = DiagnosticList()
        let edit = PantryEdit(groceries: groceries)
        return PantryReader(language: .english).read(pantry, diagnostics: &ignored).items.reduce([]) { bytes, item in
            var bought = ListItem(text: item.name, location: item.location)
            bought.quantity = item.quantity
            // A pantry that Forno has just begun takes any item.
            return (try? edit.add(bought.bought(on: today, groceries: groceries), to: bytes)) ?? bytes
        }
    }

    private var groceries: Groceries {
        var ignored = DiagnosticList()
        let bytes = Starter.files.first { $0.path == Groceries.file }?.bytes ?? []
        return Groceries(
            GroceriesReader(currency: .euro, language: .english).read(bytes, diagnostics: &ignored), language: .english)
    }
}
