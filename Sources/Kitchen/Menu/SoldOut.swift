import Diagnostics

/// That something of the menu cannot be had: an open item of `content/menu/out.md`.
public struct SoldOut: Hashable, Sendable {
    /// The last day on which it cannot; nil until somebody says that it can again.
    public var until: CalendarDate?

    /// It as scripts read it: the day, or nothing where none is said.
    public var code: String { until?.description ?? "" }

    /// Whether it may still be so on a day.
    public func lasts(on day: CalendarDate) -> Bool { until.map { $0.dayNumber >= day.dayNumber } ?? true }

    /// What lasts longest of some; nil for none.
    static func longest(of all: [SoldOut]) -> SoldOut? {
        all.contains { $0.until == nil }
            ? SoldOut() : all.max { ($0.until?.dayNumber ?? 0) < ($1.until?.dayNumber ?? 0) }
    }

    /// Until the end of a day, or until somebody says otherwise.
    public init(until: CalendarDate? = nil) { self.until = until }
}

/// An item of `content/menu/out.md`: a dish by its name or number, a drink or a topping.
public struct SoldOutItem: Hashable, Sendable {
    /// What is sold out.
    public var name: String
    /// Until when.
    public var soldOut: SoldOut
    /// Where it stands.
    public var location: SourceLocation

    /// Something by its name.
    public init(name: String, soldOut: SoldOut, location: SourceLocation) {
        (self.name, self.soldOut, self.location) = (name, soldOut, location)
    }
}

extension Menu {
    /// The names of its dishes, toppings and drinks.
    public var names: [String] { dishes.map(\.name) + ingredients.map(\.name) + drinks.map(\.name) }

    /// What something may be called in `content/menu/out.md`, by its name or number, the best first: the name as the menu has it, and
    /// the number; the number alone where other dishes have that name too. Empty where nothing is called so.
    public func soldOutNames(of text: String) -> [String] {
        let wanted = FoodName.folded(text)
        let numbered = dishes.first { $0.number.map { FoodName.folded($0) } == wanted }
        guard let name = numbered?.name ?? names.first(where: { FoodName.folded($0) == wanted }) else { return [] }
        let called = dishes.filter { FoodName.folded($0.name) == FoodName.folded(name) }
        if let number = numbered?.number, called.count > 1 { return [number] }
        return [name] + (called.count == 1 ? [called[0].number].compactMap(\.self) : [])
    }

    /// The menu with its dishes, toppings and drinks marked that are sold out. A name that nothing has is reported.
    func marked(diagnostics: inout DiagnosticList) -> Menu {
        guard !soldOut.isEmpty else { return self }
        var menu = self
        let items = Dictionary(grouping: soldOut) { FoodName.folded($0.name) }
        let found = menu.mark(items.compactMapValues { SoldOut.longest(of: $0.map(\.soldOut)) })
        let known = NearbyNames { names }
        for item in soldOut where !found.contains(FoodName.folded(item.name)) {
            diagnostics.report(
                .unknownPizza, "nothing on the menu is called \"\(item.name)\"", at: item.location,
                fix: known.nearest(to: item.name).map { "did you mean \"\($0)\"?" }
                    ?? "write the name of a dish, a topping or a drink, or the number of a dish")
        }
        return menu
    }

    /// Marks all that has one of some names, without case and accents; gives those that something has.
    private mutating func mark(_ names: [String: SoldOut]) -> Set<String> {
        var found: Set<String> = []
        func mark(_ name: String?, _ out: inout SoldOut?) {
            guard let folded = name.map({ FoodName.folded($0) }), let own = names[folded] else { return }
            out = SoldOut.longest(of: [out, own].compactMap(\.self))
            found.insert(folded)
        }
        for place in dishes.indices {
            mark(dishes[place].name, &dishes[place].soldOut)
            mark(dishes[place].number, &dishes[place].soldOut)
        }
        for place in ingredients.indices { mark(ingredients[place].name, &ingredients[place].soldOut) }
        for place in drinks.indices { mark(drinks[place].name, &drinks[place].soldOut) }
        return found
    }
}
