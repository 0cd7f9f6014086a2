import Kitchen
import Text

/// How a line of ingredients is written as HTML: its amounts anew, or as their author wrote them, with no-break spaces, and
/// marked where the page itself can scale them or show them in other units:
/// `<span class="amount" data-amount="3/2 cup">1 1/2 cups</span>`.
///
/// The mark holds the author's amount exactly, as number or range and unit, and behind them the systems for which the line
/// keeps the author's units, since it has those of the system too; and `data-fixed` where it is not scaled. Where what is
/// written is not exact, its `title` says what is.
struct IngredientHTML {
    /// The amounts, which stand where they do in the words from `start` on.
    var amounts = UnsafeBufferPointer<IngredientLine.NewAmount>(start: nil, count: 0)
    var start = 0
    /// Whether the page can scale amounts.
    var isScalable = false
    /// The systems for which the line keeps its author's units.
    var kept: ReaderSystems = []
    /// The amount that comes next.
    fileprivate(set) var next = 0
    /// Whether the words being written are those of an amount.
    fileprivate(set) var isUnbroken = false
    /// Whether only words are written, without what is set around them.
    fileprivate(set) var isPlain = false

    fileprivate func range(of amount: Int) -> Range<Int> {
        let range = amounts[amount].written.range
        return start + range.lowerBound..<start + range.upperBound
    }

    /// Whether an amount is marked, for the page to write it anew.
    fileprivate static func isMarked(_ amount: IngredientLine.WrittenAmount, isScalable: Bool) -> Bool {
        isScalable && amount.isScaled || !ReaderSystems { $0.converts(amount.quantity.unit) }.isEmpty
    }

    /// Whether some amount of the line is marked, or has other words than its author's.
    fileprivate var isAnew: Bool {
        amounts.contains { $0.text != nil || Self.isMarked($0.written, isScalable: isScalable) }
    }

    /// Whether there are amounts to be written.
    var holdsAmounts: Bool { !amounts.isEmpty }

    /// The place of the next amount, where there is one.
    fileprivate var nextRange: Range<Int>? { next < amounts.count ? range(of: next) : nil }
}

extension RichTextHTML {
    /// Writes what is inside the node of a line, with its amounts.
    ///
    /// What is set in bold or linked across the end of an amount is written plainly: the amount must be right.
    mutating func write(_ line: IngredientHTML, of node: Int, to output: inout HTMLWriter) {
        let isCrossed = nodes[node].next > node + 2 && isCrossed(node, by: line)
        if !line.amounts.isEmpty, !isCrossed || line.isAnew {
            self.line = line
            self.line.isPlain = isCrossed
        }
        writeChildren(of: node, to: &output)
    }

    /// Whether an amount begins or ends within a node that is set in it.
    private func isCrossed(_ line: Int, by amounts: IngredientHTML) -> Bool {
        (line + 1..<nodes[line].next).contains { node in
            guard !nodes[node].kind.isText else { return false }
            let (range, isWhole) = (nodes[node].range, isWhole(nodes[node].kind))
            return amounts.amounts.indices.contains { index in
                let amount = amounts.range(of: index)
                let isApart = amount.upperBound <= range.lowerBound || range.upperBound <= amount.lowerBound
                return !isApart && (isWhole || !range.contains(amount)) && !amount.contains(range)
            }
        }
    }

    /// Whether the words of a node are no text in which an amount could be marked.
    private func isWhole(_ kind: RichText.Kind) -> Bool {
        switch kind {
        case .picture, .codeBlock: true
        default: false
        }
    }

    /// Whether the next amount stands in a node.
    func holdsAmount(_ node: Int) -> Bool {
        guard !line.isUnbroken, let amount = line.nextRange else { return line.isPlain }
        return line.isPlain || nodes[node].range.contains(amount)
    }

    /// Writes what is inside a node that holds the next amount.
    mutating func writeAmounts(in node: Int, to output: inout HTMLWriter) {
        var copied = nodes[node].range.lowerBound
        while let amount = line.nextRange, amount.upperBound <= nodes[node].range.upperBound {
            if amount.lowerBound < copied {
                line.next += 1
            } else if let inner = holder(of: amount, in: node) {
                write(node, copied..<nodes[inner].range.lowerBound, to: &output)
                write(inner, isTight: false, to: &output)
                copied = nodes[inner].range.upperBound
            } else {
                write(node, copied..<amount.lowerBound, to: &output)
                writeAmount(amount, in: node, to: &output)
                copied = amount.upperBound
            }
        }
        write(node, copied..<nodes[node].range.upperBound, to: &output)
    }

