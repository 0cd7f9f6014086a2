import Diagnostics
import Kitchen

/// A dish of `menu.md`: the fields that a payload would have, each with its place, and what is on it by name.
struct MenuTextDish {
    /// What a payload says of it: `name`, `number`, `price`, `marks`, `contains` …
    private(set) var entries: [SourceValue.Entry] = []
    /// What is on it; nil where no line says.
    private(set) var toppings: [Located<String>]?
    /// Where it stands.
    let span: SourceSpan
    private let sizes: [String]

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
        readName(name)
        for (place, part) in rest.split(at: "·").enumerated() {
            if place == 0, part.text.contains(where: \.isNumber), readPrices(part) { continue }
            readMark(part, file: file, diagnostics: &diagnostics)
        }
    }

    /// Whether it has a name, without which it is none.
    var isNamed: Bool { entries.contains { $0.key == "name" } }

    /// The number, where the first word has a digit and is not all of the name.
    private mutating func readName(_ name: PlacedText) {
        if let (number, rest) = name.cut(at: " "), number.text.contains(where: \.isNumber), number.text.count <= 6 {
            add("number", .text(number.text, plain: true), number.span)
            add("name", .text(rest.text, plain: false), rest.span)
        } else {
            add("name", .text(name.text, plain: false), name.span)
        }
    }

    /// `7,50`, `7,50 / 11,00` in the sizes of the section, or with what each is of: `0,1 l 4,50 / 0,75 l 24,00`. False where it is
    /// no price.
    private mutating func readPrices(_ text: PlacedText) -> Bool {
        let parts = text.split(at: "/").map(Self.price)
        guard !parts.isEmpty, parts.allSatisfy({ $0 != nil }) else { return false }
        let prices = parts.compactMap(\.self)
        if prices.count == 1, prices[0].label == nil {
            add("price", prices[0].value.content, prices[0].value.span)
            return true
        }
        let names = prices.indices.map { prices[$0].label ?? (sizes.indices.contains($0) ? sizes[$0] : "\($0 + 1)") }
        let entries = zip(names, prices).map {
            SourceValue.Entry(key: $0, keySpan: $1.value.span, value: $1.value)
        }
        add("price", .map(entries), text.span)
        return true
    }

    /// An amount of money, and what stands before it.
    private static func price(_ text: PlacedText) -> (label: String?, value: SourceValue)? {
        guard let (before, word) = text.lastWord else {
            return number(text.text).map { (nil, SourceValue(.text($0, plain: true), at: text.span)) }
        }
        // The currency behind its number: `7,50 €`.
        if isCurrency(word.text) { return price(before) }
        guard let number = number(word.text) else { return nil }
        let label = isCurrency(before.text) ? nil : before.text
        return (label, SourceValue(.text(number, plain: true), at: word.span))
    }

    /// The decimal text of a number with a comma or a point, and with the sign of a currency or without.
    private static func number(_ text: String) -> String? {
        let bare = String(text.drop(while: \.isCurrencySymbol).reversed().drop(while: \.isCurrencySymbol).reversed())
        return DecimalText.isNumber(bare) ? bare : DecimalText.withPoint(bare)
    }

    private static func isCurrency(_ text: String) -> Bool {
        text.allSatisfy(\.isCurrencySymbol) || Currency(code: text.uppercased()) != nil
    }

    /// `vegan`, `scharf`: a word of what guests look for.
    private mutating func readMark(_ text: PlacedText, file: String, diagnostics: inout DiagnosticList) {
        switch DishWord(text.text) {
        case .vegan: add("vegan", .bool(true), text.span)
        case .vegetarian: add("vegetarian", .bool(true), text.span)
        case .mark(let mark): addMark(SourceValue(.text(mark.rawValue, plain: true), at: text.span))
        case nil:
            diagnostics.report(
                .invalidValue, "nothing is known of a dish that is \"\(text.text)\"",
                at: SourceLocation(file: file, span: text.span),
                fix: NearestName.find(text.text.lowercased(), in: DishWord.all).map { "did you mean \"\($0)\"?" }
                    ?? "write one of \(DishWord.english.joined(separator: ", "))")
        }
    }

    private mutating func addMark(_ mark: SourceValue) {
        guard let place = entries.firstIndex(where: { $0.key == "marks" }),
            case .list(let marks) = entries[place].value.content
        else { return add("marks", .list([mark]), mark.span) }
        entries[place].value.content = .list(marks + [mark])
    }

    /// A line below the dish: `contains: milk`, `*Torn by hand.*`, or what is on it.
    mutating func read(_ line: PlacedText, file: String, diagnostics: inout DiagnosticList) {
        if let (key, value) = line.cut(at: ":"), Self.keys.contains(key.text) {
            return add(key.text, .text(value.text, plain: true), value.span, keySpan: key.span)
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
        toppings = line.split(at: ",").map(\.located)
    }

    private static let keys = ["contains", "base", "image", "section"]

    private mutating func add(
        _ key: String, _ content: SourceValue.Content, _ span: SourceSpan, keySpan: SourceSpan? = nil
    ) {
        entries.append(
            SourceValue.Entry(key: key, keySpan: keySpan ?? span, value: SourceValue(content, at: span)))
    }
}
