import Kitchen

extension CooklangIngredient {
    /// The ingredient as a line of a list: amount, unit, name, preparation.
    ///
    /// An amount that cannot be counted ("a few sprigs") is kept in the text, with no quantity.
    public func line(in language: KitchenLanguage, decimalMark: String? = nil) -> IngredientLine {
        let counted = quantity?.quantity(in: language, decimalMark: decimalMark)
        var (stretches, remark): ([(IngredientLine.Role, String)], String?) = ([], nil)
        if let quantity {
            let unit: String
            (unit, remark) = quantity.unitWords(in: language)
            // "500 g" without a percent sign is both amount and unit; "3%large" has a size where a unit would be.
            let isWhole = quantity.unitText.isEmpty && counted?.unit != nil
            let unitRole = counted != nil && counted?.unit == nil ? IngredientLine.Role.size : .unit
            stretches += [(isWhole ? .unit : .amount, quantity.text), (unitRole, unit)]
            stretches.removeAll { $0.1.isEmpty }
        }
        stretches.append((.name, name))
        if let remark { stretches.append((.note, remark)) }
        if let preparation { stretches.append((.note, preparation)) }
        if isOptional { stretches.append((.note, "optional")) }
        var (text, parts): (String, [IngredientLine.Part]) = ("", [])
        for (role, words) in stretches {
            if !text.isEmpty { text += role == .note ? ", " : " " }
            let start = text.utf8.count
            text += words
            parts.append(IngredientLine.Part(role, start..<text.utf8.count))
        }
        var line = IngredientLine(text: text, quantity: counted, parts: parts)
        line.isFixed = quantity?.isFixed ?? false
        line.isInOwnUnit = quantity?.isInOwnUnit(in: language, decimalMark: decimalMark) ?? false
        return line
    }
}
