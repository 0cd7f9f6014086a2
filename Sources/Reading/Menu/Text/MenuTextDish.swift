import Diagnostics
import Kitchen

/// A dish of `menu.md`: the fields that a payload would have, each with its place, and what is on it by name.
struct MenuTextDish {
    /// What a payload says of it but for its name and its number: `price`, `marks`, `contains` …
    private var entries: [SourceValue.Entry] = []
    /// What is on it; nil where no line says.
    private(set) var toppings: [Located<String>]?
    /// Where it stands.
    let span: SourceSpan
    private var name: PlacedText?
    private let sizes: [String]
    /// What it alone can be had with.
    private(set) var extras: [MenuTextExtra] = []
    /// What a guest chooses with it.
    private(set) var choices: [MenuTextChoice] = []

    /// A dish by its line, in a section whose dishes come in these sizes; reports what is not understood.
    init(_ line: PlacedText, sizes: [String], file: String, diagnostics: inout DiagnosticList) {
        span = line.span
        self.sizes = sizes
        guard let (name, rest) = line.behind("**")?.cut(at: "**") else {
            diagnostics.report(
                .invalidValue, "the name of a dish stands between two stars: \"\(line.text)\"",
                at: SourceLocation(file: file, span: span), fix: "write it as in - **23 Margherita** 7.50")
            return
        }
        self.name = name
        let hasPrice = !rest.text.hasPrefix("·")
        for (place, part) in rest.split(at: "·").enumerated() {
            if place == 0, hasPrice, part.text.contains(where: \.isNumber), let prices = MenuTextPrice.all(in: part) {
                read(prices, at: part.span, file: file, diagnostics: &diagnostics)
            } else {
                readMark(part, file: file, diagnostics: &diagnostics)
            }
        }
    }

    /// What its prices are of: its own sizes, or those of its section.
    var namesOfPrices: [String] {
        guard case .map(let prices)? = entries.first(where: { $0.key == "price" })?.value.content else { return sizes }
        return prices.map(\.key)
    }

    /// Whether it has a name, without which it is none.
    var isNamed: Bool { name != nil }

    /// Whether its name begins with what may be its number: 23, 12a. "4 Formaggi" does, too; "23." is one for certain.
    var mayBeNumbered: Bool { numbered.map { !$0.number.text.hasSuffix(".") } ?? false }

    /// The number before the name, and the name behind it.
    private var numbered: (number: PlacedText, name: PlacedText)? {
        guard let (number, rest) = name?.cut(at: " ") else { return nil }
        let digits = number.text.prefix(while: \.isNumber)
        let isNumber = (1...4).contains(digits.count) && number.text.count <= digits.count + 1
        return isNumber ? (number, rest) : nil
    }

    /// The fields of the dish, in a section whose dishes have numbers or have none ("23." is a number in any), with what the section
    /// says where they do not say it.
    func fields(isNumbered: Bool, beside section: [SourceValue.Entry]) -> [SourceValue.Entry] {
        let own = Set(entries.map(\.key))
        let entries = entries + section.filter { !own.contains($0.key) }
        guard let name else { return entries }
        guard let numbered, isNumbered || numbered.number.text.hasSuffix(".") else {
            return [Self.entry("name", .text(name.text, plain: false), name.span)] + entries
        }
        let number =
            numbered.number.text.hasSuffix(".") ? String(numbered.number.text.dropLast()) : numbered.number.text
        return [
            Self.entry("number", .text(number, plain: true), numbered.number.span),
            Self.entry("name", .text(numbered.name.text, plain: false), numbered.name.span),
        ] + entries
    }

    /// One price, one for each size of what stands on a base, or each with what it is of.
    private mutating func read(
        _ prices: [MenuTextPrice], at span: SourceSpan, file: String, diagnostics: inout DiagnosticList
    ) {
        let labels = prices.compactMap(\.label?.text)
        if labels.isEmpty, let content = MenuTextPrice.payload(prices, sizes: sizes) {
            return add("price", content, prices.count == 1 ? prices[0].value.span : span)
        }
        if labels.count < prices.count {
            diagnostics.report(
                .invalidValue, "nothing says what each of these prices is of",
                at: SourceLocation(file: file, span: span),
                fix: sizes.isEmpty
                    ? "write it before each, as in small 5.50 / large 8"
                    : "write one for each size: \(sizes.joined(separator: ", "))")
        }
        let names = labels.count < prices.count ? [] : labels
        add("price", MenuTextPrice.payload(prices, of: names), span)
    }

