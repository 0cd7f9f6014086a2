import Kitchen

/// How a row is written.
extension PantryEdit {
    func separator(of lines: TextLines, _ header: CSVHeader) -> UInt8 {
        guard header.cells.count > 1 else { return UInt8(ascii: ",") }
        let first = header.cells[0].span
        let end = lines.offset(line: first.line, column: first.column + first.length)
        let rest = lines.bytes[end...].first { $0 != UInt8(ascii: " ") }
        return rest ?? UInt8(ascii: ",")
    }

    /// The cells of an item by their columns.
    func values(_ item: PantryItem) -> [String: String] {
        [
            "item": item.name.onOneLine ?? "", "quantity": item.quantity.map { text($0) } ?? "",
            "added": item.added?.description ?? "", "expires": item.expires?.description ?? "",
            "barcode": item.barcode ?? "",
        ]
    }

    func row(_ item: PantryItem, _ keys: [String], _ separator: UInt8) -> [UInt8] {
        let values = values(item)
        return Array(keys.map { Self.cell(values[$0] ?? "", separator) }.joined(separator: [separator]))
    }

    /// The amount so that it is read as the same again: exact decimals, or a fraction.
    func text(_ quantity: Quantity) -> String {
        let format = QuantityFormat(language: groceries.language)
        guard let amount = quantity.amount.upper else { return format.toTaste }
        let mark = groceries.language.decimalMark
        let number = amount.decimalText(digits: 6, mark: mark) ?? format.number(amount, decimal: false)
        guard let unit = quantity.unit else { return number }
        return number + " " + format.word(for: unit, count: amount)
    }

    static func cell(_ text: String, _ separator: UInt8) -> [UInt8] {
        let special: [UInt8] = [separator, UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        let needsQuotes =
            text.utf8.contains { special.contains($0) } || text.hasPrefix("#") || text.hasPrefix(" ")
            || text.hasSuffix(" ")
        return Array((needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text).utf8)
    }
}
