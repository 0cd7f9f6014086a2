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
        let isRewritten = amounts.contains { $0.text != nil }
        guard marks && !amounts.isEmpty || isRewritten else { return }
        let text = Array(ingredient.text.utf8)
        ingredient.html = html(of: ingredient, text, amounts)
        guard isRewritten, let new = replace(amounts, in: text, plainly) else { return }
        ingredient.text = String(decoding: new, as: UTF8.self)
    }

    private func html(of ingredient: RecipeIngredient, _ text: [UInt8], _ amounts: [IngredientLine.NewAmount])
        -> [UInt8]
    {
        if let places = TextPlaces(text, in: ingredient.html),
            let html = replace(amounts, in: ingredient.html, marked, at: { places.range(of: $0) })
        {
            return html
        }
        // What is set in bold or linked across the end of an amount is written plainly: the amount must be right.
        return replace(
            amounts, in: text, marked, copy: { $0.appendEscaped(String(decoding: $1, as: UTF8.self)) }) ?? text
    }

    /// The bytes with the amounts replaced, the rest as `copy` writes it; nil when one of them has no place there.
    private func replace(
        _ amounts: [IngredientLine.NewAmount], in bytes: [UInt8],
        _ write: (IngredientLine.NewAmount, ArraySlice<UInt8>, inout [UInt8]) -> Void,
        at place: (Range<Int>) -> Range<Int>? = { $0 },
        copy: (inout [UInt8], ArraySlice<UInt8>) -> Void = { $0 += $1 }
    ) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 80 * amounts.count)
        var copied = 0
        for amount in amounts {
            guard let range = place(amount.written.range) else { return nil }
            guard range.lowerBound >= copied else { continue }
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
        if isMarked { html.appendMarkup("</span>") }
    }

    private func appendMark(_ amount: IngredientLine.NewAmount, to html: inout [UInt8]) {
        let quantity = amount.written.quantity
        guard let lower = quantity.amount.lower, let upper = quantity.amount.upper else { return }
        html.appendMarkup("<span class=\"amount\" data-amount=\"")
        html += lower.description.utf8
        if upper != lower { html += "-\(upper)".utf8 }
        if let unit = quantity.unit {
            html.append(UInt8(ascii: " "))
            html += unit.rawValue.utf8
        }
        if amount.format.style != format.style, format.converts(quantity.unit) {
            html += " \(amount.format.style.rawValue)".utf8
        }
        html.appendMarkup("\">")
    }
}
