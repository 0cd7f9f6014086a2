import Diagnostics
import Kitchen

/// A small kitchen for tests of shopping.
struct SheetKitchen {
    var groceries: [Grocery] = []
    var pantry = Pantry()
    var settings = Settings()
    var today = day(20)

    /// A day of November 2026; the 23rd is the Monday of week 48.
    static func day(_ number: Int) -> CalendarDate {
        CalendarDate(dayNumber: (CalendarDate("2026-11-01")?.dayNumber ?? 0) + number - 1)
    }

    mutating func sell(
        _ name: String, pack: Quantity?, cents: Int?, density: Rational? = nil, aisle: String? = nil,
        diet: DietFacts = .unknown
    ) {
        var grocery = Grocery(name: name, location: SourceLocation(file: "content/groceries.csv"))
        grocery.pack = pack
        grocery.price = cents.map { Money(minorUnits: $0, currency: .euro) }
        grocery.density = density
        grocery.aisle = aisle
        grocery.diet = diet
        groceries.append(grocery)
    }

    var matched: Groceries { Groceries(groceries, language: .english) }

    func meal(_ title: String, on number: Int?, _ needs: [(String, Quantity?)], times: String = "") -> PlannedMeal {
        let date = number.map { Self.day($0) }
        return PlannedMeal(
            day: date, heading: date?.weekday.name(in: .english) ?? "", title: title, times: times,
            needs: needs.map { FoodNeed(name: $0.0, text: $0.0, measures: $0.1.map { [$0] } ?? []) })
    }

    func sheet(_ meals: [PlannedMeal], week: String? = "2026-W48") -> ShoppingSheet {
        ShoppingSheet(
            PlannedWeek(week: week.flatMap { IsoWeek($0) }, meals: meals), groceries: matched, pantry: pantry,
            settings: settings, today: today)
    }
}

extension ShoppingSheet {
    /// Each line in short: "flour: 2 kg, had 300 g, 2 packs, 2 kg, left 300 g, 2.40".
    func texts(_ lines: [SheetLine]) -> [String] {
        let format = QuantityFormat(language: .english)
        return lines.map { line in
            var parts = line.amounts.map { format.text($0.needed) }
            parts += line.amounts.compactMap(\.had).map { "had " + format.text($0) }
            parts += line.packs.map { ["\($0) packs"] } ?? []
            parts += line.amounts.compactMap(\.bought).map { "buy " + format.text($0) }
            parts += line.amounts.compactMap(\.left).map { "left " + format.text($0) }
            return "\(line.name): " + (parts + (line.price.map { [$0.plain] } ?? [])).joined(separator: ", ")
        }
    }
}
