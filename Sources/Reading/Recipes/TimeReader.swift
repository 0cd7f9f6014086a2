import Kitchen
import Text

/// Reads lengths of time as cooks write them: "20 min", "1 h 30 min", "1h30", "1:30", "1 1/2 hours", "PT1H30M",
/// "ca. 45 Minuten".
///
/// Of a range ("45–60 min") the longer end counts, since a plan must have room for it. A bare number is minutes. Words in
/// parentheses, and after "+" or "plus", are left out, but for a night, with which no time is known.
enum TimeReader {
    /// What a text says about a time.
    enum Result: Hashable {
        case time(Minutes)
        /// A number with a word that is no unit of time, as written.
        case unknownUnit(String)
        /// A time beyond ``longest``.
        case tooLong
        /// No time at all ("overnight").
        case none
    }

    /// The most minutes that are counted: some 19 years.
    private static let longest: Rational = 10_000_000

    static func read(_ text: String) -> Result {
        if let time = plain(text) { return .time(time) }
        guard !saysNight(text) else { return .none }
        if let time = iso8601(text) ?? clock(text) { return time }
        var tokens = Tokens(text)
        var total = Rational(0)
        var smallest: Rational?
        while let number = tokens.nextNumber() {
            if number > longest { return .tooLong }
            guard let word = tokens.nextWord() else {
                // "1h30": a number after hours and without a unit is minutes; alone it is minutes too.
                total += number * (smallest.map { $0 == 1440 ? 60 : 1 } ?? 1)
                smallest = 1
                break
            }
            guard let unit = TimeUnit(named: word).map({ Rational($0.seconds, 60) }) else {
                if smallest != nil { break }
                return .unknownUnit(word)
            }
            total += number * unit
            smallest = unit
        }
        guard smallest != nil else { return .none }
        return result(total)
    }

    /// "3 hours + overnight", of which nobody can tell how long it takes in all.
    private static func saysNight(_ text: String) -> Bool {
        let text = text.lowercased()
        return nights.contains { text.contains($0) }
    }

    private static let nights = ["overnight", "over night", "über nacht", "notte", "nuit", "noche"]

    private static func result(_ minutes: Rational) -> Result {
        guard minutes <= longest, let count = minutes.ceiling else { return .tooLong }
        return .time(Minutes(Int(count)))
    }

    /// One whole number of ASCII digits with one unit, or none, as most times are written: "20 min".
    private static func plain(_ text: String) -> Minutes? {
        text.utf8Bytes { bytes in
            var (count, index) = (0, 0)
            while index < bytes.count, count < 10_000, case let digit = bytes[index] &- 0x30, digit < 10 {
                count = count * 10 + Int(digit)
                index += 1
            }
            guard index > 0 else { return nil }
            if index == bytes.count { return Minutes(count) }
            if bytes[index] == UInt8(ascii: " ") { index += 1 }
            let name = UnsafeBufferPointer(rebasing: bytes[index...])
            guard let unit = unit(name), unit.seconds % 60 == 0 else { return nil }
            return Minutes(count * (unit.seconds / 60))
        }
    }

    /// The unit of a name, looked up by its bytes where it is short and in lower case, as most are.
    private static func unit(_ name: UnsafeBufferPointer<UInt8>) -> TimeUnit? {
        var packed: UInt64 = 0
        for byte in name.prefix(8) { packed = packed << 8 | UInt64(byte) }
        let short = name.count <= 8 ? TimeUnit.timer(packed: packed) : nil
        return short ?? TimeUnit(named: String(decoding: name, as: UTF8.self))
    }

    /// Hours and minutes as a clock shows them: "1:30", "1:30 h", "01:10:00". Of other numbers with a colon, such as "10:5",
    /// "1:30 min" and "at 18:30", nobody can tell.
    private static func clock(_ text: String) -> Result? {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
        let start = text.drop { !$0.isWholeNumber }
        let digits = start.prefix { $0.isWholeNumber || $0 == ":" }
        let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count(where: { !$0.isEmpty }) > 1 else { return nil }
        let words = start.dropFirst(digits.count).split { $0.isWhitespace || $0 == "." }
        let numbers = parts.compactMap { Int($0) }
        let isAlone = text.drop(while: \.isWhitespace).startIndex == start.startIndex
        guard isAlone, words.allSatisfy({ TimeUnit(named: $0.lowercased())?.seconds == 3600 }),
            words.count < 2, numbers.count == parts.count, parts.count < 4, parts[0].count < 4,
            zip(parts, numbers).dropFirst().allSatisfy({ $0.count == 2 && $1 < 60 })
        else { return Result.none }
        return .time(Minutes(numbers[0] * 60 + numbers[1] + (numbers.dropFirst(2).first ?? 0 > 0 ? 1 : 0)))
    }

