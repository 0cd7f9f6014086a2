/// Amounts that programs keep as texts: decimals with a point or a comma, fractions, ranges.
enum WrittenAmount {
    /// "1.5" of "1,50", "1000" of "1,000", "1 1/2" and "2-3" as they stand; nil for nothing. `hasGroups` says that a point parts
    /// thousands where three digits stand behind it.
    static func text(_ words: String?, hasGroups: Bool = false) -> String? {
        guard let words, !words.isEmpty else { return nil }
        let plain = withPoint(words, hasGroups)
        guard Double(plain) != nil else { return words }
        return DecimalAmount.text(.text(plain))
    }

    /// "2-5" of the least and the most; one alone where the other is missing or nothing.
    static func range(_ least: String?, _ most: String?) -> String? {
        switch (text(least), text(most)) {
        case (let least?, let most?): least == most ? least : "\(least)-\(most)"
        case (let least, let most): least ?? most
        }
    }

    /// A number as the writer's country writes it, with a point before its decimals: three digits behind a sign are
    /// thousands, unless nothing stands before it.
    private static func withPoint(_ words: String, _ hasGroups: Bool) -> String {
        let parts = words.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
        guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }), !parts[0].isEmpty
        else {
            return words
        }
        let isThousands = parts[1].count == 3 && parts[0] != "0" && (hasGroups || words.contains(","))
        return isThousands ? parts.joined() : parts.joined(separator: ".")
    }
}