    /// The node right in another that an amount is a part of, other than text.
    private func holder(of amount: Range<Int>, in node: Int) -> Int? {
        guard !line.isPlain else { return nil }
        var child = node + 1
        while child < nodes[node].next {
            if !nodes[child].kind.isText, nodes[child].range.contains(amount) { return child }
            child = nodes[child].next
        }
        return nil
    }

    private mutating func writeAmount(_ range: Range<Int>, in node: Int, to output: inout HTMLWriter) {
        let isMarked = open(line.amounts[line.next], isScalable: line.isScalable, kept: line.kept, to: &output)
        if let new = line.amounts[line.next].text {
            new.utf8Bytes { output.append(unbroken: $0) }
        } else {
            line.isUnbroken = true
            write(node, range, to: &output)
            line.isUnbroken = false
        }
        if isMarked { output.append(markup: "</span>") }
        line.next += 1
    }

    /// Writes what is inside a node as far as it stands in a stretch, which no node but text goes beyond.
    private mutating func write(_ node: Int, _ stretch: Range<Int>, to output: inout HTMLWriter) {
        if line.isPlain { return write(stretch, isUnbroken: line.isUnbroken, to: &output) }
        var child = node + 1
        while child < nodes[node].next {
            let range = nodes[child].range
            if nodes[child].kind.isText {
                let part = range.clamped(to: stretch)
                if !part.isEmpty { write(part, isUnbroken: line.isUnbroken, to: &output) }
            } else if range.isEmpty ? stretch.contains(range.lowerBound) : stretch.contains(range) {
                write(child, isTight: false, to: &output)
            }
            child = nodes[child].next
        }
    }

    private func write(_ words: Range<Int>, isUnbroken: Bool, to output: inout HTMLWriter) {
        if isUnbroken { writeUnbroken(words, to: &output) } else { writeWords(words, to: &output) }
    }

    /// Writes an amount of an ingredient that a step says.
    func writeMention(_ mention: RichText.Mention, to output: inout HTMLWriter) {
        guard let rewriting = style.pointee.amounts else { return writeUnbroken(mention.amount.range, to: &output) }
        let amount = rewriting.amount(of: mention)
        let kept: ReaderSystems = mention.keepsUnits ? [.metric, .us] : []
        let isMarked = open(amount, isScalable: rewriting.isScalable, kept: kept, to: &output)
        if let new = amount.text {
            new.utf8Bytes { output.append(unbroken: $0) }
        } else {
            writeUnbroken(mention.amount.range, to: &output)
        }
        if isMarked { output.append(markup: "</span>") }
    }

    /// Begins the mark of an amount that the page can write anew, or that stands for another; whether there is one.
    private func open(
        _ amount: IngredientLine.NewAmount, isScalable: Bool, kept: ReaderSystems, to output: inout HTMLWriter
    ) -> Bool {
        let isMarked = IngredientHTML.isMarked(amount.written, isScalable: isScalable)
        guard isMarked || amount.exact != nil else { return false }
        output.append(markup: "<span")
        if isMarked { append(amount.written, kept: kept, to: &output) }
        if let exact = amount.exact {
            output.append(markup: " title=\"")
            output.append(text: exact)
            output.append(markup: "\"")
        }
        output.append(markup: ">")
        return true
    }

    private func append(
        _ amount: IngredientLine.WrittenAmount, kept: ReaderSystems, to output: inout HTMLWriter
    ) {
        output.append(markup: " class=\"amount\" data-amount=\"")
        output.append(amount.quantity.amount)
        if let unit = amount.quantity.unit {
            output.append(word: unit.rawValue)
            if kept.contains(.metric), QuantityStyle.metric.changes(unit) {
                output.append(word: QuantityStyle.metric.rawValue)
            }
            if kept.contains(.us), QuantityStyle.us.changes(unit) { output.append(word: QuantityStyle.us.rawValue) }
        }
        output.append(markup: amount.isScaled ? "\"" : "\" data-fixed")
        if amount.isWord { output.append(markup: " data-word") }
    }
}

extension HTMLWriter {
    fileprivate mutating func append(_ amount: Amount) {
        guard let lower = amount.lower, let upper = amount.upper else { return }
        append(number: lower)
        guard upper != lower else { return }
        append(markup: "-")
        append(number: upper)
    }

    private mutating func append(number: Rational) {
        if number.isWhole, let whole = Int(exactly: number.numerator) {
            append(decimal: whole)
        } else {
            append(text: number.description)
        }
    }

    fileprivate mutating func append(word: String) {
        append(markup: " ")
        append(text: word)
    }
}
