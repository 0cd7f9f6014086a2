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
            text += part(heading(shop: aisle.shop, aisle: aisle.aisle), aisle.lines.map(task))
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

    private func part(_ name: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n## \(Self.safe(name))\n\n" + lines.joined()
    }

    private static func safe(_ text: String) -> String { EscapedText.markdown(text) }
}
