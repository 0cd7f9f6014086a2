import Addresses
import Kitchen
import Templates

/// An answer in the table of allergens and diets, with the words for it.
struct AnswerCell: Sendable {
    let answer: Certainty
    let label: String
    /// Whether there may be traces, and no more.
    var isTrace = false
}

private let answerShape = RecordShape<AnswerCell>(
    "answer",
    [
        .flag("yes") { $0.answer == .yes },
        .flag("no") { $0.answer == .no },
        .flag("unknown") { $0.answer == .unknown && !$0.isTrace },
        .flag("trace", "whether there may be traces of it") { $0.isTrace },
        .text("label", "the word for it") { $0.label },
    ])

let allergenTableShape = pageShape(
    "allergen page",
    [
        .list("columns", allergenNoteShape, "the fourteen of Regulation (EU) 1169/2011, Annex II, in order") { page in
            Allergen.allCases.map { page.view(of: AllergenNote(allergen: $0)) }
        },
        .list("rows", allergenRowShape) { page in
            AllergenRow.rows(of: page.content.menu, in: page.words).map { page.view(of: $0) }
        },
        .views("legend", allergenNoteShape, "the allergens on this menu") { $0.content.legend },
        .flag("someTraces") { $0.content.hasTraces },
        .text("statement", "its day, and the code that `forno check --printed` takes") { $0.content.statement },
    ] as [Field<PageView<MenuView>>])

/// A row of the table: a dish, what dishes can be had with, or a drink.
private struct AllergenRow: Sendable {
    let name: String
    /// Nil for what has no page of its own.
    let address: String?
    let diet: DietFacts

    static func rows(of menu: PricedMenu, in words: Words) -> [AllergenRow] {
        menu.dishes.map {
            AllergenRow(name: $0.name, address: PageAddress.dish($0.slug), diet: $0.diet)
        }
            + menu.extras.map {
                let name = words.labelled(words[.orderExtras], $0.name)
                return AllergenRow(name: name, address: nil, diet: $0.diet.completed)
            } + menu.menu.drinks.map { AllergenRow(name: $0.name, address: nil, diet: $0.diet.completed) }
    }
}

private let allergenRowShape = RecordShape<PageView<AllergenRow>>(
    "row of the allergens",
    [
        .text("name") { $0.content.name },
        .link("href", "absent for a drink, and for what dishes can be had with") { $0.content.address },
        .view("facts", dietShape, "as a pizza has them") { $0.content.diet },
        .record("vegetarian", answerShape) { $0.words.cell(for: $0.content.diet.vegetarian) },
        .record("vegan", answerShape) { $0.words.cell(for: $0.content.diet.vegan) },
        .list("cells", answerShape, "one for each column") { page in
            Allergen.allCases.map { page.words.cell(for: $0, of: page.content.diet.allergens) }
        },
    ])

private let dietShape = RecordShape<PageView<DietFacts>>("what is known of a dish", dietFields { $0 })

extension Words {
    fileprivate func cell(for answer: Certainty) -> AnswerCell { AnswerCell(answer: answer, label: written(answer)) }

    fileprivate func cell(for allergen: Allergen, of statement: AllergenStatement) -> AnswerCell {
        let answer = statement.answer(for: allergen)
        if statement.onlyTraces.contains(allergen) {
            return AnswerCell(answer: .unknown, label: self[.traces], isTrace: true)
        }
        let word: Word =
            switch answer {
            case .yes: .contains
            case .no: .freeOf
            case .unknown: .unknown
            }
        return AnswerCell(answer: answer, label: self[word])
    }
}

extension PageKind {
    /// The table of allergens and diets.
    static let allergens = PageKind(
        templates: [allergenTemplate, allergenCSVTemplate], prefix: "menu/allergens/", isThere: \.hasMenu,
        links: { _ in [PageAddress.allergens] }
    ) { plan in
        guard let menu = plan.site.kitchen.menu else { return [] }
        let view = MenuView(menu, site: plan.site)
        return [
            plan.page(PageAddress.allergens, allergenTemplate, title: plan.words[.allergens], view),
            plan.page(PageAddress.allergens(as: "csv"), allergenCSVTemplate, title: plan.words[.menu], view),
        ]
    }
}

private let allergenTemplate = PageTemplate("allergens.html", allergenTableShape)
private let allergenCSVTemplate = PageTemplate("allergens.csv", allergenTableShape)
