import Kitchen
import Templates
import Text

extension SheetText {
    /// The sheet as a task list in Markdown, in UTF-8: a heading for each aisle.
    ///
    /// Each line begins as a line of `content/lists` does, with amount, name and price.
    public var markdown: [UInt8] {
        var text = "# \(Self.safe(title))\n"
        if isNothingNeeded { text += "\n\(Self.safe(words[.nothingToBuy]))\n" }
        for aisle in sheet.aisles {
            let heading = heading(shop: aisle.shop, aisle: aisle.aisle)
            text += part(heading == title ? nil : heading, aisle.lines.map(task))
        }
        text += part(words[.youHave], sheet.have.map { item(words.labelled($0.name, needed($0)), $0.uses) })
        text += part(words[.useSoon], sheet.soon.map { item(soon($0), []) })
        text += part(
            words[.notCounted], sheet.uncounted.map { item(words.labelled(uncounted($0), reason($0)), $0.uses) })
        return Array((text + "\n\(Self.safe(total))\n").utf8)
    }

    /// "- [ ] 2 kg flour €2.40 (2 packs of 1 kg; 2 kg needed, 300 g here; Mon Pizza dough ×2)".
    private func task(_ line: SheetLine) -> String {
        let amount = SheetAmounts(line, in: format).bought
        let start = [amount, line.name, line.price.map(written)].compactMap(\.self).joined(separator: " ")
        let packs = bought(line)
        let details = (packs == amount ? [] : [packs]) + [needed(line)] + uses(line.uses)
        return "- [ ] \(Self.safe(start)) (\(Self.safe(details.joined(separator: "; "))))\n"
    }

    private func item(_ text: String, _ uses: [SheetUse]) -> String {
        let details = self.uses(uses).joined(separator: "; ")
        return "- \(Self.safe(text))" + (details.isEmpty ? "" : " (\(Self.safe(details)))")
            + "\n"
    }

    private func part(_ name: String?, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n" + (name.map { "## \(Self.safe($0))\n\n" } ?? "") + lines.joined()
    }

    private static func safe(_ text: String) -> String { EscapedText.markdown(text) }
}

extension SheetText {
    /// The sheet as CSV (RFC 4180) in UTF-8, for programs: a row for each thing, `part` says what of.
    ///
    /// Amounts are in English and prices plain, whatever the site's language; `for` has a use after the other, between
    /// semicolons.
    public var csv: [UInt8] {
        let rows =
            sheet.lines.map { row("buy", $0) } + sheet.have.map { row("have", $0) }
            + sheet.soon.map { soon in
                ["soon", "", "", soon.name, "", amount(soon.item.quantity), "", "", "", "", "", day(soon), ""]
            }
            + sheet.uncounted.map { entry in
                [
                    "uncounted", "", entry.aisle ?? "", entry.name, amount(entry.quantity), amount(entry.had), "", "",
                    "", "", "", entry.reason.rawValue, uses(entry.uses),
                ]
            }
        return Array(([Self.header] + rows).map(EscapedText.row).joined().utf8)
    }

    private static let header = [
        "part", "shop", "aisle", "grocery", "needed", "had", "bought", "packs", "pack", "left", "price", "remark",
        "for",
    ]

    private func row(_ part: String, _ line: SheetLine) -> [String] {
        let amounts = SheetAmounts(line, in: .english)
        return [
            part, line.shop ?? "", line.aisle ?? "", line.name, amounts.needed ?? "", amounts.had ?? "",
            amounts.bought ?? "", line.packs.map { String($0) } ?? "", amount(line.pack), amounts.left ?? "",
            line.price?.plain ?? "", "", uses(line.uses),
        ]
    }

    private func amount(_ quantity: Quantity?) -> String { quantity.map(QuantityFormat.english.text) ?? "" }
    private func day(_ soon: SheetSoon) -> String { soon.item.expires?.description ?? "" }
    private func uses(_ uses: [SheetUse]) -> String { uses.map(\.text).joined(separator: "; ") }
}

extension SheetText {
    /// The sheet as plain text with boxes to tick, in UTF-8: aligned, each aisle under its name.
    public var plain: [UInt8] {
        var table = TextTable([.left, .left, .right, .left])
        for aisle in sheet.aisles {
            let heading = heading(shop: aisle.shop, aisle: aisle.aisle)
            if heading != title { table.add([heading.uppercased()]) }
            for line in aisle.lines {
                let price = line.price?.plain ?? "?"
                table.add(["[ ] \(line.name), \(bought(line))", needed(line), price, joined(line.uses)])
            }
        }
        let first = "\(title) (\(sheet.currency.code))"
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
