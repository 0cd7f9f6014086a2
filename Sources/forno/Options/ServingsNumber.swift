import ArgumentParser
import Kitchen

/// A number of servings on the command line, as the box of a page takes it.
enum ServingsNumber {
    /// Reads a number or a fraction: 6, 1/3, 2 1/2, 2.5; throws wrong usage for any other text.
    @Sendable static func read(_ text: String) throws -> Rational {
        if let number = Rational(servings: text) { return number }
        throw ValidationError("write a number or a fraction above 0 and below 10000, as 6, 1/3 or 2.5.")
    }
}
