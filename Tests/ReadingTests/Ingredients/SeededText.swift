/// The same lines of scraps at each run, by SplitMix64: what people write, what breaks readers, and any scalars.
struct SeededText: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

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
