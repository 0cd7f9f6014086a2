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
    private var section = MenuTextSection()
    private var dish: MenuTextDish?
    private var toppings: MenuTextToppings
    /// What guests choose, by the place of the dish: a dish that can be chosen may stand below.
    private var choices: [(place: Int, choices: [MenuTextChoice], sizes: [String])] = []
    private let file = MenuTextReader.file

    init(_ menu: Menu, payloads: MenuReader, prices: PriceReader, groceries: Groceries) {
        (self.menu, self.payloads, self.prices, self.groceries) = (menu, payloads, prices, groceries)
        toppings = MenuTextToppings(menu, groceries: groceries)
    }

    /// The next line.
    mutating func read(_ line: MenuTextLine) {
        switch line {
        case .title: break
        case .section(let name):
            endSection()
            section = MenuTextSection(
                MenuSection(name: name.text, base: DishBase.Choice.none, location: place(of: name)))
        case .dish(let text):
            endDish()
            dish = MenuTextDish(text, sizes: sizes, file: file, diagnostics: &diagnostics)
        case .fact(let text):
            if dish == nil { reportUnread(text) } else { dish?.read(text, file: file, diagnostics: &diagnostics) }
        case .key(let key, let value):
            if isBelowHeading {
                section.read(key, value, file: file, diagnostics: &diagnostics)
            } else {
                reportUnread(key)
            }
        case .text(let text):
            if isBelowHeading {
                section.addNote(text.text)
            } else if isAboveAll {
                // In place: a note of many lines would be copied for each.
                if menu.note?.append(" " + text.text) == nil { menu.note = text.text }
            } else {
                reportUnread(text)
            }
        }
    }

    /// The menu, with what is wrong in the file.
    mutating func finish(into diagnostics: inout DiagnosticList) -> Menu {
        endSection()
        readChoices()
        menu.ingredients = toppings.all
        nameBase()
        // What a section says is read with each of its dishes.
        diagnostics.appendUntold(self.diagnostics)
        return menu
    }

    private var isBelowHeading: Bool { section.heading != nil && dish == nil }

    /// Whether no section has begun, and no dish without one.
    private var isAboveAll: Bool { section.heading == nil && dish == nil && section.dishes.isEmpty }

    private var sizes: [String] { section.sizes(ofMenu: menu.sizes.map(\.name)) }

    private mutating func endSection() {
        endDish()
        let isNumbered = section.isNumbered
        for dish in section.dishes {
            guard let read = read(dish, isNumbered: isNumbered) else { continue }
            if !dish.choices.isEmpty { choices.append((menu.dishes.count, dish.choices, dish.namesOfPrices)) }
            menu.dishes.append(read)
        }
        guard var heading = section.heading, !section.isUnread else { return }
        section.reportSizes(ofMenu: sizes, diagnostics: &diagnostics)
        // Where neither the menu nor the section names sizes, the prices of an extra are of those that its dishes name.
        let (own, ofDishes) = (sizes, section.sizesOfDishes)
        heading.extras = extras(section.extras) { own.isEmpty ? ofDishes[$0.prices.count] ?? [] : own }
        let said = SourceValue(.map(section.entries), at: SourceSpan(line: 1, column: 1, length: 0))
        var fields = Fields(said, file: file)
        heading.served = ServingReader.time(&fields)
        heading.isHalved = HalfReader.isHalved(&fields)
        heading.isOfDrinks = fields.bool("drinks")?.value
        fields.finish(into: &diagnostics)
        menu.sections.append(heading)
    }

    private mutating func endDish() {
        if let dish { section.take(dish) }
        dish = nil
    }

    private mutating func read(_ dish: MenuTextDish, isNumbered: Bool) -> Dish? {
        let entries = dish.fields(isNumbered: isNumbered, beside: section.ofDishes)
        let value = SourceValue(.map(entries), at: dish.span)
        var fields = Fields(value, file: file, subject: "this dish")
        let read = payloads.dish(&fields, prices)
        fields.finish(into: &diagnostics)
        guard var read else { return nil }
        read.section = section.heading?.name
        read.listsToppings = dish.toppings != nil
        for name in dish.toppings ?? [] {
            let missing = "what is known of the dish is not all"
            guard let id = toppings.id(of: name, saying: missing, diagnostics: &diagnostics) else {
                read.listsToppings = false
                continue
            }
            read.toppings.append(Dish.Topping(id: id, location: SourceLocation(file: file, span: name.span)))
        }
        read.extras = extras(dish.extras) { _ in dish.namesOfPrices }
        return read
    }

    /// What dishes can be had with in some sizes each, read as a payload says it.
    private mutating func extras(_ offered: [MenuTextExtra], sizes: (MenuTextExtra) -> [String]) -> [DishExtra] {
        guard let first = offered.first else { return [] }
        let base = section.nameOfBase
        let values = offered.compactMap {
            $0.payload(sizes: sizes($0), base: base, toppings: &toppings, diagnostics: &diagnostics)
        }
        let list = SourceValue.Entry(
            key: "extras", keySpan: first.span, value: SourceValue(.list(values), at: first.span))
        var fields = Fields(SourceValue(.map([list]), at: first.span), file: file, subject: "this section")
        let read = ExtraReader(prices: prices).extras(&fields)
        fields.finish(into: &diagnostics)
        return read
    }

    /// Reads what guests choose, as a payload says it, where all dishes that can be chosen are there.
    private mutating func readChoices() {
        let dishes = DishNames(menu.dishes)
        for (place, written, sizes) in choices {
            let values = written.map {
                $0.payload(sizes: sizes, dishes: dishes, toppings: &toppings, diagnostics: &diagnostics)
            }
            let list = SourceValue.Entry(
                key: "choices", keySpan: written[0].span, value: SourceValue(.list(values), at: written[0].span))
            var fields = Fields(SourceValue(.map([list]), at: written[0].span), file: file, subject: "this dish")
            var read = ChoiceReader(prices: prices).choices(&fields)
            fields.finish(into: &diagnostics)
            for (index, choice) in zip(read.indices, written) {
                if read[index].options.count < choice.options.count { read[index].isWhole = false }
                let doubtful = choice.toppingsOrDishes(dishes, toppings: &toppings)
                for option in read[index].options.indices {
                    read[index].options[option].orTopping = read[index].options[option].location.span.flatMap {
                        doubtful[$0]
                    }
                }
            }
            menu.dishes[place].choices = read
        }
    }

    /// The first base that a section names is that of the menu: what stands on it is a pizza.
    private mutating func nameBase() {
        let named = menu.sections.lazy.compactMap { section -> String? in
            if case .named(let name, _)? = section.base { name } else { nil }
        }
        guard let name = named.first else { return }
        if let topping = menu.ingredients.first(where: { FoodName.folded($0.name) == FoodName.folded(name) }) {
            menu.base = DishBase(topping)
            menu.base.name = name
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
