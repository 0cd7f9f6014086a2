import Kitchen
import Text

/// How a card writes the amounts of its lines of ingredients.
struct LineRewriting: Sendable {
    /// How many times the lines are shown.
    let factor: Rational
    /// In whose units and words.
    let format: QuantityFormat
    /// Whether the page can scale them.
    let isScalable: Bool

    /// Whether some line may have other words than its author's.
    var changesWords: Bool { factor != 1 || format.style != .author }

    /// What `body` makes of the amounts of a line, in the order of its words.
    func withAmounts<Result>(
        of line: IngredientLine, _ body: (UnsafeBufferPointer<IngredientLine.NewAmount>) -> Result
    ) -> Result {
        if line.saysSeveralAmounts {
            return line.amounts(times: factor, in: format).withUnsafeBufferPointer(body)
        }
        guard let amount = line.amount(times: factor, in: format) else {
            return body(UnsafeBufferPointer(start: nil, count: 0))
        }
        return withUnsafePointer(to: amount) { body(UnsafeBufferPointer(start: $0, count: 1)) }
    }

    /// An amount that a step says, written anew.
    func amount(of mention: RichText.Mention) -> IngredientLine.NewAmount {
        let stays = mention.keepsUnits || format.isNative(mention.amount.quantity.unit)
        return mention.amount.times(factor, in: stays ? format.inAuthorsUnits : format)
    }

    /// The words of a line with its amounts written anew; nil where they stay the author's.
    func text(of line: IngredientLine) -> String? {
        withAmounts(of: line) { amounts in
            Self.text(Array(line.text.utf8), at: 0, with: amounts)
        }
    }

    /// The words of a step as plain text with its amounts written anew; nil where they stay the author's.
    func text(of step: Int, in text: RichText) -> String? {
        let range = text.nodes[step].range
        let amounts = text.measures(in: range).compactMap { measure in
            if case .mention(let mention) = measure.meaning { amount(of: text.mentions[Int(mention)]) } else { nil }
        }
        let words = text.line(step).utf8
        return amounts.withUnsafeBufferPointer { Self.text(Array(words), at: range.lowerBound, with: $0) }
    }

    /// Words that stand at `start` in their text with amounts written anew; nil where none is.
    private static func text(
        _ words: [UInt8], at start: Int, with amounts: UnsafeBufferPointer<IngredientLine.NewAmount>
    ) -> String? {
        guard amounts.contains(where: { $0.text != nil }) else { return nil }
        var (bytes, copied): ([UInt8], Int) = ([], 0)
        for amount in amounts where amount.written.range.lowerBound - start >= copied {
            guard let new = amount.text else { continue }
            bytes += words[copied..<amount.written.range.lowerBound - start]
            bytes += new.utf8
            copied = amount.written.range.upperBound - start
        }
        return String(decoding: bytes + words[copied...], as: UTF8.self)
    }

    /// Whether a line has more than one amount in the units of one system.
    private static func mayKeepUnits(_ line: IngredientLine) -> Bool {
        line.saysSeveralAmounts || line.quantity?.unit?.isCupLike ?? false
    }

    /// Writes a line of a text as HTML.
    func write(
        _ line: IngredientLine, node: Int, of text: RichText, _ style: RichTextHTML.Style,
        to output: inout HTMLWriter
    ) {
        RichTextHTML.with(text, style) { html in
            withAmounts(of: line) { amounts in
                let line = IngredientHTML(
                    amounts: amounts, start: text.nodes[node].range.lowerBound, isScalable: isScalable,
                    kept: Self.mayKeepUnits(line) ? ReaderSystems(where: line.keepsUnits) : [])
                html.write(line, of: node, to: &output)
            }
        }
    }
}
