import Diagnostics
import Kitchen
import Templates
import Text

extension SheetText {
    /// The sheet as a shopping list in Markdown, in UTF-8: what is to buy as tasks, a heading for each aisle, and all else in
    /// paragraphs below, which a list has as notes.
    ///
    /// Each task is read again as a line of `content/lists` with the same amount, name and price.
    public var markdown: [UInt8] {
        var text = "# \(Self.safe(title))\n"
        if isNothingNeeded { text += "\n\(Self.safe(words[.nothingToBuy]))\n" }
        for aisle in sheet.aisles {
            let heading = heading(shop: aisle.shop, aisle: aisle.aisle)
            text += part(heading == title ? nil : heading, aisle.lines.map(tasks))
        }
        text += note(.youHave, sheet.have.map { remark(words.labelled($0.name, needed($0)), $0.uses) })
        text += note(.useSoon, sheet.soon.map { soon($0) })
        text += note(
            .notCounted, sheet.uncounted.map { remark(words.labelled(uncounted($0), reason($0)), $0.uses) })
        return Array((text + "\n\(Self.safe(total))\n").utf8)
    }

    /// "- [ ] 2 kg **flour** €2.40 (2 packs of 1 kg; 2 kg needed, 300 g here; Mon Pizza dough ×2)"; a line more for each
    /// amount that cannot be put together. Packs are as they are sold: that much comes into the house.
    private func tasks(_ line: SheetLine) -> String {
        let packed = line.packs == nil ? nil : line.amounts.first?.bought
        let others = line.amounts.dropFirst(line.packs == nil ? 0 : 1).compactMap(\.bought)
        let all = [packed].compactMap(\.self).map(format.packText) + others.map(format.text)
        return all.enumerated().map { place, bought in
            let price = place == 0 ? line.price.map { Self.safe(listed($0)) } : nil
            let start = [Self.safe(bought), "**\(Self.safe(line.name))**", price].compactMap(\.self)
            let packs = place == 0 ? packs(line) : nil
            let details = [packs == bought ? nil : packs, needed(line)].compactMap(\.self) + uses(line.uses)
            // The brackets around a remark have to be its own.
            let remark = details.joined(separator: "; ").replacing("(", with: "[").replacing(")", with: "]")
            return "- [ ] \(start.joined(separator: " ")) (\(Self.safe(remark)))\n"
        }.joined()
    }

    /// A price so that a list reads it: with a sign that needs no region, and without groups of thousands.
    private func listed(_ money: Money) -> String {
        let isKnown = money.currency.sign(in: words.language) == money.currency.sign
        let isShort = money.minorUnits < 1000 * money.currency.minorUnits
        return isKnown && isShort ? written(money) : money.currency.sign + money.plain
    }

    private func remark(_ text: String, _ uses: [SheetUse]) -> String {
        let details = self.uses(uses).joined(separator: ", ")
        return text + (details.isEmpty ? "" : " (\(details))")
    }

    private func part(_ name: String?, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n" + (name.map { "## \(Self.safe($0))\n\n" } ?? "") + lines.joined()
    }

    /// A paragraph: "Use soon: basil, 1 bunch, until 24 November; eggs, 4, until 26 November".
    private func note(_ name: Word, _ entries: [String]) -> String {
        entries.isEmpty ? "" : "\n\(Self.safe(words.labelled(words[name], entries.joined(separator: "; "))))\n"
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
                ["soon", "", "", soon.name, "", written(soon.item.quantity), "", "", "", "", "", day(soon), ""]
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
            amounts.bought ?? "", line.packs.map { String($0) } ?? "", written(line.pack), amounts.left ?? "",
            line.price?.plain ?? "", "", uses(line.uses),
        ]
    }

    private func amount(_ quantity: Quantity?) -> String { quantity.map(QuantityFormat.english.text) ?? "" }
    private func written(_ quantity: Quantity?) -> String { quantity.map(QuantityFormat.english.packText) ?? "" }
    private func day(_ soon: ExpiringItem) -> String { soon.item.expires?.description ?? "" }
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
