import Kitchen

/// The pantry of CookCLI (`config/pantry.conf`): TOML with a table for each place, and in it an amount for each food or a table
/// of `quantity`, `bought`, `expire` and `low`.
public enum PantryFile {
    /// A food of the pantry.
    public struct Item: Hashable, Sendable {
        /// What it is called.
        public var name: String
        /// How much there is: "500 g"; nil where the file does not say it.
        public var quantity: String?
        /// The day on which it was bought.
        public var added: CalendarDate?
        /// Its last good day.
        public var expires: CalendarDate?
    }

    /// What a pantry says.
    public struct Reading: Hashable, Sendable {
        /// The foods, by their places and names; at most 5,000.
        public var items: [Item] = []
        /// What was left out, a clause each.
        public var notes: [String] = []
    }

    /// The pantry of a text. Throws where it is no TOML.
    public static func read(_ text: String) throws(PageRecipe.Refusal) -> Reading {
        do throws(TOMLText.Refusal) {
            return reading(try TOMLText.read(text))
        } catch {
            throw PageRecipe.Refusal(reason: "it cannot be read, line \(error.line): \(error.reason)", notes: [])
        }
    }

    private static func reading(_ root: LooseValue) -> Reading {
        var reading = Reading()
        var lows = 0
        for (name, value) in sorted(root) {
            // A food may stand in no place: then it has an amount, or a table with one.
            let isFood = value.text != nil || value["quantity", "expire", "bought", "low"] != nil
            for (name, value) in isFood ? [(name, value)] : sorted(value) where reading.items.count < 5_000 {
                if value["low"] != nil { lows += 1 }
                item(PlainWords.line(name.replacing("_", with: " ")), value, into: &reading)
            }
        }
        if lows > 0 {
            reading.notes.append("left out: from which amount on \(lows == 1 ? "a food is" : "foods are") low")
        }
        return reading
    }

    private static func sorted(_ value: LooseValue) -> [(String, LooseValue)] {
        guard case .map(let map) = value else { return [] }
        return map.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func item(_ name: String, _ value: LooseValue, into reading: inout Reading) {
        guard !name.isEmpty, name.count <= 100 else { return }
        let amount = (value["quantity"] ?? value).text.map { PlainWords.line($0.replacing("%", with: " ")) }
        var item = Item(name: name, quantity: amount.flatMap { $0.isEmpty || $0 == "unlim" ? nil : $0 })
        item.added = day(value["bought"], name, &reading.notes)
        item.expires = day(value["expire"], name, &reading.notes)
        reading.items.append(item)
    }

    /// "2026-05-31" and "31.05.2026"; with slashes nobody knows which is the month.
    private static func day(_ value: LooseValue?, _ name: String, _ notes: inout [String]) -> CalendarDate? {
        guard let text = value?.words else { return nil }
        let parts = text.split(separator: ".").compactMap { Int($0) }
        let turned = parts.count == 3 ? CalendarDate(year: parts[2], month: parts[1], day: parts[0]) : nil
        if let day = WrittenDate.iso8601(text).flatMap({ CalendarDate($0) }) ?? turned { return day }
        notes.append("\(name): \"\(text.prefix(40))\" is no day as 2026-05-31")
        return nil
    }
}
