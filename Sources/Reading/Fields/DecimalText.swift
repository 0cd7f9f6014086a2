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

    private static func skipSign(_ rest: inout Substring.UTF8View) {
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    }

    private static func skipDigits(_ rest: inout Substring.UTF8View) -> Int {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        rest.removeFirst(digits.count)
        return digits.count
    }
}
