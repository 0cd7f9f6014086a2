import Kitchen
import Templates

/// The page of a shopping sheet: one sheet of paper.
struct SheetPage: Sendable {
    let week: WeekView
    let text: SheetText

    var sheet: ShoppingSheet { text.sheet }

    /// How large the sheet can be set so that it fits a page: by about as many rows as its lines take.
    var size: String {
        let rows = sheet.lines.reduce(sheet.aisles.count * 2) { rows, line in
            let small = text.needed(line).count + text.uses(line.uses).reduce(0) { $0 + $1.count + 3 }
            return rows + 2 + small / 70
        }
        return rows <= 34 ? "roomy" : rows <= 60 ? "plain" : rows <= 82 ? "dense" : "tight"
    }
}

/// A shop with its aisles, as they are walked; the name is nil where there is one shop.
struct SheetShop: Sendable {
    /// An aisle with its lines; the name is nil for what stands in none that is known.
    struct Aisle: Sendable {
        let name: String?
        let lines: [SheetLine]
    }

    let name: String?
    var aisles: [Aisle]

    /// The lines of a sheet by shop and aisle, in its order.
    static func all(of sheet: ShoppingSheet) -> [SheetShop] {
        sheet.aisles.reduce(into: []) { shops, aisle in
            if shops.isEmpty || shops[shops.count - 1].name != aisle.shop {
                shops.append(SheetShop(name: aisle.shop, aisles: []))
            }
            shops[shops.count - 1].aisles.append(Aisle(name: aisle.aisle, lines: aisle.lines))
        }
    }
}

/// A part of a sheet, with the words of the sheet.
struct SheetPart<Part: Sendable>: Sendable {
    let part: Part
    let text: SheetText
}

extension SheetPage {
    /// A view of each of some parts, on a page.
    fileprivate func parts<Part>(_ parts: [Part], on page: PageView<SheetPage>) -> [PageView<SheetPart<Part>>] {
        parts.map { page.view(of: SheetPart(part: $0, text: text)) }
    }
}

let sheetShape = pageShape(
    "shopping sheet",
    [
        .view("week", weekShape) { $0.content.week },
        .list("shops", sheetShopShape) { $0.content.parts(SheetShop.all(of: $0.content.sheet), on: $0) },
        .text("size") { $0.content.size },
        .flag("hasLines") { !$0.content.sheet.lines.isEmpty },
        .typeset("total") { $0.site.written($0.content.sheet.total) },
        .text("unpriced") { $0.content.sheet.unpriced.joined(separator: ", ") },
        .list("have", sheetLineShape) { $0.content.parts($0.content.sheet.have, on: $0) },
        .flag("hasHave") { !$0.content.sheet.have.isEmpty },
        .list("soon", sheetSoonShape) { $0.content.parts($0.content.sheet.soon, on: $0) },
        .flag("hasSoon") { !$0.content.sheet.soon.isEmpty },
        .list("uncounted", sheetUncountedShape) { $0.content.parts($0.content.sheet.uncounted, on: $0) },
        .flag("hasUncounted") { !$0.content.sheet.uncounted.isEmpty },
        .link("markdown") { PageAddress.sheet($0.content.week.plan.slug, as: "md") },
        .link("csv") { PageAddress.sheet($0.content.week.plan.slug, as: "csv") },
        .link("plain") { PageAddress.sheet($0.content.week.plan.slug, as: "txt") },
    ] as [Field<PageView<SheetPage>>])

private let sheetShopShape = RecordShape<PageView<SheetPart<SheetShop>>>(
    "shop",
    [
        .text("name") { $0.content.part.name },
        .list("aisles", sheetAisleShape) { page in
            page.content.part.aisles.map { page.view(of: SheetPart(part: $0, text: page.content.text)) }
        },
    ])

private let sheetAisleShape = RecordShape<PageView<SheetPart<SheetShop.Aisle>>>(
    "aisle",
    [
        .text("name") { $0.content.part.name ?? $0.words[.otherAisle] },
        .list("lines", sheetLineShape) { page in
            page.content.part.lines.map { page.view(of: SheetPart(part: $0, text: page.content.text)) }
        },
    ])

private let sheetLineShape = RecordShape<PageView<SheetPart<SheetLine>>>(
    "line of a sheet",
    [
        .text("name") { $0.content.part.name },
        .typeset("buy") { $0.content.text.bought($0.content.part) },
        .typeset("amount") { SheetAmounts($0.content.part, in: $0.content.text.format).needed },
        .typeset("needed") { $0.content.text.needed($0.content.part) },
        .typeset("left") { $0.content.text.left($0.content.part) },
        .typeset("price") { page in page.content.part.price.map { page.site.written($0) } },
        .texts("uses") { $0.content.text.uses($0.content.part.uses) },
    ])

private let sheetSoonShape = RecordShape<PageView<SheetPart<SheetSoon>>>(
    "what expires soon",
    [
        .text("name") { $0.content.part.name },
        .typeset("amount") { page in page.content.part.item.quantity.map { page.content.text.format.text($0) } },
        .text("until") { page in page.content.part.item.expires.map { page.words.written(day: $0) } },
        .flag("planned") { $0.content.part.isPlanned },
    ])

private let sheetUncountedShape = RecordShape<PageView<SheetPart<SheetUncounted>>>(
    "what could not be counted",
    [
        .typeset("text") { $0.content.text.uncounted($0.content.part) },
        // The author's words say "to taste" already.
        .text("reason") { page in
            page.content.part.reason == .toTaste ? nil : page.content.text.reason(page.content.part)
        },
        .texts("uses") { $0.content.text.uses($0.content.part.uses) },
    ])
