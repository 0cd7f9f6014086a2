import Text

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
    func fill(_ markup: HTML) -> HTML { HTML(filling: markup, with: [main, dark, light].map { "\($0)" }) }
}
