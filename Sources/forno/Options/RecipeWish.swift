import ArgumentParser
import Kitchen

/// A recipe and how many times it is wanted, as an option names it: `focaccia:2`, `Pizza dough:1/2`, `tiramisu`.
struct RecipeWish {
    /// What the recipe is called.
    let name: String
    /// How many times.
    let factor: Rational

    /// What stands behind the last colon is the number, where it begins like one.
    init(_ text: String) throws {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last, last.first?.isNumber == true || last.isEmpty else {
            (name, factor) = (text, 1)
            return
        }
        guard let number = Rational(fraction: last) ?? Rational(decimal: last), number > 0, number <= 1000 else {
            throw ValidationError("\"\(last)\" is no number of times: write NAME:2, NAME:1/2 or NAME:1.5.")
        }
        name = parts.dropLast().joined(separator: ":")
        factor = number
    }
}
