import Addresses
import Kitchen
import Templates

let orderShape = pageShape(
    "order page",
    [
        .list("ways", wayShape, "how what is ordered gets to who ordered it") { page in
            page.content.ways.map { page.view(of: $0) }
        },
        .flag("isServed", "whether orders are brought to a table") { $0.content.isServed },
        .flag("isDelivered", "whether orders are delivered") { $0.content.delivery != nil },
        .typeset("fee", "or absent; what delivery costs") { page in
            page.content.delivery?.fee.map { page.site.written($0) }
        },
        .typeset("least", "or absent; the least that is delivered") { page in
            page.content.delivery?.least.map { page.site.written($0) }
        },
        .text("feeUnits", "or absent; in minor units, for scripts") { $0.content.delivery?.fee?.units },
        .text("leastUnits", "likewise") { $0.content.delivery?.least?.units },
        .text("coverUnits", "likewise; what each guest at a table pays besides") { page in
            page.content.isServed ? page.site.settings.charges.cover?.units : nil
        },
        .text("serviceShare", "or absent; what part of its prices a table pays for service, as a fraction") { page in
            page.content.isServed
                ? page.site.settings.charges.addedShare.map { "\($0.numerator)/\($0.denominator)" } : nil
        },
        .list("tableCharges", sentenceShape, "what guests at a table pay besides the prices") { page in
            page.content.isServed ? page.site.tableCharges : []
        },
        .text("serviceName", "or absent; what that is called in a sum") { $0.site.addedService },
        .views("allergens", allergenNoteShape, "all of them, in the order of their numbers") {
            $0.site.notes(AllergenSet(Allergen.allCases))
        },
        .views("additives", additiveNoteShape, "those of all that can be ordered, in the order of their letters") {
            $0.site.kitchen.menu?.orderedAdditives ?? []
        },
        .text("whatsApp", "or absent; the number in digits") { $0.content.whatsApp?.digits },
        .text("whatsAppLink", "or absent; the address that leads to it") { page in
            page.content.whatsApp.map { "https://wa.me/\($0.digits)" }
        },
        .text("sms", "or absent; the number in digits") { $0.content.sms?.digits },
        .text("phone", "likewise") { $0.content.phone?.digits },
        .text("phoneText", "or absent; the number to call, as it is written") { $0.content.phone?.text },
        .text("email", "or absent; the address for orders") { $0.content.email },
        .text("endpoint", "or absent; where orders are posted to") { $0.content.endpoint?.url },
        .text("endpointOrigin", "or absent; its host, for the policy of the page") { $0.content.endpoint?.origin },
    ] as [Field<PageView<OrderSettings>>])

private let wayShape = RecordShape<PageView<OrderSettings.Way>>(
    "way",
    [
        .text("name", "`collection`, `table` or `delivery`") { $0.content.rawValue },
        .text("label") { $0.words[$0.content.word] },
    ])

extension OrderSettings.Way {
    fileprivate var word: Word {
        switch self {
        case .collection: .wayCollection
        case .table: .wayTable
        case .delivery: .wayDelivery
        }
    }
}

extension PricedMenu {
    /// The additives of all that can be ordered: of what is on the menu, and of what comes onto it.
    fileprivate var orderedAdditives: [Additive] {
        (diets + menu.ingredients.map(\.diet)).reduce(AdditiveStatement.none) { $0.and($1.additives) }.contains
    }
}

extension Money {
    fileprivate var units: String { String(minorUnits) }
}

extension PageKind {
    /// What is ordered, and how it gets to the house.
    static let order = PageKind(
        templates: [orderTemplate], prefix: "order/",
        entry: Entry(label: .order, address: PageAddress.order, prefixes: ["order/"]), isThere: \.takesOrders
    ) { plan in
        guard let order = plan.site.settings.order else { return [] }
        return [plan.page(PageAddress.order, orderTemplate, title: plan.words[.order], order)]
    }
}

private let orderTemplate = PageTemplate("order.html", orderShape)
