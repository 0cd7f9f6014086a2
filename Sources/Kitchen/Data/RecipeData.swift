import Text

extension Recipe {
    /// The recipe for programs, as `forno recipes --format json` lists it.
    public var json: JSONValue {
        .object([
            .init("slug", .text(summary.slug)), .init("title", .text(summary.title)),
            .init("source", .text(summary.source)), .init("servings", servings),
            .init("prepMinutes", .number(summary.prep?.count)), .init("cookMinutes", .number(summary.cook?.count)),
            .init("totalMinutes", .number(summary.total?.count)),
            .init("tags", .list(summary.tags.map { .text($0) })),
            .init("ingredients", .list(ingredients.map { Self.json(of: $0.ingredient, in: $0.group) })),
            .init("steps", .list(stepNodes.map { json(ofStep: $0) })),
        ])
    }

    /// A plain number of servings as a number, anything else ("4 balls") as its text.
    private var servings: JSONValue {
        summary.servings.flatMap { Int($0) }.map { .number($0) } ?? .text(summary.servings)
    }

    private static func json(of ingredient: RecipeIngredient, in group: String?) -> JSONValue {
        let line = ingredient.line
        let unit = line.isInOwnUnit ? line.size : line.quantity?.unit?.rawValue
        return .object([
            .init("text", .text(line.text)), .init("amount", .amount(line.quantity?.amount)),
            .init("unit", .text(unit)), .init("name", .text(line.name)),
            .init("note", .text(line.note)), .init("group", .text(group)),
        ])
    }

    /// A step with the times and the amounts of ingredients in it.
    private func json(ofStep step: Int) -> JSONValue {
        let measures = text.measures(in: text.nodes[step].range)
        return .object([
            .init("text", .text(text.plainText(of: step))),
            .init("timers", .list(timers(of: step))),
            .init(
                "mentions",
                .list(
                    measures.compactMap { measure in
                        if case .mention(let mention) = measure.meaning {
                            json(of: text.mentions[Int(mention)])
                        } else {
                            nil
                        }
                    })),
        ])
    }

    /// The times of a step, whether they are found in its words or marked as timers, in order.
    private func timers(of step: Int) -> [JSONValue] {
        let found = text.measures(in: text.nodes[step].range).map { ($0.range, $0.seconds) }
        let marked = (step..<text.nodes[step].next).compactMap { node -> (Range<Int>, Int)? in
            if case .timer(let seconds) = text.nodes[node].kind { (text.nodes[node].range, Int(seconds)) } else { nil }
        }
        let times = (found + marked).filter { $0.1 > 0 }.sorted { $0.0.lowerBound < $1.0.lowerBound }
        return times.map { range, seconds in
            .object([.init("text", .text(text.plainText(in: range))), .init("seconds", .number(seconds))])
        }
    }

    private func json(of mention: RichText.Mention) -> JSONValue {
        let quantity = mention.amount.quantity
        return .object([
            .init("text", .text(text.plainText(in: mention.amount.range))),
            .init("amount", .amount(quantity.amount)), .init("unit", .text(quantity.unit?.rawValue)),
            .init("name", .text(groups[mention.ingredient.group].ingredients[mention.ingredient.item].line.name)),
        ])
    }
}

extension JSONValue {
    /// A number where it is one in decimals, or the text of a fraction or range ("1/3", "2-3"); null for none.
    static func amount(_ amount: Amount?) -> JSONValue {
        guard let lower = amount?.lower, let upper = amount?.upper, upper.isFinite else { return .null }
        guard lower == upper else { return .text("\(lower)-\(upper)") }
        return lower.decimalText(digits: 9, mark: ".").map { .number($0) } ?? .text(lower.description)
    }
}
