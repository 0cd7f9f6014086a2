import TestSupport

/// Lines of scraps: what people write, what breaks readers, and any scalars.
extension Seeded {
    private static let scraps = [
        "1", "2", "1/2", "½", "1 1/2", "00", "999999999999999", "1.5", "1,5", ".5", "1/0", "0/0", "70%", "-", "–", "—",
        " - ", "~",
        "(", ")", "((", "))", "[", "](x)", ",", ";", ":", "|", "/", "+", "x", "×", "*", "**", ".", "of", "a", "an",
        "half", "to taste",
        "or", "and", "to", "g", "kg", "cup", "T", "t", "cloves", "large", "tin", "q.b.", "d'olio", "c. à s.", "EL",
        "eggs", "flour",
        "optional", "some", "about", "dozen", "’", "é", "日本", "🧂", "\u{301}", "\u{200D}", "\t", "\u{A0}", "\r", "\0",
        "'", "\"",
        "@salt{1%g}", "@", "{", "}", "#pot", "~{10%min}", "%", "=", "--", "[-", "-]", "\n", "\n\n", "> ", "== A ==",
        "---\n", ">> a: b",
        "\\", "@./x/y{}", "(chopped)",
    ]

    /// Up to twelve scraps, with and without spaces between.
    mutating func line() -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...12, using: &self) {
            text += Self.scraps.randomElement(using: &self) ?? ""
            if Int.random(in: 0..<3, using: &self) > 0 { text += " " }
        }
        return text
    }

    /// Up to `length` bytes of any value.
    mutating func bytes(upTo length: Int) -> [UInt8] {
        (0..<Int.random(in: 0...length, using: &self)).map { _ in UInt8.random(in: 0...255, using: &self) }
    }
}
