import Building
import Kitchen

/// The words that the terminal has for the kitchen: amounts in the site's language, all else in English.
struct KitchenWords {
    let settings: Settings
    let today: CalendarDate
    /// Whether spoons may be put together to cups; not where a recipe is metric.
    var hasCups = true

    /// "21 Nov", with the year where it is not this one.
    func day(_ day: CalendarDate) -> String {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return "\(day.day) \(months[day.month - 1])" + (day.year == today.year ? "" : " \(day.year)")
    }

    /// "1 kg and 300 g"; empty for no amount.
    func amounts(_ quantities: [Quantity]) -> String {
        var format = settings.amounts.inAuthorsUnits
        format.hasCups = format.hasCups && hasCups
        return quantities.map { format.written($0) }.joined(separator: " and ")
    }

    /// "2 kg mozzarella".
    func thing(_ name: String, _ quantity: Quantity?) -> String {
        quantity.map { amounts([$0]) + " " + name } ?? name
    }

    /// "2 kg mozzarella, added 21 Nov, good until 5 Dec (14 days by groceries.csv)".
    func stocked(_ stocked: StockedItem) -> String {
        let item = stocked.item
        let added = item.added.map { ", added \(day($0))" } ?? ""
        let until = item.expires.map { ", good until \(day($0))" } ?? ""
        let reason = stocked.shelfLife.map { " (\($0.counted("day")) by groceries.csv)" } ?? ""
        let leftOut =
            stocked.leftOut.isEmpty ? "" : "; pantry.csv has no column for " + stocked.leftOut.joined(separator: ", ")
        return thing(item.name, item.quantity) + added + until + reason + leftOut
    }

    /// How long something is good: "expired", "today", "in 3 days"; empty without a day, and for more than a month.
    func left(_ days: Int?) -> String {
        switch days {
        case nil: ""
        case 0?: "today"
        case 1?: "tomorrow"
        case let days? where days < 0: "expired"
        case let days? where days > 31: ""
        case let days?: "in \(days) days"
        }
    }
}
