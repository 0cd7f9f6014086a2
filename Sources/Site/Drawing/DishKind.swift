import Kitchen

/// A kind of dish that has a drawing: its look, and the nouns that mean it in each language.
struct DishKind: Sendable {
    /// Where the colour of its drawing comes from.
    enum TintSource: Sendable {
        /// The look's own.
        case own
        /// What the title names, else the look's own.
        case maybe
        /// What the title names; a title that names none is not drawn.
        case needed
    }

    let look: DishLook
    let tint: TintSource
    /// The nouns of each language.
    let nouns: [KitchenLanguage: [Substring]]
    private let exceptions: FoodTable<Bool>

    /// A look with its nouns, apart by commas, and with the stems of words beside which a noun means another look.
    init(
        _ look: DishLook, _ tint: TintSource = .own, unless exceptions: String, en: String, it: String, de: String,
        fr: String, es: String
    ) {
        (self.look, self.tint, self.exceptions) = (look, tint, FoodTable(exceptions))
        let languages: [(KitchenLanguage, String)] = [
            (.english, en), (.italian, it), (.german, de), (.french, fr), (.spanish, es),
        ]
        nouns = Dictionary(uniqueKeysWithValues: languages.map { ($0, $1.split(separator: ",")) })
    }

    /// Whether the title's other words leave the look in no doubt.
    func fits(_ title: FoodWords) -> Bool { !exceptions.fits(title) }
}
