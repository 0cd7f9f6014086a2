import Kitchen
import Markdown
import Text

/// Writes the amounts of ingredient lines anew, with no-break spaces, and marks those that the page itself can scale:
/// `<span class="amount" data-amount="3/2 cup">1 1/2 cups</span>`.
///
/// The mark holds the author's amount exactly, as number or range and unit, and a third word where the line keeps the
/// author's units although the site has its own.
struct LineRewriting {
    /// How many times the lines are shown.
    let factor: Rational
    /// In whose units and words.
    let format: QuantityFormat
    /// Whether amounts are marked.
    let marks: Bool
    /// Where a line is written before it is known how long it gets.
    let output = MarkupBuffer(capacity: 512)

    /// Lines that are shown `factor` times in a format, with their amounts marked or not.
    init(factor: Rational, format: QuantityFormat, marks: Bool) {
        (self.factor, self.format, self.marks) = (factor, format, marks)
    }

    /// A line with its HTML, where that is not its text; one without amounts stays as it is.
    func served(_ line: IngredientLine, html: [UInt8]?) -> ServedIngredient {
        if line.saysSeveralAmounts { return served(line, html, with: line.amounts(times: factor, in: format)) }
        let amount = line.amount(times: factor, in: format)
        return amount.map { served(line, html, with: CollectionOfOne($0)) } ?? unchanged(line, html)
    }

    private func unchanged(_ line: IngredientLine, _ html: [UInt8]?) -> ServedIngredient {
        ServedIngredient(html: html ?? Array(line.text.utf8))
    }

    private func served(
        _ line: IngredientLine, _ html: [UInt8]?, with amounts: some Collection<IngredientLine.NewAmount>
    ) -> ServedIngredient {
        guard !amounts.isEmpty else { return unchanged(line, html) }
        let isRewritten = amounts.contains { $0.text != nil }
        return ServedIngredient(
            html: marked(amounts, of: line.text, html), text: isRewritten ? text(of: line.text, amounts) : nil)
    }

    private func marked(_ amounts: some Collection<IngredientLine.NewAmount>, of text: String, _ html: [UInt8]?)
        -> [UInt8]
    {
        guard let html else { return text.utf8Bytes { marked(amounts, in: $0) ?? Array($0) } }
        let bytes = Array(text.utf8)
        if let marked = marked(amounts, of: bytes, in: html) { return marked }
        guard marks || amounts.contains(where: { $0.text != nil }) else { return html }
        // What is set in bold or linked across the end of an amount is written plainly: the amount must be right.
        return marked(amounts, of: bytes, in: escaped(text)) ?? html
    }

    func escaped(_ text: String) -> [UInt8] {
        let html = MarkupBuffer(capacity: text.utf8.count + 16)
        html.appendEscaped(text)
        return Array(html.written)
    }

    /// The HTML of a text with the amounts marked; nil when one of them has no place there.
    private func marked(_ amounts: some Collection<IngredientLine.NewAmount>, of text: [UInt8], in html: [UInt8])
        -> [UInt8]?
    {
        guard let places = TextPlaces(text, in: html) else { return nil }
        return html.withUnsafeBufferPointer { marked(amounts, in: $0, at: places) }
    }

    /// The HTML with the amounts marked, which stand at the `places` of their text, or where they do in the text when the
    /// HTML is that; nil when one of them has no place there.
    private func marked(
        _ amounts: some Collection<IngredientLine.NewAmount>, in html: UnsafeBufferPointer<UInt8>,
        at places: TextPlaces? = nil
    ) -> [UInt8]? {
        output.truncate(to: 0)
        var copied = 0
        for amount in amounts {
            guard let range = places.map({ $0.range(of: amount.written.range) }) ?? amount.written.range else {
                return nil
            }
            guard range.lowerBound >= copied else { continue }
            output.append(UnsafeBufferPointer(rebasing: html[copied..<range.lowerBound]))
            append(amount, UnsafeBufferPointer(rebasing: html[range]))
            copied = range.upperBound
        }
        output.append(UnsafeBufferPointer(rebasing: html[copied...]))
        return Array(output.written)
    }

    /// The text with the amounts written anew.
    private func text(of text: String, _ amounts: some Collection<IngredientLine.NewAmount>) -> String {
        let own = Array(text.utf8)
        var bytes: [UInt8] = []
        var copied = 0
        for amount in amounts where amount.written.range.lowerBound >= copied {
            guard let new = amount.text else { continue }
            bytes += own[copied..<amount.written.range.lowerBound] + Array(new.utf8)
            copied = amount.written.range.upperBound
        }
        return String(decoding: bytes + own[copied...], as: UTF8.self)
    }
}
