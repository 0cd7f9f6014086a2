import Kitchen
import Reading

/// Reads lengths of time as pages write them: ISO 8601 durations, sloppy ones among them (`PT0H90M`, `P0DT1H`, `PT1H30`,
/// `PT30`, `P1H30M`), and words.
enum WrittenDuration {
    /// The time; nil for none, one that is nothing, and one in months or years.
    static func read(_ text: String) -> Minutes? {
        let text = PlainWords.words(text)
        let signs = text.uppercased().filter { !$0.isWhitespace }
        let minutes = signs.hasPrefix("P") ? iso8601(signs.dropFirst()) : Minutes(written: text)
        return minutes.flatMap { $0.count > 0 ? $0 : nil }
    }

    private static func iso8601(_ text: Substring) -> Minutes? {
        var (rest, seconds, isTime, last) = (text, 0.0, false, Character("T"))
        while !rest.isEmpty {
            if rest.first == "T" { isTime = true }
            rest = rest.drop { $0.isLetter }
            let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "," }
            if digits.isEmpty { return rest.isEmpty ? minutes(seconds) : nil }
            rest = rest.dropFirst(digits.count)
            guard let number = Double(digits.replacing(",", with: ".")) else { return nil }
            // "PT1H30" and "PT30": minutes lack their letter.
            let unit = rest.first ?? (last == "H" || last == "T" && isTime ? "M" : " ")
            // "P1H30M" and "P45M": minutes lack the T before them; nobody says 45 months.
            isTime = isTime || unit == "H" || unit == "M" && number > 12
            guard number == 0 || length(of: unit, isTime) != nil else { return nil }
            seconds += number * (length(of: unit, isTime) ?? 0)
            if rest.prefix(while: \.isLetter).dropFirst().contains("T"), !isTime { isTime = true }
            last = unit
        }
        return minutes(seconds)
    }

    /// The seconds of a unit by its first letter.
    private static func length(of unit: Character, _ isTime: Bool) -> Double? {
        switch unit {
        case "W": 604_800
        case "D": 86_400
        case "H": 3_600
        case "M": isTime ? 60 : nil
        case "S": 1
        default: nil
        }
    }

    /// Whole minutes, rounded up; a year and more is a slip.
    private static func minutes(_ seconds: Double) -> Minutes? {
        seconds < 31_536_000 ? Minutes(Int((seconds / 60).rounded(.up))) : nil
    }
}
