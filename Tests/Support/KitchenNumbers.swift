/// Tells numbers that a kitchen can measure from others.
public enum KitchenNumbers {
    /// The numbers in a text that no kitchen measures: fractions other than halves, thirds, quarters and eighths, and decimals
    /// of more than three digits.
    public static func others(in text: String, mark: String = ".") -> [String] {
        let words = text.split { !($0.isASCII && $0.isNumber || $0 == "/" || String($0) == mark) }.map(String.init)
        return words.filter { word in
            let terms = word.split(separator: "/", omittingEmptySubsequences: false)
            if terms.count == 2, let below = Int(terms[1]) { return ![2, 3, 4, 8].contains(below) }
            let decimals = word.split(separator: mark)
            return decimals.count == 2 && decimals[1].count > 3
        }
    }
}
