import Kitchen

/// Reads days as pages write them: ISO 8601, `January 5, 2024`, `5. Januar 2024`, `Fri, 05 Jan 2024 10:00:00 GMT` (RFC 2822),
/// `05.01.2024`, `2024/01/05`.
enum WrittenDate {
    /// What a text says of a day.
    enum Reading: Hashable {
        /// A day, as YYYY-MM-DD.
        case day(String)
        /// One of two: `03/04/2024` is in March or in April.
        case ambiguous
        /// No day.
        case none
    }

    static func read(_ text: String) -> Reading {
        if let day = iso8601(text) { return .day(day) }
        let words = words(of: text)
        let numbers = words.compactMap { Int($0.prefix(while: \.isNumber)) }
        guard let year = numbers.first(where: { (1_000...9_999).contains($0) }) else { return .none }
        if let month = words.lazy.compactMap(month).first {
            let day = numbers.first { (1...31).contains($0) }
            return day.map { reading(year, month, $0) } ?? .none
        }
        return numeric(text, year, numbers)
    }

    /// The day that a text begins with: "2021-05-03T10:00:00+02:00".
    static func iso8601(_ text: String) -> String? {
        let day = text.prefix(10)
        let isDay = zip(day, "0000-00-00").allSatisfy { $1 == "0" ? $0.isASCII && $0.isNumber : $0 == $1 }
        return day.count == 10 && isDay ? String(day) : nil
    }

    /// The words and numbers without times of the day: of "10:30" nothing is left.
    private static func words(of text: String) -> [String] {
        text.lowercased().split { $0.isWhitespace || $0 == "," }.filter { !$0.contains(":") }
            .flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init)
    }

    /// `05.01.2024`, `13/04/2024`, `2024/01/05`: with dots the day stands first, behind a year the month; else the number tells
    /// that cannot be a month.
    private static func numeric(_ text: String, _ year: Int, _ numbers: [Int]) -> Reading {
        guard numbers.count >= 3 else { return .none }
        if numbers[0] == year { return reading(year, numbers[1], numbers[2]) }
        guard numbers[2] == year else { return .none }
        let (first, second) = (numbers[0], numbers[1])
        if text.contains(".") || first > 12 || first == second { return reading(year, second, first) }
        return second > 12 ? reading(year, first, second) : .ambiguous
    }

    private static func reading(_ year: Int, _ month: Int, _ day: Int) -> Reading {
        let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
        return CalendarDate(text) == nil ? .none : .day(text)
    }

    /// The month of a name or of its first letters, three at least; "sept" and "gen" are months, "mar" is March in all five
    /// languages.
    private static func month(_ word: String) -> Int? {
        guard word.count >= 3, word.first?.isLetter ?? false else { return nil }
        for (number, names) in zip(1..., months) where names.contains(where: { $0.hasPrefix(word) }) { return number }
        return nil
    }

    private static let months: [[String]] = [
        ["january", "gennaio", "januar", "jänner", "janvier", "enero"],
        ["february", "febbraio", "februar", "feber", "février", "fevrier", "febrero"],
        ["march", "marzo", "märz", "maerz", "mars"], ["april", "aprile", "avril", "abril"],
        ["may", "maggio", "mai", "mayo"], ["june", "giugno", "juni", "juin", "junio"],
        ["july", "luglio", "juli", "juillet", "julio"], ["august", "agosto", "août", "aout"],
        ["september", "settembre", "septembre", "septiembre", "setiembre"],
        ["october", "ottobre", "oktober", "octobre", "octubre"], ["november", "novembre", "noviembre"],
        ["december", "dicembre", "dezember", "décembre", "decembre", "diciembre"],
    ]
}
