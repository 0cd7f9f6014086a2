import Diagnostics
import Kitchen
import Text

/// Goes through the lines of `menu.md` and puts the menu together.
struct MenuTextScan {
    private var menu: Menu
    private let payloads: MenuReader
    private let prices: PriceReader
    private let groceries: Groceries
    private var diagnostics = DiagnosticList()
    private var section: MenuSection?
    private var dish: MenuTextDish?
    /// Those of the section before it.
    private var dishes: [MenuTextDish] = []
    /// Whether a dish of the section could not be read.
    private var hasBroken = false
    /// The toppings by what they are called.
    private var known: [String: Int]
    private let nearby: NearbyNames
    private let file = MenuTextReader.file

    init(_ menu: Menu, payloads: MenuReader, prices: PriceReader, groceries: Groceries) {
        (self.menu, self.payloads, self.prices, self.groceries) = (menu, payloads, prices, groceries)
        let names = menu.ingredients.map(\.name)
        nearby = NearbyNames { names }
        known = Dictionary(menu.ingredients.map { (FoodName.folded($0.name), $0.id) }) { first, _ in first }
    }

    /// The next line.
    mutating func read(_ line: MenuTextLine) {
        switch line {
        case .title: break
        case .section(let name):
            endSection()
            section = MenuSection(name: name.text, base: DishBase.Choice.none, location: place(of: name))
        case .dish(let text):
            endDish()
            dish = MenuTextDish(text, sizes: sizes, file: file, diagnostics: &diagnostics)
        case .fact(let text):
            if dish == nil { reportUnread(text) } else { dish?.read(text, file: file, diagnostics: &diagnostics) }
        case .key(let key, let value):
            if section == nil || dish != nil { reportUnread(key) } else { readKey(key, value) }
        case .text(let text):
            if section == nil || dish != nil { return reportUnread(text) }
            let note = [section?.note, text.text].compactMap(\.self).joined(separator: " ")
            section?.note = note
        }
    }

    /// The menu, with what is wrong in the file.
    mutating func finish(into diagnostics: inout DiagnosticList) -> Menu {
        endSection()
        nameBase()
        diagnostics.append(self.diagnostics)
        return menu
    }

    /// The sizes of what stands on a base; of all else the prices name their own.
    private var sizes: [String] {
        section?.base == DishBase.Choice.none ? [] : menu.sizes.map(\.name)
    }

    private mutating func readKey(_ key: PlacedText, _ value: PlacedText) {
        switch key.text {
        case "base":
            let isNone = value.text.lowercased() == "none"
            section?.base =
                isNone ? DishBase.Choice.none : .named(value.text, SourceLocation(file: file, span: value.span))
        case "note": section?.note = value.text
        default:
            let fix = UnknownKey.fix(for: key.text, among: ["base", "note"])
            diagnostics.report(.unknownKey, "nothing reads `\(key.text)`", at: place(of: key), fix: fix)
        }
    }

    private mutating func endSection() {
        endDish()
        // "23 Margherita" among dishes with numbers is one; "4 Formaggi" among others is a name.
        let isNumbered = dishes.count(where: \.mayBeNumbered) * 2 > dishes.count
        for dish in dishes { menu.dishes += read(dish, isNumbered: isNumbered).map { [$0] } ?? [] }
        // One whose dishes could not be read is not told to be empty besides.
        if let section, !hasBroken || !dishes.isEmpty { menu.sections.append(section) }
        (section, dishes, hasBroken) = (nil, [], false)
    }

    private mutating func endDish() {
        if let dish, dish.isNamed { dishes.append(dish) }
        hasBroken = hasBroken || dish?.isNamed == false
        dish = nil
    }

    private mutating func read(_ dish: MenuTextDish, isNumbered: Bool) -> Dish? {
        let value = SourceValue(.map(dish.fields(isNumbered: isNumbered)), at: dish.span)
        var fields = Fields(value, file: file, subject: "this dish")
        let read = payloads.dish(&fields, prices)
        fields.finish(into: &diagnostics)
        guard var read else { return nil }
        read.section = section?.name
        read.listsToppings = dish.toppings != nil
        for name in dish.toppings ?? [] {
            guard let id = topping(name) else {
                read.listsToppings = false
                continue
            }
            read.toppings.append(Dish.Topping(id: id, location: SourceLocation(file: file, span: name.span)))
        }
        return read
    }

    /// The id of a topping by its name; a grocery becomes one that costs nothing more. Nil for what is neither, which is
    /// reported: it is never guessed.
    private mutating func topping(_ name: Located<String>) -> Int? {
        let key = FoodName.folded(name.value)
        if let id = known[key] { return id }
        let place = SourceLocation(file: file, span: name.span)
        guard let grocery = groceries.find(name.value) else {
            let nearest = nearby.nearest(to: name.value) ?? groceries.nearest(to: name.value)
            diagnostics.report(
                .unknownIngredient, "unknown topping \"\(name.value)\"", at: place,
                notes: ["what is known of the dish is not all"],
                fix: nearest.map { "did you mean \"\($0)\"?" } ?? "add it to content/groceries.csv")
            return nil
        }
        // The same for the same name, since orders name toppings by their ids.
        let id = Int(FNV1a.hash(of: key.utf8) >> 12)
        menu.ingredients.append(
            Ingredient(
                id: id, name: name.value, price: .zero(menu.currency), isEnabled: false, diet: grocery.diet,
                grocery: grocery.name, location: place))
        known[key] = id
        return id
    }

    /// The first base that a section names is that of the menu: what stands on it is a pizza.
    private mutating func nameBase() {
        let named = menu.sections.lazy.compactMap { section -> String? in
            if case .named(let name, _)? = section.base { name } else { nil }
        }
        guard let name = named.first else { return }
        if let topping = menu.ingredients.first(where: { FoodName.folded($0.name) == FoodName.folded(name) }) {
            menu.base = DishBase(name: name, diet: topping.diet, portion: topping.portion, grocery: topping.grocery)
        } else if let grocery = groceries.find(name) {
            menu.base = DishBase(name: name, diet: grocery.diet, grocery: grocery.name)
        }
    }

    private mutating func reportUnread(_ text: PlacedText) {
        diagnostics.report(
            Diagnostic(
                .invalidValue, "nothing reads this line", at: place(of: text), severity: .warning,
                fix: "begin a dish with \"- **\", and what is said of it with \"  - \" below it"))
    }

    private func place(of text: PlacedText) -> SourceLocation { SourceLocation(file: file, span: text.span) }
}
