import ArgumentParser

/// A count on the command line.
enum WholeNumber {
    /// Reads a number of a range; throws wrong usage, with what is allowed, for any other text.
    static func of(_ range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
        { text in
            if let number = Int(text), range.contains(number) { return number }
            let (least, most) = (range.lowerBound, range.upperBound)
            throw ValidationError("write a whole number, \(least) \(most == .max ? "or more" : "to \(most)").")
        }
    }

    /// Reads a number that makes chance repeatable.
    @Sendable static func seed(_ text: String) throws -> UInt64 {
        if let number = UInt64(text) { return number }
        throw ValidationError("write a whole number, 0 or more.")
    }
}
