import Kitchen
import Text

/// A kind of dish that has a drawing: its look, the nouns that mean it in each language, and what is seen of the foods
/// that a recipe of it names.
struct DishKind: Sendable {
    /// Where the colour of its drawing comes from.
    enum TintSource: Sendable {
        /// The look's own.
        case own
        /// What the title names, else the look's own.
        case maybe
        /// What the title names, unless that is seen as pieces: blueberry muffins are not blue.
        case dough
        /// What the title names, else what makes a sauce of the ingredients, else the look's own.
        case cooked
        /// What the title names, else the first ingredient that gives a colour; a recipe without one is not drawn.
        case blended
        /// What the title names; a title that names none is not drawn.
        case needed
    }

    /// Which foods are seen as pieces.
    struct Pieces: Sendable {
        /// Of those that the title names.
        let title: Garnish.Group
        /// Of those that only the ingredients name.
        let listed: Garnish.Group
        /// Whether the dish consists of them: one of which none is known is not drawn.
        var isNeeded = false

        static let none = Pieces(title: [], listed: [])

        static func named(_ groups: Garnish.Group) -> Pieces { Pieces(title: groups, listed: []) }

        static func seen(_ groups: Garnish.Group, named: Garnish.Group = []) -> Pieces {
            Pieces(title: groups.union(named), listed: groups)
        }

        static func needed(_ groups: Garnish.Group, named: Garnish.Group = []) -> Pieces {
            Pieces(title: groups.union(named), listed: groups, isNeeded: true)
        }
    }

    let look: DishLook
    let tint: TintSource
    let pieces: Pieces
    /// The nouns of each language, apart by commas: a site asks for those of one.
    private let nouns: [KitchenLanguage: String]
    /// The stems of words beside which a noun means another dish.
    let exceptions: String
    /// Made when the kind is first meant: most are not.
    private let exceptionTable: Lazy<FoodTable<Bool>>

    /// A look with its nouns, apart by commas, and with the stems of words beside which a noun means another look.
    init(
        _ look: DishLook, _ tint: TintSource = .own, _ pieces: Pieces = .none, unless exceptions: String = "",
        en: String = "", it: String = "", de: String = "", fr: String = "", es: String = ""
    ) {
        (self.look, self.tint, self.pieces) = (look, tint, pieces)
        self.exceptions = exceptions
        exceptionTable = Lazy { FoodTable(exceptions) }
        nouns = [.english: en, .italian: it, .german: de, .french: fr, .spanish: es]
    }

    /// The nouns of a language.
    func nouns(in language: KitchenLanguage) -> [Substring] {
        (nouns[language] ?? "").utf8.split(separator: UInt8(ascii: ",")).map { Substring($0) }
    }

    /// Whether the title's other words leave the look in no doubt.
    func fits(_ title: FoodWords) -> Bool { !exceptionTable.value.fits(title) }

    /// Whether its noun alone is enough to draw it.
    var isDrawnAlone: Bool { !pieces.isNeeded && tint != .needed && tint != .blended }

    /// All kinds. Of two that have a noun in common the first is meant, and of German endings the first that fits.
    ///
    /// A noun is written without accents; a hyphen before a German one lets it end a compound. `unless` has the words
    /// beside which a noun is another dish, or one that looks otherwise. What is not here gets a card: a wrong picture
    /// is worse than none.
    static let all: [DishKind] = soups + bowls + pasta + grains + cooked + vegetables + breads + sweets + cakes + drinks
}
