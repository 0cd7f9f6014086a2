import Kitchen

extension CooklangIngredient {
    /// The ingredient as a line of a list: amount, unit, name, preparation.
    ///
    /// An amount that cannot be counted ("a few sprigs") is kept in the text, with no quantity.
    public func line(in language: KitchenLanguage) -> IngredientLine {
        var stretches: [(IngredientLine.Role, String)] = []
        if let quantity {
            let text = quantity.text.isEmpty ? [] : [(IngredientLine.Role.amount, quantity.text)]
            let unit = quantity.unitText.isEmpty ? [] : [(IngredientLine.Role.unit, quantity.unitText)]
            stretches += text + unit
        }
        stretches.append((.name, name))
        if let preparation { stretches.append((.note, preparation)) }
        if isOptional { stretches.append((.note, "optional")) }
        var (text, parts): (String, [IngredientLine.Part]) = ("", [])
        for (role, words) in stretches {
            if !text.isEmpty { text += role == .note ? ", " : " " }
            let start = text.utf8.count
            text += words
            parts.append(IngredientLine.Part(role, start..<text.utf8.count))
        }
        var line = IngredientLine(text: text, quantity: quantity?.quantity(in: language), parts: parts)
        line.isFixed = quantity?.isFixed ?? false
        return line
    }
}
