import Diagnostics
import Kitchen

/// What a guest chooses with a dish of `menu.md`: `choose 1 of: fries, salad +1,00`, `choose up to 2 of: …`, `course: soup or salad`.
struct MenuTextChoice {
    /// Something that can be chosen, with what it adds in the order of the sizes.
    struct Option {
        let name: Located<String>
        let prices: [MenuTextPrice]
    }

    let least: Int
    let most: Int
    let options: [Option]
    /// Whether it is a course, which is one of some dishes.
    let isCourse: Bool
    /// Where it stands.
    let span: SourceSpan

    /// The choice of a line below a dish; nil for another line.
    init?(_ line: PlacedText) {
        guard let (key, foods) = line.cut(at: ":") else { return nil }
        if Self.courses.contains(key.text.lowercased()) {
            (least, most, isCourse) = (1, 1, true)
            options = Self.parts(of: foods, between: Self.ors).map(Option.init)
        } else if let (least, most) = Self.count(in: key.text.lowercased().replacing("’", with: "'")) {
            (self.least, self.most, isCourse) = (least, most, false)
            options = Self.foods(in: foods).map(Option.init)
        } else {
            return nil
        }
        span = line.span
    }

    /// How many of `choose 1 of`, `choose up to 2 of` are chosen; nil for another text.
    private static func count(in key: String) -> (least: Int, most: Int)? {
        for (begin, upTo, end) in phrases where key.hasPrefix(begin + " ") && key.hasSuffix(" " + end) {
            let inner = key.dropFirst(begin.count + 1).dropLast(end.count + 1)
            if let number = number(inner) { return (number, number) }
            if inner.hasPrefix(upTo + " "), let number = number(inner.dropFirst(upTo.count + 1)) { return (0, number) }
        }
        return nil
    }

    private static func number(_ text: Substring) -> Int? {
        Int(text) ?? numbers.firstIndex { $0.contains(text) }.map { $0 + 1 }
    }

    /// 1 to 3 in words.
    private static let numbers: [Set<Substring>] = [
        ["one", "ein", "eine", "einen", "eins", "uno", "una", "un", "une"],
        ["two", "zwei", "due", "deux", "dos"], ["three", "drei", "tre", "trois", "tres"],
    ]

    /// The foods between commas, of which one may be that of a price: `salad +1,00`.
    private static func foods(in text: PlacedText) -> [PlacedText] {
        text.split(at: ", ").flatMap { part in
            MenuTextPrice.all(in: part, isAdded: true)?.first?.label == nil ? part.split(at: ",") : [part]
        }
    }

    private static func parts(of text: PlacedText, between separators: [String]) -> [PlacedText] {
        separators.reduce([text]) { parts, separator in parts.flatMap { $0.split(at: separator) } }
    }

    /// What stands before the number, before the most, and behind it, in the five languages.
    private static let phrases = [
        ("choose", "up to", "of"), ("wähle", "bis zu", "aus"), ("a scelta", "fino a", "tra"),
        ("au choix", "jusqu'à", "parmi"), ("a elegir", "hasta", "entre"),
    ]
    private static let courses: Set<String> = ["course", "gang", "portata", "plat", "plato"]
    private static let ors = [" or ", " oder ", " o ", " ou "]
}

extension MenuTextChoice {
    /// It as a payload has it, of a dish in these sizes. What is not found among dishes nor among toppings, or has no price in each
    /// size, is reported and left out.
    func payload(
        sizes: [String], dishes: DishNames, toppings: inout MenuTextToppings, diagnostics: inout DiagnosticList
    ) -> SourceValue {
        let values = options.compactMap {
            $0.payload(sizes: sizes, dishes: dishes, toppings: &toppings, diagnostics: &diagnostics)
        }
        return SourceValue(
            .map([
                .init(
                    key: least == 0 ? "upTo" : "choose", keySpan: span,
                    value: SourceValue(.text(String(most), plain: true), at: span)),
                .init(key: "of", keySpan: span, value: SourceValue(.list(values), at: span)),
            ]), at: span)
    }
}

