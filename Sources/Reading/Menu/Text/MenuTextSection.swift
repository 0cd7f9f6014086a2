import Diagnostics
import Kitchen

/// A section of `menu.md`: its heading with what is said of all its dishes, and these.
struct MenuTextSection {
    /// Nil for dishes above the first heading.
    var heading: MenuSection?
    /// What its dishes can be had with.
    private(set) var extras: [MenuTextExtra] = []
    /// What is said of its dishes that do not say it themselves: what they contain, and their additives.
    private(set) var ofDishes: [SourceValue.Entry] = []
    /// The sizes of its dishes, which stand on nothing.
    private(set) var ownSizes: [String] = []
    /// What a payload says alike: when its dishes are had, that none is half of a pizza, and whether they are drinks.
    private(set) var entries: [SourceValue.Entry] = []
    /// Its dishes so far.
    private(set) var dishes: [MenuTextDish] = []
    /// Whether a dish of it could not be read.
    private var hasBroken = false

    /// A section below a heading, or above the first.
    init(_ heading: MenuSection? = nil) { self.heading = heading }

    /// Whether nothing is read of it: one whose dishes could not be read is not told to be empty besides.
    var isUnread: Bool { hasBroken && dishes.isEmpty }

    /// Whether its dishes stand on nothing.
    var isWithoutBase: Bool { heading?.base == DishBase.Choice.none }

    /// The name of what it stands on; nil for nothing.
    var nameOfBase: String? {
        if case .named(let name, _)? = heading?.base { name } else { nil }
    }

    /// Whether most of its dishes have a number: "23 Margherita" among them has one, "4 Formaggi" among others is a name.
    var isNumbered: Bool { dishes.count(where: \.mayBeNumbered) * 2 > dishes.count }

    /// The sizes of its dishes: its own, those of the menu on a base, or else none, and each dish says what its prices are of.
    func sizes(ofMenu sizes: [String]) -> [String] { isWithoutBase ? ownSizes : sizes }

    /// The sizes that its dishes name, by how many there are: of several names the first dish's.
    var sizesOfDishes: [Int: [String]] {
        Dictionary(dishes.map { ($0.namesOfPrices.count, $0.namesOfPrices) }) { first, _ in first }
    }

    /// Takes a dish that has been read to its end.
    mutating func take(_ dish: MenuTextDish) {
        if dish.isNamed { dishes.append(dish) } else { hasBroken = true }
    }

    /// Adds to the note below the heading.
    mutating func addNote(_ text: String) {
        // In place: a note of many lines would be copied for each.
        if heading?.note?.append(" " + text) == nil { heading?.note = text }
    }

    /// A line with a key below the heading.
    mutating func read(_ key: PlacedText, _ value: PlacedText, file: String, diagnostics: inout DiagnosticList) {
        switch MenuTextKey.named(key.text) {
        case "base":
            let isNone = Allergen.isNone(value.text)
            heading?.base =
                isNone ? DishBase.Choice.none : .named(value.text, SourceLocation(file: file, span: value.span))
        case "note": addNote(value.text)
        case "extra", "extras": extras += MenuTextExtra.all(in: value)
        case "contains", "additives":
            let name = MenuTextKey.named(key.text)
            ofDishes.removeAll { $0.key == name }
            ofDishes.append(Self.entry(name, key, value))
        case "days", "hours", "dates", "half", "drinks":
            entries.append(Self.entry(MenuTextKey.named(key.text), key, value))
        case "from": entries.append(Self.entry("dates", key, value))
        case "sizes": ownSizes = value.split(at: ",").map(\.text)
        default:
            let fix = UnknownKey.fix(for: key.text, among: Self.keys)
            diagnostics.report(
                .unknownKey, "nothing reads `\(key.text)`", at: SourceLocation(file: file, span: key.span), fix: fix)
        }
    }

    private static let keys = [
        "base", "note", "extra", "contains", "additives", "sizes", "dates", "days", "hours", "half", "drinks",
    ]

    private static func entry(_ name: String, _ key: PlacedText, _ value: PlacedText) -> SourceValue.Entry {
        SourceValue.Entry(
            key: name, keySpan: key.span,
            value: SourceValue(.text(MenuTextKey.value(value.text), plain: true), at: value.span))
    }

    /// Reports sizes of its own where its dishes stand on a base, and so come in those of the menu.
    func reportSizes(ofMenu sizes: [String], diagnostics: inout DiagnosticList) {
        guard !ownSizes.isEmpty, !isWithoutBase, let heading else { return }
        diagnostics.report(
            .invalidValue,
            "what stands on a base comes in the sizes of the menu, and not in those of \"\(heading.name)\"",
            at: heading.location, fix: "write `sizes` at the top of the menu, or remove `base` here")
    }
}
