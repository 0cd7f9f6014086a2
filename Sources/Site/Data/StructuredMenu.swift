import Addresses
import Kitchen
import Text

/// The menu for search engines.
extension DishView {
    /// A `MenuItem` (https://schema.org/MenuItem).
    func structuredData(of site: SiteFrame) -> ScriptJSON {
        var json = JSONWriter()
        json.object { json in
            json.begin("MenuItem", name: dish.name)
            write(to: &json, of: site)
        }
        return json.finished
    }

    /// All that is said of it but its name.
    fileprivate func write(to json: inout JSONWriter, of site: SiteFrame) {
        json.member("description", dish.written.description)
        json.member("url", site.canonical(PageAddress.dish(dish.slug)))
        json.offers(dish.prices, of: dish.written.facts, soldOut: dish.soldOut, on: site)
        let addOns = dish.extras.map { AddOn.extra($0) } + dish.choices.map { AddOn.choice($0) }
        if !addOns.isEmpty { json.member("menuAddOn") { $0.list(addOns) { $0.addOn($1, words: site.words) } } }
        json.memberOfDiets(dish.diet)
        json.nutrition(dish.energy)
    }
}

extension MenuView {
    /// The house as a `Restaurant` (https://schema.org/Restaurant) that has this menu, in its sections.
    func structuredData(of site: SiteFrame) -> ScriptJSON {
        var json = JSONWriter(capacity: 16_384)
        json.object { json in
            json.beginHouse(site)
            json.member("hasMenu") { json in
                json.object { json in
                    json.member("@type", "Menu")
                    json.member("name", site.words[.menu])
                    json.member("description", menu.menu.note)
                    json.member("url", site.canonical(PageAddress.menu))
                    json.member("inLanguage", site.settings.language.tag)
                    json.member("hasMenuSection") { write(to: &$0, of: site) }
                }
            }
        }
        return json.finished
    }

    private func write(to json: inout JSONWriter, of site: SiteFrame) {
        let drinks = menu.menu.drinks
        json.list(sections.map(MenuPiece.section) + (drinks.isEmpty ? [] : [.drinks(drinks)])) { json, piece in
            json.object { json in
                json.member("@type", "MenuSection")
                switch piece {
                case .section(let section):
                    json.member("name", section.heading)
                    json.member("description", section.note)
                    json.member("hasMenuItem") { json in
                        json.list(section.dishes) { json, view in
                            json.menuItem(view.dish.name) { view.write(to: &$0, of: site) }
                        }
                    }
                case .drinks(let drinks):
                    json.member("name", site.words[.drinks])
                    json.member("hasMenuItem") { json in
                        json.list(drinks) { json, drink in
                            json.menuItem(drink.name) {
                                let price = DishPrice(size: nil, price: drink.price)
                                $0.offers([price], of: drink.facts, soldOut: drink.soldOut, on: site)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What stands under a heading of the menu.
private enum MenuPiece {
    case section(MenuView.Section)
    case drinks([Drink])
}

/// What a dish can be had with, or what guests choose with it.
private enum AddOn {
    case extra(PricedExtra)
    case choice(PricedChoice)
}

/// What something costs at a table, or where it is taken away.
private struct MenuOffer {
    let price: DishPrice
    var isTakeaway = false
}

extension JSONWriter {
    /// An object of a dish or drink.
    fileprivate mutating func menuItem(_ name: String, _ facts: (inout JSONWriter) -> Void) {
        object { json in
            json.member("@type", "MenuItem")
            json.member("name", name)
            facts(&json)
        }
    }

    /// What something of the menu costs, and behind that what it costs where it is taken away.
    fileprivate mutating func offers(
        _ prices: [DishPrice], of facts: StatedFacts, soldOut: SoldOut?, on site: SiteFrame
    ) {
        let takeaway = prices.compactMap { price in
            facts.takeaway(in: price.size).map {
                MenuOffer(price: DishPrice(size: price.size, price: $0), isTakeaway: true)
            }
        }
        offers(
            prices.map { MenuOffer(price: $0) } + takeaway, of: facts.amount.map(site.settings.amounts.exactText),
            soldOut: site.shown(soldOut))
    }

    /// Some offers; nothing where there are none.
    private mutating func offers(_ offers: [MenuOffer], of amount: String? = nil, soldOut: SoldOut? = nil) {
        guard !offers.isEmpty else { return }
        member("offers") { json in
            if offers.count == 1 { return json.offer(offers[0], of: amount, soldOut: soldOut) }
            json.list(offers) { $0.offer($1, of: amount, soldOut: soldOut) }
        }
    }

    /// An `Offer` (https://schema.org/Offer), by the name of its size where it has one. What is taken away is collected on site
    /// (https://schema.org/OnSitePickup), which no offer at a table is.
    /// A price that is of an amount is a `UnitPriceSpecification`, as no program should take it for that of the dish.
    /// What is sold out says from when on it can be had again, where a day is said: what a machine read before stays true.
    private mutating func offer(_ offer: MenuOffer, of amount: String?, soldOut: SoldOut?) {
        object { json in
            json.member("@type", "Offer")
            json.member("name", offer.price.size)
            if offer.isTakeaway { json.member("availableDeliveryMethod", "https://schema.org/OnSitePickup") }
            if let soldOut {
                json.member("availability", "https://schema.org/SoldOut")
                json.member("availabilityStarts", soldOut.until?.adding(days: 1).description)
            }
            guard let amount else { return json.price(offer.price.price) }
            json.member("priceSpecification") { json in
                json.object { json in
                    json.member("@type", "UnitPriceSpecification")
                    json.price(offer.price.price)
                    json.member("unitText", amount)
                }
            }
        }
    }

    private mutating func price(_ price: Money) {
        member("price", price.plain)
        member("priceCurrency", price.currency.code)
    }

    /// What a dish can be had with, as a `MenuItem`, and what is chosen, as a `MenuSection` of such.
    fileprivate mutating func addOn(_ addOn: AddOn, words: Words) {
        switch addOn {
        case .extra(let extra): menuItem(words.named(extra), extra.distinctPrices, extra.topping.diet.completed)
        case .choice(let choice):
            object { json in
                json.member("@type", "MenuSection")
                json.member("name", words.label(of: choice))
                json.member("hasMenuItem") { json in
                    json.list(choice.options) { json, option in
                        let isFree = option.prices.allSatisfy { $0.price.minorUnits == 0 }
                        json.menuItem(option.name, isFree ? [] : option.prices.distinct, option.diet)
                    }
                }
            }
        }
    }

    /// A `MenuItem` with what it adds to the prices of a dish.
    private mutating func menuItem(_ name: String, _ prices: [DishPrice], _ diet: DietFacts) {
        menuItem(name) { json in
            json.offers(prices.map { MenuOffer(price: $0) })
            json.memberOfDiets(diet)
        }
    }

    /// The `NutritionInformation` (https://schema.org/NutritionInformation) of a dish as it is, or of each of its sizes.
    fileprivate mutating func nutrition(_ energy: [StatedFacts.Energy]) {
        guard !energy.isEmpty else { return }
        member("nutrition") { json in
            if energy.count == 1 { return json.nutrition(energy[0]) }
            json.list(energy) { $0.nutrition($1) }
        }
    }

    private mutating func nutrition(_ energy: StatedFacts.Energy) {
        object { json in
            json.member("@type", "NutritionInformation")
            json.member("calories", "\(energy.kilocalories) calories")
            json.member("servingSize", energy.size)
        }
    }
}
