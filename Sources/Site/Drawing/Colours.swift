/// The three colours of a thing that is drawn.
struct Colours: Sendable {
    let main: String
    let dark: String
    let light: String

    init(_ main: String, _ dark: String, _ light: String) {
        self.main = main
        self.dark = dark
        self.light = light
    }

    /// Markup in these colours: `$1` is the main one, `$2` the dark one, `$3` the light one, and `'` a double quote.
    func paint(_ markup: String) -> String {
        var painted = ""
        var isMark = false
        for character in markup {
            switch (isMark, character) {
            case (true, "1"): painted += main
            case (true, "2"): painted += dark
            case (true, "3"): painted += light
            case (_, "$"): break
            case (_, "'"): painted.append("\"")
            default: painted.append(character)
            }
            isMark = character == "$"
        }
        return painted
    }
}
