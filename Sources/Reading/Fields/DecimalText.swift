/// Recognises numbers by their text.
enum DecimalText {
    /// Whether `text` is `[+-]digits[.digits][e[+-]digits]`, with digits on at least one side of the point.
    static func isNumber(_ text: String) -> Bool {
        var rest = Substring(text).utf8
        skipSign(&rest)
        let whole = skipDigits(&rest)
        var fraction = 0
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            fraction = skipDigits(&rest)
        }
        guard whole + fraction > 0 else { return false }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            skipSign(&rest)
            guard skipDigits(&rest) > 0 else { return false }
        }
        return rest.isEmpty
    }

    /// `text` with a point for its one decimal comma; nil when that makes no number of it.
    static func withPoint(_ text: String) -> String? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].contains("."), !parts[1].isEmpty else { return nil }
        let pointed = "\(parts[0]).\(parts[1])"
        return isNumber(pointed) ? pointed : nil
    }

    /// `text` without the sign or the letters of a currency around its number; nil when that makes no number of it.
    static func withoutCurrency(_ text: String) -> String? {
        let number = text.drop { !$0.isNumber && $0 != "-" }
        let end = number.lastIndex { $0.isNumber }.map { number.index(after: $0) } ?? number.startIndex
        let signs = text[..<number.startIndex] + number[end...]
        let bare = String(number[..<end])
        let isCurrency = signs.allSatisfy { $0.isCurrencySymbol || $0.isLetter || $0 == " " }
        guard !signs.isEmpty, signs.count <= 6, isCurrency else { return nil }
        return isNumber(bare) ? bare : withPoint(bare)
    }

    private static func skipSign(_ rest: inout Substring.UTF8View) {
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    }

    private static func skipDigits(_ rest: inout Substring.UTF8View) -> Int {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        rest.removeFirst(digits.count)
        return digits.count
    }
}
