import Kitchen
import Templates

/// An answer in the table of allergens and diets, with the words for it.
struct AnswerCell: Sendable {
    let answer: Certainty
    let label: String
}

private let answerShape = RecordShape<AnswerCell>(
    "answer",
    [
        .flag("yes") { $0.answer == .yes },
        .flag("no") { $0.answer == .no },
        .flag("unknown") { $0.answer == .unknown },
        .text("label", "the word for it") { $0.label },
    ])

let allergenTableShape = pageShape(
    "allergen page",
    [
        .list("columns", allergenNoteShape, "the fourteen of Regulation (EU) 1169/2011, Annex II, in order") { page in
            Allergen.allCases.map { page.view(of: AllergenNote(allergen: $0)) }
        },
        .list("rows", allergenRowShape) { page in
            page.content.menu.pizzas.map { page.view(of: page.site.view(of: $0)) }
        },
    ] as [Field<PageView<MenuView>>])

private let allergenRowShape = RecordShape<PageView<PizzaView>>(
    "row of the allergens",
    [
        .text("name") { $0.content.pizza.pizza.name },
        .link("href") { PageAddress.pizza($0.content.pizza.pizza.slug) },
        .view("pizza", pizzaShape) { $0.content },
        .record("vegetarian", answerShape) { $0.words.cell(for: $0.content.pizza.diet.vegetarian) },
        .record("vegan", answerShape) { $0.words.cell(for: $0.content.pizza.diet.vegan) },
        .list("cells", answerShape, "one for each column") { page in
            Allergen.allCases.map { page.words.cell(for: page.content.pizza.diet.allergens.answer(for: $0), of: $0) }
        },
    ])

extension Words {
    fileprivate func cell(for answer: Certainty) -> AnswerCell { AnswerCell(answer: answer, label: written(answer)) }

    fileprivate func cell(for answer: Certainty, of allergen: Allergen) -> AnswerCell {
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
