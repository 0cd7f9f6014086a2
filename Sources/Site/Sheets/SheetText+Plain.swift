import Kitchen

extension SheetText {
    /// The sheet as plain text with boxes to tick, in UTF-8: aligned, each aisle under its name.
    public var plain: [UInt8] {
        var table = TextTable([.left, .left, .right, .left])
        for aisle in sheet.aisles {
            table.add([heading(shop: aisle.shop, aisle: aisle.aisle).uppercased()])
            for line in aisle.lines {
                let price = line.price?.plain ?? "?"
                table.add(["[ ] \(line.name), \(bought(line))", needed(line), price, joined(line.uses)])
            }
        }
        let first = "\(title) (\(sheet.total.currency.code))"
        let lines = isNothingNeeded ? [words[.nothingToBuy]] : table.lines
        return Array(([first] + lines + asides + [total]).map { $0 + "\n" }.joined().utf8)
    }

    /// The parts below what is to be bought, each under its name.
    private var asides: [String] {
        part(.youHave, sheet.have.map { [$0.name, needed($0), joined($0.uses)] })
            + part(.useSoon, sheet.soon.map { [soon($0), ""] })
            + part(.notCounted, sheet.uncounted.map { [uncounted($0), reason($0), joined($0.uses)] })
    }

    private func part(_ name: Word, _ rows: [[String]]) -> [String] {
        guard !rows.isEmpty else { return [] }
        var table = TextTable([.left, .left, .left])
        for row in rows { table.add(["    " + row[0]] + row.dropFirst()) }
        return [words[name].uppercased()] + table.lines
    }

    private func joined(_ uses: [SheetUse]) -> String { self.uses(uses).joined(separator: " · ") }
}
