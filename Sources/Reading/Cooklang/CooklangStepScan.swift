import Diagnostics
import Text

/// Reads the scalars of one step into text, ingredients, cookware and timers.
struct CooklangStepScan {
    private(set) var items: [CooklangItem] = []
    private(set) var diagnostics = DiagnosticList()
    private let scalars: [CooklangScalar]
    private let file: String
    private var position = 0
    private var text = String.UnicodeScalarView()

    init(_ scalars: [CooklangScalar], file: String) {
        self.scalars = scalars
        self.file = file
    }

    mutating func read() {
        while position < scalars.count {
            if let (item, end) = mark() {
                endText()
                items.append(item)
                position = end
            } else {
                readText()
            }
        }
        trimEnd()
        endText()
    }

    private func scalar(_ index: Int) -> Unicode.Scalar? {
        scalars.indices.contains(index) ? scalars[index].scalar : nil
    }

    /// One scalar of text; a line ending is a space, or a line break after a backslash.
    private mutating func readText() {
        let scalar = scalars[position].scalar
        if scalar == "\\", self.scalar(position + 1) == "\n" {
            text.append("\n")
            position += 2
        } else {
            text.append(scalar == "\n" ? " " : scalar)
            position += 1
        }
    }

    private mutating func endText() {
        if !text.isEmpty { items.append(.text(CooklangEscape.shown(String(text)))) }
        text = String.UnicodeScalarView()
    }

    /// Takes white space and a last backslash off the end of the step.
    private mutating func trimEnd() {
        while let last = text.last, last.properties.isWhitespace { text.removeLast() }
        if text.last == "\\" {
            text.removeLast()
            while let last = text.last, last.properties.isWhitespace { text.removeLast() }
        }
    }
}

extension CooklangStepScan {
    /// What a mark says, before it is known what it marks.
    private struct Body {
        var name: String
        var braces: String?
        var remark: String?
        var end: Int
    }

    /// The ingredient, cookware or timer at the position and the index after it; nil when none starts here.
    private mutating func mark() -> (CooklangItem, end: Int)? {
        guard let sign = scalar(position), sign == "@" || sign == "#" || sign == "~" else { return nil }
        let modifiers = sign == "~" ? CooklangModifiers() : CooklangModifiers(scalars[(position + 1)...], of: sign)
        let start = position + 1 + modifiers.length
        guard let next = scalar(start), !next.properties.isWhitespace, var body = body(at: start, isTimer: sign == "~")
        else { return nil }
        if sign != "~" { readRemark(&body) }
        let length = body.end - position
        let span = SourceSpan(line: scalars[position].line, column: scalars[position].column, length: length)
        let quantity = body.braces.flatMap { CooklangQuantity(braces: $0) }
        switch sign {
        case "@": return (.ingredient(Self.ingredient(body, quantity, modifiers, span)), body.end)
        case "#":
            let (name, alias) = Self.parted(body.name)
            let cookware = CooklangCookware(
                name: CooklangEscape.shown(name), quantity: quantity, remark: body.remark,
                isOptional: modifiers.isOptional, span: span,
                alias: alias.map { CooklangEscape.shown($0) }, isHidden: modifiers.isHidden)
            return (.cookware(cookware), body.end)
        default:
            return (
                .timer(CooklangTimer(name: name(body), quantity: quantity, span: span)),
                body.end
            )
        }
    }

    private static func ingredient(
        _ body: Body, _ quantity: CooklangQuantity?, _ modifiers: CooklangModifiers, _ span: SourceSpan
    ) -> CooklangIngredient {
        let (raw, alias) = parted(body.name)
        // A slash behind a backslash leads nowhere: such a name is no path.
        let name = CooklangEscape.shown(raw)
        let isPath = ["./", "../", ".\\", "..\\"].contains { raw.hasPrefix($0) }
        let last = name.split { $0 == "/" || $0 == "\\" }.last.map { String($0) }
        return CooklangIngredient(
            name: isPath ? last ?? name : name, reference: isPath || modifiers.isRecipe ? name : nil,
            quantity: quantity, preparation: body.remark, isOptional: modifiers.isOptional, span: span,
            alias: alias.map { CooklangEscape.shown($0) }, isHidden: modifiers.isHidden)
    }

    private func name(_ timer: Body) -> String? {
        timer.name.isEmpty ? nil : CooklangEscape.shown(timer.name)
    }

    /// A name, and what the step calls it, which stands behind a bar: "white wine|wine".
    private static func parted(_ name: String) -> (name: String, alias: String?) {
        let parts = name.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map {
            String($0).trimmed
        }
        return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty ? (parts[0], parts[1]) : (name, nil)
    }

    /// The name, with braces when they close on this line and no other mark comes first; else the one word.
    private mutating func body(at start: Int, isTimer: Bool) -> Body? {
        guard let open = openBrace(from: start) else { return word(at: start) }
        guard let close = closeBrace(from: open + 1) else {
            reportUnclosed(open)
            return word(at: start)
        }
        let name = scalars[start..<open].text.trimmed
        guard isTimer || !name.isEmpty else { return nil }
        return Body(name: name, braces: scalars[(open + 1)..<close].text, end: close + 1)
    }

    private func openBrace(from start: Int) -> Int? {
        for index in start..<scalars.count {
            switch scalars[index].scalar {
            case "{": return index
            case "@", "#", "~", "\n", "}": return nil
            default: continue
            }
        }
        return nil
    }

    private func closeBrace(from start: Int) -> Int? {
        for index in start..<scalars.count {
            switch scalars[index].scalar {
            case "}": return index
            case "{", "\n": return nil
            default: continue
            }
        }
        return nil
    }

    /// A name of one word: up to white space or punctuation, which may stand in a path.
    private func word(at start: Int) -> Body? {
        var end = start
        let isPath = scalar(start) == "." && (scalar(start + 1) == "/" || scalar(start + 2) == "/")
        while let scalar = scalar(end), !scalar.properties.isWhitespace {
            if isPath ? scalar == "," || scalar == "@" : Self.isPunctuation(scalar) { break }
            end += 1
        }
        return end == start ? nil : Body(name: scalars[start..<end].text, end: end)
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }

    /// "(peeled, chopped)" right behind.
    private func readRemark(_ body: inout Body) {
        guard scalar(body.end) == "(" else { return }
        let ends: Set<Unicode.Scalar> = [")", "\n", "@", "#", "~"]
        let start = body.end + 1
        guard let end = scalars[start...].firstIndex(where: { ends.contains($0.scalar) }), scalar(end) == ")" else {
            return
        }
        let remark = CooklangEscape.shown(scalars[start..<end].text.trimmed)
        body.remark = remark.isEmpty ? nil : remark
        body.end = end + 1
    }

    private mutating func reportUnclosed(_ open: Int) {
        let place = SourceSpan(line: scalars[open].line, column: scalars[open].column, length: 1)
        diagnostics.report(
            .cooklangSyntax, "the brace is never closed and is shown as text",
            at: SourceLocation(file: file, span: place),
            fix: "close it with \"}\" on the same line")
    }
}
