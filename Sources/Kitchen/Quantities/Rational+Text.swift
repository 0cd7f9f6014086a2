extension Rational {
    /// The most digits read before a decimal mark.
    public static let wholeDigits = 12
    /// The most digits read after a decimal mark.
    public static let decimalDigits = 6
    /// The largest denominator read from a written fraction.
    public static let largestWrittenDenominator = 1000

    /// The number written as a decimal: `12`, `1.5`, `-0.25`, with `mark` between whole and decimals.
    ///
    /// Nil for anything else, and for more digits than the bounds above.
    public init?(decimal text: some StringProtocol, mark: Character = ".") {
        guard let mark = mark.asciiValue else { return nil }
        self.init(decimal: Array(text.utf8)[...], mark: mark)
    }

    /// The number written as a decimal in ASCII bytes; nil as for text.
    public init?(decimal bytes: ArraySlice<UInt8>, mark: UInt8 = UInt8(ascii: ".")) {
        let isNegative = bytes.first == UInt8(ascii: "-")
        let digits = isNegative ? bytes.dropFirst() : bytes
        let sign = isNegative ? -1 : 1
        guard let split = digits.firstIndex(of: mark) else {
            guard let value = Self.bounded(digits) else { return nil }
            self.init(sign * value)
            return
        }
        let (whole, decimals) = (digits[..<split], digits[(split + 1)...])
        guard whole.count <= Self.wholeDigits, decimals.count <= Self.decimalDigits, !decimals.isEmpty,
            let value = Self.digits(whole), let part = Self.digits(decimals)
        else { return nil }
        let scale = decimals.reduce(into: 1) { scale, _ in scale *= 10 }
        self.init(sign * (value * scale + part), scale)
    }

    /// The number written as a whole, a fraction or a mixed number: `3`, `3/4`, `1 1/2`; nil for anything else.
    public init?(fraction text: some StringProtocol) {
        let words = Array(text.utf8).split(separator: UInt8(ascii: " "))
        guard let last = words.last, words.count <= 2 else { return nil }
        let terms = last.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard terms.count <= 2, terms.count == 2 || words.count == 1, let above = Self.bounded(terms[0]) else {
            return nil
        }
        var value = Rational(above)
        if terms.count == 2 {
            guard let below = Self.bounded(terms[1]), (1...Self.largestWrittenDenominator).contains(below) else {
                return nil
            }
            value = Rational(above, below)
        }
        if words.count == 2 {
            guard let whole = Self.bounded(words[0]) else { return nil }
            value += Rational(whole)
        }
        self = value
    }

    private static func bounded(_ bytes: ArraySlice<UInt8>) -> Int? {
        bytes.isEmpty || bytes.count > wholeDigits ? nil : digits(bytes)
    }

    /// The value of at most 12 ASCII digits; nil when anything else is among them.
    private static func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for byte in bytes {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }

    /// The exact decimal with at most `digits` decimals and no trailing zeros; nil when it needs more.
    public func decimalText(digits: Int, mark: String = ".") -> String? {
        var scale: Int128 = 1
        for count in 0...max(0, min(digits, 30)) {
            let scaled = self * Rational(scale, over: 1)
            guard scaled.isFinite else { return nil }
            if scaled.isWhole { return Self.decimal(scaled.numerator, decimals: count, mark: mark) }
            scale *= 10
        }
        return nil
    }

    private static func decimal(_ value: Int128, decimals: Int, mark: String) -> String {
        guard decimals > 0 else { return String(value) }
        var digits = String(value.magnitude)
        digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return (value < 0 ? "-" : "") + digits.dropLast(decimals) + mark + digits.suffix(decimals)
    }
}

extension Rational: CustomStringConvertible {
    /// The exact number: `3`, `1/2`, `-7/4`; `?` for ``overflow``.
    public var description: String {
        guard isFinite else { return "?" }
        // Dividing wide numbers digit by digit is slow, and few are wide.
        if let above = Int(exactly: numerator), let below = Int(exactly: denominator) {
            return below == 1 ? String(above) : "\(above)/\(below)"
        }
        return isWhole ? String(numerator) : "\(numerator)/\(denominator)"
    }
}
