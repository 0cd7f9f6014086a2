import Text

/// What a menu states of allergens, row by row: what is printed on some day, to be compared with what is stated on another.
///
/// ```swift
/// let menu: PricedMenu, printed: MenuStatement
/// let statement = MenuStatement(menu)
/// statement.code                               // "7K3F-Q2AD": another allergen makes another code, another price does not
/// statement.changes(since: printed)            // ["Margherita: gluten, milk; it was gluten"]
/// ```
public struct MenuStatement: Hashable, Sendable {
    /// What is stated of all that is called by a name, by name.
    public let facts: [String: String]

    /// What a menu states of its dishes, of what they can be had with, and of its drinks.
    public init(_ menu: PricedMenu) {
        let rows =
            menu.dishes.map { ($0.name, $0.diet) } + menu.extras.map { ("+ " + $0.name, $0.diet.completed) }
            + menu.menu.drinks.map { ($0.name, $0.diet.completed) }
        facts = Dictionary(rows.map { (Self.plain($0.0), $0.1.allergens.stated) }) { $0 == $1 ? $0 : "\($0) | \($1)" }
    }

    /// The statement of a text that another one made; nil for another text.
    public init?(_ text: String) {
        var facts: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard cells.count == 2 else { return nil }
            facts[String(cells[0])] = String(cells[1])
        }
        self.facts = facts
    }

    /// It as a text, a line for each name.
    public var text: String { facts.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }.joined() }

    /// Eight signs that stand for it, of which none is taken for another.
    public var code: String {
        let signs = Array("234679ACDEFHJKLMNPQRTUVWXY")
        var (value, code) = (FNV1a.hash(of: text.utf8), "")
        for place in 0..<8 {
            if place == 4 { code += "-" }
            code.append(signs[Int(value % UInt64(signs.count))])
            value /= UInt64(signs.count)
        }
        return code
    }

    /// What it states otherwise than an earlier one, a sentence for each name, in order.
    public func changes(since earlier: MenuStatement) -> [String] {
        Set(facts.keys).union(earlier.facts.keys).sorted().compactMap { name in
            switch (facts[name], earlier.facts[name]) {
            case (let now?, let then?): now == then ? nil : "\(name): \(now); it was \(then)"
            case (let now?, nil): "\(name) has come: \(now)"
            case (nil, let then): "\(name) has gone: it was \(then ?? "")"
            }
        }
    }

    /// A name on one line.
    private static func plain(_ name: String) -> String {
        name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