    /// A duration of ISO 8601 in days, hours, minutes and seconds: "PT1H30M", "P1DT2H".
    private static func iso8601(_ text: String) -> Result? {
        guard let first = text.utf8.first, first | 0x20 == UInt8(ascii: "p"), text.utf8.count > 2 else { return nil }
        let upper = text.uppercased()
        var (total, digits, inTime) = (Rational(0), "", false)
        for letter in upper.dropFirst() {
            switch letter {
            case "0"..."9", ".": digits.append(letter)
            case "T": inTime = true
            default:
                let factor: Rational? =
                    switch (letter, inTime) {
                    case ("D", false): 1440
                    case ("H", true): 60
                    case ("M", true): 1
                    case ("S", true): Rational(1, 60)
                    default: nil
                    }
                guard let factor, !digits.isEmpty else { return nil }
                guard let number = Rational(decimal: digits), number <= longest else { return .tooLong }
                total += number * factor
                digits = ""
            }
        }
        return digits.isEmpty ? result(total) : nil
    }
}

/// The numbers and words of a text that says a time.
private struct Tokens {
    private var rest: Substring

    init(_ text: String) {
        var outside = ""
        var depth = 0
        for character in text {
            if character == "(" { depth += 1 }
            if depth == 0 { outside.append(character) }
            if character == ")" { depth = max(0, depth - 1) }
        }
        let cut = outside.lowercased().firstRange(of: " plus ")?.lowerBound ?? outside.endIndex
        rest = outside[..<min(cut, outside.firstIndex(of: "+") ?? outside.endIndex)]
    }

    /// The next number; of a range its upper end. Words before it ("about", "ca.") are passed over, but only before the
    /// first number.
    mutating func nextNumber() -> Rational? {
        guard let start = rest.firstIndex(where: { Self.isDigit($0) }) else { return nil }
        rest = rest[start...]
        var number = number()
        while let upper = upperEnd() { number = upper }
        return number
    }

    /// The word that follows a number, without the space between; nil when a number or nothing follows.
    mutating func nextWord() -> String? {
        let text = rest.drop { $0 == " " || $0 == "\u{A0}" || $0 == "-" }
        let word = text.prefix { $0.isLetter || $0 == "'" }
        guard !word.isEmpty else { return nil }
        rest = text.dropFirst(word.count)
        return String(word)
    }

    /// `12`, `1.5`, `1,5`, `1/2`, `1 1/2`, `½`, `1½`.
    private mutating func number() -> Rational {
        var value = simple()
        let gap = rest.drop { $0 == " " }
        let followed = gap.first.map { Self.vulgar[$0] != nil } ?? false
        let fraction = gap.prefix { $0.isASCII && ($0.isNumber || $0 == "/") }
        if followed || fraction.contains("/") {
            rest = gap
            value += simple()
        }
        return value
    }

    /// The number here; what has too many digits to be read is more than any time.
    private mutating func simple() -> Rational {
        if let first = rest.first, let fraction = Self.vulgar[first] {
            rest = rest.dropFirst()
            return fraction
        }
        let digits = rest.prefix { $0.isASCII && ($0.isNumber || "./,".contains($0)) }
        rest = rest.dropFirst(digits.count)
        let text = String(digits).replacing(",", with: ".")
        let trimmed = text.hasSuffix(".") ? String(text.dropLast()) : text
        return Rational(decimal: trimmed) ?? Rational(fraction: trimmed)
            ?? Rational(trimmed.count > 9 ? Int.max / 2 : 0)
    }

    /// The upper end of a range that goes on here: "–60", " to 60", "~60".
    private mutating func upperEnd() -> Rational? {
        let gap = rest.drop { $0 == " " }
        for sign in ["-", "–", "—", "~", "to ", "a ", "bis ", "à ", "or "] where gap.hasPrefix(sign) {
            let after = gap.dropFirst(sign.count).drop { $0 == " " }
            guard let first = after.first, Self.isDigit(first) else { continue }
            rest = after
            return number()
        }
        return nil
    }

    private static func isDigit(_ character: Character) -> Bool {
        character.isASCII && character.isNumber || vulgar[character] != nil
    }

    private static let vulgar: [Character: Rational] = [
        "½": Rational(1, 2), "⅓": Rational(1, 3), "⅔": Rational(2, 3), "¼": Rational(1, 4), "¾": Rational(3, 4),
    ]
}
