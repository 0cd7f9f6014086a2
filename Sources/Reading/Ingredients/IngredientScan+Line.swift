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

    /// The line with the values and the parts that the roles give; all name when they say no amount, unit or name.
    func line(_ text: String) -> IngredientLine {
        let parts = parts()
        guard parts.contains(where: { $0.role == .name || $0.role == .amount || $0.role == .unit }) else {
            return IngredientLine(text: text)
        }
        return IngredientLine(text: text, quantity: quantity, each: each, alternatives: alternatives, parts: parts)
    }

    /// Neighbouring tokens of one role are one part.
    private func parts() -> [IngredientLine.Part] {
        var parts: [IngredientLine.Part] = []
        parts.reserveCapacity(4)
        var before: IngredientLine.Role?
        for token in scan.tokens {
            if let role = token.role, role == before {
                let start = parts[parts.count - 1].range.lowerBound
                parts[parts.count - 1] = IngredientLine.Part(role, start..<token.range.upperBound)
            } else if let role = token.role {
                parts.append(IngredientLine.Part(role, token.range))
            }
            before = token.role
        }
        return parts
    }
}