    /// `vegan`, `scharf`: a word of what guests look for; `from 1 May to 30 Sep`, `mon-fri 11:30-14:30`: when it is had.
    private mutating func readMark(_ text: PlacedText, file: String, diagnostics: inout DiagnosticList) {
        switch DishWord(text.text) {
        case .vegan: add("vegan", .bool(true), text.span)
        case .vegetarian: add("vegetarian", .bool(true), text.span)
        case .frozen: add("frozen", .bool(true), text.span)
        case .homemade: add("homemade", .bool(true), text.span)
        case .mark(let mark): append("marks", SourceValue(.text(mark.rawValue, plain: true), at: text.span))
        case nil where readTime(text): break
        case nil where readFact(text): break
        case nil:
            diagnostics.report(
                .invalidValue, "nothing is known of a dish that is \"\(text.text)\"",
                at: SourceLocation(file: file, span: text.span),
                fix: NearestName.find(text.text.lowercased(), in: DishWord.all).map { "did you mean \"\($0)\"?" }
                    ?? "write one of \(DishWord.english.joined(separator: ", ")), or a fact as in 640 kcal or origin Tuscany"
            )
        }
    }

    /// Reads when the dish is had; false for a text that says something else.
    private mutating func readTime(_ text: PlacedText) -> Bool {
        func append(_ key: String, _ part: PlacedText) {
            self.append(key, SourceValue(.text(part.text, plain: true), at: part.span))
        }
        if TimeTexts.saysFrom(text.text) || TimeTexts.dates(text.text) != nil {
            append("dates", text)
        } else if TimeTexts.weekdays(text.text) != nil {
            append("days", text)
        } else if TimeTexts.span(text.text) != nil {
            append("hours", text)
        } else if let (days, hours) = text.lastWord, TimeTexts.span(hours.text) != nil,
            TimeTexts.weekdays(days.text) != nil
        {
            append("days", days)
            append("hours", hours)
        } else {
            return false
        }
        return true
    }

    /// Reads a fact that is stated of the dish; false for a text that says something else.
    private mutating func readFact(_ text: PlacedText) -> Bool {
        guard let fact = MenuTextFact(text, sizes: namesOfPrices) else { return false }
        add(fact.key, fact.value.content, fact.value.span)
        return true
    }

    /// Adds to the list of a key, of which there may be several on the line: "mon-wed · sat".
    private mutating func append(_ key: String, _ value: SourceValue) {
        guard let place = entries.firstIndex(where: { $0.key == key }),
            case .list(let values) = entries[place].value.content
        else { return add(key, .list([value]), value.span) }
        entries[place].value.content = .list(values + [value])
    }

    /// A line below the dish: `contains: milk`, `with bufala +2,00`, `*Torn by hand.*`, or what is on it.
    mutating func read(_ line: PlacedText, file: String, diagnostics: inout DiagnosticList) {
        if let (key, value) = line.cut(at: ":"), Self.keys.contains(MenuTextKey.named(key.text)) {
            let key = (name: MenuTextKey.named(key.text), span: key.span)
            let text = key.name == "image" ? value.text : MenuTextKey.value(value.text)
            return add(key.name, .text(text, plain: true), value.span, keySpan: key.span)
        }
        if let choice = MenuTextChoice(line) {
            choices.append(choice)
            return
        }
        if let offered = MenuTextExtra.all(ofLine: line) {
            extras += offered
            return
        }
        for star in ["*", "_"] {
            if let inner = line.behind(star)?.cut(at: star), inner.behind.isEmpty {
                return add("description", .text(inner.before.text, plain: false), inner.before.span)
            }
        }
        guard toppings == nil else {
            diagnostics.report(
                .invalidValue, "what is on a dish stands twice", at: SourceLocation(file: file, span: line.span),
                fix:
                    "put it into one line, between commas; a sentence about the dish stands between stars: *Torn by hand.*"
            )
            return
        }
        let names = line.split(at: ",").map(\.located)
        toppings = names.count == 1 && Allergen.isNone(names[0].value) ? [] : names
    }

    private static let keys = ["contains", "additives", "frozen", "homemade", "base", "image", "section"]

    private mutating func add(
        _ key: String, _ content: SourceValue.Content, _ span: SourceSpan, keySpan: SourceSpan? = nil
    ) {
        entries.append(Self.entry(key, content, span, keySpan: keySpan))
    }

    private static func entry(
        _ key: String, _ content: SourceValue.Content, _ span: SourceSpan, keySpan: SourceSpan? = nil
    ) -> SourceValue.Entry {
        SourceValue.Entry(key: key, keySpan: keySpan ?? span, value: SourceValue(content, at: span))
    }
}