extension MenuTextChoice {
    /// The toppings whose names dishes have as well, by the places where nothing says which of the two is chosen: no number of the
    /// dish, and nothing beside it that is a dish alone.
    func toppingsOrDishes(_ dishes: DishNames, toppings: inout MenuTextToppings) -> [SourceSpan: Int] {
        if isCourse || options.contains(where: { dishes[$0.name.value] != nil && !toppings.has($0.name.value) }) {
            return [:]
        }
        let both = options.filter { dishes.isOneWithoutNumber($0.name.value) }
        return Dictionary(
            both.compactMap { option in toppings.known(option.name).map { (option.name.span, $0) } }
        ) { first, _ in first }
    }
}

/// The names of dishes as a choice may write them: "Funghi", "23 Funghi", "23. Funghi".
struct DishNames {
    private let names: [String: String]
    private let numbered: [String: String]

    init(_ dishes: [Dish]) {
        names = Dictionary(dishes.map { (FoodName.folded($0.name), $0.name) }) { first, _ in first }
        let withNumbers = dishes.flatMap { dish in
            [" ", ". "].compactMap { mark in dish.number.map { (FoodName.folded($0 + mark + dish.name), dish.name) } }
        }
        numbered = Dictionary(withNumbers) { first, _ in first }
    }

    /// The name of the dish that a text names; nil for none.
    subscript(text: String) -> String? { names[FoodName.folded(text)] ?? numbered[FoodName.folded(text)] }

    /// Whether a text is the name of a dish alone.
    func isOneWithoutNumber(_ text: String) -> Bool { names[FoodName.folded(text)] != nil }
}

extension MenuTextChoice.Option {
    fileprivate func payload(
        sizes: [String], dishes: DishNames, toppings: inout MenuTextToppings, diagnostics: inout DiagnosticList
    ) -> SourceValue? {
        guard var entries = food(dishes: dishes, toppings: &toppings, diagnostics: &diagnostics).map({ [$0] }) else {
            return nil
        }
        if let price = MenuTextPrice.payload(prices, sizes: sizes) {
            entries.append(entry("price", price))
        } else if !prices.isEmpty {
            diagnostics.report(
                .priceUnknown, "nothing says what \"\(name.value)\" adds to each price",
                at: SourceLocation(file: MenuTextReader.file, span: name.span), notes: ["it cannot be chosen"],
                fix: sizes.isEmpty
                    ? "write one price behind it, as in \(name.value) +1.00"
                    : "write one price behind it, or one for each of \(sizes.joined(separator: ", "))")
            return nil
        }
        return SourceValue(.map(entries), at: name.span)
    }

    /// A dish of the menu, else a topping.
    private func food(
        dishes: DishNames, toppings: inout MenuTextToppings, diagnostics: inout DiagnosticList
    ) -> SourceValue.Entry? {
        if let dish = dishes[name.value] { return entry("dish", .text(dish, plain: false)) }
        let missing = "it cannot be chosen, and what is known of the dish is not all"
        return toppings.id(of: name, saying: missing, diagnostics: &diagnostics).map {
            entry("ingredient", .text(String($0), plain: true))
        }
    }

    private func entry(_ key: String, _ content: SourceValue.Content) -> SourceValue.Entry {
        SourceValue.Entry(key: key, keySpan: name.span, value: SourceValue(content, at: name.span))
    }
}

extension MenuTextChoice.Option {
    fileprivate init(_ text: PlacedText) {
        let prices = MenuTextPrice.all(in: text, isAdded: true) ?? []
        let isPriced = prices.first?.label != nil && prices.dropFirst().allSatisfy { $0.label == nil }
        name = (isPriced ? prices.first?.label ?? text : text).located
        self.prices = isPriced ? prices : []
    }
}
