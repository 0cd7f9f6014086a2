import Kitchen
import Templates
import Text

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
