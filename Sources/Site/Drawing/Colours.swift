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
}
