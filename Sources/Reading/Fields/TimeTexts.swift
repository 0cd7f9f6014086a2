import Kitchen

/// Days and times as people write them, in any of the five languages.
enum TimeTexts {
    /// "tue", "Tuesday to Thursday", "fri-mon": the days from the first to the last, over the end of the week too.
    static func weekdays(_ text: String) -> [Weekday]? {
        let days = ends(of: text, at: ["-", "–", " to ", " bis ", " au ", " al ", " a "]).map { Weekday(named: $0) }
        guard days.count <= 2, let first = days.first ?? nil, let last = days.last ?? nil else { return nil }
        let count = (last.rawValue - first.rawValue + 7) % 7 + 1
        return (0..<count).compactMap { Weekday(rawValue: (first.rawValue - 1 + $0) % 7 + 1) }
    }

    /// "2026-12-25", "12-24 to 12-26", "from 1 May to 30 Sep": days of one year, or of each.
    static func dates(_ text: String) -> OpeningRule.Dates? {
        let signs = [" to ", "/", " bis ", " au ", " al ", " a ", "–"]
        let days = ends(of: withoutBeginning(text), at: signs).map(yearDay)
        // "From 1 May" does not say until when.
        guard days.count == 2 || days.count == 1 && !saysFrom(text), let first = days.first ?? nil,
            let last = days.last ?? nil, first.year == nil && last.year == nil || isInOrder(first, last)
        else { return nil }
        return OpeningRule.Dates(first: first, last: last)
    }

    /// Whether a text begins as one that says from when on.
    static func saysFrom(_ text: String) -> Bool { withoutBeginning(text) != text }

    /// "18:30-22:30"; an end that is not later than the beginning is on the next day.
    static func span(_ text: String) -> OpeningRule.Span? {
        let times = ends(of: text, at: ["-", "–", " to "]).map(minutes)
        guard times.count == 2, let from = times[0], let to = times[1], from < 1_440, from != to else { return nil }
        return OpeningRule.Span(from: from, to: to > from ? to : to + 1_440)
    }

    /// The text without the word for "from".
    private static func withoutBeginning(_ text: String) -> String {
        let word = text.prefix { !$0.isWhitespace }
        let froms: Set<String> = ["from", "von", "vom", "du", "dal", "dall", "del", "desde"]
        return froms.contains(word.lowercased()) ? trimmed(text.dropFirst(word.count)) : text
    }

    /// "12-25", "2026-12-25", "25 December", "25. Dez.", "1er mai 2026", "1 de mayo", "May 1".
    private static func yearDay(_ text: String) -> OpeningRule.YearDay? {
        if let day = OpeningRule.YearDay(text) { return day }
        let words = text.split { $0.isWhitespace || $0 == "." || $0 == "," }.map(String.init).filter { $0 != "de" }
        let numbers = words.compactMap { Int($0.prefix(while: \.isNumber)) }
        let names = words.filter { $0.first?.isLetter == true }
        guard names.count == 1, numbers.count + 1 == words.count, (1...2).contains(numbers.count),
            let month = month(named: names[0])
        else { return nil }
        let year = numbers.count == 2 ? CalendarDate.padded(numbers[1], 4) + "-" : ""
        return OpeningRule.YearDay(year + CalendarDate.padded(month, 2) + "-" + CalendarDate.padded(numbers[0], 2))
    }

    /// The number of a month by its name or by at least three letters of it; nil where they begin the names of two.
    private static func month(named name: String) -> Int? {
        let wanted = FoodName.words(of: name).joined()
        guard wanted.count >= 3 else { return nil }
        let found = months.indices.filter { months[$0].contains { $0.hasPrefix(wanted) } }
        return found.count == 1 ? found[0] + 1 : nil
    }

    private static let months: [[String]] = [
        "january januar gennaio janvier enero", "february februar febbraio fevrier febrero", "march marz marzo mars",
        "april aprile avril abril", "may mai maggio mayo", "june juni giugno juin junio",
        "july juli luglio juillet julio",
        "august agosto aout", "september settembre septembre septiembre setiembre",
        "october oktober ottobre octobre octubre",
        "november novembre noviembre", "december dezember dicembre decembre diciembre",
    ].map { $0.split(separator: " ").map(String.init) }

    /// Whether both days have a year, and none is before the other. Days of every year may go over its end.
    private static func isInOrder(_ first: OpeningRule.YearDay, _ last: OpeningRule.YearDay) -> Bool {
        guard let start = first.year, let end = last.year else { return false }
        return (start, first.month, first.day) <= (end, last.month, last.day)
    }

    /// Minutes after midnight of a time from 0:00 to 24:00.
    private static func minutes(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), minute < 60, hour * 60 + minute <= 1_440
        else { return nil }
        return hour * 60 + minute
    }

    /// What stands before and behind the first of some signs, without the spaces around it; else the text alone.
    private static func ends(of text: String, at signs: [String]) -> [String] {
        guard let sign = signs.first(where: { text.contains($0) }) else { return [trimmed(text[...])] }
        return text.split(separator: sign, omittingEmptySubsequences: false).map(trimmed)
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
