import Diagnostics
import Kitchen
import Reading

/// An ingredient as Cooklang marks it: `@flour{500%g}(type 00)`.
struct CooklangIngredientMark {
    private let ingredient: RecipeIngredient
    private let language: KitchenLanguage
    /// The path of the recipe that it stands for.
    private let reference: String?

    init(_ ingredient: RecipeIngredient, language: KitchenLanguage, reference: String?) {
        (self.ingredient, self.language, self.reference) = (ingredient, language, reference)
    }

    /// What it is called in the words of a step.
    var name: String { ingredient.line.name }

    /// Whether the step can call it by its name: a path could not stand there.
    var canStandInStep: Bool { reference == nil && !name.isEmpty }

    /// The mark. Where the amount would be read as another, all of the line is the name.
    var text: String {
        let line = ingredient.line
        let mark = "@\(CooklangText.name(reference ?? name, isPath: reference != nil)){\(braces)}\(remark)"
        guard let read = Self.read(mark, in: language), read.quantity == line.quantity else {
            return "@\(CooklangText.name(line.text)){}"
        }
        return mark
    }

    /// What Forno reads in a mark.
    private static func read(_ mark: String, in language: KitchenLanguage) -> IngredientLine? {
        var diagnostics = DiagnosticList()
        let recipe = CooklangReader.read(Array(mark.utf8), file: "mark.cook", diagnostics: &diagnostics)
        return recipe.ingredients.first?.line(in: language)
    }

    private var braces: String {
        let line = ingredient.line
        guard let main = line.writtenAmounts.first(where: { $0.quantity.amount == line.quantity?.amount }) else {
            // "to taste", or no amount.
            return line.quantity == nil ? "" : CooklangText.name(words([.amount]).joined(separator: " "))
        }
        let bytes = Array(line.text.utf8)
        let parts = line.parts.filter { main.range.contains($0.range.lowerBound) }
        let amounts = parts.filter { $0.role == .amount }
        let unitRole = line.isInOwnUnit ? IngredientLine.Role.size : .unit
        let unit = line.parts.first { $0.role == unitRole }.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        let fixed = line.isFixed ? "=" : ""
        guard amounts.count == 1, let amount = amounts.first.map({ String(decoding: bytes[$0.range], as: UTF8.self) })
        else { return fixed + CooklangText.name(String(decoding: bytes[main.range], as: UTF8.self)) }
        let number = Self.number(amount)
        return fixed + CooklangText.name(number) + (unit.map { "%" + CooklangText.name($0) } ?? "")
    }

    /// An amount as Cooklang counts it: a fraction that is one sign by its two numbers, "1 1/2" for "1½".
    private static func number(_ text: String) -> String {
        var number = ""
        for character in text {
            guard let fraction = fractions[character] else {
                number.append(character == "⁄" ? "/" : character)
                continue
            }
            if number.last?.isNumber ?? false { number.append(" ") }
            number += fraction
        }
        return number
    }

    private static let fractions: [Character: String] = [
        "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5", "⅘": "4/5",
        "⅙": "1/6", "⅚": "5/6", "⅐": "1/7", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8", "⅑": "1/9", "⅒": "1/10",
    ]

    /// What else the line says, in brackets.
    private var remark: String {
        let line = ingredient.line
        let main = line.writtenAmounts.first { $0.quantity.amount == line.quantity?.amount }?.range
        let bytes = Array(line.text.utf8)
        var said: [String] = []
        for part in line.parts where ![.name, .joint, .amount, .unit].contains(part.role) {
            if let main, main.contains(part.range.lowerBound) { continue }
            said.append(String(decoding: bytes[part.range], as: UTF8.self))
        }
        return said.isEmpty ? "" : "(\(CooklangText.name(said.joined(separator: ", "))))"
    }

    private func words(_ roles: [IngredientLine.Role]) -> [String] {
        let bytes = Array(ingredient.line.text.utf8)
        return ingredient.line.parts.filter { roles.contains($0.role) }.map {
            String(decoding: bytes[$0.range], as: UTF8.self)
        }
    }
}

/// Words as Cooklang takes them for words: signs that would mark something stand behind a backslash.
enum CooklangText {
    /// Words of a step, or of a note.
    static func words(_ text: String, isStart: Bool = false, followsMark: Bool = false) -> String {
        let signs = Array(text.unicodeScalars)
        var written = String.UnicodeScalarView()
        for (place, sign) in signs.enumerated() {
            let before = place > 0 ? signs[place - 1] : nil
            let next = place + 1 < signs.count ? signs[place + 1] : nil
            let isDash = sign == "-" && (before == "-" || next == "-" || before == "[" || next == "]")
            let isFirst = place == 0 && (isStart && (sign == ">" || sign == "=") || followsMark && sign == "(")
            if "@#~{}\\".unicodeScalars.contains(sign) || sign == "[" && next == "-" || isDash || isFirst {
                written.append("\\")
            }
            written.append(sign)
        }
        return String(written)
    }

    /// A name, an amount, a unit or a remark.
    static func name(_ text: String, isPath: Bool = false) -> String {
        var written = String.UnicodeScalarView()
        for (place, sign) in text.unicodeScalars.enumerated() {
            let isModifier = place == 0 && "?-&+".unicodeScalars.contains(sign)
            let isSlash = !isPath && sign == "/" && text.hasPrefix(".")
            let isDash = sign == "-" && written.last == "-"
            if "@#~{}()%|=\\[]".unicodeScalars.contains(sign) || isModifier || isSlash || isDash {
                written.append("\\")
            }
            written.append(sign)
        }
        return String(written)
    }
}
