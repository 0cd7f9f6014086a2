import Addresses
import Diagnostics
import Kitchen
import Templates

/// A shopping list among others.
let listCardShape = RecordShape<PageView<ShoppingList>>(
    "list card",
    [
        .text("title") { $0.content.title },
        .link("href") { PageAddress.list($0.content.slug) },
        .text("count", "`10 items`") { $0.words.counted($0.content.items.count, one: .itemsOne, many: .itemsMany) },
        .text("doneCount", "a number") { String($0.content.items.count(where: \.isDone)) },
        .text("toDoCount", "a number") { String($0.content.items.count { !$0.isDone }) },
        .flag("allDone") { $0.content.items.allSatisfy(\.isDone) },
    ])

let listShape = pageShape(
    "shopping list",
    [
        .include(listCardShape) { $0.view(of: $0.content) },
        .texts("notes", "the paragraphs around the items") { $0.content.notes },
        .views("items", listItemShape) { $0.content.items },
        .flag("hasPrices") { page in page.content.items.contains { $0.price != nil } },
        .typeset("total") { page in
            page.content.total(in: page.site.settings.currency).map { page.site.written($0) }
        },
    ] as [Field<PageView<ShoppingList>>])

private let listItemShape = RecordShape<PageView<ListItem>>(
    "item of a list",
    [
        .text("name") { $0.content.name },
        .typeset("amount", "or absent") { page in page.content.quantity.map { page.site.amounts.written($0) } },
        .typeset("price", "or absent") { page in page.content.price.map { page.site.written($0) } },
        .text("until", "or absent") { page in page.content.expires.map { page.words.written(day: $0) } },
        .text("cost", "or absent; the price in minor units, for scripts") { page in
            page.content.price.map { String($0.minorUnits) }
        },
        .text("day", "or absent; the last good day, for scripts: `2026-12-05`") { $0.content.expires?.description },
        .flag("done") { $0.content.isDone },
    ])

extension PageKind {
    /// The shopping lists.
    static let lists = PageKind(
        templates: [listTemplate], prefix: "lists/", isOfHouse: true, isThere: \.hasLists
    ) { plan in
        plan.kitchen.lists.map { list in
            plan.page(
                PageAddress.list(list.slug), listTemplate, title: list.title, origin: SourceLocation(file: list.source),
                list)
        }
    }
}

private let listTemplate = PageTemplate("list.html", listShape)
