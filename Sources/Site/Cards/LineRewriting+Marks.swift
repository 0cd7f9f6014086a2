import Kitchen
import Markdown

extension LineRewriting {
    /// Appends an amount anew, or as its author wrote it, on one line, with its mark where the page can scale it.
    func append(_ amount: IngredientLine.NewAmount, _ own: UnsafeBufferPointer<UInt8>) {
        let isMarked = marks && amount.written.isScaled
        if isMarked { appendMark(amount) }
        if let new = amount.text {
            escaped(new).withUnsafeBufferPointer { output.append(unbroken: $0) }
        } else {
            output.append(unbroken: own)
        }
        if isMarked { output.append(markup: "</span>") }
    }

    private func appendMark(_ amount: IngredientLine.NewAmount) {
        let quantity = amount.written.quantity
        guard let lower = quantity.amount.lower, let upper = quantity.amount.upper else { return }
        output.append(markup: "<span class=\"amount\" data-amount=\"")
        append(number: lower)
        if upper != lower {
            output.append(UInt8(ascii: "-"))
            append(number: upper)
        }
        if let unit = quantity.unit { append(word: unit.rawValue) }
        if amount.format.style != format.style, format.converts(quantity.unit) {
            append(word: amount.format.style.rawValue)
        }
        output.append(markup: "\">")
    }

    private func append(number: Rational) {
        if number.isWhole, let whole = Int(exactly: number.numerator) {
            output.append(decimal: whole)
        } else {
            output.append(number.description)
        }
    }

    private func append(word: String) {
        output.append(UInt8(ascii: " "))
        output.append(word)
    }
}
