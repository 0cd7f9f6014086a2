/// The ingredients in the shapes in which pages write them: texts, one text of many lines, things, lists with names.
struct IngredientValues {
    private(set) var groups: [ImportedRecipe.Group] = []
    private let data: LinkedData

    init(_ data: LinkedData, _ values: [LenientJSONValue]) {
        self.data = data
        read(values, depth: 0)
        groups.removeAll { $0.lines.isEmpty }
    }

    private mutating func read(_ values: [LenientJSONValue], depth: Int) {
        let isOnly = values.count == 1
        for value in values {
            if case .text(let text) = value {
                let lines = PlainWords.lines(isOnly ? text : text.inOneLine)
                for line in isOnly && lines.count == 1 ? Self.amounts(in: lines[0]) : lines { add(line) }
            } else if let thing = data.thing(value) {
                read(thing, depth: depth)
            } else if let words = data.words(value) {
                add(words)
            }
        }
    }

    /// The parts of one line between commas, where each begins with an amount: "1 egg, 2 figs, 3 dates".
    private static func amounts(in line: String) -> [String] {
        let parts = line.components(separatedBy: ", ")
        let areAmounts = parts.allSatisfy { $0.unicodeScalars.first?.properties.numericType != nil }
        return parts.count > 1 && areAmounts ? parts : [line]
    }

    private mutating func read(_ thing: LinkedData.Thing, depth: Int) {
        let inner = data.values(thing, "itemListElement", "item", "recipeIngredient")
        if !inner.isEmpty, depth < 5 {
            let name = data.words(thing, "name")
            if let name { groups.append(ImportedRecipe.Group(name: name, lines: [])) }
            read(inner, depth: depth + 1)
            if name != nil { groups.append(ImportedRecipe.Group(lines: [])) }
            return
        }
        let line = [amount(thing), data.words(thing, "name", "text")].compactMap(\.self).joined(separator: " ")
        if !line.isEmpty { add(line) }
    }

    /// How much a thing says there is of it, with its unit: a value, a range, or another thing that says so; nil of one that
    /// says nothing.
    private func amount(_ thing: LinkedData.Thing) -> String? {
        let said = data.values(thing, "requiredQuantity", "amount", "quantity", "value").first
        if let inner = said.flatMap(data.thing) { return quantity(inner, data.words(inner, "value", "amount")) }
        return quantity(thing, said.flatMap { data.words($0) })
    }

    private func quantity(_ thing: LinkedData.Thing, _ value: String?) -> String? {
        let ends = [data.words(thing, "minValue"), data.words(thing, "maxValue")].compactMap(\.self)
        guard let value = value ?? (ends.isEmpty ? nil : ends.joined(separator: "–")) else { return nil }
        let code = data.words(thing, "unitCode").flatMap { Self.units[$0] ?? $0 }
        return [value, data.words(thing, "unitText", "unit") ?? code].compactMap(\.self).joined(separator: " ")
    }

    /// The units that UN/CEFACT's codes (Recommendation 20) stand for, of those that kitchens have; none for a piece.
    private static let units: [String: String?] = [
        "MGM": "mg", "GRM": "g", "KGM": "kg", "MLT": "ml", "CLT": "cl", "DLT": "dl", "LTR": "l",
        "ONZ": "oz", "LBR": "lb", "C62": nil, "H87": nil, "EA": nil,
    ]

    /// Adds a line; one that ends with a colon and has no amount names those behind it.
    private mutating func add(_ text: String) {
        let line = text.withoutBullet
        if line.hasSuffix(":"), line.count <= 80, !line.contains(where: \.isNumber) {
            groups.append(ImportedRecipe.Group(name: line.trimming { $0 == ":" || $0 == " " }, lines: []))
        } else if !line.isEmpty {
            if groups.isEmpty { groups.append(ImportedRecipe.Group(lines: [])) }
            groups[groups.count - 1].lines.append(line)
        }
    }
}

extension String {
    /// The parts of the text between some words.
    func components(separatedBy mark: String) -> [String] {
        split(separator: mark, omittingEmptySubsequences: true).map(String.init)
    }

    /// The text with its line breaks as spaces; those of its tags stay.
    var inOneLine: String { String(map { $0.isNewline ? " " : $0 }) }

    /// The text without the sign of a list before it.
    var withoutBullet: String {
        let rest = drop { "•▢☐□◦▪●·⁃".contains($0) || $0.isWhitespace }
        let isSign = rest.first.map { "-–—*".contains($0) } ?? false
        return String(isSign && rest.dropFirst().first == " " ? rest.dropFirst(2) : rest)
    }
}
