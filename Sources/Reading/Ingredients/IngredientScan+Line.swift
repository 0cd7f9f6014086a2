import Kitchen

extension IngredientScan {
    /// Takes the roles off punctuation at the ends of each stretch.
    mutating func trimMarks() {
        for index in 0..<count where isLoose(index) && role(index) != role(index - 1) { clear(index, step: 1) }
        for index in (0..<count).reversed() where isLoose(index) && role(index) != role(index + 1) {
            clear(index, step: -1)
        }
    }

    private func role(_ index: Int) -> IngredientLine.Role? { scan.token(index)?.role }

    /// Whether a token is punctuation that means nothing at the end of a stretch.
    private func isLoose(_ index: Int) -> Bool {
        guard let token = scan.token(index), token.role != nil else { return false }
        return token.isAnyMark && !token.isMark("%")
    }

    private mutating func clear(_ index: Int, step: Int) {
        let role = role(index)
        var next = index
        while isLoose(next), self.role(next) == role {
            scan.tokens[next].role = nil
            next += step
        }
    }

    /// The line with the values and the parts that the roles give.
    func line(_ text: String) -> IngredientLine {
        let parts = parts()
        guard parts.contains(where: { $0.role == .name || $0.role == .amount || $0.role == .unit }) else {
            return IngredientLine(text: text)
        }
        return IngredientLine(
            text: text, quantity: quantity, each: each, alternatives: alternatives,
            name: words(.name, in: parts, joined: " ") ?? "", size: words(.size, in: parts, joined: " "),
            note: words(.note, in: parts, joined: ", "), parts: parts)
    }

    /// Neighbouring tokens of one role are one part.
    private func parts() -> [IngredientLine.Part] {
        var parts: [IngredientLine.Part] = []
        parts.reserveCapacity(6)
        var open: IngredientLine.Part?
        for token in scan.tokens {
            if let part = open, part.role == token.role {
                open?.range = part.range.lowerBound..<token.range.upperBound
                continue
            }
            if let part = open { parts.append(part) }
            open = token.role.map { IngredientLine.Part($0, token.range) }
        }
        if let part = open { parts.append(part) }
        return parts
    }

    private func words(_ role: IngredientLine.Role, in parts: [IngredientLine.Part], joined separator: String)
        -> String?
    {
        var text: String?
        for part in parts where part.role == role {
            let words = String(decoding: scan.bytes[part.range], as: UTF8.self)
            if let before = text { text = before + separator + words } else { text = words }
        }
        return text
    }
}
