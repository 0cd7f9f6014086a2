import Kitchen
import Text

/// How a card writes the amounts of its lines of ingredients.
struct LineRewriting: Sendable {
    /// How many times the lines are shown.
    let factor: Rational
    /// In whose units and words.
    let format: QuantityFormat
    /// Whether amounts are marked, for the page to scale.
    let marks: Bool

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

    /// The words of a line with its amounts written anew; nil where they stay the author's.
    func text(of line: IngredientLine) -> String? {
        withAmounts(of: line) { amounts in
            guard amounts.contains(where: { $0.text != nil }) else { return nil }
            let own = Array(line.text.utf8)
            var (bytes, copied): ([UInt8], Int) = ([], 0)
            for amount in amounts where amount.written.range.lowerBound >= copied {
                guard let new = amount.text else { continue }
                bytes += own[copied..<amount.written.range.lowerBound]
                bytes += new.utf8
                copied = amount.written.range.upperBound
            }
            return String(decoding: bytes + own[copied...], as: UTF8.self)
        }
    }

    /// Writes a line of a text as HTML.
    func write(
        _ line: IngredientLine, node: Int, of text: RichText, _ style: RichTextHTML.Style,
        to output: inout OutputBuffer
    ) {
        RichTextHTML.with(text, style) { html in
            withAmounts(of: line) { amounts in
                let line = IngredientHTML(
                    amounts: amounts, start: text.nodes[node].range.lowerBound, marks: marks, style: format.style)
                html.write(line, of: node, to: &output)
            }
        }
    }
}
