import Diagnostics
import Kitchen

/// A recipe in Cooklang as it is written: metadata, sections, steps, and what is marked in them, with their places.
public struct CooklangRecipe: Hashable, Sendable {
    /// The YAML between the lines of dashes at the top; nil when there is none.
    public var frontMatter: FrontMatterText?
    /// The `key: value` lines of the front matter that are not nested, and the `>> key: value` lines, in order.
    ///
    /// The values are the text as written. For lists and nested keys read `frontMatter` as YAML.
    public var metadata: [CooklangMetadata] = []
    /// The sections in order; what comes before the first heading is a section without a name.
    public var sections: [CooklangSection] = []

    /// A recipe with nothing in it.
    public init() {}

    /// The front matter as it stands in the file.
    public struct FrontMatterText: Hashable, Sendable {
        /// Its place in the file, in bytes from 0, without the lines of dashes.
        public var bytes: Range<Int>
        /// The number of its first line, from 1.
        public var firstLine: Int
    }

    /// All steps, in order.
    public var steps: [CooklangStep] {
        sections.flatMap(\.blocks).compactMap { if case .step(let step) = $0 { step } else { nil } }
    }

    /// All ingredients, in the order of the steps.
    public var ingredients: [CooklangIngredient] {
        steps.flatMap(\.items).compactMap { if case .ingredient(let ingredient) = $0 { ingredient } else { nil } }
    }
}

/// A line `key: value` about the recipe.
public struct CooklangMetadata: Hashable, Sendable {
    /// The key, without white space around it.
    public var key: String
    /// The value as written, without white space around it.
    public var value: String
    /// The place of the key.
    public var span: SourceSpan
}

/// A part of a recipe, under its heading.
public struct CooklangSection: Hashable, Sendable {
    /// The heading; nil when it has none.
    public var name: String?
    /// The place of the heading, or of the first block.
    public var span: SourceSpan
    /// Steps and notes, in order.
    public var blocks: [CooklangBlock] = []
}

/// A paragraph of a recipe.
public enum CooklangBlock: Hashable, Sendable {
    case step(CooklangStep)
    /// A paragraph that starts with `>`; its lines joined.
    case note(String, SourceSpan)
}

/// One step: text with ingredients, cookware and timers in it.
public struct CooklangStep: Hashable, Sendable {
    /// What the step says, in order; neighbouring text is one item.
    public var items: [CooklangItem]
    /// The place of the first character.
    public var span: SourceSpan
}

/// A stretch of a step.
public enum CooklangItem: Hashable, Sendable {
    case text(String)
    case ingredient(CooklangIngredient)
    case cookware(CooklangCookware)
    case timer(CooklangTimer)
}

/// `@name{amount%unit}(preparation)`.
public struct CooklangIngredient: Hashable, Sendable {
    /// The name; of a reference to another recipe, the last part of its path.
    public var name: String
    /// The path of the recipe that this stands for (`./sauces/Hollandaise`), or its name (of `@@Hollandaise`); nil for an
    /// ordinary ingredient.
    public var reference: String?
    /// What is in the braces; nil when nothing is.
    public var quantity: CooklangQuantity?
    /// What is in brackets behind it.
    public var preparation: String?
    /// Whether it is marked with `?`.
    public var isOptional: Bool
    /// The place of the whole mark.
    public var span: SourceSpan
    /// What the step calls it (`@white wine|wine{}`); nil for its name.
    public var alias: String?
    /// Whether it is not listed: marked with `-`, or what an earlier step made (`@&(~1)dough{}`).
    public var isHidden = false
}

/// `#name{amount}`.
public struct CooklangCookware: Hashable, Sendable {
    /// The name.
    public var name: String
    /// What is in the braces; nil when nothing is, which means one.
    public var quantity: CooklangQuantity?
    /// What is in brackets behind it.
    public var remark: String?
    /// Whether it is marked with `?`.
    public var isOptional: Bool
    /// The place of the whole mark.
    public var span: SourceSpan
    /// What the step calls it; nil for its name.
    public var alias: String?
    /// Whether it is not listed.
    public var isHidden = false
}

/// `~name{amount%unit}`.
public struct CooklangTimer: Hashable, Sendable {
    /// The name; nil when it has none.
    public var name: String?
    /// What is in the braces; nil when nothing is.
    public var quantity: CooklangQuantity?
    /// The place of the whole mark.
    public var span: SourceSpan
}

extension CooklangSection {
    /// What the steps of the section say, in order.
    var items: [CooklangItem] {
        blocks.flatMap { (block) -> [CooklangItem] in
            guard case .step(let step) = block else { return [] }
            return step.items
        }
    }
}

extension CooklangStep {
    /// The step as text without marks.
    var plainText: String {
        items.map(\.plainText).joined().replacing("\n", with: " ")
    }
}

extension CooklangItem {
    /// The stretch as text without marks: names, and the time of a timer.
    var plainText: String {
        switch self {
        case .text(let text): text
        case .ingredient(let ingredient): ingredient.alias ?? ingredient.name
        case .cookware(let cookware): cookware.alias ?? cookware.name
        case .timer(let timer): timer.quantity?.written ?? timer.name ?? ""
        }
    }
}

extension CooklangQuantity {
    /// The amount and the unit as written, with a space between.
    var written: String {
        [text, unitText].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension CooklangTimer {
    /// How long it is, of a range the shorter end, in seconds; nil when it does not say.
    var seconds: Int? {
        guard let quantity, let unit = TimeUnit(named: quantity.unitText), let amount = quantity.amount?.lower,
            let seconds = (amount * Rational(unit.seconds)).ceiling, seconds > 0, seconds <= TimerScan.longest
        else { return nil }
        return Int(seconds)
    }
}
