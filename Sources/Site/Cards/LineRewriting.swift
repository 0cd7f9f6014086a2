import Kitchen
import Markdown

/// Writes the amounts of ingredient lines anew, and marks those that the page itself can scale:
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

    /// Whether any line could come out other than it was.
    var isNeeded: Bool { marks || factor != 1 || format.style != .author }

    /// Rewrites the text and the HTML of a line; one without amounts stays as it is.
    func rewrite(_ ingredient: inout RecipeIngredient) {
        let amounts = ingredient.line.amounts(times: factor, in: format)
        guard marks && !amounts.isEmpty || amounts.contains(where: { $0.text != nil }) else { return }
        let text = Array(ingredient.text.utf8)
        ingredient.html = html(of: ingredient, text, amounts)
        ingredient.text = String(
            decoding: replace(amounts.map { ($0.written.range, $0) }, in: text, plainly), as: UTF8.self)
    }

    private func html(of ingredient: RecipeIngredient, _ text: [UInt8], _ amounts: [IngredientLine.NewAmount])
        -> [UInt8]
    {
        let places = TextPlaces(text, in: ingredient.html)
        let ranges = amounts.compactMap { amount in places?.range(of: amount.written.range).map { ($0, amount) } }
        if ranges.count == amounts.count { return replace(ranges, in: ingredient.html, marked) }
        // What is set in bold or linked across the end of an amount is written plainly: the amount must be right.
        let pieces = amounts.map { ($0.written.range, $0) }
        return replace(pieces, in: text, marked) { $0.appendEscaped(String(decoding: $1, as: UTF8.self)) }
    }

    /// The bytes with ranges replaced, the rest as `copy` writes it.
    private func replace(
        _ pieces: [(range: Range<Int>, amount: IngredientLine.NewAmount)], in bytes: [UInt8],
        _ write: (IngredientLine.NewAmount, ArraySlice<UInt8>, inout [UInt8]) -> Void,
        copy: (inout [UInt8], ArraySlice<UInt8>) -> Void = { $0 += $1 }
    ) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 64 * pieces.count)
        var copied = 0
        for (range, amount) in pieces where range.lowerBound >= copied {
            copy(&result, bytes[copied..<range.lowerBound])
            write(amount, bytes[range], &result)
            copied = range.upperBound
        }
        copy(&result, bytes[copied...])
        return result
    }

    private func plainly(_ amount: IngredientLine.NewAmount, _ own: ArraySlice<UInt8>, to text: inout [UInt8]) {
        if let new = amount.text { text += new.utf8 } else { text += own }
    }

    private func marked(_ amount: IngredientLine.NewAmount, _ own: ArraySlice<UInt8>, to html: inout [UInt8]) {
        let isMarked = marks && amount.written.isScaled
        if isMarked { appendMark(amount, to: &html) }
        if let new = amount.text { html.appendEscaped(new) } else { html += own }
        if isMarked { html += "</span>".utf8 }
    }

    private func appendMark(_ amount: IngredientLine.NewAmount, to html: inout [UInt8]) {
        let quantity = amount.written.quantity
        guard let lower = quantity.amount.lower, let upper = quantity.amount.upper else { return }
        html += #"<span class="amount" data-amount=""#.utf8
        html += lower.description.utf8
        if upper != lower { html += "-\(upper)".utf8 }
        if let unit = quantity.unit { html += " \(unit.rawValue)".utf8 }
        if amount.format.style != format.style, format.converts(quantity.unit) {
            html += " \(amount.format.style.rawValue)".utf8
        }
        html += #"">"#.utf8
    }
}
